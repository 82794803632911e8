import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import type { EmbeddedDatabase } from '../embedded.ts';
import { isAlive, readHolder } from '../processes.ts';

/** The first line of a process: its connection, or why it has none. */
export type Announcement = Pick<EmbeddedDatabase, 'connection' | 'owned' | 'pid'> | { refusal: string };

export const START = [process.execPath, join(import.meta.dirname, 'process.ts')];

/** PostgreSQL's account in these tests, if it is not the current one. */
export const asServer = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** A folder for one test, deleted at its end with its processes. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-db-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => removeFolder(folder));
  return folder;
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** Starts a process on a data folder and returns it with its announcement. */
export async function startProcess(dataDir: string, command = START) {
  const [program = '', ...args] = command;
  const child = spawn(program, [...args, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => endAll(child, dataDir));
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return { child, answer: await readAnnouncement(child, () => stderr) };
}

async function readAnnouncement(child: ChildProcess, stderr: () => string): Promise<Announcement> {
  if (!child.stdout) throw new Error('The process has no output to read');
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line) as Announcement;
  throw new Error(`The process ended without an answer: ${stderr()}`);
}

async function endAll(child: ChildProcess, dataDir: string): Promise<void> {
  await end(child, 'SIGKILL');
  const server = readHolder(join(dataDir, 'database', 'cluster'))?.pid;
  if (server === undefined || !isAlive(server)) return;
  process.kill(server, 'SIGQUIT');
  while (isAlive(server)) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Ends a process and waits for it: SIGTERM stops it in order, SIGKILL simulates a crash. */
export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Starts a process that must get the database. */
export async function startServing(dataDir: string, command?: string[]) {
  const { child, answer } = await startProcess(dataDir, command);
  if ('refusal' in answer) throw new Error(answer.refusal);
  return { child, ...answer };
}

/** Starts a process that must refuse, and returns its sentence. */
export async function startRefused(dataDir: string, command?: string[]): Promise<string> {
  const { answer } = await startProcess(dataDir, command);
  if (!('refusal' in answer)) throw new Error(`The process serves from ${answer.connection.host}`);
  return answer.refusal;
}

/** Runs one statement as the application would and returns its first column. */
export async function ask(
  connection: EmbeddedDatabase['connection'],
  sql: string,
  values: readonly unknown[] = [],
): Promise<string[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<string[]>({ text: sql, values: [...values], rowMode: 'array' });
    return rows.map(([value]) => String(value));
  } finally {
    await client.end();
  }
}
