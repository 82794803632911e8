import {
  type DeleteResult,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type QueryCompiler,
  sql,
  type UpdateResult,
} from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import { lendingPool } from './lending-pool.ts';
import { watchSilence } from './silence.ts';
import type { DB } from './tables.gen.ts';

export type Database = Kysely<DB>;

/** Runs work in a transaction, or as part of the current one. */
export const inTransaction = <T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

type Template = [words: TemplateStringsArray, ...values: unknown[]];

/** The rows of a query that is written as SQL. */
export const rowsOf =
  <Row>(db: Database) =>
  async (...query: Template): Promise<Row[]> =>
    (await sql<Row>(...query).execute(db)).rows;

/** The first row of a query that is written as SQL, if there is one. */
export const firstOf =
  <Row>(db: Database) =>
  async (...query: Template): Promise<Row | undefined> =>
    (await rowsOf<Row>(db)(...query))[0];

/** Whether a query that is written as SQL found or wrote anything. */
export const hasRows =
  (db: Database) =>
  async (...query: Template): Promise<boolean> =>
    (await rowsOf(db)(...query)).length > 0;

/** Runs an update or a deletion. Whether there was such a row. */
export async function wrote(query: {
  execute: () => Promise<(UpdateResult | DeleteResult)[]>;
}): Promise<boolean> {
  const [result] = await query.execute();
  if (!result) return false;
  return ('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows) > 0n;
}

export type PoolMode = 'session' | 'transaction';

// Days stay text, because a Date would shift them by a time zone. Sums and counts fit a number.
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
  /** On the same pool, for background work: it never gives a query up. Ends with `db`. */
  patientDb: Database;
}

export interface DatabaseSettings extends PoolConfig {
  /** Different from production in tests on a machine so busy that its database answers late. */
  silentAfterMilliseconds?: number;
  /** In tests one that also checks what it compiles. */
  compiler?: QueryCompiler;
}

function dialectOver(pool: PostgresPool, compiler: QueryCompiler | undefined): PostgresDialect {
  const dialect = new PostgresDialect({ pool });
  if (compiler) dialect.createQueryCompiler = () => compiler;
  return dialect;
}

/** Longer than any query of a request takes. */
const ANSWERS_WITHIN_MILLISECONDS = 30_000;

/**
 * A pool and typed queries over it. Behind a pooler that gives each transaction another connection (`poolMode:
 * 'transaction'`), statements are not prepared by name, because the next connection would not know them. A query
 * without an answer for half a minute, or for the given `query_timeout`, is given up with its connection. If the
 * database is silent (`silence.ts`), all queries are.
 */
export function openDatabase(
  config: DatabaseSettings,
  onIdleError: (error: Error) => void,
  poolMode: PoolMode = 'session',
): OpenDatabase {
  const {
    query_timeout: answersWithin = ANSWERS_WITHIN_MILLISECONDS,
    silentAfterMilliseconds,
    compiler,
    ...rest
  } = config;
  const pool = new Pool({
    // By this name a restore detects that a server is using the database.
    application_name: 'daymark',
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A statement does not wait for the answer to the one before it (`one-trip.ts`).
    pipeline: true,
    ...rest,
    types: typeParsers,
  });
  // The pool replaces an idle connection that breaks. Without a listener the error would end the process.
  pool.on('error', onIdleError);
  // So would an error on a connection in use, whose query fails and reports it.
  pool.on('connect', (client) => client.on('error', () => {}));
  const silence = watchSilence({ application_name: 'daymark', ...rest }, silentAfterMilliseconds);
  const over = (lending: PostgresPool) => new Kysely<DB>({ dialect: dialectOver(lending, compiler) });
  return {
    pool,
    db: over(lendingPool(pool, { naming: poolMode === 'session', giving: { answersWithin, silence } })),
    patientDb: over(lendingPool(pool, { naming: false })),
  };
}
