import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';
import { lookUpsOf } from './service.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
  // Another user with the same names, whose rows must never be returned.
  await makeBusy(await makeUser(app));
});
afterAll(() => close());

// A Friday.
const TODAY = '2026-11-20';

/** A user's look-ups, and the queries that they made. */
function looking({ userId }: TestUser, today = TODAY, timezone = 'Europe/London') {
  const { planner } = app.services;
  return lookUpsOf({ db: app.db, userId, today, timezone, planner, signal: AbortSignal.any([]) });
}

/** A bakery that is behind, a fair without a plan, and a completed project. */
async function makeBusy(user: TestUser) {
  const make = async (name: string, startDate: string, dueDate: string) =>
    (await makeProject(user, { name, description: `About ${name}`, startDate, dueDate })).project.id;
  const bakery = await make('Bakery website', '2026-11-02', '2026-12-04');
  const fair = await make('Summer fair', '2026-11-23', '2026-12-18');
  const old = await make('Café menu', '2026-10-01', '2026-11-10');
  await user.api.projects.change({ params: { id: old }, body: { status: 'Completed' } });
  const add = (title: string, dueDate: string | null, more = {}) =>
    addSubtask(user, bakery, { title, dueDate, ...more });
  const invoice = await add('Send the invoice', '2026-11-18', { estimatedHours: 0.5 });
  await add('Photo shoot', TODAY, { estimatedHours: 3, dueTime: '09:00' });
  await add('Call Ana', TODAY, { estimatedHours: 1, priority: 'High' });
  const done = await add('Pay the printer', TODAY);
  await user.api.subtasks.change({ params: { id: done.id }, body: { status: 'Completed' } });
  await add('Write 4 articles', '2026-11-24', { estimatedHours: 8 });
  await add('Too late', '2026-12-10', { dependsOn: [invoice.id] });
  await add('One day', null);
  const gone = await add('Deleted invoice', TODAY);
  await user.api.subtasks.delete({ params: { id: gone.id } });
  return { bakery, fair, old };
}

const titles = ({ tasks }: { tasks: { title: string }[] }) => tasks.map(({ title }) => title);
const names = ({ projects }: { projects: { name: string }[] }) => projects.map(({ name }) => name);

test('a day holds what is due on it, in the order of the clock, and tells what else there is', async () => {
  const user = await makeUser(app);
  await makeBusy(user);
  const lookUp = looking(user);
  const today = await lookUp('today', '');
  expect(titles(today)).toEqual(['Photo shoot', 'Call Ana']);
  expect(today).toMatchObject({ count: 2, hours: 4, overdueCount: 1, doneToday: 1 });
  const own = { workingHours: 6, plannedHours: 4, freeHours: 2, offHours: 0, halfHours: 3 };
  const load = { date: TODAY, ...own, isOff: false, tasks: 2 };
  expect(today.load).toEqual(load);
  expect((await lookUp('today', '2026-11-22')).load).toMatchObject({ workingHours: 0, freeHours: 0 });
  expect(titles(await lookUp('today', '2026-11-24'))).toEqual(['Write 4 articles']);
  // The user's own day counts.
  expect(titles(await looking(user, '2026-11-18')('today', ''))).toEqual(['Send the invoice']);
});

test('what is overdue, behind and next follows from the dates', async () => {
  const user = await makeUser(app);
  const { bakery } = await makeBusy(user);
  const lookUp = looking(user);
  const overdue = await lookUp('overdue', '');
  expect(titles(overdue)).toEqual(['Send the invoice']);
  expect(overdue.projects).toEqual([]);
  expect(names(await looking(user, '2026-12-05')('overdue', ''))).toEqual(['Bakery website']);

  const behind = await lookUp('behind', '');
  expect(behind).toMatchObject({
    projects: [{ id: bakery, name: 'Bakery website', standing: 'Behind', slipped: 1, late: 1 }],
    openProjects: 2,
    slipped: 1,
  });
  expect(await lookUp('next-step', '')).toMatchObject({
    task: { title: 'Send the invoice', project: 'Bakery website' },
    reason: 'overdue',
  });
});

test('what waits for something open is no next step', async () => {
  const user = await makeUser(app);
  const { project } = await makeProject(user, { name: 'Chain' });
  const first = await addSubtask(user, project.id, { title: 'First', dueDate: '2026-11-25' });
  await addSubtask(user, project.id, { title: 'Second', dueDate: '2026-11-24', dependsOn: [first.id] });
  const lookUp = looking(user);
  expect(await lookUp('next-step', '')).toMatchObject({ task: { title: 'First' }, reason: 'next' });
  await user.api.subtasks.change({ params: { id: first.id }, body: { status: 'Completed' } });
  expect(await lookUp('next-step', '')).toMatchObject({ task: { title: 'Second' } });
});

