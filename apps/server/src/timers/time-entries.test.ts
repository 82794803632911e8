import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, TEST_NOW, type TestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

async function makeTimed({ timezone = 'Europe/London' } = {}) {
  app.clock.set(TEST_NOW);
  const user = await makeUser(app, { timezone });
  const { project } = await makeProject(user, { name: 'Pottery site' });
  const { project: other } = await makeProject(user, { name: 'Garden fair' });
  const task = await addSubtask(user, project.id, { title: 'Glaze the cups' });
  const second = await addSubtask(user, other.id, { title: 'Call Mara' });
  const add = async (subtaskId: string, startedAt: string, endedAt: string, note = '') =>
    (await user.api.timeEntries.create({ body: { subtaskId, startedAt, endedAt, note } })).data.entry;
  const week = (from: string) => user.api.timeEntries.week({ query: { from } });
  const hoursOf = async (subtask: { id: string; projectId: string }) =>
    (await user.api.projects.get({ params: { id: subtask.projectId } })).data.project.subtasks.find(
      ({ id }) => id === subtask.id,
    )?.actualHours;
  return { user, project, other, task, second, add, week, hoursOf };
}

const csvOf = async (user: TestUser, from: string, to: string): Promise<Record<string, string>[]> => {
  const response = await fetch(`${app.address}/api/users/export/time-entries?from=${from}&to=${to}`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(response.status).toBe(200);
  return parse(await response.text(), { bom: true, columns: true });
};

test('a stopped timer is kept as a time entry, for as long as one likes', async () => {
  const { user, task, week } = await makeTimed();
  app.clock.set('2026-11-20T12:00:20Z');
  await user.api.timers.start({ body: { subtaskId: task.id } });
  app.clock.advance({ minutes: 24, seconds: 40 });
  await user.api.timers.stop({ body: {} });
  await sql`
    update timers set started_at = started_at - interval '42 days', stopped_at = stopped_at - interval '42 days'
    where user_id = ${user.userId}
  `.execute(app.db);
  await sql`insert into pgboss.job (name) values ('purge')`.execute(app.db);
  await eventually(async () => {
    const { rows } = await sql`select state from pgboss.job where name = 'purge'`.execute(app.db);
    expect(rows).toEqual([{ state: 'completed' }]);
  });

  const { data, minutes, projects } = await week('2026-10-05');

  expect(data).toMatchObject([
    {
      title: 'Glaze the cups',
      projectName: 'Pottery site',
      startedAt: '2026-10-09T12:00:20.000Z',
      endedAt: '2026-10-09T12:25:20.000Z',
      minutes: 25,
      day: '2026-10-09',
      isTaskDeleted: false,
    },
  ]);
  expect({ minutes, projects }).toMatchObject({
    minutes: 25,
    projects: [{ name: 'Pottery site', minutes: 25, days: [0, 0, 0, 0, 25, 0, 0] }],
  });
});

test('an entry is added, changed, moved to another task and deleted, and the hours spent follow', async () => {
  const { user, task, second, add, week, hoursOf } = await makeTimed();
  const entry = await add(task.id, '2026-11-19T09:00:00Z', '2026-11-19T09:50:00Z', ' Second  firing ');
  expect(entry).toMatchObject({ minutes: 50, note: 'Second firing' });
  expect(await hoursOf(task)).toBe(0.83);

  const span = { startedAt: '2026-11-19T09:00:00Z', endedAt: '2026-11-19T11:00:00Z' };
  const params = { id: entry.id };
  await user.api.timeEntries.change({ params, body: { span } });
  expect(await hoursOf(task)).toBe(2);

  await user.api.timeEntries.change({ params, body: { subtaskId: second.id, note: 'On the phone' } });
  expect([await hoursOf(task), await hoursOf(second)]).toEqual([null, 2]);
  expect((await week('2026-11-16')).data).toMatchObject([
    { title: 'Call Mara', projectName: 'Garden fair', minutes: 120, note: 'On the phone' },
  ]);

  await user.api.timeEntries.delete({ params });
  expect(await hoursOf(second)).toBeNull();
  expect((await week('2026-11-16')).data).toEqual([]);
  expect(await failureOf(user.api.timeEntries.delete({ params }))).toMatchObject({ status: 404 });
  expect(await brokenInvariants(app)).toEqual([]);
});

test('what the user says of the hours spent stays beside the entries', async () => {
  const { user, task, add, hoursOf } = await makeTimed();
  await user.api.subtasks.change({ params: { id: task.id }, body: { actualHours: 3 } });
  const entry = await add(task.id, '2026-11-19T09:00:00Z', '2026-11-19T09:20:00Z');
  expect(await hoursOf(task)).toBe(3.33);
  await user.api.timeEntries.delete({ params: { id: entry.id } });
  expect(await hoursOf(task)).toBe(3);
});

test('an entry of no length, of over a week or of the future is refused and says why', async () => {
  const { task, add } = await makeTimed();
  for (const end of ['2026-11-19T09:00:10Z', '2026-11-19T08:00:00Z', '2026-11-27T09:00:00Z'])
    expect(await failureOf(add(task.id, '2026-11-19T09:00:00Z', end))).toMatchObject({
      status: 400,
      message: 'An entry lasts from 1 minute to 7 days',
    });
  expect(await failureOf(add(task.id, '2026-11-20T12:00:00Z', '2026-11-20T12:06:00Z'))).toMatchObject({
    status: 400,
    message: 'Please choose an end that has passed',
  });
});

test('a week of a clock change counts real minutes, on the day of the user on which they begin', async () => {
  const { task, add, week, user } = await makeTimed({ timezone: 'Europe/Berlin' });
  // On 25 October the clock goes from 3:00 back to 2:00.
  await add(task.id, '2026-10-24T21:30:00Z', '2026-10-24T22:30:00Z');
  await add(task.id, '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', 'Twice half past two');
  await add(task.id, '2026-10-25T22:50:00Z', '2026-10-25T23:20:00Z');
  await add(task.id, '2026-10-25T23:10:00Z', '2026-10-25T23:20:00Z', 'Monday');
  // On 29 March it goes from 2:00 to 3:00.
  await add(task.id, '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', 'Half past one to half past three');

  expect((await week('2026-10-19')).projects).toMatchObject([
    { minutes: 150, days: [0, 0, 0, 0, 0, 60, 90] },
  ]);
  expect((await week('2026-10-26')).projects).toMatchObject([{ minutes: 10, days: [10, 0, 0, 0, 0, 0, 0] }]);
  expect((await week('2026-03-23')).projects).toMatchObject([{ minutes: 60 }]);
  expect(await csvOf(user, '2026-10-25', '2026-10-25')).toMatchObject([
    { Start: '2026-10-25 02:30', End: '2026-10-25 02:30', Minutes: '60', Note: 'Twice half past two' },
    { Start: '2026-10-25 23:50', End: '2026-10-26 00:20', Minutes: '30', Task: 'Glaze the cups' },
  ]);
});

test('a table of time holds no formula, and names its days', async () => {
  const { user, task, add } = await makeTimed();
  await add(task.id, '2026-11-19T09:00:00Z', '2026-11-19T09:30:00Z', '=HYPERLINK("http://evil.example")');
  const [row] = await csvOf(user, '2026-11-01', '2026-11-30');
  expect(row).toMatchObject({
    Note: '\'=HYPERLINK("http://evil.example")',
    'Start (UTC)': '2026-11-19T09:00:00.000Z',
  });
  const path = '/api/users/export/time-entries?from=2026-11-30&to=2026-11-01';
  const refused = await fetch(app.address + path, { headers: { authorization: `Bearer ${user.token}` } });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('last day')]);
});

