import type { NewSubtask } from '@daymark/contract/subtasks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
let ana: TestUser;

const titles = async (query: string, user = ana) =>
  (await user.api.search.subtasks({ query: { query } })).data.map(({ title }) => title);

const SUBTASKS: NewSubtask[] = [
  { title: 'Draw the menu', description: 'With the opening hours', dueDate: '2026-12-02' },
  { title: 'Print the menu', tags: ['client'], dueDate: '2026-12-01' },
  { title: 'Choose a menu font', status: 'Completed', dueDate: '2026-11-24' },
  { title: 'Menu tasting' },
  { title: 'Crème brûlée', description: 'Straße 12, Łódź', tags: ['événement'] },
  { title: '网站设计', description: 'Новый сайт' },
  { title: '50% off_sale \\ "C++" 🎉', description: "e-commerce, O'Brien" },
];

beforeAll(async () => {
  ({ app, close } = await openTestApp());
  ana = await makeUser(app);
  const stranger = await makeUser(app);
  for (const user of [ana, stranger]) {
    const { project } = await makeProject(user, { name: 'Menu of a bakery', description: 'Menu' });
    for (const body of SUBTASKS) await addSubtask(user, project.id, body);
  }
});
afterAll(() => close());

const ODD = '50% off_sale \\ "C++" 🎉';

describe('searching subtasks', () => {
  test.each([
    [
      'a word: open ones first, then by day',
      'menu',
      ['Print the menu', 'Draw the menu', 'Menu tasting', 'Choose a menu font'],
    ],
    ['the beginning of one', 'tast', ['Menu tasting']],
    ['several words, wherever they are', 'HOURS menu', ['Draw the menu']],
    ['a tag', 'client', ['Print the menu']],
    ['words without their accents', 'creme brulee', ['Crème brûlée']],
    ['words with accents that are not there', 'ménü tâsting', ['Menu tasting']],
    ['letters that have another spelling', 'strasse lodz', ['Crème brûlée']],
    ['a script without spaces', '设计', ['网站设计']],
    ['another alphabet', 'НОВЫЙ САЙ', ['网站设计']],
    ['a word with a hyphen', 'e-commerce', [ODD]],
    ['a name with an apostrophe', "o'brien", [ODD]],
    ['signs alone', '% \\ "', [ODD]],
    ['a percent sign alone', '%', [ODD]],
    ['an underscore alone', '_', [ODD]],
    ['an emoji', '🎉', [ODD]],
    ['not the middle of a word', 'enu', []],
    ['not words of which one is nowhere', 'menu zebra', []],
    ['not the name of a project', 'bakery', []],
    ['not by a wildcard', 'm%nu', []],
  ])('finds by %s: %s', async (_what, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('tells the project of each, and comes in pages that count all', async () => {
    const first = await ana.api.search.subtasks({ query: { query: 'menu', limit: 3 } });
    const second = await ana.api.search.subtasks({ query: { query: 'menu', limit: 3, page: 2 } });

    expect(first).toMatchObject({ page: 1, pages: 2, total: 4, count: 3, limit: 3 });
    expect(first.data[0]).toMatchObject({
      title: 'Print the menu',
      dueDate: '2026-12-01',
      status: 'Pending',
      projectId: { name: 'Menu of a bakery' },
    });
    expect(second.data.map(({ title }) => title)).toEqual(['Choose a menu font']);
    expect(await ana.api.search.subtasks({ query: { query: 'menu', page: 9 } })).toMatchObject({
      total: 4,
      data: [],
    });
  });

  test('without words all match', async () => {
    expect(await ana.api.search.subtasks({ query: { query: '  ' } })).toMatchObject({
      total: SUBTASKS.length,
    });
  });

  test('refuses a text that is too long', async () => {
    const message = 'Please search for at most 200 characters';
    expect(await failure(ana.api.search.subtasks({ query: { query: 'x'.repeat(2_000) } }))).toMatchObject({
      status: 400,
      message,
      errors: [{ path: 'query', message }],
    });
  });

  test('as many words as fit are no trouble', async () => {
    const words = Array.from({ length: 66 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(' ');
    expect(await titles(words)).toEqual([]);
  });
});

describe('the exact match first', () => {
  const SIGNED = ['c++', 'c#', '.net', 'R&D', 'a/b', 'node.js', 'f#', 'at&t'];

  test.each(SIGNED)('%s, before what only has its letters, in tasks and projects', async (query) => {
    const user = await makeUser(app);
    const letters = query.split(/[^a-zA-Z]+/).filter(Boolean);
    const { project } = await makeProject(user, { name: `Learn ${query} in depth` });
    await addSubtask(user, project.id, { title: `Read on ${query} again`, dueDate: '2026-12-10' });
    for (const [n, word] of ['cat dog car', 'cold', 'café'].entries()) {
      const title = `${letters.join(' ')} ${letters.map((letter) => `${letter}${word}`).join(' ')}`;
      await makeProject(user, { name: title });
      await addSubtask(user, project.id, { title, dueDate: `2026-11-2${n + 3}` });
    }
    expect((await titles(query, user))[0]).toBe(`Read on ${query} again`);
    expect((await user.api.search.projects({ query: { query } })).data[0]?.name).toBe(
      `Learn ${query} in depth`,
    );
  });

  test('a title that is the query', async () => {
    const user = await makeUser(app);
    const { project } = await makeProject(user);
    for (const title of ['Tax return', 'Tax advice', 'tax', 'Call about tax'])
      await addSubtask(user, project.id, { title, dueDate: title === 'tax' ? '2026-12-10' : '2026-11-25' });
    expect((await titles('Tax', user))[0]).toBe('tax');
  });
});

test.each([
  ['Plätzchen backen', 'plaetzchen'],
  ['Plaetzchen backen', 'plätzchen'],
  ['Plätzchen backen', 'platzchen'],
  ['Prüfung der Möbel', 'moebel pruefung'],
  ['Ueberweisung Maerz', 'überweisung märz'],
  ['Übergröße', 'uebergroesse'],
])('umlauts are found in any spelling: %s by %s', async (title, query) => {
  const user = await makeUser(app);
  const { project } = await makeProject(user, { name: title });
  await addSubtask(user, project.id, { title });
  await addSubtask(user, project.id, { title: 'Platz schaffen, blau' });
  expect(await titles(query, user)).toEqual([title]);
  expect((await user.api.search.projects({ query: { query } })).data.map(({ name }) => name)).toEqual([
    title,
  ]);
});

test('a word that has "ue" without an umlaut finds no other words', async () => {
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  for (const title of ['True colours', 'Trust letter', 'Blue paint', 'Blunt scissors'])
    await addSubtask(user, project.id, { title });
  expect(await titles('true', user)).toEqual(['True colours']);
  expect(await titles('blue', user)).toEqual(['Blue paint']);
});

test('deleted subtasks and those of deleted projects are not found, until they are restored', async () => {
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  const subtask = await addSubtask(user, project.id, { title: 'Glaze samples' });
  const params = { id: subtask.id };

  await user.api.subtasks.delete({ params });
  expect(await titles('glaze', user)).toEqual([]);
  await user.api.subtasks.restore({ params });
  expect(await titles('glaze', user)).toEqual(['Glaze samples']);

  await user.api.projects.delete({ params: { id: project.id } });
  expect(await titles('glaze', user)).toEqual([]);
  await user.api.trash.restore({ params: { id: project.id } });
  await user.api.subtasks.change({ params, body: { title: 'Clay samples' } });
  expect(await titles('glaze', user)).toEqual([]);
  expect(await titles('clay', user)).toEqual(['Clay samples']);
});
