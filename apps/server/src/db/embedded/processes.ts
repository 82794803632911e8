import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a process of this number runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** If nobody reaps orphans (a container whose first process is no init), zombies stay listed for ever. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The contents of a cluster's `postmaster.pid`: the server that holds it, or held it when it was killed. */
export interface Holder {
  pid: number;
  socketFolder: string | undefined;
}

export function readHolder(cluster: string): Holder | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, socketFolder: lines[4] || undefined } : undefined;
  } catch {
    return undefined;
  }
}

/** The socket folder of a running server, which may have started with a different temporary folder. */
export function socketFolderInUse(cluster: string): string | undefined {
  const holder = readHolder(cluster);
  return holder && isServerOf(holder.pid, cluster) ? holder.socketFolder : undefined;
}

/**
 * Whether the process is still the server of this cluster. Its number may belong to another program by now, which is
 * usual in containers, where numbers start again at 1. A server's working directory is its cluster. Without `/proc` the
 * number is trusted.
 */
export function isServerOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return true;
  }
}

/** Every process that works in this cluster, server or session; none without `/proc`. */
export function listProcessesOf(cluster: string): number[] {
  try {
    const home = realpathSync(cluster);
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && worksIn(name, home))
      .map(Number);
  } catch {
    return [];
  }
}

function worksIn(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}
