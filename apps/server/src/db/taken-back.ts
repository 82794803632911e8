import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Database, DatabaseConnection } from './database.ts';
import type { DB } from './tables.gen.ts';

/** What a transaction sends, within one that has begun already. */
const WITHIN: Record<string, string> = {
  begin: 'savepoint within',
  commit: 'release savepoint within',
  rollback: 'rollback to savepoint within',
};

/** Has work done over one connection as if it were the pool's, in a transaction that is taken back in the end. */
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
    // With its connection goes whatever was not taken back.
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}
