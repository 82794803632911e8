import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processSettings } from '../scripts/launcher/settings.mjs';

const ENTRY = join(import.meta.dirname, '../apps/server/dist/main.js');
const SLOWEST_START_MILLISECONDS = 60_000;
const AT_REST_MILLISECONDS = 20_000;

export interface RunningApp {
  address: string;
  pid: number | undefined;
  /** From the start of the process to its first answer that all is ready. */
  startMilliseconds: number;
  memory: () => Memory;
  /** Its memory twenty seconds after the last request: by then what the load left behind is given back. */
  memoryAtRest: () => Promise<Memory>;
  stop: () => Promise<void>;
}

/** Resident memory of the Node process in MB, now and at most; null where the system does not tell. */
export type Memory = { now: number; most: number } | null;

function memoryOf(pid: number | undefined): Memory {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
    return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
  } catch {
    return null;
  }
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + SLOWEST_START_MILLISECONDS;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${address}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(5);
  }
  throw new Error('Daymark did not start');
}

/** The app as `npm start` runs it, in a process of its own. Its log goes to a file, as under a service manager. */
export async function startApp({
  dataDir,
  port,
  settings = {},
  args = [],
}: {
  dataDir: string;
  port: number;
  settings?: Record<string, string>;
  args?: readonly string[];
}): Promise<RunningApp> {
  const logFile = join(dataDir, 'app.log');
  const log = openSync(logFile, 'a');
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    ...settings,
    // As the launcher has it; what was compiled is empty at the first start, full at the second.
    ...processSettings,
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  };
  const began = performance.now();
  const child = spawn(process.execPath, [ENTRY, ...args], { env, stdio: ['ignore', log, log] });
  closeSync(log);
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    await untilReady(address, child);
  } catch (error) {
    await stop();
    throw new Error(`Daymark did not start:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`, {
      cause: error,
    });
  }
  return {
    address,
    pid: child.pid,
    startMilliseconds: performance.now() - began,
    memory: () => memoryOf(child.pid),
    memoryAtRest: async () => {
      await delay(AT_REST_MILLISECONDS);
      return memoryOf(child.pid);
    },
    stop,
  };
}
