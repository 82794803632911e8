import pg from 'pg';
import { ROLE } from './cluster.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { PORT } from './socket-folder.ts';

/** An arbitrary number, the same in every process of Daymark. */
const LOCK = 7_306_201;

/** A running server answers at once, if only with "not yet". */
const SLOWEST_ANSWER_MS = 5_000;

/**
 * A connection that a process holds while it uses the server, with a shared advisory lock. The lock shows who uses the
 * server, however a process ends, so that the last one can stop it. The end of the connection shows that the server is
 * gone.
 */
export interface Presence {
  /** Resolves when the server has ended, or this process has left. */
  gone: Promise<void>;
  /** Releases the lock; true if no other process is present and this one should stop the server. */
  leave(): Promise<boolean>;
  end(): void;
}

/**
 * Connects to the server at this socket. `absent`: there is none. `busy`: it is starting, recovering or stopping, and
 * has to be asked again.
 */
export async function join(socketFolder: string, password: string): Promise<Presence | 'absent' | 'busy'> {
  const client = new pg.Client({
    host: socketFolder,
    port: PORT,
    user: ROLE,
    password,
    // Advisory locks belong to one database. The application's is not used, because a restore may replace it.
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
    // The server has ended or is ending, so there is nothing to stop.
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
  // 57P03: starting or stopping; 57P01, 57P02 and a cut connection: it stopped meanwhile; 53300: no free connection.
  if (/^(57P0[123]|53300|ECONNRESET|EPIPE)$/.test(code ?? '') || /terminated|ended/.test(message))
    return 'busy';
  throw error;
}
