import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { readSetting, type Setting, setSetting } from '../instance/settings.ts';
import { BackupError } from './errors.ts';
import { checkBackup, restore } from './restore.ts';
import { nightlyIn } from './service.ts';
import { connect, databaseSize, holdBackups, inEmptyDatabase, type Place } from './tables-store.ts';

const Drill = z.object({
  /** The name of the backup. */
  backup: z.string(),
  finishedAt: z.string(),
  /** Its rows, if all were restored. */
  rows: z.number().nullable(),
  /** Why it could not be restored, for the operator; null if it was. */
  problem: z.string().nullable(),
});
export type Drill = z.infer<typeof Drill>;

const LAST_DRILL: Setting<Drill> = { key: 'restore-drill', schema: Drill };

/** What the last drill found; undefined if there was none. */
export const lastDrill = (db: Database): Promise<Drill | undefined> => readSetting(db, LAST_DRILL);

// Stored in English, and translated for the reader.
const NO_ROOM = t`There is not enough free disk to restore the backup on trial: it needs twice the size of the database.`;
const MAY_NOT_CREATE = t`The file is whole. It was not restored on trial, because the database does not let its role create another database (alter role … createdb).`;

interface DrillPlace {
  connection: Place;
  folder: string;
  /** A folder on the disk of the database, if that is known. */
  ownDisk: string | undefined;
}

/** A restore needs about as much space again as the database, and space for its log. */
const ROOM = 2;

async function assertRoom(bytes: number, ownDisk: string): Promise<void> {
  const { bavail, bsize } = await statfs(ownDisk);
  if (bavail * bsize < bytes * ROOM) throw new BackupError(NO_ROOM);
}

async function restoreOnTrial({ connection, folder, ownDisk }: DrillPlace, name: string): Promise<number> {
  const backup = await checkBackup(join(folder, name));
  const client = await connect(connection);
  try {
    await holdBackups(client);
    if (ownDisk !== undefined) await assertRoom(await databaseSize(client), ownDisk);
    const { rows } = await inEmptyDatabase(client, connection, (trial) =>
      restore(trial, backup, { replace: false }),
    );
    return rows;
  } finally {
    await client.end();
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** 42501: the role may not create a database. */
const problemOf = (error: unknown): string => {
  if (codeOf(error) === '42501') return MAY_NOT_CREATE;
  if (error instanceof BackupError) return error.shown;
  return error instanceof Error ? error.message : 'unknown reason';
};

/**
 * Restores the newest backup into a database of its own beside the present one, counts its rows, and drops it again. The
 * data of the server is not touched. What was found is kept.
 */
export async function drillRestore(db: Database, place: DrillPlace, now: () => Date): Promise<void> {
  const [backup] = await nightlyIn(place.folder).catch(() => []);
  if (backup === undefined) return;
  const outcome = await restoreOnTrial(place, backup).then(
    (rows) => ({ rows, problem: null }),
    (error: unknown) => ({ rows: null, problem: problemOf(error) }),
  );
  await setSetting(db, LAST_DRILL, { backup, finishedAt: now().toISOString(), ...outcome });
}
