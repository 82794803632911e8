import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { copyDatabase } from '../testing/databases.ts';
import { openTestApp } from '../testing/harness.ts';
import { longDescribe } from '../testing/long-run.ts';
import { makeOwner } from '../testing/owner.ts';
import { makeUser } from '../testing/people.ts';
import { readArchive, writeArchive } from './archive.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './errors.ts';
import { checkBackup, restore } from './restore.ts';
import { asking, digestRows, FOLDER, makeEmptyDatabase, removeFolder } from './testing/databases.ts';

/** Rows of one user in a database without a running server, and its backup. */
async function makeBackedUp() {
  // Of its own: a restore wants nobody else in the database, and one that was lent keeps its connections.
  const { app, close } = await openTestApp({ database: await copyDatabase() });
  await makeOwner(app);
  const folder = mkdtempSync(FOLDER);
  const file = join(folder, 'whole.tar.zst');
  await asking(app.database, (client) => backUp(client, file, new Date()));
  await close();
  return { database: app.database, folder, file };
}
type BackedUp = Awaited<ReturnType<typeof makeBackedUp>>;

/** The message with which a restore refuses a file. Anything but a sentence for the operator fails the test. */
const refusal = async ({ database }: Pick<BackedUp, 'database'>, file: string, replace = true) =>
  asking(database, async (client) => restore(client, await checkBackup(file), { replace })).then(
    () => undefined,
    (error: unknown) => {
      expect(error).toBeInstanceOf(BackupError);
      return error instanceof BackupError ? error.message.replace(/^.*\//, '') : '';
    },
  );

/** The same backup with different entries. */
async function rewritten(
  { file, folder }: BackedUp,
  change: (name: string, content: string) => string | undefined,
) {
  const other = join(folder, 'rewritten.tar.zst');
  await writeArchive(other, async (add) => {
    for await (const { name, content } of readArchive(file, readFileSync(file).length)) {
      const changed = change(name, content.toString('utf8'));
      if (changed !== undefined) await add({ name, content: Buffer.from(changed) });
    }
  });
  return other;
}

/** A file with a valid checksum and any content. */
function sealed({ folder }: BackedUp, content: Buffer): string {
  const other = join(folder, 'sealed.tar.zst');
  const digest = createHash('sha256').update(content).digest();
  const frame = Buffer.from([0x5d, 0x2a, 0x4d, 0x18, digest.length, 0, 0, 0]);
  writeFileSync(other, Buffer.concat([content, frame, digest]));
  return other;
}

/** The tar of a backup before it is compressed. */
function tarOf({ file }: BackedUp): Buffer {
  const bytes = readFileSync(file);
  return zstdDecompressSync(bytes.subarray(0, bytes.length - 40));
}

let made: BackedUp;
let before: Awaited<ReturnType<typeof digestRows>>;
beforeAll(async () => {
  made = await makeBackedUp();
  before = await digestRows(made.database);
  return () => removeFolder(made.folder);
});

test('half a file, a wrong bit, another file: each is told, and nothing is changed', async () => {
  const { file, folder } = made;
  const bytes = readFileSync(file);
  const damaged = join(folder, 'damaged');

  const sizes = [4, 39, 41, bytes.length >> 1, bytes.length - 41, bytes.length - 1];
  for (const size of sizes) {
    copyFileSync(file, damaged);
    truncateSync(damaged, size);
    expect(await refusal(made, damaged)).toMatch(/^damaged is cut off or damaged/);
  }
  const places = Array.from({ length: 40 }, (_, index) => (index * 104_729) % (bytes.length * 8));
  for (const place of places) {
    const wrong = Buffer.from(bytes);
    wrong[place >> 3] = (wrong[place >> 3] ?? 0) ^ (1 << (place & 7));
    writeFileSync(damaged, wrong);
    expect(await refusal(made, damaged)).toMatch(/^damaged is (cut off or damaged|no backup of Daymark)/);
  }
  for (const other of ['', 'PGDMP', '{"users":[]}', bytes.subarray(1)]) {
    writeFileSync(damaged, other);
    expect(await refusal(made, damaged)).toBe('damaged is no backup of Daymark.');
  }
  mkdirSync(join(folder, 'folder'));
  expect(await refusal(made, join(folder, 'folder'))).toBe('folder is a folder: name a file.');
  expect(await refusal(made, join(folder, 'none'))).toBe('none is not there, or its folder is not.');
  expect(await digestRows(made.database)).toEqual(before);
});

longDescribe('a whole file that cannot be restored leaves everything as it was', () => {
  interface Head {
    format: number;
    madeAt?: string;
    migrations: string[];
    tables: { name: string; columns: string[] }[];
  }
  const head = (change: (head: Head) => void) =>
    rewritten(made, (name, content) => {
      if (name !== 'daymark-backup.json') return content;
      const value = JSON.parse(content);
      change(value);
      return JSON.stringify(value);
    });

  test.each([
    ['of a newer format', () => head((value) => value.format++), /was made by a newer Daymark/],
    [
      'of a newer schema',
      () => head((value) => value.migrations.push('9999_tomorrow')),
      /was made by a newer Daymark, or by another \(its schema has 9999_tomorrow\)/,
    ],
    [
      'with a table less',
      () => head((value) => value.tables.pop()),
      /holds other tables than its schema has/,
    ],
    [
      'with rows less',
      () => rewritten(made, (name, text) => (name.startsWith('tables/chat_messages/') ? undefined : text)),
      /violates foreign key|does not hold the rows/,
    ],
    [
      'with a row that breaks a rule',
      () =>
        rewritten(made, (name, text) =>
          name.startsWith('tables/subtasks/') ? text.replace('Pending', 'Maybe') : text,
        ),
      /violates check constraint/,
    ],
    [
      'without its counts',
      () => rewritten(made, (name, text) => (name === 'rows.json' ? undefined : text)),
      /does not hold the rows that it says it holds/,
    ],
    [
      'with half a head',
      () => head((value) => delete value.madeAt),
      /is not written as a backup of Daymark is/,
    ],
    [
      'with columns of another',
      () => head((value) => value.tables[0]?.columns.push('colour')),
      /does not fit its schema \(column "colour"/,
    ],
    [
      'with its tables in another order',
      () => head((value) => value.tables.reverse()),
      /does not fit its schema|does not hold the rows/,
    ],
    [
      'with a line that is no row',
      () => rewritten(made, (name, text) => (name.startsWith('tables/users/') ? 'a\n' : text)),
      /does not fit its schema/,
    ],
    [
      'with a value that its column cannot hold',
      () =>
        rewritten(made, (name, text) =>
          name.startsWith('tables/users/') ? text.replace(/\d{4}-\d\d-\d\d/, 'no day') : text,
        ),
      /does not fit its schema/,
    ],
    [
      'with counts that are no counts',
      () => rewritten(made, (name, text) => (name === 'rows.json' ? '[1]' : text)),
      /does not hold the rows that it says it holds/,
    ],
    [
      'that holds no tar',
      async () => sealed(made, zstdCompressSync(Buffer.alloc(4_096, 'x'))),
      /is not written as a backup of Daymark is/,
    ],
    [
      'that cannot be unpacked',
      async () => sealed(made, Buffer.concat([zstdCompressSync('x').subarray(0, 4), Buffer.alloc(4_096, 7)])),
      /is not written as a backup of Daymark is/,
    ],
    [
      'that ends amid its rows',
      async () => {
        const tar = tarOf(made);
        return sealed(made, zstdCompressSync(tar.subarray(0, tar.length - 3_000)));
      },
      /is not written as a backup of Daymark is/,
    ],
    [
      'with a table of another',
      () => head((value) => value.tables.push({ name: 'pg_authid', columns: ['rolname'] })),
      /holds other tables than its schema has/,
    ],
  ])('%s', async (_what, make, message) => {
    expect(await refusal(made, await make())).toMatch(message);
    expect(await digestRows(made.database)).toEqual(before);
  });

  test('without --replace, a database with rows', async () => {
    expect(await refusal(made, made.file, false)).toMatch(/^This database holds data already: add --replace/);
    expect(await digestRows(made.database)).toEqual(before);
  });

  test('while a Daymark uses the database', async () => {
    const { close } = await openTestApp({ database: made.database });
    expect(await refusal(made, made.file)).toMatch(
      /^A running Daymark uses this database \(\d+ connections\): stop it/,
    );
    await close();
    expect(await digestRows(made.database)).toEqual(before);
  });
});

test('with --replace, what was there is gone and what was backed up is there', async () => {
  // An empty database, or one with a schema but no rows as after a first start, has nothing to lose.
  const empty = { database: await makeEmptyDatabase() };
  expect(await refusal(empty, made.file, false)).toBeUndefined();
  expect(await digestRows(empty.database)).toEqual(before);

  const { app, close } = await openTestApp({ database: empty.database });
  await makeUser(app);
  await close();
  expect(await digestRows(empty.database)).not.toEqual(before);

  expect(await refusal(empty, made.file)).toBeUndefined();
  expect(await digestRows(empty.database)).toEqual(before);
});
