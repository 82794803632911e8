import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { eventually } from '../testing/eventually.ts';
import { startSmtp } from '../testing/smtp.ts';
import { type DaymarkProcess, makeDaymark } from './testing/daymark-process.ts';

const PEOPLE = 60;
const addressOf = (n: number) => `reader${n}@example.com`;
const PATIENCE_SECONDS = 120;

/** Works on the database of a server that was ended. */
async function withDatabase(daymark: DaymarkProcess, work: (db: Database) => Promise<void>) {
  const database = await startEmbeddedDatabase({ dataDir: daymark.dataDir, log: () => {} });
  const { db } = openDatabase(database.connection, () => {});
  try {
    await work(db);
  } finally {
    await db.destroy();
    await database.stop();
  }
}

/** People with a task today, whose digest is due. */
async function makeReaders(db: Database): Promise<void> {
  await sql`
    insert into users (id, email, firstname, lastname, password_hash, email_verified_at, timezone, weekdays, created_at, updated_at)
    select gen_random_uuid(), 'reader' || n || '@example.com', 'Ana', 'Silva', 'none', now(), 'UTC', '{1,2,3,4,5,6,7}', now(), now()
    from generate_series(1, ${PEOPLE}::int) n`.execute(db);
  await sql`
    insert into projects (user_id, id, name, description, start_date, due_date, due_time, priority, category, tags, created_at, updated_at)
    select id, gen_random_uuid(), 'Garden fair', '', current_date - 9, current_date + 9, '12:00', 'Medium', '', '{}', now(), now()
    from users`.execute(db);
  await sql`
    insert into subtasks (user_id, project_id, id, title, description, status, priority, due_date, tags, position, created_at, updated_at)
    select user_id, id, gen_random_uuid(), 'Order the tents', '', 'Pending', 'Medium', current_date, '{}', 1, now(), now()
    from projects`.execute(db);
  await sql`
    insert into daily_mails (user_id, kind, at, next_at) select id, 'digest', '00:00', now() from users`.execute(
    db,
  );
}

/** As if so much time had passed that the claims of a killed node have run out. */
async function letClaimsRunOut(db: Database): Promise<void> {
  await sql`update daily_mails set next_at = now() where next_at > now() and last_on is null`.execute(db);
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(db);
  await sql`insert into pgboss.job (name) values ('daily-mails')`.execute(db);
}

test('while its server is killed again and again each person gets one digest of the day', async () => {
  const smtp = await startSmtp();
  const daymark = await makeDaymark({ settings: { SMTP_URL: smtp.url } });
  try {
    await daymark.start();
    await daymark.end('SIGTERM');
    await withDatabase(daymark, async (db) => {
      await makeReaders(db);
      await letClaimsRunOut(db);
    });
    for (const mails of [1, 12, 25, 40]) {
      await daymark.start();
      await eventually(() => expect(smtp.received.length).toBeGreaterThanOrEqual(mails), PATIENCE_SECONDS);
      await daymark.end('SIGKILL');
      await withDatabase(daymark, letClaimsRunOut);
    }
    await daymark.start();
    const reached = () => new Set(smtp.received.flatMap(({ to }) => to));
    await eventually(() => expect(reached().size).toBe(PEOPLE), PATIENCE_SECONDS);
    await daymark.end('SIGTERM');
  } finally {
    await daymark.remove();
  }

  // A mail whose server was killed before it could note that it was sent comes again under its id, by which mailboxes
  // know it.
  const ids = Map.groupBy(smtp.received, ({ to }) => to[0]);
  for (let n = 1; n <= PEOPLE; n++) {
    const mails = ids.get(addressOf(n)) ?? [];
    expect([addressOf(n), new Set(mails.map(({ mail }) => mail.messageId)).size]).toEqual([addressOf(n), 1]);
    expect(mails[0]?.mail.subject).toMatch(/^Your day: /);
  }
});
