import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Database, DatabaseConnection } from './database.ts';
import type { DB } from './tables.gen.ts';

/** Transaction commands, replaced by savepoints because a transaction is already open. */
const WITHIN: Record<string, string> = {
  begin: 'savepoint within',
  commit: 'release savepoint within',
  rollback: 'rollback to savepoint within',
};

/** Runs work over one connection in a transaction that is rolled back at the end. */
export async function takingBack<T>(
  pool: DatabaseConnection['pool'],
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const lent: PostgresPoolClient = {
    query: (text: unknown, values?: readonly unknown[]) =>
      client.query(WITHIN[String(text)] ?? String(text), [...(values ?? [])]) as never,
    release: () => {},
  };
  const lending = { options: {}, connect: async () => lent, end: async () => {} };
  try {
    await client.query('begin');
    return await work(new Kysely<DB>({ dialect: new PostgresDialect({ pool: lending }) }));
  } finally {
    // If the rollback fails, the connection is closed.
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}
