import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './db/database.ts';
import { rehearsalFault } from './rehearsal.ts';
import { startTestApp, type TestApp } from './testing/harness.ts';
import { longTest } from './testing/long-run.ts';

async function rehearse({ database, services }: TestApp): Promise<string | undefined> {
  const { db, pool } = openDatabase({ ...database, max: 1 }, () => {});
  try {
    return await rehearsalFault({ pool }, services.config);
  } finally {
    await db.destroy();
  }
}

test('a rehearsal goes through what somebody new does, and leaves nothing behind', async () => {
  const app = await startTestApp();
  expect(await rehearse(app)).toBeUndefined();
  const { rows } = await sql`
    select (select count(*) from users) + (select count(*) from logins) + (select count(*) from projects) as left_behind
  `.execute(app.db);
  expect(rows).toEqual([{ left_behind: 0 }]);
});

longTest.each([
  { table: 'logins', at: 'insert', step: 'signing up' },
  { table: 'projects', at: 'insert', step: 'making a project' },
  { table: 'subtasks', at: 'insert', step: 'adding a subtask' },
  { table: 'timers', at: 'delete', step: 'discarding a timer' },
  { table: 'daily_mails', at: 'insert', step: 'choosing reminders' },
  { table: 'subtask_reminders', at: 'insert', step: 'reminding of one task' },
  { table: 'push_devices', at: 'insert', step: 'turning on notifications' },
  { table: 'webhook_deliveries', at: 'insert', step: 'telling a webhook' },
])('what the database refuses of $step is named', async ({ table, at, step }) => {
  const app = await startTestApp();
  await sql`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''modifying is not supported''; end'
  `.execute(app.db);
  await sql`
    create trigger refused before ${sql.raw(at)} on ${sql.table(table)} for each row execute function refuse()
  `.execute(app.db);
  expect(await rehearse(app)).toBe(`${step} fails: modifying is not supported`);
  const { rows } = await sql`select 1 from logins`.execute(app.db);
  expect(rows).toEqual([]);
});
