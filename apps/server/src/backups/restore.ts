import { stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../db/database.ts';
import { knownMigrations, migrateTo } from '../db/migrate.ts';
import { assertWhole, readArchive } from './archive.ts';
import { BackupError, explainDatabase, explainFile, MADE_BY_NEWER, unfit } from './errors.ts';
import { type Head, readCounts, readHead, tableIn } from './layout.ts';
import {
  type Connection,
  copyIn,
  countUsers,
  hasRows,
  holdMigrations,
  inOneChange,
  listTables,
  removeSchema,
  type Table,
} from './tables-store.ts';

/** A complete file with a schema that this version knows. */
export interface Checked {
  file: string;
  size: number;
  head: Head;
}

/** Checks a file completely, without a database. Throws `BackupError`. */
export async function checkBackup(file: string): Promise<Checked> {
  try {
    await assertWhole(file);
    const { size } = await stat(file);
    const entries = readArchive(file, size);
    const { value: first } = await entries.next();
    await entries.return(undefined);
    const head = readHead(first ?? undefined, file);
    const known = await knownMigrations();
    const unknown = head.migrations.find((name) => !known.includes(name));
    if (unknown !== undefined)
      throw new BackupError(
        `${file} was made by a newer Daymark, or by another (its schema has ${unknown}): restore it with that version or a later one.`,
        MADE_BY_NEWER,
      );
    return { file, size, head };
  } catch (error) {
    throw explainFile(error, file);
  }
}

async function assertFree(client: Connection, replace: boolean): Promise<void> {
  const users = await countUsers(client);
  if (users > 0)
    throw new BackupError(
      `A running Daymark uses this database (${users} ${users === 1 ? 'connection' : 'connections'}): stop it, on every node, and restore then.`,
    );
  if (!replace && (await hasRows(client)))
    throw new BackupError(
      'This database holds data already: add --replace to remove all of it, for good, and restore.',
    );
}

/** Copies one table after the other, and checks the counts at the end. */
async function copyTables(
  client: Connection,
  { file, size, head }: Checked,
): Promise<Record<string, number>> {
  const entries = readArchive(file, size);
  await entries.next();
  let entry = (await entries.next()).value;
  const counts: Record<string, number> = {};
  async function* rowsOf(table: Table): AsyncGenerator<Buffer> {
    for (; entry && tableIn(entry.name) === table.name; entry = (await entries.next()).value)
      yield entry.content;
  }
  for (const table of head.tables) counts[table.name] = await copyIn(client, table, rowsOf(table));
  if (!entry || !isDeepStrictEqual(counts, readCounts(entry)))
    throw unfit(`${file} does not hold the rows that it says it holds: nothing was changed.`);
  return counts;
}

export interface Restored {
  rows: number;
  /** Migrations that are newer than the backup. */
  migrated: string[];
}

/**
 * Restores a database to the backup's state, in today's schema. It is one transaction, so that a failure leaves the
 * database unchanged. Throws `BackupError`.
 */
export async function restore(
  client: Connection,
  backup: Checked,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const { head, file } = backup;
  const work = async (trx: Database): Promise<Restored> => {
    await holdMigrations(client);
    await assertFree(client, replace);
    await removeSchema(client);
    await migrateTo(trx, head.migrations.at(-1));
    const names = (tables: readonly Table[]) => tables.map(({ name }) => name).sort();
    if (!isDeepStrictEqual(names(await listTables(client)), names(head.tables)))
      throw unfit(`${file} holds other tables than its schema has: nothing was changed.`);
    const counts = await copyTables(client, backup);
    const migrated = await migrateTo(trx, undefined);
    return { rows: Object.values(counts).reduce((sum, count) => sum + count, 0), migrated };
  };
  return inOneChange(client, work).catch((error: unknown) => {
    throw explainDatabase(error, file);
  });
}
