import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { connect, listTables } from '../tables-store.ts';

const COMMAND = join(import.meta.dirname, '../../backup.ts');

/** The prefix of these tests' folders. */
export const FOLDER = join(tmpdir(), 'daymark-backup-');

/** A folder for one test, which is deleted at its end. */
export function makeBackupFolder(): string {
  const folder = mkdtempSync(FOLDER);
  onTestFinished(() => removeFolder(folder));
  return folder;
}

export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });

/** An empty database on the test run's server, with its connection string. */
export async function makeEmptyDatabase() {
  const server = inject('server');
  const database = `empty_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ ...server, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  return { ...server, database };
}

export function addressOf({
  host,
  port,
  user,
  password,
  database,
}: Awaited<ReturnType<typeof makeEmptyDatabase>>) {
  const url = new URL(`postgres://localhost:${port}/${database}`);
  url.searchParams.set('host', host);
  url.username = user;
  url.password = password;
  return url.href;
}

/** Runs work over a separate connection. */
export async function asking<T>(connection: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect({ ...connection, application_name: 'a test' });
  return work(client).finally(() => client.end());
}

/** The number of rows of each table, and a digest of their bytes. */
export const digestRows = (
  connection: ClientConfig,
): Promise<Record<string, [rows: number, digest: string]>> =>
  asking(connection, async (client) => {
    await client.query(`set timezone = 'UTC'; set extra_float_digits = 1`);
    const digests: Record<string, [number, string]> = {};
    for (const { name, columns } of await listTables(client)) {
      const list = columns.map((column) => escapeIdentifier(column)).join(', ');
      const { rows } = await client.query({
        text: `select row(${list})::text as line from ${escapeIdentifier(name)} order by (row(${list})::text) collate "C"`,
        rowMode: 'array',
      });
      digests[name] = [rows.length, createHash('sha256').update(JSON.stringify(rows)).digest('hex')];
    }
    return digests;
  });

/** Runs `npm run backup` and `npm run restore` as processes and returns their output, or their error. */
export async function command(args: readonly string[], env: Record<string, string>, limit?: string) {
  const whole = [process.execPath, COMMAND, ...args];
  const run = limit ? ['/bin/sh', '-c', `trap "" XFSZ; ${limit}; exec "$@"`, 'sh', ...whole] : whole;
  const [program = '', ...rest] = run;
  return promisify(execFile)(program, rest, { env }).then(
    ({ stdout }) => ({ said: stdout, refused: undefined }),
    (error: { stderr: string }) => ({ said: '', refused: error.stderr }),
  );
}
