import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

async function makePerson() {
  app.clock.set('2026-11-20T12:00:00Z');
  const user = await makeUser(app);
  const { project } = await makeProject(user, {
    name: 'Bakery',
    startDate: '2026-11-01',
    dueDate: '2026-12-20',
  });
  return { user, project };
}

const plansOf = async ({ api }: TestUser) =>
  (await api.notifications.list({ query: { limit: 100 } })).data.filter(({ kind }) => kind === 'plan_broken');

const messages = async (user: TestUser) =>
  (await plansOf(user)).map(({ title, message }) => `${title}: ${message}`);

test('a plan is told of once three of its subtasks have passed their day, and no more when they are done', async () => {
  const { user, project } = await makePerson();
  await addSubtask(user, project.id, { title: 'Done', dueDate: '2026-11-10', status: 'Completed' });
  await addSubtask(user, project.id, { title: 'Today', dueDate: '2026-11-20' });
  await addSubtask(user, project.id, { title: 'First', dueDate: '2026-11-17' });
  await addSubtask(user, project.id, { title: 'Second', dueDate: '2026-11-18' });
  expect(await messages(user)).toEqual([]);
  const third = await addSubtask(user, project.id, { title: 'Third', dueDate: '2026-11-19' });
  expect(await plansOf(user)).toEqual([
    {
      id: `plan_broken.2026-11-17.${project.id}`,
      _id: `plan_broken.2026-11-17.${project.id}`,
      kind: 'plan_broken',
      title: 'Bakery',
      message: 'The plan no longer holds: 3 open tasks behind',
      projectId: project.id,
      projectName: 'Bakery',
      subtaskId: null,
      milestoneId: null,
      dueDate: '2026-11-17',
      since: '2026-11-20',
      readAt: null,
    },
  ]);
  await user.api.subtasks.change({ params: { id: third.id }, body: { status: 'Completed' } });
  expect(await messages(user)).toEqual([]);
});

test('work that lies after a due date that was moved up breaks the plan, until it is moved too', async () => {
  const { user, project } = await makePerson();
  const subtask = await addSubtask(user, project.id, { title: 'Opening', dueDate: '2026-12-18' });
  await user.api.projects.change({ params: { id: project.id }, body: { dueDate: '2026-12-15' } });
  expect(await messages(user)).toEqual(['Bakery: The plan no longer holds: 1 open task after the due date']);
  await user.api.subtasks.change({ params: { id: subtask.id }, body: { dueDate: '2026-12-14' } });
  expect(await messages(user)).toEqual([]);
});

longTest('a plan that never fitted tells how much found no room', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const user = await makeUser(app);
  await user.api.users.changeSettings({ body: { weekdays: [1], hoursPerDay: 0.25 } });
  const { project, subtasks } = await makeProject(user, {
    startDate: '2026-11-23',
    dueDate: '2026-11-27',
    generateAISubtasks: true,
  });
  const unplaced = subtasks.filter(({ dueDate }) => dueDate === null);
  expect(unplaced.length).toBeGreaterThan(0);
  const [told] = await plansOf(user);
  expect(told).toMatchObject({ projectId: project.id, dueDate: '2026-11-27' });
  expect(told?.message).toBe(
    `The plan no longer holds: ${unplaced.length} open task${unplaced.length === 1 ? '' : 's'} without a day`,
  );
  for (const { id } of unplaced) await user.api.subtasks.delete({ params: { id } });
  expect(await messages(user)).toEqual([]);
});

test('a subtask that a person left without a day breaks no plan', async () => {
  const { user, project } = await makePerson();
  await addSubtask(user, project.id, { title: 'Think', dueDate: null });
  expect(await messages(user)).toEqual([]);
});

