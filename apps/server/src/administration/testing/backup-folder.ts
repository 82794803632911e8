import { sql } from 'kysely';
import { expect } from 'vitest';
import { makeBackupFolder } from '../../backups/testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestApp } from '../../testing/harness.ts';
import { makeServerOwner } from '../../testing/server-owner.ts';

/** A server with a folder for backups, and its owner. */
export async function openWithFolder() {
  const folder = makeBackupFolder();
  const app = await startTestApp({ config: { backupDir: folder } });
  const owner = await makeServerOwner(app);
  const backups = async () => (await owner.api.server.backups()).data;
  const backUp = async () => {
    await owner.api.server.backUp();
    await eventually(async () => expect((await backups()).isBackingUp).toBe(false));
  };
  const drill = async () => {
    expect((await owner.api.server.drillRestore()).data.isDrilling).toBe(true);
    await eventually(async () => expect((await backups()).isDrilling).toBe(false));
    return (await backups()).drill;
  };
  return { app, owner, folder, backups, backUp, drill };
}

/** The databases of drills that are there. */
export const databasesOf = async ({ db }: { db: Awaited<ReturnType<typeof startTestApp>>['db'] }) =>
  (await sql`select datname from pg_database where datname like 'daymark_restore_drill%'`.execute(db)).rows;
