import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import { isServerOf, readHolder } from './processes.ts';
import { PORT } from './socket-folder.ts';

/** The folders and files of one embedded server. */
export interface Site {
  cluster: string;
  socketFolder: string;
  logFile: string;
  postgres: string;
  account: Account | undefined;
  password: string;
  settings: Record<string, string>;
}

/** A server that this process started, running or ended. */
export interface ServerProcess {
  pid: number | undefined;
  /** Its output after it ended; undefined while it runs. */
  lastWords(): string | undefined;
}

const LARGEST_LOG_BYTES = 5_000_000;

/**
 * Starts the server detached from the terminal, so that Ctrl-C only reaches Daymark, which then stops it. It logs to a
 * file, because a pipe would break if Daymark is killed, and the server must survive that.
 */
export function spawnServer(site: Site): ServerProcess {
  const { size } = rotateLog(site.logFile);
  const output = openSync(site.logFile, 'a', 0o600);
  const child = spawn(site.postgres, serverArguments(site), {
    ...site.account,
    cwd: '/',
    detached: true,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  const failure = watchEnd(child);
  return {
    pid: child.pid,
    lastWords: () => {
      const reason = failure();
      return reason === undefined ? undefined : `${readFileSync(site.logFile, 'utf8').slice(size)}${reason}`;
    },
  };
}

function serverArguments({ cluster, socketFolder, settings }: Site): string[] {
  const all: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder.replaceAll(/[",]/g, '\\$&'),
    unix_socket_permissions: '0700',
    port: String(PORT),
    // Debian's compiles statements that seem long, which takes longer than they do. The bundled one cannot.
    jit: 'off',
    // What is not in them is in the system's cache, which gives way when memory is short.
    shared_buffers: '64MB',
    max_logical_replication_workers: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // The log contains no user data: no rows, statements or parameters.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_statement: 'none',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    ...settings,
  };
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function watchEnd(child: ChildProcess): () => string | undefined {
  let reason: string | undefined;
  child.on('error', (error) => {
    reason = error.message;
  });
  child.on('exit', (code, signal) => {
    reason ??= code === null ? `ended by ${signal}` : '';
  });
  return () => reason;
}

function rotateLog(logFile: string): { size: number } {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LARGEST_LOG_BYTES) return { size };
  renameSync(logFile, `${logFile}.1`);
  return { size: 0 };
}

const SLOWEST_STOP_MS = 30_000;

/**
 * Stops the cluster's server: open transactions are rolled back, a checkpoint is written. If that takes too long it is
 * killed, and the next start recovers.
 */
export async function stopServer(cluster: string, log: (message: string) => void): Promise<void> {
  const pid = readHolder(cluster)?.pid;
  if (pid === undefined || !isServerOf(pid, cluster)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + SLOWEST_STOP_MS;
  for (let late = false; readHolder(cluster)?.pid === pid && isServerOf(pid, cluster); await delay(10)) {
    if (late || Date.now() < deadline) continue;
    late = true;
    log('The database did not stop in 30 s: ending it. The next start recovers.');
    process.kill(pid, 'SIGQUIT');
  }
}
