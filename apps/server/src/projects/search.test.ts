import type { NewProject } from '@daymark/contract/projects';
import type { ProjectSearchQuery } from '@daymark/contract/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { makeProject, makeUser, type TestUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
let ana: TestUser;

/** Names of the results, the best first. */
const names = async (query: ProjectSearchQuery, user = ana) =>
  (await user.api.search.projects({ query })).data.map(({ name }) => name);

const PROJECTS: Partial<NewProject>[] = [
  {
    name: 'Website for the bakery',
    description: 'Menu and opening hours',
    category: 'Web',
    tags: ['client'],
  },
  { name: 'Pottery fair', description: 'A stand, and a website with the dates', dueDate: '2026-11-30' },
  { name: 'Crème brûlée workshop', description: 'Straße 12, Łódź', tags: ['cooking', 'événement'] },
  { name: '网站设计', description: 'Новый сайт' },
  { name: '50% off_sale \\ "C++"', description: 'e-commerce' },
];

beforeAll(async () => {
  ({ app, close } = await openTestApp());
  ana = await makeUser(app);
  const stranger = await makeUser(app);
  for (const fields of PROJECTS) {
    await makeProject(ana, fields);
    await makeProject(stranger, fields);
    app.clock.advance({ minutes: 1 });
  }
});
afterAll(() => close());

describe('searching projects', () => {
  test.each([
    ['a word', 'website', ['Website for the bakery', 'Pottery fair']],
    ['the beginning of one', 'webs', ['Website for the bakery', 'Pottery fair']],
    ['several words, wherever they stand', 'dates POTTERY', ['Pottery fair']],
    ['a tag', 'client', ['Website for the bakery']],
    ['a category', 'web', ['Website for the bakery', 'Pottery fair']],
    ['words without their accents', 'creme brulee', ['Crème brûlée workshop']],
    ['words with accents that are not there', 'pótterÿ', ['Pottery fair']],
    ['letters that have another spelling', 'strasse lodz', ['Crème brûlée workshop']],
    ['a script without spaces', '设计', ['网站设计']],
    ['another alphabet', 'НОВЫЙ САЙ', ['网站设计']],
    ['a compound in one word', 'ecommerce', ['50% off_sale \\ "C++"']],
    ['signs alone', '% \\', ['50% off_sale \\ "C++"']],
    ['not the middle of a word', 'site', []],
    ['not words of which one is nowhere', 'website zebra', []],
  ])('finds by %s: %s', async (_what, query, expected) => {
    expect(await names({ query })).toEqual(expected);
  });

  test.each([
    ['letters swapped', 'webiste'],
    ['a letter missing', 'wbsite'],
    ['a letter too many', 'websitte'],
    ['a wrong letter', 'wevsite'],
    ['the first letter missing', 'ebsite'],
    ['the last letter wrong', 'websitr'],
    ['letters swapped in a word that is not yet ended', 'websti'],
  ])('with %s (%s) it finds the website all the same', async (_what, query) => {
    expect(await names({ query })).toEqual(['Website for the bakery', 'Pottery fair']);
  });

  test('guesses only where nothing has the words as they are', async () => {
    expect(await names({ query: 'fair' })).toEqual(['Pottery fair']);
    expect(await names({ query: 'pottery wbsite' })).toEqual(['Pottery fair']);
    expect(await names({ query: 'pottery', status: 'Completed' })).toEqual([]);
  });

  test.each([
    ['name', 'website', ['Website for the bakery']],
    ['name', 'webiste', ['Website for the bakery']],
    ['description', 'website', ['Pottery fair']],
    ['description', 'pottery', []],
    ['status', 'in progress', ['Pottery fair']],
    ['status', 'prog', ['Pottery fair']],
    ['status', 'high', []],
    ['priority', 'low', ['Website for the bakery']],
    ['priority', 'l', ['Website for the bakery']],
  ] as const)('by %s: %s', async (searchBy, query, expected) => {
    const user = await makeUser(app);
    await makeProject(user, { ...PROJECTS[0], priority: 'Low' });
    const { project } = await makeProject(user, { ...PROJECTS[1], priority: 'Medium' });
    await user.api.projects.setProgress({ params: { id: project.id }, body: { progress: 30 } });
    expect(await names({ query, searchBy }, user)).toEqual(expected);
  });
});

