import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { EmbeddedDatabase } from '../db/embedded/embedded.ts';
import { ownPort } from './ports.ts';

type Connection = EmbeddedDatabase['connection'];

/** Fewer than a node's pool, so that connections are shared all the time. */
const CONNECTIONS_OF_A_DATABASE = 5;

/** Every test file has its own database, and the server cannot hold the connections of all. */
const IDLE_SECONDS = 2;

/** Debian installs it outside of a user's path. */
const START = 'PATH="$PATH:/usr/sbin" exec pgbouncer --quiet "$1"';

const settingsFor = ({ host, port }: Connection, folder: string, listenPort: number) => `[databases]
* = host=${host} port=${port}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${CONNECTIONS_OF_A_DATABASE}
server_idle_timeout = ${IDLE_SECONDS}
max_client_conn = 2000
ignore_startup_parameters = extra_float_digits
`;

async function untilItAnswers(connection: Connection, child: ChildProcess, reason: () => string) {
  for (let tries = 0; tries < 400 && child.exitCode === null; tries++) {
    const client = new Client({ ...connection, database: 'postgres' });
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (answers) return;
    await delay(50);
  }
  throw new Error(`PgBouncer does not answer: ${reason()}`);
}

/** PgBouncer over every database of a server, in transaction mode. */
export async function startPooler(server: Connection) {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-pooler-'));
  const port = await ownPort();
  const [settings, users, log] = ['pgbouncer.ini', 'users.txt', 'log'].map((name) => join(folder, name));
  if (!settings || !users || !log) throw new Error('Three files were named');
  writeFileSync(settings, `${settingsFor(server, folder, port)}logfile = ${log}\n`);
  writeFileSync(users, `"${server.user}" "${server.password}"\n`, { mode: 0o600 });
  // It refuses to run as root, and the server's socket is only accessible to the server's own account.
  const { uid, gid } = statSync(server.host);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [folder, settings, users]) chownSync(path, uid, gid);
  const account = isRoot ? { uid, gid } : {};
  const child = spawn('sh', ['-c', START, 'sh', settings], { ...account, stdio: 'ignore', cwd: '/' });
  const ended = once(child, 'exit');
  const connection: Connection = { ...server, host: '127.0.0.1', port };
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const reason = () =>
    existsSync(log) ? readFileSync(log, 'utf8').slice(-500) : 'is it installed (apt-get install pgbouncer)?';
  try {
    await untilItAnswers(connection, child, reason);
  } catch (error) {
    await stop();
    throw error;
  }
  return { connection, stop };
}
