import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Whether any session waits for a lock; in a cluster on any node. */
export async function isAnybodyHeldUp(db: Database): Promise<boolean> {
  const { rows: here } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'
  `.execute(db);
  const { rows: clusters } = await sql`select 1 where to_regclass('citus_lock_waits') is not null`.execute(
    db,
  );
  if (here.length > 0 || clusters.length === 0) return here.length > 0;
  return (await sql`select 1 from citus_lock_waits`.execute(db)).rows.length > 0;
}
