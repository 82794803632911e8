import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../apps/server/src/db/database.ts';
import type { DB } from '../apps/server/src/db/tables.gen.ts';
import type { Statement } from './limits-server.ts';

/** The one statement that a read of the app sends, with its values: written down while the app's own code runs. */
export async function ownStatement(pool: Pool, read: (db: Database) => Promise<unknown>): Promise<Statement> {
  const statements: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ text: query.sql, values: query.parameters }),
  });
  await read(db);
  const [statement, ...more] = statements;
  if (!statement || more.length > 0)
    throw new Error(`A read sent ${statements.length} statements: it is to send one`);
  return statement;
}
