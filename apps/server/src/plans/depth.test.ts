import { expect, test } from 'vitest';
import { longTest } from '../testing/long-run.ts';
import { makePlan, makeProject } from '../testing/people.ts';

const BRIEF = 'Portfolio website for a photographer with gallery, about page, contact form and blog.';

test('another depth keeps what was completed and edited, and gives the rest more or fewer tasks', async () => {
  const { user } = await makePlan();
  const dates = { startDate: '2026-11-23', dueDate: '2027-02-26' };
  const { project, subtasks } = await makeProject(user, {
    ...{ name: 'Portfolio website', description: BRIEF, depth: 'detailed', generateAISubtasks: true },
    ...dates,
  });
  const [done, edited] = subtasks;
  const change = (id = '', body: object) => user.api.subtasks.change({ params: { id }, body });
  await change(done?.id, { status: 'Completed' });
  await change(edited?.id, { title: 'My own words' });
  const params = { projectId: project.id };
  const touched = (rows: readonly { id: string; title: string; status: string; dueDate: string | null }[]) =>
    rows
      .filter(({ id }) => id === done?.id || id === edited?.id)
      .map(({ id, title, status, dueDate }) => ({ id, title, status, dueDate }));
  const before = touched((await user.api.subtasks.list({ params })).data);

  const counts: number[] = [];
  for (const depth of ['balanced', 'as-written', 'detailed'] as const) {
    const { data } = await user.api.subtasks.generate({ params, body: { regenerate: true, depth } });
    expect(touched(data)).toEqual(before);
    counts.push(data.length);
  }

  const [balanced = 0, asWritten = 0, detailed = 0] = counts;
  expect(asWritten).toBeLessThan(balanced);
  expect(balanced).toBeLessThan(detailed);
  const proposal = (await user.api.planProposals.propose({ params, body: {} })).data.depth;
  expect(proposal).toBe('detailed');
});

longTest('a plan that is half done keeps its steps and their hours', async () => {
  const { app, user } = await makePlan();
  const dates = { startDate: '2026-11-20', dueDate: '2026-12-04' };
  const { project, subtasks } = await makeProject(user, {
    ...{ name: 'Portfolio website', description: BRIEF, generateAISubtasks: true },
    ...dates,
  });
  const params = { projectId: project.id };
  app.clock.set('2026-11-27T08:00:00Z');
  for (const { id, dueDate } of subtasks) {
    if (dueDate && dueDate < '2026-11-27')
      await user.api.subtasks.change({ params: { id }, body: { status: 'Completed' } });
  }
  const hours = (rows: readonly { title: string; estimatedHours: number | null }[]) =>
    rows.map(({ title, estimatedHours }) => `${title}: ${estimatedHours}`).sort();

  const { rows } = (await user.api.planProposals.propose({ params, body: {} })).data;

  const planned = rows.flatMap(({ change, task, subtask }) =>
    change === 'removed' ? [] : (task ?? subtask ?? []),
  );
  expect(hours(planned)).toEqual(hours(subtasks));
});
