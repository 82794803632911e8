import { Client, type Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type Lent, lendDatabase, takeBack } from './databases.ts';

const SESSION = `select pg_backend_pid() as pid, current_setting('work_mem') as work_mem,
  (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
  (select count(*) from pg_listening_channels()) as channels`;

const sessionOf = async (pool: Pool) => (await pool.query(SESSION)).rows[0];

/** The process numbers of all connections to its database, of which it may have had several lent. */
const pidsOf = async (pool: Pool): Promise<number[]> => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' order by pid`,
  );
  return rows.map(({ pid }) => pid);
};

async function lend(): Promise<Lent> {
  const lent = await lendDatabase();
  onTestFinished(() => takeBack(lent));
  return lent;
}

test('connections that are lent again are those of before, without anything that was set in them', async () => {
  const before = await lendDatabase();
  const { pid, ...fresh } = await sessionOf(before.pool);
  const pids = await pidsOf(before.pool);
  expect(pids).toContain(pid);
  await before.pool.query(`set work_mem = '77MB'; listen something; select pg_advisory_lock(1)`);
  expect(await sessionOf(before.pool)).toMatchObject({ work_mem: '77MB', locks: 1, channels: 1 });
  await takeBack(before);

  const after = await lend();
  expect(after.database).toEqual(before.database);
  expect(await pidsOf(after.pool)).toEqual(pids);
  const sessions = await Promise.all(pids.map(() => sessionOf(after.pool)));
  for (const session of sessions) expect(session).toMatchObject(fresh);
});

async function openBeside({ database }: Lent): Promise<void> {
  const client = new Client(database);
  await client.connect();
  onTestFinished(() => client.end());
}

const GOES_ON = 'select pg_sleep(5)';

test.each([
  ['another connection', openBeside],
  ['a transaction', ({ pool }: Lent) => pool.query('begin')],
  ['work that goes on', ({ pool }: Lent) => void pool.query(GOES_ON)],
  ['a temporary table', ({ pool }: Lent) => pool.query('create temporary table kept (id int)')],
])('a database with %s is not lent again', async (_, use) => {
  const before = await lendDatabase();
  await use(before);
  await takeBack(before);
  expect((await lend()).database).not.toEqual(before.database);
});