test('an empty search gives what the filters leave, in pages like the list', async () => {
  const user = await makeUser(app);
  const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
  for (const [index, dueDate] of days.entries()) {
    const { project } = await makeProject(user, { name: `Due ${dueDate}`, dueDate });
    await user.api.projects.setProgress({ params: { id: project.id }, body: { progress: index * 30 } });
  }
  const found = async (query: ProjectSearchQuery) =>
    (await names({ sortBy: 'dueDate', sortOrder: 'asc', ...query }, user)).map((name) => name.slice(-1));

  expect(await found({ dueDateFrom: '2026-12-02', dueDateTo: '2026-12-03' })).toEqual(['2', '3']);
  expect(await found({ progressMin: 30, progressMax: 60 })).toEqual(['2', '3']);
  expect(await found({ status: 'Pending' })).toEqual(['1']);
  expect(await found({ status: '["Pending","In Progress"]', progressMin: '', dueDateTo: '' })).toHaveLength(
    4,
  );
  expect(await found({ query: 'due', sortOrder: 'desc' })).toEqual(['4', '3', '2', '1']);
  const page = await user.api.search.projects({ query: { limit: 3, page: 2 } });
  expect(page).toMatchObject({ page: 2, pages: 2, total: 4, count: 1, limit: 3 });
  expect(page.data).toEqual((await user.api.projects.list({ query: { limit: 3, page: 2 } })).data);
  expect(await user.api.search.projects({ query: { page: 9 } })).toMatchObject({ total: 4, data: [] });
});

test('follows a project as it changes, goes to the trash and comes back', async () => {
  const user = await makeUser(app);
  const { project } = await makeProject(user, { name: 'Garden', description: '' });
  const params = { id: project.id };
  await user.api.projects.change({ params, body: { name: 'Greenhouse', tags: ['glass'] } });

  expect(await names({ query: 'garden' }, user)).toEqual([]);
  expect(await names({ query: 'greenhouse glass' }, user)).toEqual(['Greenhouse']);

  const words = ['Orchard', 'Meadow', 'Pond', 'Hedge'];
  await Promise.all(words.map((name) => user.api.projects.change({ params, body: { name } })));
  const { name } = (await user.api.projects.get({ params })).data.project;
  const found = await Promise.all(words.map((query) => names({ query }, user)));
  expect(found).toEqual(words.map((word) => (word === name ? [name] : [])));

  await user.api.projects.change({ params, body: { name: 'Greenhouse' } });
  await user.api.projects.delete({ params });
  expect(await names({ query: 'greenhouse' }, user)).toEqual([]);
  await user.api.trash.restore({ params });
  expect(await names({ query: 'greenhouse' }, user)).toEqual(['Greenhouse']);
});

const keepsExtensions = inject('template') === null;

test.skipIf(keepsExtensions)('finds the same in a database without the extensions of its index', async () => {
  const { app: bare, close: closeBare } = await openTestApp();
  onTestFinished(closeBare);
  await sql`drop extension pg_trgm cascade`.execute(bare.db);
  await sql`drop extension btree_gin cascade`.execute(bare.db);
  const user = await makeUser(bare);
  await makeProject(user, { name: 'Website for the bakery' });

  for (const query of ['website', 'webs bak', 'webiste'])
    expect(await names({ query }, user)).toEqual(['Website for the bakery']);
});

test('names come in the order that people expect, in the list as in a search', async () => {
  const user = await makeUser(app);
  const inOrder = ['apple', 'Ärzte', 'Banana', 'élan', 'Part 2', 'part 10', 'Zebra'];
  for (const name of inOrder.toReversed()) await makeProject(user, { name });
  const query = { sortBy: 'name', sortOrder: 'asc' } as const;

  expect(await names(query, user)).toEqual(inOrder);
  expect((await user.api.projects.list({ query })).data.map(({ name }) => name)).toEqual(inOrder);
});

test('what is alike comes in one order through all pages', async () => {
  const user = await makeUser(app);
  for (let count = 0; count < 7; count++) await makeProject(user, { name: 'Fair' });
  for (const sortBy of ['createdAt', 'dueDate', 'name', 'priority', 'progress', 'updatedAt'] as const)
    for (const call of [user.api.projects.list, user.api.search.projects]) {
      const pages = [1, 2, 3].map((page) => call({ query: { sortBy, page, limit: 3 } }));
      const ids = (await Promise.all(pages)).flatMap(({ data }) => data.map(({ id }) => id));
      expect(new Set(ids).size).toBe(7);
    }
});

test.each([
  [{ progressMin: 60, progressMax: 40 }, 'progressMin', 'The lowest progress must not be above the highest'],
  [
    { dueDateFrom: '2026-12-02', dueDateTo: '2026-12-01' },
    'dueDateFrom',
    'The first due date must not be after the last',
  ],
  [{ query: 'x'.repeat(10_000) }, 'query', 'Please search for at most 200 characters'],
  [{ progressMax: 101 }, 'progressMax', 'Progress must be a number from 0 to 100'],
])('refuses %o', async (query, path, message) => {
  expect(await failure(ana.api.search.projects({ query }))).toMatchObject({
    status: 400,
    message,
    errors: [{ path, message }],
  });
});
