import { Client, type ClientConfig, DatabaseError } from 'pg';

/** Less than the five seconds within which every request is to be answered, by the time that the rest of it takes. */
const SILENT_AFTER_MILLISECONDS = 4_000;
/** Silence is counted in looks, not by the clock: while this process itself is held up nothing can be heard. */
const LOOKS = 8;
/** A quiet database may be working on one long query: after so many looks it is asked whether it is there. */
const LOOKS_BEFORE_ASKING = 2;

/** Where requests wait for the database. */
export interface SilenceWatch {
  /** Does what waits for the database; once that is silent, fails with the message, also when it is found silent. */
  unlessSilent<T>(work: () => Promise<T>, message: string): Promise<T>;
  /** The same for a query, whose answer is a sign of life. */
  answered<T>(query: () => Promise<T>, message: string): Promise<T>;
  stop(): void;
}

/** Asks on a connection of its own, since all others may be waiting. A refusal is an answer. */
async function isThere(place: ClientConfig, milliseconds: number): Promise<boolean> {
  const client = new Client({
    ...place,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return error instanceof DatabaseError;
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Finds out that a database is silent: nothing was heard on any connection while somebody waited, nor on a new one. All
 * who wait then hear of it at once, and who comes later at once too, until it answers again. A slow query is no silence.
 */
export function watchSilence(place: ClientConfig, silentAfter = SILENT_AFTER_MILLISECONDS): SilenceWatch {
  const waiting = new Set<() => void>();
  let quietLooks = 0;
  let isSilent = false;
  let isAsking = false;
  let looking: NodeJS.Timeout | undefined;

  const hear = () => {
    quietLooks = 0;
    isSilent = false;
  };
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    if (await isThere(place, silentAfter / 2)) hear();
    isAsking = false;
  };
  const stop = () => {
    clearInterval(looking);
    looking = undefined;
  };
  const look = () => {
    if (waiting.size === 0 && !isSilent) return stop();
    quietLooks += 1;
    if (quietLooks >= LOOKS_BEFORE_ASKING) void ask();
    if (quietLooks < LOOKS) return;
    isSilent = true;
    for (const giveUp of waiting) giveUp();
  };

  async function unlessSilent<T>(work: () => Promise<T>, message: string): Promise<T> {
    if (isSilent) throw new Error(message);
    if (looking === undefined) {
      quietLooks = 0;
      looking = setInterval(look, silentAfter / LOOKS).unref();
    }
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const giveUp = () => reject(new Error(message));
    waiting.add(giveUp);
    try {
      return await Promise.race([work(), silence]);
    } finally {
      waiting.delete(giveUp);
    }
  }

  return {
    unlessSilent,
    answered: (query, message) =>
      unlessSilent(
        () =>
          query().then(
            (answer) => {
              hear();
              return answer;
            },
            (error: unknown) => {
              if (error instanceof DatabaseError) hear();
              throw error;
            },
          ),
        message,
      ),
    stop,
  };
}
