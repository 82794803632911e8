import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeBackupFolder } from '../backups/testing/databases.ts';
import { failureOf } from '../testing/accounts.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestApp } from '../testing/harness.ts';
import { makeOwner } from '../testing/owner.ts';
import { rowsOf } from '../testing/rows.ts';
import { makeServerOwner } from '../testing/server-owner.ts';

async function openWithFolder() {
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

const databasesOf = async ({ db }: { db: Awaited<ReturnType<typeof startTestApp>>['db'] }) =>
  (await sql`select datname from pg_database where datname like 'daymark_restore_drill%'`.execute(db)).rows;

test('a backup is made on request, once however often it is asked for, and the newest is restored on trial', async () => {
  const { app, owner, folder, backups, backUp, drill } = await openWithFolder();
  expect(await backups()).toMatchObject({ folder, keep: 14, backups: [], failures: [], drill: null });
  expect(await failureOf(owner.api.server.drillRestore())).toMatchObject({
    status: 409,
    message: 'There is no backup yet: make one first.',
  });
  const ana = await makeOwner(app);
  const before = await rowsOf(app, ana.userId);
  const asked = await Promise.all([owner.api.server.backUp(), owner.api.server.backUp()]);
  expect(asked.map(({ data }) => data.isBackingUp)).toContain(true);
  await backUp();
  const [newest] = (await backups()).backups;
  expect(newest?.bytes).toBeGreaterThan(1_000);
  expect(readdirSync(folder)).toContain(newest?.name);

  expect(await drill()).toEqual({
    backup: newest?.name,
    finishedAt: app.clock.now().toISOString(),
    rows: expect.any(Number),
    problem: null,
  });
  expect((await backups()).drill?.rows).toBeGreaterThan(20);
  expect(await rowsOf(app, ana.userId)).toEqual(before);
  expect(await databasesOf(app)).toEqual([]);
});

test('a drill of a damaged backup says so, and one that a killed node left behind is in nobody’s way', async () => {
  const { app, owner, folder, backups, backUp, drill } = await openWithFolder();
  await backUp();
  const [{ name } = { name: '' }] = (await backups()).backups;
  const bytes = readFileSync(join(folder, name));
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(255 - bytes.readUInt8(middle), middle);
  writeFileSync(join(folder, name), bytes);
  const found = await drill();
  expect(found).toMatchObject({ backup: name, rows: null });
  expect(found?.problem).toBe('The file is damaged, or is no backup of Daymark. Use another backup.');
  const headers = { authorization: `Bearer ${owner.token}`, 'accept-language': 'de' };
  const inGerman = await fetch(`${app.address}/api/server/backups`, { headers });
  expect(JSON.stringify(await inGerman.json())).toContain('Die Datei ist beschädigt');

  const left = await sql<{ name: string }>`
    select 'daymark_restore_drill_' || left(md5(current_database()), 12) as name`.execute(app.db);
  await sql`create database ${sql.ref(left.rows[0]?.name ?? '')}`.execute(app.db);
  app.clock.advance({ minutes: 1 });
  await owner.api.server.backUp();
  await eventually(async () => expect((await backups()).isBackingUp).toBe(false));
  expect(await drill()).toMatchObject({ problem: null });
  expect(await databasesOf(app)).toEqual([]);
});

test('without a folder it says what to set', async () => {
  const app = await startTestApp();
  const owner = await makeServerOwner(app);
  expect((await owner.api.server.backups()).data).toMatchObject({ folder: null, backups: [] });
  expect(await failureOf(owner.api.server.backUp())).toMatchObject({
    status: 409,
    message: 'There is no folder for backups: set BACKUP_DIR and start the server again.',
  });
});

test('the room of the database, of the data folder and of the disk is told', async () => {
  const app = await startTestApp();
  const owner = await makeServerOwner(app);
  writeFileSync(join(app.dataDir, 'big.bin'), Buffer.alloc(100_000));
  const { data } = await owner.api.server.storage();
  expect(data.dataFolder).toBe(app.dataDir);
  expect(data.dataFolderBytes).toBeGreaterThanOrEqual(100_000);
  expect(data.databaseBytes).toBeGreaterThan(1_000_000);
  expect(data.diskBytes).toBeGreaterThanOrEqual(data.freeBytes);
});
