import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import { lendingPool } from './lending-pool.ts';
import { watchSilence } from './silence.ts';
import type { DB } from './tables.gen.ts';

export type Database = Kysely<DB>;

/** All of the work or none of it; within a transaction that has begun already, it is part of that one. */
export const inTransaction = <T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

export type PoolMode = 'session' | 'transaction';

// Days stay text, since a Date would move them by a time zone; sums and counts of this product fit a number.
const parsers = new Map<number, (value: string) => unknown>([
  [types.builtins.DATE, (value) => value],
  [types.builtins.NUMERIC, Number],
  [types.builtins.INT8, Number],
]);

const typeParsers: NonNullable<PoolConfig['types']> = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? types.getTypeParser(oid, format),
};

export interface DatabaseConnection {
  pool: Pool;
  db: Database;
}

export interface OpenDatabase extends DatabaseConnection {
  /** Over the same pool, for work that nobody waits for: it gives no query up. Ends with `db`. */
  patientDb: Database;
}

export interface DatabaseSettings extends PoolConfig {
  /** Other than in production: where tests keep a machine so busy that its database is heard late. */
  silentAfterMilliseconds?: number;
}

/** Longer than any query of a request takes. */
const ANSWERS_WITHIN_MILLISECONDS = 30_000;

/**
 * A pool and the typed queries over it. Behind a pooler that gives each transaction another connection
 * (`poolMode: 'transaction'`) nothing is prepared under a name: the next connection would not know it. A query that is
 * not answered in half a minute, or in the `query_timeout` given, is given up with its connection; of a database that is silent
 * altogether (`silence.ts`) every one is.
 */
export function openDatabase(
  config: DatabaseSettings,
  onIdleError: (error: Error) => void,
  poolMode: PoolMode = 'session',
): OpenDatabase {
  const {
    query_timeout: answersWithin = ANSWERS_WITHIN_MILLISECONDS,
    silentAfterMilliseconds,
    ...rest
  } = config;
  const pool = new Pool({
    // By this name a restore sees that somebody still works on the database.
    application_name: 'daymark',
    max: 10,
    connectionTimeoutMillis: 5_000,
    ...rest,
    types: typeParsers,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError);
  // So would one that breaks while it is lent: its query fails, and that is told where it was asked.
  pool.on('connect', (client) => client.on('error', () => {}));
  const silence = watchSilence({ application_name: 'daymark', ...rest }, silentAfterMilliseconds);
  const over = (lending: PostgresPool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool: lending }) });
  return {
    pool,
    db: over(lendingPool(pool, { naming: poolMode === 'session', giving: { answersWithin, silence } })),
    patientDb: over(lendingPool(pool, { naming: false })),
  };
}
