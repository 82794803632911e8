import type { SubtaskStatsQuery } from '@daymark/contract/subtask-stats';
import type { NewSubtask } from '@daymark/contract/subtasks';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { openTestApp, TEST_NOW, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());
beforeEach(() => app.clock.set(TEST_NOW));

async function makePlanner(timezone?: string) {
  const user = await makeUser(app, timezone ? { timezone } : {});
  const { project } = await makeProject(user, { name: 'Pottery fair' });
  const add = (title: string, body: Partial<NewSubtask> = {}) =>
    addSubtask(user, project.id, { title, ...body });
  const stats = (query: SubtaskStatsQuery) => user.api.subtasks.stats({ query });
  /** Completes a subtask at an instant. */
  const finish = async (id: string, instant: string) => {
    app.clock.set(instant);
    await user.api.subtasks.change({ params: { id }, body: { status: 'Completed' } });
    app.clock.set(TEST_NOW);
  };
  return { user, project, add, stats, finish };
}

describe('subtasks in groups', () => {
  test('by day: what is due on it, how that stands, and what was finished on it', async () => {
    const { add, stats, finish } = await makePlanner();
    await add('Late', { dueDate: '2026-11-19', estimatedHours: 2 });
    const glaze = await add('Glaze', { dueDate: '2026-11-24', estimatedHours: 3 });
    await add('Fire', { dueDate: '2026-11-24', estimatedHours: 1, status: 'In Progress' });
    await add('Someday');
    await finish(glaze.id, '2026-11-20T15:00:00Z');

    const { groups } = await stats({ groupBy: 'day' });

    const none = { total: 0, pending: 0, inProgress: 0, completed: 0, overdue: 0, estimatedHours: 0 };
    const rest = { ...none, label: null, finished: 0, finishedHours: 0 };
    const on = (day: string) => ({ ...rest, key: day, from: day, to: day });
    expect(groups).toEqual([
      { ...on('2026-11-19'), total: 1, pending: 1, overdue: 1, estimatedHours: 2 },
      { ...on('2026-11-20'), finished: 1, finishedHours: 3 },
      { ...on('2026-11-24'), total: 2, inProgress: 1, completed: 1, estimatedHours: 4 },
      { ...rest, key: null, from: null, to: null, total: 1, pending: 1 },
    ]);
  });

  test('by week and month, under the keys of ISO 8601 also at the turn of the year', async () => {
    const { add, stats } = await makePlanner();
    for (const dueDate of ['2026-11-20', '2026-12-31', '2027-01-03', '2027-01-04'])
      await add(`Due ${dueDate}`, { dueDate });
    const spans = async (groupBy: 'week' | 'month') =>
      (await stats({ groupBy })).groups.map(({ key, from, to, total }) => [key, from, to, total]);

    expect(await spans('week')).toEqual([
      ['2026-W47', '2026-11-16', '2026-11-22', 1],
      ['2026-W53', '2026-12-28', '2027-01-03', 2],
      ['2027-W01', '2027-01-04', '2027-01-10', 1],
    ]);
    expect(await spans('month')).toEqual([
      ['2026-11', '2026-11-01', '2026-11-30', 1],
      ['2026-12', '2026-12-01', '2026-12-31', 1],
      ['2027-01', '2027-01-01', '2027-01-31', 2],
    ]);
  });

  test('by week they tell the days around today too, in the time zone of the user', async () => {
    const { add, stats, finish } = await makePlanner('Pacific/Kiritimati');
    app.clock.set('2026-11-20T11:00:00Z');
    const { id } = await add('Glaze', { dueDate: '2026-11-18', estimatedHours: 3 });
    for (const dueDate of ['2026-11-01', '2026-11-02', '2026-11-29', '2026-11-30'])
      await add(`Due ${dueDate}`, { dueDate });
    await finish(id, '2026-11-20T10:01:00Z');

    const { days, groups } = await stats({ groupBy: 'week', sortBy: 'dueDate', limit: 50 });

    expect(
      days.map(({ key, total, finished, finishedHours }) => [key, total, finished, finishedHours]),
    ).toEqual([
      ['2026-11-02', 1, 0, 0],
      ['2026-11-18', 1, 0, 0],
      ['2026-11-21', 0, 1, 3],
      ['2026-11-29', 1, 0, 0],
    ]);
    expect(groups.find(({ key }) => key === '2026-W47')).toMatchObject({ total: 1, finished: 1 });
    expect((await stats({ groupBy: 'day' })).days).toEqual([]);
  });

  test('by status, priority and project, each in its order', async () => {
    const { user, project, add, stats } = await makePlanner();
    const { project: small } = await makeProject(user, { name: 'Website' });
    await add('One', { status: 'Completed', priority: 'Low', actualHours: 2, estimatedHours: 1 });
    await add('Two', { priority: 'High' });
    await addSubtask(user, small.id, { title: 'Three', priority: 'Low' });
    const seen = async (groupBy: 'status' | 'priority' | 'project') =>
      (await stats({ groupBy })).groups.map(({ key, label, total, finished }) => [
        key,
        label,
        total,
        finished,
      ]);

    expect(await seen('status')).toEqual([
      ['Pending', null, 2, 0],
      ['Completed', null, 1, 1],
    ]);
    expect(await seen('priority')).toEqual([
      ['High', null, 1, 0],
      ['Low', null, 2, 1],
    ]);
    expect(await seen('project')).toEqual([
      [project.id, 'Pottery fair', 2, 1],
      [small.id, 'Website', 1, 0],
    ]);
    expect((await stats({ groupBy: 'status', limit: 1 })).groups[1]).toMatchObject({ finishedHours: 2 });
    expect((await stats({})).groups).toEqual([]);
  });

  test('are cut to those nearest to today', async () => {
    const { add, stats } = await makePlanner();
    const { id } = await add('Daily', { dueDate: '2026-11-19' });
    await sql`
      update projects set subtasks_pending = 400 where id = (select project_id from subtasks where id = ${id})
    `.execute(app.db);
    await sql`
      insert into subtasks (user_id, project_id, id, title, description, status, priority, due_date, tags, position, created_at, updated_at)
      select user_id, project_id, gen_random_uuid(), title, description, status, priority, due_date + n, tags, n, created_at, updated_at
      from subtasks, generate_series(1, 399) n where id = ${id}
    `.execute(app.db);

    const { groups, stats: figures } = await stats({ groupBy: 'day' });

    expect(figures.total).toBe(400);
    expect(groups).toHaveLength(366);
    expect([groups[0]?.key, groups.at(-1)?.key]).toEqual(['2026-11-19', '2027-11-19']);
  });
});

