import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';
import { purgeReads } from './store.ts';

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const NOON = '2026-11-20T12:00:00Z';

/** A user with a project that ends in the distant future. */
async function makePerson(timezone?: string) {
  app.clock.set(NOON);
  const user = await makeUser(app, timezone ? { timezone } : {});
  const { project } = await makeProject(user, {
    name: 'Bakery',
    startDate: '2026-11-01',
    dueDate: '2027-06-30',
    milestones: [
      { name: 'Oven in', dueDate: '2026-11-19' },
      { name: 'Opening', dueDate: '2026-11-23' },
      { name: 'First year', dueDate: '2027-06-01' },
    ],
  });
  return { user, project, milestones: project.milestones.map(({ id }) => id) };
}

const told = async ({ api }: TestUser) =>
  (await api.notifications.list({ query: { limit: 100 } })).data.map(
    ({ title, message }) => `${title}: ${message}`,
  );

test('a person is told of what is due and overdue, the newest first', async () => {
  const { user, project, milestones } = await makePerson();
  const add = (title: string, dueDate: string | null, more = {}) =>
    addSubtask(user, project.id, { title, dueDate, ...more });
  await add('Order flour', '2026-11-20', { dueTime: '12:00' });
  await add('Paint the wall', '2026-11-20', { milestoneId: milestones[1] });
  await add('Wire the oven', '2026-11-18', { milestoneId: milestones[0] });
  await add('Sign the lease', '2026-11-20', { status: 'Completed' });
  await add('Print menus', '2026-11-21');
  await add('Think', null);
  await makeProject(user, {
    name: 'Tax return',
    startDate: '2026-11-01',
    dueDate: '2026-11-22',
    dueTime: '17:00',
  });
  await makeProject(user, { name: 'Garden', startDate: '2026-11-01', dueDate: '2026-11-10' });

  expect(await told(user)).toEqual([
    'Opening: Due in 3 days with 1 open task',
    'Order flour: Due today at 12:00',
    'Paint the wall: Due today',
    'Oven in: Overdue by 1 day with 1 open task',
    'Tax return: Due in 2 days',
    'Wire the oven: Overdue by 2 days',
    'Garden: Overdue by 10 days',
  ]);
});

test('a missed day of a habit is not told as overdue', async () => {
  const { user, project } = await makePerson();
  await addSubtask(user, project.id, { title: 'Feed the sourdough', dueDate: '2026-11-19' });
  await sql`update subtasks set repeat = true where user_id = ${user.userId}`.execute(app.db);
  expect((await told(user)).filter((line) => line.startsWith('Feed'))).toEqual([]);
});

test('each says what it is of', async () => {
  const { user, project } = await makePerson();
  const subtask = await addSubtask(user, project.id, { title: 'Order flour', dueDate: '2026-11-20' });
  const { data } = await user.api.notifications.list();
  expect(data.find(({ kind }) => kind === 'subtask_due_today')).toEqual({
    id: `subtask_due_today.2026-11-20.${subtask.id}`,
    _id: `subtask_due_today.2026-11-20.${subtask.id}`,
    kind: 'subtask_due_today',
    title: 'Order flour',
    message: 'Due today',
    projectId: project.id,
    projectName: 'Bakery',
    subtaskId: subtask.id,
    milestoneId: null,
    dueDate: '2026-11-20',
    since: '2026-11-20',
    readAt: null,
  });
  expect(data.find(({ kind }) => kind === 'milestone_due_soon')).toMatchObject({
    title: 'Opening',
    subtaskId: null,
    milestoneId: project.milestones[1]?.id,
  });
});

test('at one instant it is another day for people elsewhere', async () => {
  const east = await makePerson('Pacific/Kiritimati');
  const west = await makePerson('Pacific/Pago_Pago');
  for (const { user, project } of [east, west])
    await addSubtask(user, project.id, { title: 'Order flour', dueDate: '2026-11-20' });
  const ofFlour = async ({ user }: { user: TestUser }) =>
    (await told(user)).filter((line) => line.startsWith('Order'));

  app.clock.set('2026-11-20T10:30:00Z');
  expect(await ofFlour(east)).toEqual(['Order flour: Overdue by 1 day']);
  expect(await ofFlour(west)).toEqual([]);
  app.clock.set('2026-11-20T11:00:00Z');
  expect(await ofFlour(west)).toEqual(['Order flour: Due today']);
  await west.user.api.users.changeProfile({ body: { timezone: 'Pacific/Kiritimati' } });
  expect(await ofFlour(west)).toEqual(['Order flour: Overdue by 1 day']);
});