test('free time is the working hours less the work that is planned', async () => {
  const user = await makeUser(app);
  await makeBusy(user);
  const { days, freeHours } = await looking(user)('free-time', '');
  expect(days).toHaveLength(14);
  const on = (date: string) => days.find((day) => day.date === date);
  expect(on(TODAY)).toEqual({
    date: TODAY,
    workingHours: 6,
    plannedHours: 4,
    freeHours: 2,
    offHours: 0,
    halfHours: 3,
    isOff: false,
    tasks: 2,
  });
  expect(on('2026-11-21')).toMatchObject({ workingHours: 0, freeHours: 0 });
  // Eight hours on a day of six leave none free, and take none from another day.
  expect(on('2026-11-24')).toMatchObject({ plannedHours: 8, freeHours: 0 });
  expect(freeHours).toBe(2 + 8 * 6);
  const week = await looking(user)('free-time', '2026-11-16 2026-11-22');
  expect(week).toMatchObject({ from: TODAY, to: '2026-11-22', freeHours: 2 });
  expect((await looking(user)('free-time', '2027-01-11')).days).toMatchObject([{ date: '2027-01-11' }]);
  await user.api.users.changeSettings({ body: { weekdays: [6], hoursPerDay: 2 } });
  expect((await looking(user)('free-time', '')).freeHours).toBe(4);
});

test('a week goes from Monday to Sunday, the next one too', async () => {
  const user = await makeUser(app);
  await makeBusy(user);
  const lookUp = looking(user);
  const week = await lookUp('week', '');
  expect(week).toMatchObject({ from: '2026-11-16', to: '2026-11-22', count: 3, done: 1, hours: 4.5 });
  const next = await lookUp('week', '2026-11-27');
  expect(next).toMatchObject({ from: '2026-11-23', count: 1, hours: 8 });
  expect(next.days.map(({ plannedHours }) => plannedHours)).toEqual([0, 8, 0, 0, 0, 0, 0]);
});

test('what was done counts on the day that it was where the person lives', async () => {
  app.clock.set('2026-11-14T12:00:00Z');
  const user = await makeUser(app);
  const { project } = await makeProject(user, {
    name: 'Bakery website',
    startDate: '2026-11-02',
    dueDate: '2026-12-04',
  });
  const complete = async (title: string, instant: string) => {
    const { id } = await addSubtask(user, project.id, { title, dueDate: null, estimatedHours: 1.5 });
    app.clock.set(instant);
    await user.api.subtasks.change({ params: { id }, body: { status: 'Completed' } });
    return id;
  };
  await complete('Sunday evening', '2026-11-15T22:30:00Z');
  await complete('Monday night', '2026-11-16T23:30:00Z');
  const deleted = await complete('Deleted', '2026-11-17T09:00:00Z');
  await user.api.subtasks.delete({ params: { id: deleted } });
  const reopened = await complete('Reopened', '2026-11-17T10:00:00Z');
  await user.api.subtasks.change({ params: { id: reopened }, body: { status: 'Pending' } });
  app.clock.set('2026-11-20T12:00:00Z');

  const done = await looking(user)('done', '2026-11-09 2026-11-15');
  expect(done).toMatchObject({ from: '2026-11-09', to: '2026-11-15', count: 1, hours: 1.5 });
  expect(done.tasks).toMatchObject([
    { title: 'Sunday evening', project: 'Bakery website', completedOn: '2026-11-15' },
  ]);
  expect(titles(await looking(user)('done', ''))).toEqual(['Monday night']);
  expect(titles(await looking(user)('done', '2026-11-16'))).toEqual(['Monday night']);
  // In Berlin it was already Tuesday.
  const inBerlin = await looking(user, TODAY, 'Europe/Berlin')('done', '2026-11-17');
  expect(inBerlin.tasks).toMatchObject([{ title: 'Monday night', completedOn: '2026-11-17' }]);
  // In the wrong order, and with a future day, as a model may send them.
  expect(await looking(user)('done', 'from 9999-12-31 to 2026-11-16')).toMatchObject({ to: TODAY, count: 1 });
});

test('totals and the list of projects count all of them', async () => {
  const user = await makeUser(app);
  await makeBusy(user);
  const lookUp = looking(user);
  expect(await lookUp('totals', '')).toEqual({
    ...{ projects: 3, pending: 1, inProgress: 1, completed: 1, overdueProjects: 0 },
    ...{ tasks: 7, openTasks: 6, completedTasks: 1, overdueTasks: 1, openHours: 12.5 },
  });
  const listed = await lookUp('projects', '');
  expect(names(listed)).toEqual(['Bakery website', 'Summer fair', 'Café menu']);
  expect(listed.total).toBe(3);
});

