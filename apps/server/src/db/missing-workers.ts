import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * The workers of a cluster (Citus) that the coordinator cannot reach, by host and port; empty on a single PostgreSQL.
 */
export async function listMissingWorkers(db: Database): Promise<string[]> {
  const { rows: clusters } = await sql`select 1 where to_regclass('pg_dist_node') is not null`.execute(db);
  if (clusters.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select nodename || ':' || nodeport as name from run_command_on_workers('select 1') where not success order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}
