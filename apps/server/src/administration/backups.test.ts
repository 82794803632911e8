import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { startTestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeOwner } from '../testing/owner.ts';
import { rowsOf } from '../testing/rows.ts';
import { makeServerOwner } from '../testing/server-owner.ts';
import { databasesOf, openWithFolder } from './testing/backup-folder.ts';

longTest(
  'a backup is made on request, once however often it is asked for, and the newest is restored on trial',
  async () => {
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
  },
);

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
