import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import type { DB } from './tables.gen.ts';

export type Database = Kysely<DB>;

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

/** A pool and the typed queries over it. */
export function openDatabase(config: PoolConfig, onIdleError: (error: Error) => void): DatabaseConnection {
  const pool = new Pool({ max: 10, connectionTimeoutMillis: 5_000, ...config, types: typeParsers });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError);
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) };
}
