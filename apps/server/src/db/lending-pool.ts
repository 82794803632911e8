import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, type Pool, type PoolClient, type QueryResultRow } from 'pg';
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

/** Sends a statement, by name if it is prepared. */
async function send<R>(
  client: PoolClient,
  { names, giving }: Sending,
  { text, values }: { text: string; values: unknown[] },
): Promise<PostgresQueryResult<R>> {
  const execute = async (name: string | undefined) => {
    const query = () =>
      client.query<R & QueryResultRow>({
        text,
        values,
        ...(name ? { name } : {}),
        ...(giving ? { query_timeout: giving.answersWithin } : {}),
      });
    return (await (giving
      ? giving.silence.answered(query, NOT_ANSWERED)
      : query())) as PostgresQueryResult<R>;
  };
  // A text without values may be several statements, which cannot be prepared, or just "begin".
  const name = values.length > 0 ? names?.nameOf(text) : undefined;
  if (names === undefined || name === undefined) return execute(undefined);
  try {
    return await execute(name);
  } catch (error) {
    if (!isOutdated(error)) throw error;
    names.renew(text, name);
    // The transaction has failed with it, so the caller has to start again.
    if (client.getTransactionStatus() !== 'I') throw error;
    return execute(names.nameOf(text));
  }
}

function lent(client: PoolClient, sending: Sending): PostgresPoolClient {
  let ended = false;
  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Statements are sent as text: no cursor is set up');
    // A rollback would only wait for an answer, or fail with a different error.
    if (ended) return Promise.reject(new Error('Connection terminated'));
    return send<R>(client, sending, { text, values: [...parameters] }).catch((error: unknown) => {
      ended ||= isLast(error);
      throw error;
    });
  }
  return { query, release: (destroy) => client.release(destroy || ended) };
}

/** A connection, unless the database is silent: a connection that arrives later is returned to the pool. */
async function connect(pool: Pool, giving: GivingUp | undefined): Promise<PoolClient> {
  if (!giving) return pool.connect();
  let isGivenUp = false;
  const connecting = async () => {
    const client = await pool.connect();
    if (isGivenUp) client.release();
    return client;
  };
  try {
    return await giving.silence.unlessSilent(connecting, NOT_SENT);
  } catch (error) {
    isGivenUp = true;
    throw error;
  }
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
