import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** The room of the whole database in bytes; on a cluster, of its coordinator. */
export async function findDatabaseSize(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_database_size(current_database()) as bytes
  `.execute(db);
  return Number(rows[0]?.bytes);
}
