import { Client, type ClientConfig, DatabaseError } from 'pg';

/** Less than the five seconds in which every request must be answered, so that there is time for the rest. */
const SILENT_AFTER_MILLISECONDS = 4_000;
/** Silence is counted in checks instead of clock time, because a blocked process cannot receive anything. */
const CHECKS = 8;
/** A quiet database may be working on one long query, so after this many checks a probe is sent. */
const CHECKS_BEFORE_PROBE = 2;

/** Watches whether the database responds. */
export interface SilenceWatch {
  /**
   * Work begins to wait for the database, and `giveUp` is called if that is silent. Returns what is called when the work
   * is done; undefined if the database is silent already, so that nothing shall begin.
   */
  wait(giveUp: () => void): (() => void) | undefined;
  /** The database answered. */
  hear(): void;
  stop(): void;
}

/** Probes with a new connection, because all others may be waiting. A refusal is an answer. */
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
 * Detects a silent database: no answer on any connection while a query waited, nor on a new one. All waiting queries
 * then fail at once, and so do new ones until it answers again. A slow query is not silence.
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
    if (quietLooks >= CHECKS_BEFORE_PROBE) void ask();
    if (quietLooks < CHECKS) return;
    isSilent = true;
    for (const giveUp of waiting) giveUp();
  };

  const wait: SilenceWatch['wait'] = (giveUp) => {
    if (isSilent) return undefined;
    if (looking === undefined) {
      quietLooks = 0;
      looking = setInterval(look, silentAfter / CHECKS).unref();
    }
    waiting.add(giveUp);
    return () => waiting.delete(giveUp);
  };

  return { wait, hear, stop };
}
