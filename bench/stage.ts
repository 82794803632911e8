// The environment of a bench: its own folder and port, the app started on them, and the clean-up of everything that was started.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseConnection, openDatabase } from '../apps/server/src/db/database.ts';
import { startEmbeddedDatabase } from '../apps/server/src/db/embedded/embedded.ts';
import { type RunningApp, startApp } from './app.ts';
import { PERSON, type Population, populate } from './population.ts';

/** Locked while a bench runs: two at a time would slow each other down. */
const TURN_PORT = 47_113;

/** What was started, ended in reverse order however the bench ends. */
const endings: (() => Promise<unknown>)[] = [];

export const atTheEnd = (end: () => Promise<unknown>): void => void endings.push(end);

async function endAll(): Promise<void> {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
}

function listen(port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const close = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ port: address && typeof address === 'object' ? address.port : 0, close });
    });
  });
}

async function takeTurn(): Promise<void> {
  const turn = await listen(TURN_PORT).catch(() => {
    throw new Error('Another bench runs on this machine: wait until it is done.');
  });
  atTheEnd(turn.close);
}

export async function freePort(): Promise<number> {
  const { port, close } = await listen(0);
  await close();
  return port;
}

/** A folder that is deleted at the end of the bench. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-bench-'));
  atTheEnd(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function startOn(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<RunningApp> {
  const app = await startApp({ dataDir, port, settings });
  atTheEnd(app.stop);
  return app;
}

/** Connects to the database of a folder, whether or not an app is running on it. */
export async function withDatabase<Found>(
  dataDir: string,
  work: (database: DatabaseConnection) => Promise<Found>,
) {
  const embedded = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const database = openDatabase(embedded.connection, () => {});
  try {
    return { connection: embedded.connection, found: await work(database) };
  } finally {
    await database.db.destroy();
    await embedded.stop();
  }
}

/** Fills the database of a folder and runs a query on it. */
export const fill = <Found>(
  dataDir: string,
  population: Population,
  ask: (pool: DatabaseConnection['pool']) => Promise<Found>,
) =>
  withDatabase(dataDir, async (database) => {
    await populate(database, population);
    return ask(database.pool);
  });

export async function logIn(
  address: string,
  email: string = PERSON.email,
  password: string = PERSON.password,
): Promise<{ token: string; user: object }> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const answer = await response.json();
  return answer.data;
}

/** The path of a calendar feed of everything that the person has. */
export async function publishCalendar(address: string, token: string): Promise<string> {
  const response = await fetch(`${address}/api/published-calendars`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ kinds: ['task', 'wait', 'milestone'], withCompleted: true, isTimed: true }),
  });
  return new URL((await response.json()).data.address).pathname;
}

/** Runs a bench alone on the machine, within its time limit, and ends everything that it started. */
export async function bench(longestMilliseconds: number, run: () => Promise<void>): Promise<void> {
  const watchdog = setTimeout(() => {
    console.error(`It did not end within ${longestMilliseconds / 1_000} s.`);
    void endAll().then(() => process.exit(1));
  }, longestMilliseconds);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void endAll().then(() => process.exit(130)));
  try {
    await takeTurn();
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    clearTimeout(watchdog);
    await endAll();
  }
}
