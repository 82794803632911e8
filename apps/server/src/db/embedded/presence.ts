import pg from 'pg';
import { ROLE } from './cluster.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { PORT } from './socket-folder.ts';

/** Any number, the same in every process of Daymark. */
const LOCK = 7_306_201;

/** A server that runs answers at once, if only with "not yet". */
const SLOWEST_ANSWER_MS = 5_000;

/**
 * One connection that a process holds for as long as it uses the server, with a shared lock on it. The server knows
 * by it who is there, however a process ends, so that the last to leave can stop it; and its end tells the process
 * at once that the server is gone.
 */
export interface Presence {
  /** Resolves when the server is gone, or this process has left. */
  gone: Promise<void>;
  /** Gives up the lock; true when nobody else is present and the server is ours to stop. */
  leave(): Promise<boolean>;
  end(): void;
}

/**
 * Connects to whatever serves at this socket. `absent`: nobody does. `busy`: a server that is starting, recovering
 * or stopping, which is to be asked again.
 */
export async function join(socketFolder: string, password: string): Promise<Presence | 'absent' | 'busy'> {
  const client = new pg.Client({
    host: socketFolder,
    port: PORT,
    user: ROLE,
    password,
    // Advisory locks count within one database: not the application's, which a restore may replace.
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: SLOWEST_ANSWER_MS,
    application_name: 'daymark presence',
  });
  const gone = new Promise<void>((resolve) => {
    client.on('end', () => resolve());
    client.on('error', () => resolve());
  });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [LOCK]);
  } catch (error) {
    client.end().catch(() => undefined);
    return judge(error, socketFolder);
  }
  return { gone, leave: () => leave(client), end: () => void client.end().catch(() => undefined) };
}

async function leave(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [LOCK]);
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [LOCK]);
    return rows[0]?.last === true;
  } catch {
    // The server is gone or going: nothing is left for us to stop.
    return false;
  }
}

function judge(error: unknown, socketFolder: string): 'absent' | 'busy' {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ECONNREFUSED' || /timeout/.test(message)) return 'absent';
  if (code === '28P01' || code === '28000')
    throw new EmbeddedDatabaseError(
      `The database at ${socketFolder} refuses its own password: put the file "password" beside it back from a backup of the data folder.`,
      { cause: error },
    );
  if (code === 'EACCES')
    throw new EmbeddedDatabaseError(
      `The database at ${socketFolder} was started by another user: start Daymark as that user, or set DATA_DIR to a folder of your own.`,
      { cause: error },
    );
  // 57P03: starting or stopping; 57P01, 57P02 and a cut connection: it stopped under us; 53300: no free connection.
  if (/^(57P0[123]|53300|ECONNRESET|EPIPE)$/.test(code ?? '') || /terminated|ended/.test(message))
    return 'busy';
  throw error;
}
