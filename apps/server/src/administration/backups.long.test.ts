import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { databasesOf, openWithFolder } from './testing/backup-folder.ts';

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
