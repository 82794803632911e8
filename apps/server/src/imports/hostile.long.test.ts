import { gzipSync } from 'node:zlib';
import { IMPORT_MAX_BYTES } from '@daymark/domain/limits';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { isLong } from '../testing/long-run.ts';
import { makeUser, type TestUser } from '../testing/people.ts';
import { readFile } from './reading/read-file.ts';
import { ImportProblem } from './reading/shape.ts';
import { everything, importOf, preview, sample } from './testing/sample.ts';
import { zipOf } from './testing/zip.ts';

type Content = string | Uint8Array;

const fileOf = (content: Content, name: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

let app: TestApp;
let close: () => Promise<void>;
let user: TestUser;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
  user = await makeUser(app);
});
afterAll(() => close());
beforeEach(() => app.clock.advance({ minutes: 61 }));

/** The status and the sentence with which a file is refused. */
async function told(content: Content, name = 'file.csv') {
  const { status, message } = await failureOf(preview(user, fileOf(content, name)));
  return `${status} ${message}`;
}

const ZEROS = Buffer.alloc(100_000_000, 32);
const UNPACKED = '400 Unpacked, this file is larger than 60 MB. Please export fewer projects at once.';
const DAMAGED = '400 This archive is damaged or incomplete. Please export and download it again.';
const JSON_DAMAGED = '400 This JSON file is damaged or incomplete. Please export and download it again.';
const NO_TEXT =
  '400 This is not a text file. Please choose the file that the other tool exported (CSV, JSON or ZIP).';
const UNKNOWN =
  '400 Daymark does not recognise this file. It reads exports of Todoist, TickTick, Trello, Asana, Vikunja, tududi, Super Productivity and Wekan, and tables (CSV) with a column of titles.';

describe('a hostile file gets one clear sentence', () => {
  test.each<[what: string, file: () => Content, sentence: string]>([
    ['a zip bomb', () => zipOf({ 'data.json': ZEROS }), UNPACKED],
    [
      'several small bombs',
      () => zipOf({ 'a.csv': ZEROS.subarray(0, 4e7), 'b.csv': ZEROS.subarray(0, 4e7) }),
      UNPACKED,
    ],
    ['a gzip bomb', () => gzipSync(ZEROS), UNPACKED],
    ['half a zip', () => zipOf({ 'data.json': Buffer.from('[]') }).subarray(0, 40), DAMAGED],
    ['a zip that lies about a size', () => liar(), DAMAGED],
    ['half a JSON', () => '{"cards":[{"name":"Bu', JSON_DAMAGED],
    ['deep nesting', () => '['.repeat(3_000_000), JSON_DAMAGED],
    ['deep nesting that is closed', () => '['.repeat(200_000) + ']'.repeat(200_000), UNKNOWN],
    ['an empty file', () => '  \n', '400 This file is empty.'],
    ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), NO_TEXT],
    ['a page', () => '<!doctype html>\n<title>a, b</title>', UNKNOWN],
    ['a letter', () => 'Dear Ana', UNKNOWN],
    ['a JSON of something else', () => '{"hello":"world"}', UNKNOWN],
    ['an archive of something else', () => zipOf({ 'cat.png': Buffer.from('x') }), UNKNOWN],
    [
      'a workbook',
      () => zipOf({ 'xl/workbook.xml': Buffer.from('<x/>') }),
      '400 This is an Excel workbook. Please save the sheet as CSV there, and choose that file.',
    ],
    ['a table without tasks', () => 'Title,Due\n', '400 There are no tasks in this file.'],
    [
      'a quotation that does not end',
      () => `Title,Due\n"${'x'.repeat(2_000_000)}`,
      '400 This table cannot be read from line 2 on: a quotation mark is not closed, or a line is too long.',
    ],
    [
      'very many rows',
      () => `Title\n${'x\n'.repeat(60_000)}`,
      '400 This table has more than 50000 rows. Please split it into smaller files.',
    ],
    [
      'too many tasks',
      () => `Title\n${'x\n'.repeat(10_001)}`,
      '400 This file has 10001 tasks, and one import takes at most 10000. Please export fewer projects at once.',
    ],
    [
      'very many columns',
      () => `Title${',x'.repeat(5_000)}\n1\n`,
      '400 This table has more than 500 columns. Please remove some.',
    ],
  ])('%s', async (_, file, sentence) => {
    expect(await told(file())).toBe(sentence);
  });

  test('a file above the limit is not received to its end', async () => {
    expect(await told(new Uint8Array(IMPORT_MAX_BYTES + 1))).toBe(
      '413 A file can be at most 20 MB large. Please export fewer projects at once.',
    );
  });

  test('and nothing of them is written, and the server goes on', async () => {
    expect(await everything(user)).toEqual([]);
    expect((await fetch(`${app.address}/api/health`)).status).toBe(200);
  });
});

/** A zip whose directory says that an entry is shorter than it is. */
function liar(): Buffer {
  const zip = zipOf({ 'data.json': Buffer.alloc(5_000, 32) });
  const at = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  zip.writeUInt32LE(10, at + 24);
  return zip;
}

