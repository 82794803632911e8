import { wholePlanItem } from '@daymark/contract/plan-items';
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
  expect(plan.data.map(({ title, dueDate = null }) => [title, dueDate])).toEqual([
    ['Paint', '2026-11-24'],
    ['Measure', '2026-11-24'],
    ['Write', '2026-11-26'],
    ['Hang', null],
  ]);
  expect(plan.data.at(-1)).toMatchObject({
    projectId: shop.project.id,
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
  expect([plan.page, plan.pages]).toEqual([1, 1]);
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

test('a long plan comes in pages, which together have everything once', async () => {
  const user = await makeUser(app);
  const titles = ['Cut', 'Drill', 'Glue', 'Sand', 'Paint'];
  const days = ['2026-11-23', '2026-11-24', '2026-11-24', '2026-11-25', null];
  const late = await makeProject(user, { ...SPAN, name: 'Late', startDate: '2026-12-10', tags: ['wood'] });
  for (const [n, title] of titles.entries())
    await addSubtask(user, late.project.id, {
      title,
      dueDate: days[n] ?? null,
      estimatedHours: 1,
      description: 'Not in the plan',
    });
  const milestones = [{ name: 'Fair', dueDate: '2026-11-26' }];
  for (const name of ['One', 'Two', 'Three']) await makeProject(user, { ...SPAN, name, milestones });

  const query = { from: '2026-11-23', to: '2026-11-27', limit: 2 };
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => user.api.planViews.show({ query: { ...query, page } })),
  );

  expect(pages.map(({ page, pages, total, count }) => [page, pages, total, count])).toEqual([
    [1, 3, 5, 2],
    [2, 3, 5, 2],
    [3, 3, 5, 1],
    [4, 3, 5, 0],
  ]);
  expect(pages.flatMap(({ data }) => data.map(({ title }) => title))).toEqual(titles);
  expect(pages.map((page) => page.milestones.map(({ projectId }) => projectId.name).length)).toEqual([
    1, 1, 1, 0,
  ]);
  // The project of the subtasks is beside them on each page, the others are once on any.
  const named = (page: (typeof pages)[number]) => page.projects.map(({ name }) => name);
  expect(pages.slice(0, 3).map((page) => named(page).includes('Late'))).toEqual([true, true, true]);
  expect(pages.flatMap((page) => named(page).filter((name) => name !== 'Late')).toSorted()).toEqual([
    'One',
    'Three',
    'Two',
  ]);
  expect(pages[0]?.projects.find(({ name }) => name === 'Late')).toMatchObject({
    tags: ['wood'],
    priority: 'High',
  });
  // The hours of a day are those of subtasks that the page does not have.
  expect(pages[0]?.days.map(({ takenHours }) => takenHours)).toEqual([0, 1, 1, 0, 0]);
  expect(pages[1]?.days).toEqual([]);
  expect(pages[0]?.data[0]).toEqual({
    ...{ id: expect.any(String), _id: expect.any(String), projectId: late.project.id, title: 'Cut' },
    ...{
      status: 'Pending',
      priority: 'Medium',
      position: 1,
      version: 1,
      dueDate: days[0],
      estimatedHours: 1,
    },
  });
  expect(await failure(user.api.planViews.show({ query: { ...query, limit: 401 } }))).toMatchObject({
    status: 400,
  });
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
  for (const { id, repeat, statement } of data.map(wholePlanItem))
    expect({ repeat, statement }).toEqual(byId.get(id));
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
