import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { isMade, startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { type BackupMade, backUp } from './back-up.ts';
import { BackupError } from './errors.ts';
import { checkBackup, type Restored, restore } from './restore.ts';
import { type Connection, connect, holdBackups, type Place } from './tables-store.ts';

type Say = (line: string) => void;
type Where = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'> &
  Partial<Pick<Config, 'embeddedPostgres'>>;

/** Without the connection pooler, because a backup is one long transaction. */
const external = ({ databaseUrl, databaseDirectUrl }: Where): Place | undefined => {
  const connectionString = databaseDirectUrl ?? databaseUrl;
  return connectionString ? { connectionString } : undefined;
};

/**
 * Runs work over one connection to the configured database. A running embedded database is joined, a stopped one is
 * started.
 */
async function withDatabase<T>(where: Where, say: Say, work: (client: Connection) => Promise<T>): Promise<T> {
  const given = external(where);
  const { dataDir, embeddedPostgres: programs = 'bundled' } = where;
  const embedded = given ? undefined : await startEmbeddedDatabase({ dataDir, programs, log: say });
  try {
    const client = await connect(given ?? embedded?.connection ?? {}).catch((error: Error) => {
      throw new BackupError(
        `The database cannot be reached (${error.message}): check its address, and that it runs.`,
      );
    });
    return await work(client).finally(() => client.end());
  } finally {
    await embedded?.stop();
  }
}

/** Backs the configured database up into a file. Throws `BackupError`. */
export async function makeBackup(where: Where, file: string, say: Say): Promise<BackupMade> {
  if (!external(where) && !isMade(where.dataDir))
    throw new BackupError(
      `There is no database in ${where.dataDir}: set DATA_DIR, or DATABASE_URL, as for the server.`,
    );
  return withDatabase(where, say, (client) => backUp(client, file, new Date()));
}

/** Restores the configured database from a file, which is checked completely first. */
export async function restoreBackup(
  where: Where,
  file: string,
  { replace, say }: { replace: boolean; say: Say },
): Promise<Restored & { madeAt: string }> {
  const backup = await checkBackup(file);
  const restored = await withDatabase(where, say, (client) => restore(client, backup, { replace }));
  return { ...restored, madeAt: backup.head.madeAt };
}

const NIGHTLY = /^daymark-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.zst$/;
const DRAFT = /^\.daymark-.*\.part$/;

const nightlyName = (now: Date): string =>
  `daymark-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.zst`;

/** The nightly backups in a folder, newest first. Other files are ignored. */
export const nightlyIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => NIGHTLY.test(name))
    .sort()
    .reverse();

export interface Nightly {
  connection: Place;
  folder: string;
  /** How many backups are kept. */
  keep: number;
}

/** Makes the nightly backup. When it is complete, the oldest ones beyond the limit are deleted. */
export async function backUpNightly(
  { connection, folder, keep }: Nightly,
  now: Date,
  say: Say,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const client = await connect(connection);
  try {
    await holdBackups(client);
    await backUpInto(client, { folder, keep }, now, say);
  } finally {
    await client.end();
  }
}

async function backUpInto(
  client: Connection,
  { folder, keep }: Pick<Nightly, 'folder' | 'keep'>,
  now: Date,
  say: Say,
): Promise<void> {
  // Incomplete files of a killed process.
  const drafts = (await readdir(folder)).filter((name) => DRAFT.test(name));
  for (const name of drafts) await rm(join(folder, name), { force: true });
  const name = nightlyName(now);
  const { rows, bytes } = await backUp(client, join(folder, name), now);
  say(`Backed up ${rows} rows in ${bytes} bytes: ${join(folder, name)}`);
  for (const old of (await nightlyIn(folder)).slice(keep)) await rm(join(folder, old), { force: true });
}

/** When the newest nightly backup of a folder was finished, and its size; undefined if there is none. */
export async function findLastBackup(
  folder: string,
): Promise<{ finishedAt: Date; bytes: number } | undefined> {
  const [newest] = await nightlyIn(folder).catch(() => []);
  if (newest === undefined) return undefined;
  const { mtime, size } = await stat(join(folder, newest));
  return { finishedAt: mtime, bytes: size };
}

/** A backup in the folder. */
export interface KeptBackup {
  name: string;
  finishedAt: Date;
  bytes: number;
}

/** The backups in a folder, newest first; none if the folder is not there yet. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await nightlyIn(folder).catch(() => []);
  return Promise.all(
    names.map(async (name) => {
      const { mtime, size } = await stat(join(folder, name));
      return { name, finishedAt: mtime, bytes: size };
    }),
  );
}