describe('encodings', () => {
  const TEXT = 'Titre;Échéance\nAppeler Zoë – “demain”;2026-12-01\n';
  const utf16 = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');
  const big = Buffer.from(utf16).swap16();
  const ansi = Buffer.from(TEXT.replace('–', '\x96').replace('“', '\x93').replace('”', '\x94'), 'latin1');
  test.each<[string, Content]>([
    ['UTF-8', TEXT],
    ['UTF-8 with a byte order mark', `\uFEFF${TEXT}`],
    ['UTF-16, little-endian', utf16],
    ['UTF-16, big-endian', big],
    ['UTF-16 without a byte order mark', utf16.subarray(2)],
    ['Windows-1252', ansi],
  ])('%s', async (_, content) => {
    const { projects } = await preview(user, fileOf(content, 'Liste.csv'));
    expect(projects[0]?.sample).toMatchObject([{ title: 'Appeler Zoë – “demain”', dueDate: '2026-12-01' }]);
  });
});

test('a formula, markup and control characters are a title like any other', async () => {
  const owner = await makeUser(app);
  const titles = [
    '=HYPERLINK("http://evil.example";"x")',
    '<img src=x onerror=alert(1)>',
    'a\u202Eb',
    '__proto__',
  ];
  await importOf(
    owner,
    new File(
      [`Title,__proto__\n${titles.map((one) => `"${one.replaceAll('"', '""')}",x`).join('\n')}`],
      'x.csv',
    ),
  );
  expect((await everything(owner))[0]?.tasks.map(({ title }) => title)).toEqual([
    titles[0],
    titles[1],
    'ab',
    '__proto__',
  ]);
});

test('what exceeds a limit is said, and kept elsewhere where that is possible', async () => {
  const owner = await makeUser(app);
  const long = `Write ${'very '.repeat(60)}long`;
  const rows = [
    `"${long}",${Array.from({ length: 25 }, (_, n) => `t${n}`).join(';')}`,
    ...Array.from({ length: 2_100 }, (_, n) => `Task ${n},`),
  ];
  const file = new File([`Title,Tags\n${rows.join('\n')}`], 'Big.csv');
  const { lost } = await preview(owner, file);
  expect(lost).toEqual([
    { field: 'Tags', count: 5, note: 'A task has at most 20 tags, so the others are not taken' },
    { field: 'Big', count: 1, note: 'It has more than 2000 tasks, so it becomes 2 projects' },
    { field: 'Title', count: 1, note: 'It is longer than 200 characters, so it is shortened' },
  ]);
  const { projects, import: made } = await importOf(owner, file);
  expect(made?.tasks).toBe(2_101);
  expect(projects.map(({ name }) => name)).toEqual(['Big', 'Big (2)']);
  const { project } = (await owner.api.projects.get({ params: { id: projects[0]?.id ?? '' } })).data;
  expect(project.subtasks[0]).toMatchObject({ title: `${long.slice(0, 199)}…`, description: long });
  expect((await importOf(owner, file)).import).toBeNull();
});

test('a file of any shape is read or refused in words', async () => {
  const setting = {
    fileName: 'x',
    today: '2026-11-23',
    timezone: 'UTC',
    locale: 'en-GB',
    columns: undefined,
  };
  const names = ['board.json', 'todoist.json', 'tududi.json', 'super-productivity.json'];
  const wholes = await Promise.all(
    names.map(async (name) => JSON.parse(await sample(name).text()) as unknown),
  );
  const anything = fc.jsonValue({ maxDepth: 3 });

  /** The value with one of its parts replaced. */
  const broken = (value: unknown, path: readonly number[], by: unknown): unknown => {
    const [step, ...rest] = path;
    if (step === undefined || typeof value !== 'object' || value === null) return by;
    const keys = Object.keys(value);
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) return by;
    const part = broken((value as Record<string, unknown>)[key], rest, by);
    return Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part };
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...wholes),
      fc.array(fc.nat(30), { maxLength: 6 }),
      anything,
      async (whole, path, by) => {
        const file = Buffer.from(JSON.stringify(broken(whole, path, by)));
        const read = await readFile(file, setting).catch((error: unknown) => error);
        if (read instanceof Error) expect(read).toBeInstanceOf(ImportProblem);
      },
    ),
    { numRuns: isLong ? 500 : 60 },
  );
});

test('importing a table twice is importing it once, and its undo leaves what was there', async () => {
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .map((text) => `"${text.replaceAll('"', '""').replaceAll('\0', '')}"`);
  const row = fc.tuple(
    cell,
    fc.constantFrom('', '2026-12-01', 'every Friday', 'nonsense'),
    cell,
    cell,
    fc.constantFrom('', 'x', 'Doing'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
      const owner = await makeUser(app);
      const file = new File(
        [`Title,Due,List,Section,Status\n"Sure",,,,\n${rows.map((cells) => cells.join(',')).join('\n')}`],
        'T.csv',
      );
      const { import: made } = await importOf(owner, file);
      const once = await everything(owner);
      expect(once.flatMap(({ tasks }) => tasks).length).toBeGreaterThan(0);
      const again = await Promise.all([importOf(owner, file), importOf(owner, file)]);
      expect(again.map((one) => one.import)).toEqual([null, null]);
      expect(await everything(owner)).toEqual(once);
      await owner.api.imports.undo({ params: { id: made?.id ?? '' } });
      expect(await everything(owner)).toEqual([]);
    }),
    { numRuns: isLong ? 50 : 2 },
  );
});

test('the same file sent by two tabs at once is imported once', async () => {
  const owner = await makeUser(app);
  const done = await Promise.all([1, 2, 3].map(() => importOf(owner, sample('asana.csv'))));
  expect(done.filter((one) => one.import !== null)).toHaveLength(1);
  expect(await everything(owner)).toHaveLength(1);
});
