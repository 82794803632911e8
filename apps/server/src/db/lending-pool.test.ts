import { type RawBuilder, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyDatabase } from '../testing/databases.ts';
import { startTestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';
import { openDatabase } from './database.ts';

const HOUR = 3_600_000;

/** A database behind a single connection, and how many statements that has prepared. */
async function oneConnection(poolMode?: 'transaction') {
  const { db } = openDatabase({ ...(await copyDatabase()), max: 1 }, () => {}, poolMode);
  onTestFinished(() => db.destroy());
  const countPrepared = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(db);
    return rows[0]?.count;
  };
  const ask = async (query: RawBuilder<unknown>, times: number) => {
    for (let time = 0; time < times; time++) await query.execute(db);
  };
  return { ask, countPrepared };
}

test('a statement that comes back is prepared once, whatever its values', async () => {
  const { ask, countPrepared } = await oneConnection();
  for (const value of ['a', 'b', 'c', 'd', 'e', 'f']) await ask(sql`select ${value}::text`, 1);
  expect(await countPrepared()).toBe(1);
});

test('combinations that do not come back, or are too many, are not prepared', async () => {
  const { ask, countPrepared } = await oneConnection();
  const combination = (number: number) => sql`select ${number}::int as ${sql.ref(`column_${number}`)}`;
  for (let number = 0; number < 20; number++) await ask(combination(number), 2);
  expect(await countPrepared()).toBe(0);
  for (let number = 0; number < 220; number++) await ask(combination(number), 3);
  expect(await countPrepared()).toBe(200);
});

test('behind a pooler that changes the connection nothing is prepared', async () => {
  const { ask, countPrepared } = await oneConnection('transaction');
  await ask(sql`select ${1}::int`, 10);
  expect(await countPrepared()).toBe(0);
});

test('a node goes on when a newer one has changed the tables under its prepared statements', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  const params = { projectId: project.id };
  const add = () => addSubtask(user, project.id, { title: 'Call the printer' });
  for (let time = 0; time < 5; time++) {
    await user.api.subtasks.list({ params });
    await add();
  }
  await sql`alter table projects add column colour text`.execute(app.db);
  await sql`alter table subtasks add column colour text`.execute(app.db);

  const read = await user.api.subtasks.list({ params });
  // A transaction in which this happens fails as a whole; the next attempt succeeds.
  await add().catch((error: unknown) => expect(error).toMatchObject({ status: 503 }));
  await add();

  expect(read.count).toBe(5);
  expect((await user.api.subtasks.list({ params })).count).toBeGreaterThanOrEqual(6);
});

test.each(['session', 'transaction'] as const)(
  'a connection that the database ended is not lent again (%s)',
  async (mode) => {
    const { db } = openDatabase({ ...(await copyDatabase()), max: 1 }, () => {}, mode);
    onTestFinished(() => db.destroy());
    for (let time = 0; time < 20; time++) {
      await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)).rejects.toThrow(
        'terminating',
      );
      expect((await sql`select ${time}::int as time`.execute(db)).rows).toEqual([{ time }]);
    }
  },
);

longTest(
  'a query that the database does not answer is given up with its connection, but for work that nobody waits for',
  async () => {
    const place = await copyDatabase();
    const { db, patientDb } = openDatabase({ ...place, max: 1, query_timeout: HOUR }, () => {});
    const { db: beside } = openDatabase(place, () => {});
    onTestFinished(() => Promise.all([db.destroy(), beside.destroy()]).then(() => undefined));
    // The hour is over when the query is at work, and not before.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const inAnHour = async (seconds: number, asked: Promise<unknown>) => {
      const settled = Promise.allSettled([asked]);
      await expect
        .poll(() =>
          sql`select 1 from pg_stat_activity where query = ${`select pg_sleep(${seconds})`}`.execute(beside),
        )
        .toMatchObject({ rows: [{}] });
      vi.advanceTimersByTime(HOUR);
      await settled;
      return asked;
    };
    const slow = (seconds: number) => sql.raw(`select pg_sleep(${seconds})`);

    await expect(inAnHour(601, slow(601).execute(db))).rejects.toThrow('Query read timeout');
    const within = db.transaction().execute((trx) => slow(602).execute(trx));
    await expect(inAnHour(602, within)).rejects.toThrow(/Query read timeout|Connection terminated/);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await inAnHour(0.5, slow(0.5).execute(patientDb));
  },
);
