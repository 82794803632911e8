import { sql } from 'kysely';
import { expect } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { startEmbeddedDatabase } from '../../db/embedded/embedded.ts';
import { eventually } from '../../testing/eventually.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { outboxOf } from '../../testing/mailbox.ts';
import type { DaymarkProcess } from './daymark-process.ts';
import type { Journal } from './journal.ts';

const WRITES_EACH = 60;
/** For slow machines; usually it is much faster. */
const PATIENCE_SECONDS = 60;

/** Waits for more acknowledgements, so that the next fault happens during work. */
export async function atWork(journal: Journal): Promise<void> {
  const before = journal.acknowledged;
  await eventually(
    () => expect(journal.acknowledged).toBeGreaterThan(before + WRITES_EACH),
    PATIENCE_SECONDS,
  );
}

const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1);

/** Compares the database, after the server has stopped, with the acknowledgements. */
export async function inspect(
  daymark: DaymarkProcess,
  userId: string,
  { subtasks, plans, signUps }: Journal,
) {
  const database = await startEmbeddedDatabase({ dataDir: daymark.dataDir, log: () => {} });
  const { db } = openDatabase(database.connection, () => {});
  try {
    const { rows: written } = await sql<{ title: string; id: string; status: string }>`
      select s.title, s.id, s.status
      from subtasks s join projects p on p.user_id = s.user_id and p.id = s.project_id
      where p.name = 'Written down' and p.user_id = ${userId}
    `.execute(db);
    const { rows: planned } = await sql<{ id: string; n: number }>`
      select p.id, count(s.id)::int as n
      from projects p left join subtasks s on s.user_id = p.user_id and s.project_id = p.id
      where p.name = 'Planned' and p.user_id = ${userId} group by p.id
    `.execute(db);
    const { rows: people } = await sql<{ email: string }>`select email from users`.execute(db);
    // A mail that was being sent when its node was killed is sent again after its job has expired.
    const { rows: waiting } = await sql`
      select from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')
    `.execute(db);
    const mails = outboxOf(daymark.dataDir).join('\n');
    const mailless = signUps.filter((address) => !mails.includes(`To: ${address}\n`));
    const acknowledged = [...subtasks].map(([title, entry]) => ({ title, ...entry }));
    return {
      written: written.sort(byTitle),
      acknowledged: acknowledged.sort(byTitle),
      // As many tasks as were answered; if the answer was lost, at least some.
      halfPlanned: planned.filter(({ id, n }) => n !== (plans.get(id) ?? Math.max(n, 1))),
      lost: {
        plans: [...plans.keys()].filter((id) => !planned.some((row) => row.id === id)),
        people: signUps.filter((address) => !people.some(({ email }) => email === address)),
        mails: mailless.slice(waiting.length),
      },
      broken: await brokenInvariants({ db }),
    };
  } finally {
    await db.destroy();
    await database.stop();
  }
}

/** Stops the server in order and compares its database with the journal. */
export async function expectAllThere(
  daymark: DaymarkProcess,
  userId: string,
  journal: Journal,
): Promise<void> {
  expect(await daymark.end('SIGTERM')).toBe(0);
  const { written, acknowledged, ...wrong } = await inspect(daymark, userId, journal);
  expect(journal.unexpected).toEqual([]);
  expect(written).toEqual(acknowledged);
  expect(wrong).toEqual({ halfPlanned: [], lost: { plans: [], people: [], mails: [] }, broken: [] });
}
