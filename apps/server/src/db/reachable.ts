import { sql } from 'kysely';
import { ConfigError } from '../config.ts';
import type { Database } from './database.ts';

const OLDEST = 150_000;

/** Throws a sentence if the database does not answer or is too old for the schema. */
export async function assertUsable(db: Database): Promise<void> {
  const { rows } = await sql<{ version: number; name: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as name
  `
    .execute(db)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      throw new ConfigError(
        `The database of DATABASE_URL cannot be reached (${reason}): check the address, and that PostgreSQL runs there.`,
      );
    });
  const [server] = rows;
  if (server && server.version < OLDEST)
    throw new ConfigError(
      `The database of DATABASE_URL is PostgreSQL ${server.name}: Daymark needs 15 or later.`,
    );
}

/** Comes back as soon as the database answers anything. */
export const ping = (db: Database) => sql`select 1`.execute(db);
