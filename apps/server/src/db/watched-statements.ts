import { type Pool, type PoolClient, Query } from 'pg';

/** Called for a statement; returns a function to call at its end, or undefined if nobody listens. */
export type OnStatement = (text: string) => ((error?: unknown) => void) | undefined;

type Callback = (error: Error | null, result: unknown) => void;
type AnyQuery = (config: unknown, values?: unknown, callback?: Callback) => unknown;

const textOf = (config: unknown): string | undefined => {
  if (typeof config === 'string') return config;
  return typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : undefined;
};

/** The application's queries bring their own callback (`lending-pool.ts`). */
const isQuery = (config: unknown): config is Query & { callback: Callback } => config instanceof Query;

const ending =
  (callback: Callback, end: (error?: unknown) => void): Callback =>
  (error, result) => {
    end(error ?? undefined);
    callback(error, result);
  };

function watch(client: PoolClient, onStatement: OnStatement): void {
  const send: AnyQuery = client.query.bind(client);
  const watched: AnyQuery = (config, values, callback) => {
    const text = textOf(config);
    const end = text === undefined ? undefined : onStatement(text);
    if (!end) return send(config, values, callback);
    if (isQuery(config)) return send(Object.assign(config, { callback: ending(config.callback, end) }));
    if (typeof values === 'function') return send(config, ending(values as Callback, end));
    if (callback) return send(config, values, ending(callback, end));
    const answer = send(config, values) as Promise<unknown>;
    answer.then(
      () => end(),
      (error: unknown) => end(error),
    );
    return answer;
  };
  Object.assign(client, { query: watched });
}

/** Calls the listener for every statement over the connections of a pool, with its text, which contains no values. */
export function watchStatements(pool: Pool, onStatement: OnStatement): void {
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    watch(client, onStatement);
  });
}
