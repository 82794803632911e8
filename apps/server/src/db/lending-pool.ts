import type { Writable } from 'node:stream';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, type Pool, type PoolClient, Query } from 'pg';
import type { SilenceWatch } from './silence.ts';

/** A text that was seen this often is not an accidental combination of filters. */
const SEEN_BEFORE_NAMED = 3;
/** Every connection stores each named statement with its plan, some tens of kilobytes, so the process has a limit. */
const NAMES_MAX = 200;
/** How many texts are counted; the least recently seen is forgotten first. */
const WATCHED_MAX = 1_000;

/** The names of the texts that are used often enough to be prepared. */
class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Map<string, number>();
  #given = 0;

  /** The name for a text; undefined for one that is not prepared. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= NAMES_MAX) return name;
    const seen = (this.#seen.get(text) ?? 0) + 1;
    this.#seen.delete(text);
    if (seen >= SEEN_BEFORE_NAMED) return this.#give(text);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size >= WATCHED_MAX && oldest !== undefined) this.#seen.delete(oldest);
    this.#seen.set(text, seen);
    return undefined;
  }

  /** Drops a name whose statement no longer matches the tables. The next call prepares the text under another name. */
  renew(text: string, outdated: string): void {
    if (this.#names.get(text) === outdated) this.#give(text);
  }

  #give(text: string): string {
    const name = `daymark_${++this.#given}`;
    this.#names.set(text, name);
    return name;
  }
}

/**
 * Errors after which a connection is closed: a shutdown of the database, a broken connection, or a query that was given
 * up.
 */
const isLast = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC';

// "cached plan must not change result type": the table has a new column since the statement was prepared.
const isOutdated = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** How statements are sent. */
interface Sending {
  names: StatementNames | undefined;
  /** How an unanswered statement is given up; without it, none is. */
  giving: GivingUp | undefined;
}

export interface GivingUp {
  /** Milliseconds after which a query is given up even if the database responds. */
  answersWithin: number;
  silence: SilenceWatch;
}

const NOT_ANSWERED = 'Query read timeout';
const NOT_SENT = 'Connection terminated: the database is silent';

interface Statement {
  text: string;
  values: unknown[];
  /** Whether it may be sent again. Another statement that waits on the connection may be part of the same transaction. */
  isAlone: () => boolean;
}

/** One statement and its answer. It is called for every query, so it makes one promise and no copies. */
const ask = <R>(
  client: PoolClient,
  giving: GivingUp | undefined,
  { text, values }: Statement,
  name: string | undefined,
): Promise<PostgresQueryResult<R>> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(NOT_ANSWERED));
    const end = giving?.silence.wait(giveUp);
    if (giving && !end) return giveUp();
    const query = new Query(text, values, (error, result) => {
      end?.();
      if (!error || error instanceof DatabaseError) giving?.silence.hear();
      if (error) reject(error);
      else resolve(result as PostgresQueryResult<R>);
    });
    client.query(Object.assign(query, { name, query_timeout: giving?.answersWithin }));
  });

/** Sends a statement, by name if it is prepared. */
async function send<R>(
  client: PoolClient,
  { names, giving }: Sending,
  statement: Statement,
): Promise<PostgresQueryResult<R>> {
  const { text, values, isAlone } = statement;
  // A text without values may be several statements, which cannot be prepared, or just "begin".
  const name = values.length > 0 ? names?.nameOf(text) : undefined;
  if (names === undefined || name === undefined) return ask(client, giving, statement, undefined);
  try {
    return await ask(client, giving, statement, name);
  } catch (error) {
    if (!isOutdated(error)) throw error;
    names.renew(text, name);
    // The transaction has failed with it, so the caller has to start again.
    if (client.getTransactionStatus() !== 'I' || !isAlone()) throw error;
    return ask(client, giving, statement, names.nameOf(text));
  }
}

/** Statements of one turn of the event loop leave in one write: each write costs as much as a small statement. */
function gatherWrites(client: PoolClient): void {
  const { stream } = (client as PoolClient & { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** The answer to a begin that is not waited for. Kysely has no name for the command, and does not read it. */
const BEGUN = { command: 'SELECT' as const, rowCount: 0, rows: [] };

function lent(client: PoolClient, sending: Sending): PostgresPoolClient {
  let ended = false;
  let waiting = 0;
  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Statements are sent as text: no cursor is set up');
    // A rollback would only wait for an answer, or fail with a different error.
    if (ended) return Promise.reject(new Error('Connection terminated'));
    if (waiting === 0) gatherWrites(client);
    waiting += 1;
    const answer = send<R>(client, sending, { text, values: [...parameters], isAlone: () => waiting === 1 })
      .catch((error: unknown) => {
        ended ||= isLast(error);
        throw error;
      })
      .finally(() => {
        waiting -= 1;
      });
    if (text !== 'begin') return answer;
    // It leaves with the first statement of its transaction, which fails if it does.
    answer.catch(() => {});
    return Promise.resolve(BEGUN);
  }
  return { query, release: (destroy) => client.release(destroy || ended) };
}

/** A connection, unless the database is silent: a connection that arrives later is returned to the pool. */
async function connect(pool: Pool, giving: GivingUp | undefined): Promise<PoolClient> {
  if (!giving) return pool.connect();
  const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
  let isGivenUp = false;
  const giveUp = () => {
    isGivenUp = true;
    reject(new Error(NOT_SENT));
  };
  const end = giving.silence.wait(giveUp);
  if (!end) throw new Error(NOT_SENT);
  pool.connect((error, client) => {
    end();
    if (!client) reject(error ?? new Error(NOT_SENT));
    else if (isGivenUp) client.release();
    else resolve(client);
  });
  return promise;
}

/**
 * The pool for Kysely. With `naming`, frequent statements are prepared once on each connection. `giving` decides how
 * unanswered statements are given up. A connection that was given up or has ended is never used again.
 */
export function lendingPool(
  pool: Pool,
  { naming, giving }: { naming: boolean; giving?: GivingUp },
): PostgresPool {
  const sending = { names: naming ? new StatementNames() : undefined, giving };
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await connect(pool, giving);
      const known = clients.get(client) ?? lent(client, sending);
      clients.set(client, known);
      return known;
    },
    end: () => {
      giving?.silence.stop();
      return pool.end();
    },
  };
}
