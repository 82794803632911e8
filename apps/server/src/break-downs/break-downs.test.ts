import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

/** A website with a task that another one waits for. */
async function makeSite() {
  const user = await makeUser(app);
  const description = 'Portfolio website for a photographer with gallery, about page, contact form and blog';
  const { project } = await makeProject(user, { name: 'Portfolio website', description });
  const milestone = (
    await user.api.milestones.create({
      params: { projectId: project.id },
      body: { name: 'Content', dueDate: '2026-12-08' },
    })
  ).data.milestone;
  const add = (title: string, dueDate: string, more: object = {}) =>
    addSubtask(user, project.id, { title, dueDate, ...more });
  const logo = await add('Draw the logo', '2026-11-23', { estimatedHours: 2 });
  const page = await add('About page', '2026-11-24', {
    ...{ estimatedHours: 6, priority: 'High', tags: ['web'], milestoneId: milestone.id },
    dependsOn: [logo.id],
  });
  const launch = await add('Launch', '2026-11-25', {
    ...{ estimatedHours: 2, dependsOn: [page.id], lags: [{ id: page.id, days: 1 }] },
  });
  return { user, project, logo, page, launch, milestone };
}

const breakDown = (
  { api }: TestUser,
  id: string,
  body: Parameters<TestUser['api']['subtasks']['breakDown']>[0]['body'],
) => api.subtasks.breakDown({ params: { id }, body });

const rowsOf = async ({ api }: TestUser, projectId: string) =>
  (await api.subtasks.list({ params: { projectId } })).data;

const STEPS = [
  { title: 'Write the text', minutes: 120 },
  { title: 'Choose the pictures', minutes: 90, done: 'Five pictures are chosen' },
  { title: 'Build it', minutes: 150 },
];

test('steps are proposed from what the title means, within the hours that a person said, and nothing is written', async () => {
  const { user, project, page } = await makeSite();
  const before = await rowsOf(user, project.id);

  const { steps, source, questions, written } = (await breakDown(user, page.id, {})).data;

  expect({ source, questions, written }).toEqual({ source: 'library', questions: [], written: null });
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(360);
  const fewer = (await breakDown(user, page.id, { depth: 'as-written' })).data.steps;
  expect(fewer.length).toBeLessThan(steps.length);
  expect(await rowsOf(user, project.id)).toEqual(before);
});

test('an unknown task gets the phases of such work and questions, whose answers are used', async () => {
  const { user, project } = await makeSite();
  const unknown = await addSubtask(user, project.id, { title: 'Zorbly quux' });
  const first = (await breakDown(user, unknown.id, {})).data;
  expect(first).toMatchObject({ source: 'family', questions: [expect.any(String), expect.any(String)] });
  const answered = (await breakDown(user, unknown.id, { answers: 'It is the contact form' })).data;
  expect(answered).toMatchObject({ source: 'library', questions: [] });
});

test('steps stand in place of the task, in order, and one undo brings everything back', async () => {
  const { user, project, logo, page, launch, milestone } = await makeSite();
  const before = await rowsOf(user, project.id);

  const { written } = (await breakDown(user, page.id, { steps: STEPS })).data;

  const [first, second, last] = written?.subtasks ?? [];
  expect(written?.subtasks).toMatchObject([
    { id: page.id, title: 'About page: write the text', estimatedHours: 2, dependsOn: [logo.id] },
    {
      title: 'About page: choose the pictures',
      description: '- Five pictures are chosen',
      estimatedHours: 1.5,
      dependsOn: [first?.id],
    },
    { title: 'About page: build it', estimatedHours: 2.5, dependsOn: [second?.id] },
  ]);
  for (const step of written?.subtasks ?? [])
    expect(step).toMatchObject({ priority: 'High', tags: ['web'], milestoneId: milestone.id });
  const now = await rowsOf(user, project.id);
  const follower = now.find(({ id }) => id === launch.id);
  expect(follower).toMatchObject({ dependsOn: [last?.id], lags: [{ id: last?.id, days: 1 }] });
  const dates = now.map(({ dueDate }) => dueDate ?? '');
  expect(dates).toEqual(dates.toSorted());
  expect(now.slice(1, 4).map(({ id }) => id)).toEqual(written?.subtasks.map(({ id }) => id));
  expect(await brokenInvariants(app)).toEqual([]);

  await user.api.planChanges.undo({ params: { id: written?.changeId ?? '' } });
  const plain = (rows: typeof before) => rows.map((row) => ({ ...row, version: 0, updatedAt: '' }));
  expect(plain(await rowsOf(user, project.id))).toEqual(plain(before));
});

test('what no longer fits on the day of the task gets the next ones, and what waits for it follows', async () => {
  const { user, project } = await makeSite();
  const planned = (
    await user.api.subtasks.generate({ params: { projectId: project.id }, body: { engine: 'builtin' } })
  ).data;
  const [task] = planned.filter(({ dueDate, aiGenerated }) => aiGenerated && dueDate !== null);
  const steps = ['Plan it', 'Do it', 'Check it'].map((title) => ({ title, minutes: 240 }));

  const { written } = (await breakDown(user, task?.id ?? '', { steps })).data;

  const days = written?.subtasks.map(({ dueDate }) => dueDate ?? '') ?? [];
  expect(days).toEqual(days.toSorted());
  expect(new Set(days).size).toBe(3);
  const byId = new Map((await rowsOf(user, project.id)).map((row) => [row.id, row]));
  for (const { dependsOn, dueDate } of byId.values())
    for (const id of dependsOn) expect((byId.get(id)?.dueDate ?? '') <= (dueDate ?? '9')).toBe(true);
});

longTest('the steps outlive a new plan, which does not propose their task again', async () => {
  const user = await makeUser(app);
  const { project, subtasks } = await makeProject(user, { generateAISubtasks: true });
  const [task] = subtasks;
  const { written } = (await breakDown(user, task?.id ?? '', { steps: STEPS })).data;
  const ids = written?.subtasks.map(({ id }) => id) ?? [];

  const { data } = await user.api.subtasks.generate({
    params: { projectId: project.id },
    body: { regenerate: true, depth: 'detailed' },
  });

  const byId = new Map(data.map((row) => [row.id, row]));
  expect(ids.map((id) => byId.get(id)?.title)).toEqual(written?.subtasks.map(({ title }) => title));
  expect(data.filter(({ title }) => title === task?.title)).toEqual([]);
  expect(await brokenInvariants(app)).toEqual([]);
});

test('a completed task is not broken down, nor one that is not there', async () => {
  const { user, page } = await makeSite();
  await user.api.subtasks.change({ params: { id: page.id }, body: { status: 'Completed' } });
  for (const body of [{}, { steps: STEPS }])
    expect(await failure(breakDown(user, page.id, body))).toMatchObject({ status: 409 });
  expect(await failure(breakDown(user, user.userId, {}))).toMatchObject({ status: 404 });
  expect(await failure(breakDown(user, page.id, { steps: STEPS.slice(0, 1) }))).toMatchObject({
    status: 400,
  });
});
