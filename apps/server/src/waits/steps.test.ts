import { expect, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';
import { makeProject, makeUser } from '../testing/people.ts';

// Lines of a brief become steps, and what a kind of project takes has waits of its own.

async function makePlanned(body: { name: string; description: string; projectKind?: string }) {
  const app = await startTestApp({ now: '2026-11-16T09:00:00Z' });
  const user = await makeUser(app, { timezone: 'Europe/London' });
  const { api } = user;
  const dates = { startDate: '2026-11-16', dueDate: '2027-02-26' };
  const { project } = await makeProject(user, { ...dates, ...body, generateAISubtasks: true });
  const params = { projectId: project.id };
  const tasks = (await api.subtasks.list({ params })).data;
  const complete = async (isDone: (task: (typeof tasks)[number]) => boolean) => {
    const changes = tasks.filter(isDone).map(({ id }) => ({ id, status: 'Completed' as const }));
    await api.subtasks.changeMany({ params, body: { changes } });
  };
  const waits = async () => (await api.waits.list({ params })).data;
  return { api, project, params, tasks, complete, waits };
}

test('a wait before a line starts although the line became steps', async () => {
  const { tasks, complete, waits } = await makePlanned({
    name: 'Book',
    description: 'Send the draft to the client.\nThe client needs 5 days for it.\nContact form.',
    projectKind: 'none',
  });
  const steps = tasks.filter(({ title }) => title.startsWith('Contact form: '));
  expect(steps.length).toBeGreaterThan(1);
  await complete(({ title }) => title.startsWith('Send the draft'));
  expect(await waits()).toMatchObject([{ who: 'client', next: steps[0]?.title, answeredOn: null }]);
});

test('a wait that is a step starts by itself or by one click, and stays when a line is corrected', async () => {
  const { api, project, params, complete, waits } = await makePlanned({
    name: 'Website for the bakery',
    description: 'Website for a small business.\n- Design the home page\n- Build the home page',
    projectKind: 'small-business-website',
  });
  const { plan } = (await api.projects.get({ params: { id: project.id } })).data.project;
  const [first, second] = plan?.waits ?? [];
  await complete(({ dueDate }) => dueDate !== null && dueDate <= (first?.from ?? ''));
  const begun = [{ statement: first?.statement, title: first?.title, answeredOn: null }];
  expect(await waits()).toMatchObject(begun);

  const { reading, madeFrom } = (await api.readings.get({ params })).data;
  const statement = reading?.statements.find(({ kind }) => kind === 'task')?.id ?? '';
  await api.readings.correct({ params: { ...params, statement }, body: { madeFrom, kind: 'note' } });
  expect(await waits()).toMatchObject(begun);
  await api.readings.takeBack({ params: { ...params, statement } });

  await api.waits.start({ params, body: { statement: second?.statement ?? '' } });
  expect((await waits()).map(({ title }) => title)).toEqual([first?.title, second?.title]);
});
