import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, assertReachable, chooseAccount, makePassage } from './account.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { bringUp, type Running } from './bring-up.ts';
import { prepareCluster, ROLE, readMajor, readOrMakePassword } from './cluster.ts';
import { EmbeddedDatabaseError, explain } from './errors.ts';
import { socketFolderInUse } from './processes.ts';
import { type Site, stopServer } from './server-process.ts';
import { makeSocketFolder, PORT } from './socket-folder.ts';
import { findSystemBinaries, usualFolders } from './system-binaries.ts';

export interface EmbeddedOptions {
  /** The data folder; the database is in its folder `database`. */
  dataDir: string;
  log: (message: string) => void;
  /** Whose PostgreSQL: the bundled one, which is the default, or that of the machine. */
  programs?: 'bundled' | 'system';
  /** Where programs of the machine are looked for, if not where packages put them. */
  folders?: readonly string[];
  /** Additional settings of PostgreSQL, by name. */
  settings?: Record<string, string>;
}

export interface EmbeddedDatabase {
  /** For `pg`: the host is the socket's folder. It stays the same after a restart of the server. */
  connection: { host: string; port: number; user: string; database: string; password: string; ssl: false };
  /** Whether this process started the running server, or joined another's. */
  readonly owned: boolean;
  /** The process number of the server. */
  readonly pid: number;
  /** Leaves the server. The last process that leaves stops it, whoever started it. */
  stop(): Promise<void>;
}

/**
 * Runs Daymark's own PostgreSQL: creates it on the first start, joins it if it runs, and restarts it if it ends
 * unexpectedly. Throws EmbeddedDatabaseError with a sentence for the operator if that is impossible.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const site = await prepareSite(options);
  const attendance = attend(site, await bringUp(site, options.log), options.log);
  return {
    connection: {
      host: site.socketFolder,
      port: PORT,
      user: ROLE,
      database: ROLE,
      password: site.password,
      ssl: false,
    },
    get owned() {
      return attendance.running().owned;
    },
    get pid() {
      return attendance.running().pid;
    },
    stop: attendance.stop,
  };
}

/** Whether a data folder has a database of its own. */
export const isMade = (dataDir: string): boolean =>
  existsSync(resolve(dataDir, 'database', 'cluster', 'PG_VERSION'));

async function prepareSite(options: EmbeddedOptions): Promise<Site> {
  const { dataDir, log, settings = {} } = options;
  if (process.platform === 'win32')
    throw new EmbeddedDatabaseError(
      'The bundled PostgreSQL speaks over Unix sockets, which Node lacks on Windows: set DATABASE_URL to a PostgreSQL 15 or later, or run Daymark in WSL.',
    );
  const home = resolve(dataDir, 'database');
  const cluster = resolve(home, 'cluster');
  try {
    const account = chooseAccount(cluster);
    for (const folder of [resolve(dataDir), home]) makePassage(folder, account);
    assertReachable(home, account);
    const binaries = chooseBinaries(options, home, account);
    const password = readOrMakePassword(resolve(home, 'password'), cluster);
    await prepareCluster({ cluster, binaries, account, password }, log);
    return {
      cluster,
      socketFolder: socketFolderInUse(cluster) ?? makeSocketFolder(resolve(home, 'socket'), account),
      logFile: resolve(home, 'postgresql.log'),
      postgres: binaries.postgres,
      account,
      password,
      settings: { ...ofMajor(binaries.major), ...settings },
    };
  } catch (error) {
    throw explain(error, home);
  }
}

/** Three processes that read ahead of queries, where reading itself does. Earlier versions have none, and refuse the setting. */
const ofMajor = (major: string): Record<string, string> => (Number(major) >= 18 ? { io_method: 'sync' } : {});

function chooseBinaries(options: EmbeddedOptions, home: string, account: Account | undefined): Binaries {
  if (options.programs !== 'system') return prepareBinaries(resolve(home, 'programs'), account);
  const folders = options.folders ?? usualFolders();
  const found = findSystemBinaries(readMajor(resolve(home, 'cluster')), account, folders);
  options.log(`The database runs on the PostgreSQL ${found.version} of this machine (${found.postgres}).`);
  return found;
}

const LONGEST_PAUSE_MS = 5_000;

/**
 * Stays connected to a running server. If the server ends, it is started again until that works or this process leaves.
 */
function attend(site: Site, first: Running, log: (message: string) => void) {
  let running = first;
  let revival: Promise<void> | undefined;
  const stopping = new AbortController();
  const ended = keepUp();

  async function keepUp(): Promise<void> {
    for (;;) {
      await running.presence.gone;
      if (stopping.signal.aborted) return;
      log('The database ended unexpectedly: starting it again.');
      revival = revive();
      await revival;
    }
  }

  async function revive(): Promise<void> {
    for (let pause = 100; !stopping.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        running = await bringUp(site, log);
        log('The database is back.');
        return;
      } catch (error) {
        log(explain(error, site.cluster, site.logFile).message);
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  async function stop(): Promise<void> {
    if (stopping.signal.aborted) return ended;
    stopping.abort();
    await revival;
    const last = await running.presence.leave();
    if (last) await stopServer(site.cluster, log);
    running.presence.end();
    await ended;
  }

  return { running: () => running, stop };
}