describe('a subtask is finished on the user’s day', () => {
  test.each([
    ['Pacific/Pago_Pago', '2026-11-20T10:59:00Z', '2026-11-19'],
    ['Pacific/Pago_Pago', '2026-11-20T11:01:00Z', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-20T09:59:00Z', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-20T10:01:00Z', '2026-11-21'],
    // Daylight saving time ended on 25 October: that day has 25 hours.
    ['Europe/London', '2026-10-24T22:59:00Z', '2026-10-24'],
    ['Europe/London', '2026-10-24T23:01:00Z', '2026-10-25'],
    ['Europe/London', '2026-10-25T23:59:00Z', '2026-10-25'],
    ['Europe/London', '2026-10-26T00:01:00Z', '2026-10-26'],
    // It began on 8 March in New York: that day has 23.
    ['America/New_York', '2026-03-08T04:59:00Z', '2026-03-07'],
    ['America/New_York', '2026-03-08T05:01:00Z', '2026-03-08'],
    ['America/New_York', '2026-03-09T03:59:00Z', '2026-03-08'],
    ['America/New_York', '2026-03-09T04:01:00Z', '2026-03-09'],
    // An unknown zone falls back to the default one.
    ['Mars/Olympus_Mons', '2026-11-20T07:59:00Z', '2026-11-19'],
  ])('in %s at %s: %s', async (timezone, instant, day) => {
    const { add, stats, finish } = await makePlanner(timezone);
    const { id } = await add('Glaze');
    await finish(id, instant);

    const finished = (await stats({ groupBy: 'day' })).groups.filter((group) => group.finished > 0);
    expect(finished.map(({ key }) => key)).toEqual([day]);
  });
});

describe('the calls of the screens', () => {
  test('answer as they are written', async () => {
    const { user, add, stats } = await makePlanner();
    const late = { dueDate: '2026-11-19' };
    const done = { dueDate: '2026-11-20', status: 'Completed' } as const;
    const ahead = { dueDate: '2026-11-26', status: 'In Progress' } as const;
    for (const [title, body] of [
      ['Late', late],
      ['Today', { dueDate: '2026-11-20' }],
      ['Done', done],
      ['Next week', ahead],
    ] as const) {
      await add(title, body);
      app.clock.advance({ minutes: 1 });
    }
    const ask = async (query: string) => {
      const response = await fetch(`${app.address}/api/subtasks/stats?${query}`, {
        headers: { authorization: `Bearer ${user.token}` },
      });
      expect(response.status).toBe(200);
      const { data, groups, stats: figures } = (await response.json()) as Awaited<ReturnType<typeof stats>>;
      return { titles: data.map(({ title }) => title), keys: groups.map(({ key }) => key), figures };
    };

    expect(await ask('page=1&limit=20&groupBy=day&sortBy=createdAt&sortOrder=desc')).toMatchObject({
      titles: ['Next week', 'Done', 'Today', 'Late'],
      keys: ['2026-11-19', '2026-11-20', '2026-11-26'],
    });
    expect(await ask('dueDateTo=2026-11-20&includeCompleted=false')).toMatchObject({
      titles: expect.arrayContaining(['Late', 'Today']),
      figures: { total: 2, overdue: 1 },
    });
    expect(await ask('groupBy=week&sortBy=dueDate&limit=50')).toMatchObject({
      titles: ['Next week', 'Today', 'Done', 'Late'],
      keys: ['2026-W47', '2026-W48'],
    });
    const open = encodeURIComponent('["Pending","In Progress"]');
    expect(await ask(`status=${open}&sortBy=dueDate&sortOrder=asc&limit=50`)).toMatchObject({
      titles: ['Late', 'Today', 'Next week'],
    });
    expect(await ask('')).toMatchObject({ keys: [], figures: { total: 4, completed: 1 } });
    expect(await ask('status=&projectId=&groupBy=&dueDateFrom=&includeCompleted=')).toMatchObject({
      figures: { total: 4 },
    });
  });

  test.each([
    [{ groupBy: 'year' }, 'Group by must be one of day, week, month, status, priority, project'],
    [{ dueDateFrom: '2026-12-02', dueDateTo: '2026-12-01' }, 'The first due date must not be after the last'],
    [
      { status: 'Completed', includeCompleted: 'false' },
      'Completed subtasks cannot be both asked for and left out',
    ],
    [{ status: 'Lost', includeCompleted: 'false' }, 'Status must be one of Pending, In Progress, Completed'],
    [{ includeCompleted: 'perhaps' }, 'Include completed must be true or false'],
    [{ sortOrder: 'up' }, 'Sort order must be asc or desc'],
  ])('refuse %o and say why', async (query, message) => {
    const { stats } = await makePlanner();
    expect(await failure(stats(query as SubtaskStatsQuery))).toMatchObject({ status: 400, message });
  });
});
