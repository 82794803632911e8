import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Locks the structure of one project's plan until the end of the transaction. */
export async function lockPlan(
  db: Database,
  { userId, projectId }: { userId: string; projectId: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${projectId}`}, 0))`.execute(db);
}
