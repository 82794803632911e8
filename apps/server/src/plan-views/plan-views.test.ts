import { addDays } from '@daymark/domain/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const SPAN = { startDate: '2026-11-23', dueDate: '2026-12-18' };

test('the plan tells what all projects have on the days of a span, and what is left of each day', async () => {
  const user = await makeUser(app);
  const shop = await makeProject(user, {
    ...SPAN,
    name: 'Shop',
    milestones: [{ name: 'Fair', dueDate: '2026-11-26' }],
  });
  const book = await makeProject(user, { ...SPAN, name: 'Book', weekdays: [4], hoursPerDay: 2 });
  const first = await addSubtask(user, shop.project.id, {
    title: 'Paint',
    dueDate: '2026-11-24',
    estimatedHours: 1.5,
  });
  await addSubtask(user, book.project.id, { title: 'Write', dueDate: '2026-11-26', estimatedHours: 2.25 });
  await addSubtask(user, book.project.id, { title: 'Later', dueDate: '2026-11-30', estimatedHours: 1 });
  await addSubtask(user, shop.project.id, {
    title: 'Hang',
    dependsOn: [first.id],
    lags: [{ id: first.id, days: 2 }],
  });
  const done = await addSubtask(user, shop.project.id, {
    title: 'Measure',
    dueDate: '2026-11-24',
    estimatedHours: 3,
  });
  await user.api.subtasks.change({ params: { id: done.id }, body: { status: 'Completed' } });
  const gone = await makeProject(user, { ...SPAN, name: 'Gone' });
  await addSubtask(user, gone.project.id, { title: 'Nothing', dueDate: '2026-11-25', estimatedHours: 4 });
  await user.api.projects.delete({ params: { id: gone.project.id } });

  const span = { from: '2026-11-21', to: '2026-11-27' };
  const plan = await user.api.planViews.show({ query: span });
  const days = await user.api.planViews.days({ query: span });
  expect(
    days.data.map(({ date, takenHours }) => [date, takenHours]).filter(([, hours]) => hours !== 0),
  ).toEqual([
    ['2026-11-24', 1.5],
    ['2026-11-26', 2.25],
  ]);
  expect(plan.data.map(({ title, dueDate }) => [title, dueDate])).toEqual([
    ['Paint', '2026-11-24'],
    ['Measure', '2026-11-24'],
    ['Write', '2026-11-26'],
    ['Hang', null],
  ]);
  expect(plan.data.at(-1)).toMatchObject({
    projectId: { id: shop.project.id, name: 'Shop' },
    dependsOn: [first.id],
    lags: [{ id: first.id, days: 2 }],
  });
  expect([plan.count, plan.total]).toEqual([4, 4]);
  expect(
    plan.days.map(({ date, why, hours, takenHours }) => [date.slice(8), why, hours, takenHours]),
  ).toEqual([
    ['21', 'weekday', 0, 0],
    ['22', 'weekday', 0, 0],
    ...['23', '24', '25', '26', '27'].map((day) => [day, 'working', 6, 0]),
  ]);
  expect(plan.milestones).toMatchObject([{ name: 'Fair', projectId: { name: 'Shop' } }]);
  expect(plan.projects.map(({ name }) => name).sort()).toEqual(['Book', 'Shop']);

  const { data } = await user.api.planViews.days({ query: { ...span, projectId: book.project.id } });
  expect(data.map(({ why, hours, takenHours }) => [why, hours, takenHours]).slice(2)).toEqual([
    ['working', 6, 0],
    ['working', 6, 1.5],
    ['working', 6, 0],
    ['working', 6, 0],
    ['working', 6, 0],
  ]);
});

test('a day of a habit says that it is one, and of which line of the brief', async () => {
  const user = await makeUser(app);
  const { subtasks } = await makeProject(user, {
    ...SPAN,
    name: 'Piano',
    description: 'Practise scales 20 minutes every day.\nTune the piano, 2 hours.',
    generateAISubtasks: true,
  });
  const { data } = await user.api.planViews.show({ query: { from: SPAN.startDate, to: SPAN.dueDate } });
  const habits = data.filter(({ repeat }) => repeat);
  expect(habits.length).toBeGreaterThan(15);
  expect(new Set(habits.map(({ statement }) => statement)).size).toBe(1);
  const byId = new Map(subtasks.map(({ id, repeat, statement }) => [id, { repeat, statement }]));
  for (const { id, repeat, statement } of data) expect({ repeat, statement }).toEqual(byId.get(id));
  const weekend = await user.api.planViews.days({ query: { from: '2026-11-28', to: '2026-11-29' } });
  expect(weekend.data.map(({ hours, takenHours, habitHours }) => [hours, takenHours, habitHours])).toEqual([
    [0, 1 / 3, 1 / 3],
    [0, 1 / 3, 1 / 3],
  ]);
});

test('a span is one day to one year, and of a project that is there', async () => {
  const user = await makeUser(app);
  const { project } = await makeProject(user, SPAN);
  const from = '2027-02-28';
  const show = (to: string) => failure(user.api.planViews.show({ query: { from, to } }));
  expect(await show(from)).toBeUndefined();
  expect(await show(addDays(from, 365))).toBeUndefined();
  for (const to of [addDays(from, -1), addDays(from, 366)])
    expect(await show(to)).toMatchObject({ status: 400, errors: [{ path: 'to' }] });
  await user.api.projects.delete({ params: { id: project.id } });
  const days = user.api.planViews.days({ query: { from, to: from, projectId: project.id } });
  expect(await failure(days)).toMatchObject({ status: 404 });
});
