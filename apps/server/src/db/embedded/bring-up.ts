import { rmSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedDatabaseError, explain } from './errors.ts';
import { join, type Presence } from './presence.ts';
import { isServerOf, listProcessesOf, readHolder } from './processes.ts';
import { type ServerProcess, type Site, spawnServer } from './server-process.ts';
import { PORT } from './socket-folder.ts';

/** A server that this process uses, and whether this process started it. */
export interface Running {
  presence: Presence;
  pid: number;
  owned: boolean;
}

const QUIET_MS = 3_000;
/** A server without any response for this long hangs. A recovering one answers "not yet" and may take hours. */
const SILENT_MS = 20_000;

/**
 * Joins the server of this site, or starts it. Every process does the same, whether it comes first, second or after a
 * crash: connect; if there is no server, start one; if another process holds the cluster, connect again.
 */
export async function bringUp(site: Site, log: (message: string) => void): Promise<Running> {
  const began = Date.now();
  let heard = began;
  let isReported = false;
  let started: ServerProcess | undefined;
  for (;;) {
    const answer = await join(site.socketFolder, site.password);
    if (typeof answer === 'object') return running(site, answer, started);
    if (answer === 'busy') heard = Date.now();
    if (!isReported && Date.now() - began > QUIET_MS) {
      isReported = true;
      log(
        'The database is taking its time: it is recovering from a crash, or another process is starting it.',
      );
    }
    const words = started?.lastWords();
    if (answer === 'absent' && (started === undefined || words !== undefined)) {
      const wait = words === undefined ? 0 : judgeFailedStart(site, words, heard);
      await delay(wait);
      started = spawnServer(site);
    }
    await delay(8);
  }
}

function running(site: Site, presence: Presence, started: ServerProcess | undefined): Running {
  const pid = readHolder(site.cluster)?.pid ?? 0;
  return { presence, pid, owned: started?.pid === pid };
}

/** Milliseconds to wait before the next try, or the message of the failure. */
function judgeFailedStart(site: Site, words: string, heard: number): number {
  const patient = Date.now() - heard < SILENT_MS;
  if (/lock file .* (already exists|is empty)/.test(words)) {
    // Without a number, a server is just writing the file, or a full disk prevented it.
    const { pid } = readHolder(site.cluster) ?? {};
    const stale = pid === undefined ? !patient : !isServerOf(pid, site.cluster);
    if (stale) {
      removeLocks(site);
      return 0;
    }
    if (patient) return 50;
    throw new EmbeddedDatabaseError(
      `Process ${pid} holds the database in ${site.cluster} and does not answer: end it with "kill ${pid}" and start again.`,
    );
  }
  if (/pre-existing shared memory block/.test(words) && patient) {
    endSessions(site.cluster);
    return 50;
  }
  throw explain(words, site.cluster, site.logFile);
}

/**
 * PostgreSQL trusts the process number in the lock of a crashed server if a process has it: another program of the same
 * user, or a zombie of the server. Here it is known to be wrong, so the locks are removed.
 */
function removeLocks({ cluster, socketFolder }: Site): void {
  rmSync(joinPath(cluster, 'postmaster.pid'), { force: true });
  rmSync(joinPath(socketFolder, `.s.PGSQL.${PORT}.lock`), { force: true });
}

/** Sessions of a killed server continue their computation, but cannot commit any more. */
function endSessions(cluster: string): void {
  for (const pid of listProcessesOf(cluster)) process.kill(pid, 'SIGQUIT');
}