test('an overdue project is told of as such, and a completed one or one in the trash not at all', async () => {
  const { user, project } = await makePerson();
  for (const day of ['17', '18', '19'])
    await addSubtask(user, project.id, { title: day, dueDate: `2026-11-${day}` });
  const change = (body: { dueDate?: string; status?: 'Completed' | 'In Progress' }) =>
    user.api.projects.change({ params: { id: project.id }, body });
  expect(await messages(user)).toHaveLength(1);
  await change({ dueDate: '2026-11-19' });
  expect(await messages(user)).toEqual([]);
  await change({ dueDate: '2026-12-20' });
  expect(await messages(user)).toHaveLength(1);
  await change({ status: 'Completed' });
  expect(await messages(user)).toEqual([]);
  await change({ status: 'In Progress' });
  await user.api.projects.delete({ params: { id: project.id } });
  expect(await messages(user)).toEqual([]);
});

test('a plan whose days lose their time is told of, but not what a person put there by hand', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const user = await makeUser(app);
  const { project, subtasks } = await makeProject(user, { generateAISubtasks: true });
  expect(await messages(user)).toEqual([]);
  const dates = [...new Set(subtasks.flatMap(({ dueDate }) => dueDate ?? []))].toSorted();
  const on = (day: string) => subtasks.filter(({ dueDate }) => dueDate === day).length;
  const told = (count: number) => [
    `Portfolio site: The plan no longer holds: ${count} open task${count === 1 ? '' : 's'} on days without time`,
  ];
  const [first = '', second = ''] = dates;
  const off = { name: 'Wedding', firstDay: first, lastDay: first };
  const { dayOff } = (await user.api.calendars.addDayOff({ body: off })).data;
  expect(await messages(user)).toEqual(told(on(first)));
  expect(await plansOf(user)).toMatchObject([{ dueDate: first }]);
  for (const { id, dueDate } of subtasks)
    if (dueDate === first) await user.api.subtasks.change({ params: { id }, body: { dueDate: second } });
  expect(await messages(user)).toEqual([]);
  await user.api.calendars.removeDayOff({ params: { id: dayOff.id } });

  const stays = dates.filter((day) => day !== first);
  const weekday = new Date(stays.at(-1) ?? '').getUTCDay();
  const others = ([1, 2, 3, 4, 5] as const).filter((day) => day !== weekday);
  await user.api.users.changeSettings({ body: { weekdays: others } });
  const lost = stays.filter((day) => new Date(day).getUTCDay() === weekday);
  expect(await messages(user)).toEqual(told(lost.reduce((sum, day) => sum + on(day), 0)));
  await user.api.projects.change({ params: { id: project.id }, body: { weekdays: [1, 2, 3, 4, 5] } });
  expect(await messages(user)).toEqual([]);
  await user.api.projects.change({ params: { id: project.id }, body: { hoursPerDay: 0.25 } });
  await user.api.users.changeSettings({ body: { weekdays: [1, 2, 3, 4, 5], hoursPerDay: 0.25 } });
  expect(await messages(user)).toHaveLength(1);
});

test('what was read stays read, and a plan that breaks anew is told anew', async () => {
  const { user, project } = await makePerson();
  const opening = await addSubtask(user, project.id, { title: 'Opening', dueDate: '2026-12-24' });
  const unread = async () => (await plansOf(user)).filter(({ readAt }) => readAt === null).length;
  const [told] = await plansOf(user);
  await user.api.notifications.read({ params: { id: told?.id ?? '' } });
  expect(await unread()).toBe(0);
  app.clock.set('2026-11-21T12:00:00Z');
  expect(await unread()).toBe(0);
  await user.api.subtasks.change({ params: { id: opening.id }, body: { dueDate: '2026-12-27' } });
  expect(await unread()).toBe(1);
});

test('a plan stands before all that is due, however much that is', async () => {
  const { user, project } = await makePerson();
  await addSubtask(user, project.id, { title: 'Opening', dueDate: '2026-12-24' });
  for (const title of ['Bake', 'Sweep']) await addSubtask(user, project.id, { title, dueDate: '2026-11-20' });
  const { data } = await user.api.notifications.list();
  expect(data.map(({ kind }) => kind)).toEqual(['plan_broken', 'subtask_due_today', 'subtask_due_today']);
});

test('of another person nothing is counted', async () => {
  const ana = await makePerson();
  const bea = await makePerson();
  await addSubtask(ana.user, ana.project.id, { title: 'Opening', dueDate: '2026-12-24' });
  expect(await messages(bea.user)).toEqual([]);
});