describe('what was read', () => {
  async function withOneDueToday() {
    const { user, project } = await makePerson();
    await user.api.notifications.readAll();
    const subtask = await addSubtask(user, project.id, { title: 'Order flour', dueDate: '2026-11-20' });
    const unread = async () => {
      const { data, unreadCount, total } = await user.api.notifications.list({ query: { unread: 'true' } });
      expect(unreadCount).toBe(total);
      return data.map(({ title, message }) => `${title}: ${message}`);
    };
    const first = await user.api.notifications.list({ query: { unread: 'true' } });
    const id = first.data[0]?.id ?? '';
    return { user, project, subtask, unread, id };
  }

  test('stays read, since the first time', async () => {
    const { user, unread, id } = await withOneDueToday();
    expect(await unread()).toEqual(['Order flour: Due today']);
    const { data } = await user.api.notifications.read({ params: { id } });
    expect(data.notification).toMatchObject({ id, readAt: '2026-11-20T12:00:00.000Z' });
    app.clock.advance({ minutes: 5 });
    await user.api.notifications.read({ params: { id } });
    const { data: all, unreadCount } = await user.api.notifications.list();
    expect(all.find((one) => one.id === id)?.readAt).toBe('2026-11-20T12:00:00.000Z');
    expect(unreadCount).toBe(0);
  });

  test('is told anew once it is overdue, and then only once', async () => {
    const { user, unread, id } = await withOneDueToday();
    await user.api.notifications.read({ params: { id } });
    app.clock.set('2026-11-21T00:00:00Z');
    expect(await unread()).toEqual(['Order flour: Overdue by 1 day']);
    await user.api.notifications.readAll();
    app.clock.set('2026-11-22T00:00:00Z');
    expect(await unread()).toEqual([]);
    expect(await told(user)).toContain('Order flour: Overdue by 2 days');
  });

  test('is told anew on another day, and not when it comes back to the first', async () => {
    const { user, subtask, unread, id } = await withOneDueToday();
    await user.api.notifications.read({ params: { id } });
    const moveTo = (dueDate: string) =>
      user.api.subtasks.change({ params: { id: subtask.id }, body: { dueDate } });
    await moveTo('2026-11-19');
    expect(await unread()).toEqual(['Order flour: Overdue by 1 day']);
    await moveTo('2026-11-20');
    expect(await unread()).toEqual([]);
  });

  test('is gone with its reason: done, deleted, in the trash or completed as a whole', async () => {
    const { user, project, subtask, id } = await withOneDueToday();
    const isTold = async () => (await told(user)).includes('Order flour: Due today');
    const change = (status: 'Completed' | 'Pending') =>
      user.api.subtasks.change({ params: { id: subtask.id }, body: { status } });
    await change('Completed');
    expect(await isTold()).toBe(false);
    expect(await failureOf(user.api.notifications.read({ params: { id } }))).toMatchObject({ status: 404 });
    await change('Pending');
    await user.api.subtasks.delete({ params: { id: subtask.id } });
    expect(await isTold()).toBe(false);
    await user.api.subtasks.restore({ params: { id: subtask.id } });
    expect(await isTold()).toBe(true);
    await user.api.projects.change({ params: { id: project.id }, body: { status: 'Completed' } });
    expect(await told(user)).toEqual([]);
    await user.api.projects.change({ params: { id: project.id }, body: { status: 'In Progress' } });
    expect(await isTold()).toBe(true);
    await user.api.projects.delete({ params: { id: project.id } });
    expect(await told(user)).toEqual([]);
  });

  test('is forgotten a month later, when it is no notification any more', async () => {
    const { user, subtask, id } = await withOneDueToday();
    await user.api.notifications.read({ params: { id } });
    const rows = async () => {
      const found = await app.db
        .selectFrom('notification_reads')
        .select('subject_id')
        .where('user_id', '=', user.userId)
        .where('subject_id', '=', subtask.id)
        .execute();
      return found.length;
    };
    const inAWhile = new Date('2026-12-30T00:00:00Z');
    await purgeReads(app.db, inAWhile);
    expect(await rows()).toBe(1);
    await user.api.subtasks.change({ params: { id: subtask.id }, body: { status: 'Completed' } });
    await purgeReads(app.db, new Date(NOON));
    expect(await rows()).toBe(1);
    await purgeReads(app.db, inAWhile);
    expect(await rows()).toBe(0);
  });
});

test('of very many the newest hundred are kept in sight, in pages', async () => {
  const { user, project } = await makePerson();
  await sql`
    insert into subtasks (user_id, project_id, id, title, description, status, priority, due_date, tags, position, created_at, updated_at)
    select ${user.userId}, ${project.id}, gen_random_uuid(), 'Task ' || n, '', 'Pending', 'Low', date '2026-11-20' - n, '{}', n, now(), now()
    from generate_series(1, 150) n
  `.execute(app.db);
  const page = (number: number) => user.api.notifications.list({ query: { page: number, limit: 30 } });
  const pages = await Promise.all([1, 2, 3, 4, 5].map(page));
  expect(pages.map(({ count }) => count)).toEqual([30, 30, 30, 10, 0]);
  expect(pages[0]).toMatchObject({ total: 100, pages: 4, unreadCount: 100 });
  const days = pages.flatMap(({ data }) => data.map(({ since }) => since));
  expect(days).toEqual(days.toSorted().reverse());

  expect((await user.api.notifications.readAll()).data.unreadCount).toBe(0);
  expect(await user.api.notifications.list()).toMatchObject({ total: 100, unreadCount: 0 });
  expect((await user.api.notifications.list({ query: { unread: 'true' } })).data).toEqual([]);
});

test('one does not read for another', async () => {
  const ana = await makePerson();
  const bea = await makePerson();
  const [first] = (await ana.user.api.notifications.list()).data;
  expect(await failureOf(bea.user.api.notifications.read({ params: { id: first?.id ?? '' } }))).toMatchObject(
    {
      status: 404,
      message: 'Notification not found',
    },
  );
  await bea.user.api.notifications.readAll();
  expect((await ana.user.api.notifications.list()).unreadCount).toBe(1);
});

test('marking one read from two tabs at once is the same as once', async () => {
  const { user } = await makePerson();
  const [first] = (await user.api.notifications.list()).data;
  const params = { id: first?.id ?? '' };
  await Promise.all([...Array(5)].map(() => user.api.notifications.read({ params })));
  expect(await user.api.notifications.list()).toMatchObject({ unreadCount: 0 });
});
