import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, type Pool, type PoolClient, type QueryResultRow } from 'pg';

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

// The database says this last, and closes: the socket may not have heard of it when the connection is given back.
const isLast = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC');

// "cached plan must not change result type": a column was added to a table since the statement was prepared.
const isOutdated = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** Sends a statement, under its name when it has one. */
async function send<R>(
  client: PoolClient,
  names: StatementNames | undefined,
  { text, values }: { text: string; values: unknown[] },
): Promise<PostgresQueryResult<R>> {
  const execute = async (name: string | undefined) =>
    (await client.query<R & QueryResultRow>({
      text,
      values,
      ...(name ? { name } : {}),
    })) as PostgresQueryResult<R>;
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

function lent(client: PoolClient, names: StatementNames | undefined): PostgresPoolClient {
  let ended = false;
  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Statements are sent as text: no cursor is set up');
    return send<R>(client, names, { text, values: [...parameters] }).catch((error: unknown) => {
      ended ||= isLast(error);
      throw error;
    });
  }
  return { query, release: (destroy) => client.release(destroy || ended) };
}

/**
 * The pool for Kysely: every statement that comes back often is prepared once on each connection when `naming`,
 * and a connection that the database has ended is never lent again.
 */
export function lendingPool(pool: Pool, naming: boolean): PostgresPool {
  const names = naming ? new StatementNames() : undefined;
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? lent(client, names);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