test('a project is found by its words, also misspelt, without accents, or by its id', async () => {
  const user = await makeUser(app);
  const { bakery, old } = await makeBusy(user);
  const lookUp = looking(user);
  for (const words of ['bakery', 'Bakery website', 'the WEBSITE of the bakery', 'bakrey', bakery])
    expect((await lookUp('project', words)).project).toMatchObject({ id: bakery, name: 'Bakery website' });
  expect((await lookUp('project', 'cafe menu')).project?.id).toBe(old);
  const { project, tasks } = await lookUp('project', 'bakery');
  expect(project).toMatchObject({
    description: 'About Bakery website',
    hasPlan: false,
    tasks: 7,
    openTasks: 6,
  });
  expect(tasks.map(({ title }) => title)).not.toContain('Deleted invoice');
  expect(await lookUp('project', 'zebra')).toEqual({ project: null, tasks: [], others: [] });
  await makeProject(user, { name: 'Bakery leaflet' });
  expect((await lookUp('project', 'bakery')).others.map(({ name }) => name)).toHaveLength(1);
});

test('of a plan it is told whether it fits, the ways out, its waits and what nobody is sure of', async () => {
  const user = await makeUser(app);
  const { project, subtasks } = await makeProject(user, {
    name: 'Kitchen',
    description:
      'Write 4 letters, 2 h each. Mia answers within 3 days. Then paint the door, 3 h, not before 4 December. Jour fixe?',
    startDate: '2026-11-23',
    dueDate: '2026-12-11',
    generateAISubtasks: true,
    depth: 'as-written',
  });
  const lookUp = looking(user);
  const { plan, others } = await lookUp('plan', 'kitchen');
  expect(plan).toMatchObject({ id: project.id, fits: true, tooMuch: null, waysOut: [], wouldMove: 0 });
  expect(plan?.waits).toMatchObject([{ who: 'Mia' }]);
  const door = plan?.waiting.find(({ title }) => title.includes('door'));
  expect(door).toMatchObject({ earliestOn: '2026-12-04', pinned: false });
  expect(door?.waitsFor[0]).toMatchObject({
    id: expect.any(String),
    title: expect.stringContaining('letter'),
  });
  expect(plan?.notSure.map(({ words }) => words).join()).toContain('Jour fixe');
  expect(others).toEqual([]);

  await user.api.projects.change({
    params: { id: project.id },
    body: { weekdays: [2], hoursPerDay: 4, dueDate: '2026-12-04' },
  });
  const tight = (await lookUp('plan', project.id)).plan;
  expect(tight).toMatchObject({ fits: false, weekdays: [2], hoursPerDay: 4 });
  expect(tight?.waysOut.map(({ kind }) => kind)).toContain('later-due-date');

  for (const { id } of subtasks)
    await user.api.subtasks.change({ params: { id }, body: { status: 'Completed' } });
  await user.api.projects.change({ params: { id: project.id }, body: { status: 'Completed' } });
  expect((await lookUp('plan', 'kitchen')).plan).toBeNull();
});

test('tasks are found by their words, open ones first', async () => {
  const user = await makeUser(app);
  await makeBusy(user);
  const lookUp = looking(user);
  expect(titles(await lookUp('tasks', 'invoice'))).toEqual(['Send the invoice']);
  expect(titles(await lookUp('tasks', 'invocie'))).toEqual(['Send the invoice']);
  expect(titles(await lookUp('tasks', '%'))).toEqual([]);
  expect((await lookUp('tasks', `'; drop table subtasks; -- \0 ${'x'.repeat(5_000)}`)).count).toBe(0);
});

test('nothing of anybody else is ever in an answer', async () => {
  const user = await makeUser(app);
  const { bakery } = await makeBusy(await makeUser(app));
  const lookUp = looking(user);
  expect(await lookUp('project', bakery)).toEqual({ project: null, tasks: [], others: [] });
  expect(await lookUp('project', 'Bakery website')).toEqual({ project: null, tasks: [], others: [] });
  const topics = [
    'today',
    'overdue',
    'week',
    'done',
    'behind',
    'next-step',
    'projects',
    'tasks',
    'totals',
    'plan',
  ] as const;
  for (const topic of topics)
    expect(JSON.stringify(await lookUp(topic, 'invoice'))).not.toMatch(/bakery|invoice/i);
});

test('recorded time is told by project, and promised days that are still to come', async () => {
  const user = await makeUser(app);
  const { bakery } = await makeBusy(user);
  const task = await addSubtask(user, bakery, { title: 'Draft' });
  await user.api.timeEntries.create({
    body: {
      ...{
        subtaskId: task.id,
        startedAt: '2026-11-17T09:00:00.000Z',
        endedAt: '2026-11-17T10:30:00.000Z',
        note: '',
      },
    },
  });
  const lookUp = looking(user);
  expect(await lookUp('worked', '')).toEqual({
    ...{ from: '2026-11-16', to: TODAY, minutes: 90, projects: [{ name: 'Bakery website', minutes: 90 }] },
  });
  expect(await lookUp('worked', '2026-11-18 2026-11-20')).toMatchObject({ minutes: 0, projects: [] });
  const day = '2099-12-04';
  await user.api.promises.create({ params: { projectId: bakery }, body: { day } });
  expect((await lookUp('promises', '')).promises).toEqual([
    { day, projectId: bakery, project: 'Bakery website' },
  ]);
  expect((await looking(user, '2099-12-05')('promises', '')).promises).toEqual([]);
});
