import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { makeFolder } from '../db/embedded/testing/start.ts';
import { migrate } from '../db/migrate.ts';
import { PERSON, signUp } from '../testing/accounts.ts';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, startTestApp } from '../testing/harness.ts';
import { RECOVERY_CODE } from '../testing/log-in-keys.ts';
import { codeIn, outboxOf } from '../testing/mailbox.ts';
import { makeOwner } from '../testing/owner.ts';
import { addressOf, command, digestRows, makeBackupFolder, makeEmptyDatabase } from './testing/databases.ts';

/** A separate embedded database for the duration of the work. */
async function withEmbedded<T>(
  dataDir: string,
  work: (connection: Awaited<ReturnType<typeof startEmbeddedDatabase>>['connection']) => Promise<T>,
) {
  const embedded = await startEmbeddedDatabase({ dataDir, log: () => {} });
  return work(embedded.connection).finally(() => embedded.stop());
}

test('the drill: all of a laptop moves to a database elsewhere and back into a new folder, and people log in', async () => {
  const [laptop, other, files] = [makeFolder(), makeFolder(), makeBackupFolder()];
  const [first, second] = [join(files, 'laptop.tar.zst'), join(files, 'server.tar.zst')];
  const elsewhere = await makeEmptyDatabase();

  const { email, before } = await withEmbedded(laptop, async (connection) => {
    const { db } = openDatabase(connection, () => {});
    await migrate(db);
    await db.destroy();
    const { app, close } = await openTestApp({ database: connection });
    const owner = await makeOwner(app);
    await signUp(app);
    const picture = new File([readFileSync('docs/images/phone.png')], 'me.png');
    await owner.api.avatars.upload({ body: { avatar: picture } });
    // While the server runs and uses the database.
    const { said } = await command(['backup', first], { DATA_DIR: laptop });
    expect(said).toMatch(/^Backed up \d+ rows of \d+ tables in \d+ bytes: /);
    await close();
    return { email: owner.email, before: await digestRows(connection) };
  });
  expect(Object.values(before).filter(([rows]) => rows > 0).length).toBeGreaterThanOrEqual(19);
  expect(statSync(first).mode & 0o777).toBe(0o600);
  expect(readdirSync(files)).toEqual(['laptop.tar.zst']);

  const there = { DATABASE_URL: addressOf(elsewhere), DATA_DIR: makeBackupFolder() };
  expect((await command(['restore', first], there)).said).toMatch(/^Restored \d+ rows, as they were at 20/);
  expect(await digestRows(elsewhere)).toEqual(before);
  await command(['backup', second], there);

  expect((await command(['restore', second], { DATA_DIR: other })).refused).toBeUndefined();
  await withEmbedded(other, async (connection) => {
    expect(await digestRows(connection)).toEqual(before);
    const { app, close } = await openTestApp({ database: connection });
    // The app of the second step belongs to another key, and recovery codes to none.
    const body = { email, password: PERSON.password, code: RECOVERY_CODE };
    const { token } = (await app.client().auth.logIn({ body })).data;
    const projects = await app.client(token).projects.list();
    expect(projects.data.map(({ name }) => name)).toContain('Owner’s secret project');
    // Codes are invalid under another key, and a new one can be requested.
    await app.client().auth.forgotPassword({ body: { email } });
    const code = await eventually(() => codeIn(outboxOf(app.dataDir).join('\n')));
    await app.client().auth.resetPassword({ body: { email, code, newPassword: 'Another-orbit-43!' } });
    await close();
  });
}, 300_000);

test('a full disk leaves the last backup as it was, and no half one beside it', async () => {
  const app = await startTestApp();
  await makeOwner(app);
  const [folder, env] = [
    makeBackupFolder(),
    { DATABASE_URL: addressOf(app.database), DATA_DIR: app.dataDir },
  ];
  const file = join(folder, 'daymark.tar.zst');
  await command(['backup', file], env);
  const before = readFileSync(file);

  const { refused } = await command(['backup', file], env, 'ulimit -f 4');

  expect(refused).toBe(`The disk of ${file} is full: nothing was written.\n`);
  expect(readdirSync(folder)).toEqual(['daymark.tar.zst']);
  expect(readFileSync(file)).toEqual(before);
});

test('what cannot be backed up or written is told in a sentence', async () => {
  const app = await startTestApp();
  const [folder, env] = [
    makeBackupFolder(),
    { DATABASE_URL: addressOf(app.database), DATA_DIR: app.dataDir },
  ];
  mkdirSync(join(folder, 'taken'));
  const nothing = makeBackupFolder();

  expect((await command([], env)).refused).toContain('npm run backup -- FILE');
  expect((await command(['backup', join(folder, 'taken')], env)).refused).toBe(
    `${join(folder, 'taken')} is a folder: name a file.\n`,
  );
  expect((await command(['backup', join(folder, 'none/b')], env)).refused).toBe(
    `${join(folder, 'none/b')} is not there, or its folder is not.\n`,
  );
  expect((await command(['backup', join(folder, 'b')], { DATA_DIR: nothing })).refused).toBe(
    `There is no database in ${nothing}: set DATA_DIR, or DATABASE_URL, as for the server.\n`,
  );
  expect(readdirSync(nothing)).toEqual([]);
});
