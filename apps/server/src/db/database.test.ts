import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';

test('a connection that breaks while it is lent fails what is asked over it, and nothing else', async () => {
  const { db } = await startTestApp();
  await expect(
    db.connection().execute(async (lent) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(lent);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(db);
      await expect
        .poll(async () => {
          const left = await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}::int`.execute(db);
          return left.rows.length;
        })
        .toBe(0);
      await sql`select 1`.execute(lent);
    }),
  ).rejects.toThrow();
  await sql`select 1`.execute(db);
});
