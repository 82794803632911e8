import { expect, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

const BRIEF = 'Paint the fence. Write the flyer, 3 hours. Call the shop.';

/** A user who needed half as long again for six tasks that were estimated at two hours. */
async function makeSlow() {
  const app = await startTestApp();
  const user = await makeUser(app);
  const plan = async () =>
    (await makeProject(user, { description: BRIEF, generateAISubtasks: true })).subtasks;
  const before = await plan();
  const { project } = await makeProject(user, { name: 'Done work', description: '' });
  const done = { status: 'Completed', estimatedHours: 2, actualHours: 4 } as const;
  for (let n = 0; n < 12; n++) await addSubtask(user, project.id, { title: `Thing ${n}`, ...done });
  return { app, user, plan, before };
}

longTest(
  'a new plan takes as long as the person’s work does, but where the brief says how long, and says so',
  async () => {
    const { user, plan, before } = await makeSlow();
    const after = await plan();

    const hours = (rows: typeof before, words: RegExp) =>
      rows.filter(({ title }) => words.test(title)).reduce((sum, row) => sum + (row.estimatedHours ?? 0), 0);
    expect(hours(after, /flyer/)).toBe(3);
    expect(hours(before, /flyer/)).toBe(3);
    expect(hours(after, /fence/)).toBeGreaterThan(hours(before, /fence/) * 1.4);
    const { data } = await user.api.projects.list({});
    const texts = await Promise.all(
      data.map(
        async ({ id }) =>
          (await user.api.projects.get({ params: { id } })).data.project.plan?.assumptions ?? [],
      ),
    );
    expect(texts.flat().map(({ text }) => text)).toContain(
      'Hours follow your own history: what you call 2 h usually takes 4 h (12 tasks).',
    );
    expect((await user.api.calibration.show()).data.groups).toContainEqual({
      kind: 'all',
      name: '',
      tasks: 12,
      ratio: 2,
      factor: 1.68,
    });
  },
);

longTest('what a plan has learned is not unlearned by its own success', async () => {
  const { user, plan } = await makeSlow();
  for (let round = 0; round < 2; round++)
    for (const { id, estimatedHours } of await plan())
      await user.api.subtasks.change({
        params: { id },
        body: { status: 'Completed', actualHours: estimatedHours },
      });
  const { groups } = (await user.api.calibration.show()).data;
  expect(groups.find(({ kind }) => kind === 'all')?.ratio).toBeGreaterThan(1.5);
});

test('finished work of a deliverable moves its next estimate, and nothing else, and the plan says so', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  const website = {
    name: 'Website for a bakery',
    description: 'With a contact form and a photo gallery.',
    dueDate: '2027-03-31',
    generateAISubtasks: true,
  };
  const hoursOf = (rows: { title: string; estimatedHours: number | null }[], words: RegExp) =>
    rows.filter(({ title }) => words.test(title)).map(({ estimatedHours }) => estimatedHours ?? 0);
  const sum = (hours: number[]) => hours.reduce((all, one) => all + one, 0);
  const { subtasks: first } = await makeProject(user, website);
  const forms = first.filter(({ title }) => /contact form/i.test(title));
  expect(forms.length).toBeGreaterThan(0);
  for (let round = 0; round < 3; round++) {
    const { subtasks } = await makeProject(user, website);
    for (const { id, title, estimatedHours } of subtasks)
      await user.api.subtasks.change({
        params: { id },
        body: {
          status: 'Completed',
          actualHours: (estimatedHours ?? 0) * (/contact form/i.test(title) ? 2 : 1),
        },
      });
  }

  const { project, subtasks } = await makeProject(user, website);

  expect(sum(hoursOf(subtasks, /contact form/i))).toBeGreaterThan(
    sum(hoursOf(first, /contact form/i)) * 1.25,
  );
  expect(hoursOf(subtasks, /gallery/i)).toEqual(hoursOf(first, /gallery/i));
  const { plan } = (await user.api.projects.get({ params: { id: project.id } })).data.project;
  expect(plan?.assumptions.map(({ text }) => text).join(' ')).toMatch(
    /Hours follow your own history: what you call 2 h of “Contact form” usually takes \d h( \d+ min)? \(\d+ tasks\)\./,
  );
});
