import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, type Pool, type PoolClient, type QueryResultRow } from 'pg';
import type { SilenceWatch } from './silence.ts';

/** A text that comes back so often is no chance combination of filters. */
const SEEN_BEFORE_NAMED = 3;
/** Every connection keeps each named statement with its plan, some tens of kilobytes: bounded for the process. */
const NAMES_MAX = 200;
/** How many texts are watched for coming back; the least recently seen is forgotten first. */
const WATCHED_MAX = 1_000;

/** Which texts have come back often enough to be prepared under a name, and the names. */
class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Map<string, number>();
  #given = 0;

  /** The name for a text; undefined for one that is to be sent as it is. */
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

  /** Lets go of a name whose statement no longer fits the tables: the next call prepares the text anew, under another. */
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
 * What the database says last before it closes, and what it did not say at all: a connection that broke, or that keeps a
 * query which was given up.
 */
const isLast = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC';

// "cached plan must not change result type": a column was added to a table since the statement was prepared.
const isOutdated = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** How statements are sent. */
interface Sending {
  names: StatementNames | undefined;
  /** How one that is not answered is given up; without it none is. */
  giving: GivingUp | undefined;
}

export interface GivingUp {
  /** Milliseconds after which a query is given up, though the database lives. */
  answersWithin: number;
  silence: SilenceWatch;
}

const NOT_ANSWERED = 'Query read timeout';
const NOT_SENT = 'Connection terminated: the database is silent';

/** Sends a statement, under its name when it has one. */
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
  // What has no values may be several statements, which cannot be prepared, or a mere "begin".
  const name = values.length > 0 ? names?.nameOf(text) : undefined;
  if (names === undefined || name === undefined) return execute(undefined);
  try {
    return await execute(name);
  } catch (error) {
    if (!isOutdated(error)) throw error;
    names.renew(text, name);
    // A transaction has failed with it: who began it begins anew.
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
    // A rollback would only wait behind what is not answered, or fail in words of its own.
    if (ended) return Promise.reject(new Error('Connection terminated'));
    return send<R>(client, sending, { text, values: [...parameters] }).catch((error: unknown) => {
      ended ||= isLast(error);
      throw error;
    });
  }
  return { query, release: (destroy) => client.release(destroy || ended) };
}

/** A connection, unless the database is silent: then one that comes after all goes back at once. */
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
 * The pool for Kysely: every statement that comes back often is prepared once on each connection when `naming`, one that is
 * not answered is given up as `giving` says, and a connection that was given up or ended is never lent again.
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
