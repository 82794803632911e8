import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient } from '@daymark/contract/client';
import { isAlive, listProcessesOf, readHolder } from '../../db/embedded/processes.ts';
import { PERSON } from '../../testing/accounts.ts';
import { codeIn, mailTo } from '../../testing/mailbox.ts';
import { ownPort } from '../../testing/ports.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Waits until it says that it is ready; throws what it said when it ends before. */
async function ready(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  if (!child.stdout || !child.stderr) throw new Error('It has no output to read');
  child.stderr.on('data', (words) => said.push(String(words)));
  const lines = createInterface({ input: child.stdout });
  const told = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      said.push(line);
      if (line.startsWith('Daymark is ready')) resolve();
    });
  });
  const gone = ended(child).then(() => {
    throw new Error(`Daymark ended before it was ready: ${said.join('\n')}`);
  });
  await Promise.race([told, gone]);
}

/** Daymark as an operator runs it: its own process over its own database, both of which a test may kill and start again. */
export async function makeDaymark({
  within = tmpdir(),
  command = [MAIN],
  settings = {} as Record<string, string>,
} = {}) {
  const dataDir = mkdtempSync(join(within, 'daymark-faults-'));
  const port = await ownPort();
  const cluster = join(dataDir, 'database', 'cluster');
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const databaseProcesses = () => {
    const holder = readHolder(cluster)?.pid;
    return [...new Set([...(holder && isAlive(holder) ? [holder] : []), ...listProcessesOf(cluster)])];
  };
  const signalDatabase = (signal: NodeJS.Signals) => {
    const told = new Set<number>();
    // Again for a process that another one began before it was told.
    for (let news = databaseProcesses(); news.length > 0; ) {
      for (const pid of news)
        try {
          told.add(pid);
          process.kill(pid, signal);
        } catch {
          // It ended by itself meanwhile.
        }
      news = databaseProcesses().filter((pid) => !told.has(pid));
    }
  };
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child?.pid) process.kill(-child.pid, signal);
    } catch {
      // None of its processes is left.
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    child?.kill(signal);
    if (child) await ended(child);
    return child?.exitCode;
  };
  return {
    dataDir,
    address,
    port,
    /** Starts it, also again, and resolves when it is ready. */
    start: async ({ logLevel = 'warn' } = {}) => {
      child = spawn(process.execPath, command, {
        // A group of its own, as a terminal gives it.
        detached: true,
        env: {
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: logLevel,
          TRUST_PROXY: 'on',
          AI_PROVIDER: 'builtin',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      await ready(child);
    },
    end,
    /** Ends the reader of what it writes. */
    closeOutput: () => {
      child?.stdout?.destroy();
      child?.stderr?.destroy();
    },
    /** Tells all of its processes that their terminal was closed; resolves with the exit code. */
    hangUp: async () => {
      signalGroup('SIGHUP');
      if (child) await ended(child);
      return child?.exitCode;
    },
    databaseProcesses,
    signalDatabase,
    /** The server of the database alone, asked to end in order. */
    restartDatabase: () => {
      const holder = readHolder(cluster)?.pid;
      if (holder !== undefined) process.kill(holder, 'SIGINT');
    },
    client: (token?: string) => createClient({ baseUrl: `${address}/api`, token: () => token ?? null }),
    remove: async () => {
      signalGroup('SIGKILL');
      if (child) await ended(child);
      signalDatabase('SIGCONT');
      signalDatabase('SIGQUIT');
      while (databaseProcesses().length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

export type DaymarkProcess = Awaited<ReturnType<typeof makeDaymark>>;

/** Somebody who signed up as people do. */
export async function signUpAt({ client, dataDir }: DaymarkProcess, email: string) {
  const { password } = PERSON;
  await client().auth.signUp({ body: { ...PERSON, email } });
  await client().auth.verifyEmail({ body: { email, code: codeIn(await mailTo(dataDir, email)) } });
  const { token, user } = (await client().auth.logIn({ body: { email, password } })).data;
  return { token, userId: user.id, api: client(token) };
}