test('time outlives its task, with the names that it had, and leaves what is in the trash as it is', async () => {
  const { user, task, project, add, week } = await makeTimed();
  const entry = await add(task.id, '2026-11-19T09:00:00Z', '2026-11-19T09:30:00Z');
  await user.api.subtasks.delete({ params: { id: task.id } });
  expect((await week('2026-11-16')).data).toMatchObject([{ isTaskDeleted: true, minutes: 30 }]);
  expect(await failureOf(user.api.timeEntries.delete({ params: { id: entry.id } }))).toMatchObject({
    status: 409,
    message: '"Glaze the cups" is in the trash. Restore it to change its time.',
  });

  await user.api.projects.delete({ params: { id: project.id } });
  await user.api.trash.delete({ params: { id: project.id } });

  expect((await week('2026-11-16')).data).toMatchObject([
    { title: 'Glaze the cups', projectName: 'Pottery site', isTaskDeleted: true, minutes: 30 },
  ]);
  await user.api.timeEntries.delete({ params: { id: entry.id } });
  expect((await week('2026-11-16')).data).toEqual([]);
});

test('sent twice under one key, an entry is added once', async () => {
  const { user, task, hoursOf } = await makeTimed();
  const body = { subtaskId: task.id, startedAt: '2026-11-19T09:00:00Z', endedAt: '2026-11-19T10:00:00Z' };
  const key = { idempotencyKey: 'glazing' };
  const first = await user.api.timeEntries.create({ body }, key);
  expect(await user.api.timeEntries.create({ body }, key)).toEqual(first);
  expect(await hoursOf(task)).toBe(1);
});

longTest(
  'after any changes, also at the same moment, hours and totals are those of the entries to the minute',
  async () => {
    const { user, task, second, week, hoursOf } = await makeTimed();
    const tasks = [task, second];
    const at = (minutes: number) =>
      new Date(Date.parse('2026-11-16T00:00:00Z') + minutes * 60_000).toISOString();
    const step = fc.record({
      what: fc.constantFrom('add', 'add', 'change', 'move', 'delete'),
      start: fc.integer({ min: 0, max: 5_000 }),
      minutes: fc.integer({ min: 1, max: 300 }),
      task: fc.nat(1),
      pick: fc.nat(),
    });
    type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
    const carryOut = async ({ what, start, minutes, task: index, pick }: Step) => {
      const span = { startedAt: at(start), endedAt: at(start + minutes) };
      const { data } = await week('2026-11-16');
      const entry = data[pick % Math.max(1, data.length)];
      const subtaskId = tasks[index]?.id ?? '';
      if (what === 'add' || !entry) return user.api.timeEntries.create({ body: { subtaskId, ...span } });
      const params = { id: entry.id };
      if (what === 'delete') return user.api.timeEntries.delete({ params });
      return user.api.timeEntries.change({ params, body: what === 'move' ? { subtaskId } : { span } });
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        await Promise.allSettled(steps.map(carryOut));
        const { data, minutes, projects } = await week('2026-11-16');
        const sumOf = (some: { minutes: number }[]) => some.reduce((sum, one) => sum + one.minutes, 0);
        expect(minutes).toBe(sumOf(data));
        expect(sumOf(projects)).toBe(minutes);
        for (const one of tasks) {
          const own = sumOf(data.filter(({ subtaskId }) => subtaskId === one.id));
          expect(Math.round(((await hoursOf(one)) ?? 0) * 60)).toBe(own);
        }
      }),
      { numRuns: 12 },
    );
    const { rows } =
      await sql`select 1 from timers where user_id = ${user.userId} and stopped_at <> started_at + make_interval(mins => minutes)`.execute(
        app.db,
      );
    expect(rows).toEqual([]);
    expect(await brokenInvariants(app)).toEqual([]);
  },
);
