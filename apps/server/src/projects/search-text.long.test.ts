import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { sampled } from '../testing/long-run.ts';
import { makeProject, makeUser, type TestUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

/** A search as any program may send it, without the client's encoding. */
async function ask(user: TestUser, query: string) {
  const response = await fetch(`${app.address}/api/projects/search?${query}`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  const body = (await response.json()) as { message?: string; data?: { id: string; name: string }[] };
  return { status: response.status, ...body };
}

const HOSTILE = [
  '%',
  '_',
  '\\',
  "'",
  '"; drop table projects; --',
  "') or 1=1 --",
  ':*',
  '&',
  '|',
  '!',
  '<->',
  'a & b | !c <-> d:*',
  '()*+?[]{}^$.',
  'a\u0000b',
  '\u202egnp.exe',
  '🎉🎈',
  '👩‍👩‍👧',
  'שלום עולם',
  'مرحبا، كيف؟',
  '\u0301\u0301',
  'ﷺ'.repeat(200),
  '가'.repeat(200),
  'ß'.repeat(200),
  'a '.repeat(100),
  Array.from({ length: 60 }, (_, index) => index).join(' '),
];

test('hostile text is only text, wherever it is looked for', async () => {
  const user = await makeUser(app);
  await makeProject(user, { name: 'Garden', description: '' });
  for (const text of sampled(HOSTILE, 5))
    for (const searchBy of ['all', 'name', 'status', 'priority', 'description']) {
      const query = new URLSearchParams({ query: text, searchBy });
      expect(await ask(user, `${query}`), text).toMatchObject({ status: 200, data: [] });
    }
  // Input without text leaves only the filters.
  expect(await ask(user, 'query=%00')).toMatchObject({ status: 200, data: [{ name: 'Garden' }] });
  expect(await ask(user, 'query=%ED%A0%80')).toMatchObject({ status: 200 });
  expect(await ask(user, 'query=%zz&query=%')).toMatchObject({ status: 400 });
  expect(await ask(user, `query=${'x'.repeat(10_000)}`)).toMatchObject({ status: 400 });
});

test('every letter and digit of Unicode is kept when words are folded', async () => {
  const characters = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /[\p{L}\p{N}]/u.test(character.normalize('NFKD')));
  const { rows } = await sql<{ lost: string | null }>`
    select string_agg(character, ' ') as lost from unnest(${characters}::text[]) as character
    where btrim(search_words(character)) = ''
  `.execute(app.db);
  expect(rows).toEqual([{ lost: null }]);
});

const letters = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcdeäéßøжщΣ设計한กا12') },
  { weight: 1, arbitrary: fc.constantFrom(...'%_\\\'"&|!:*-()<>/.,;🎉\u200d\u0301') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
);
const word = fc.string({ unit: letters, minLength: 1, maxLength: 12 });
const names = fc
  .array(word, { minLength: 1, maxLength: 5 })
  .map((words) =>
    words
      .join(' ')
      .toWellFormed()
      .replace(/\p{Cc}/gu, '')
      .slice(0, 180)
      .toWellFormed(),
  )
  .filter((name) => name.trim() !== '');

test('whole words of a name find its project, whatever they are made of', async () => {
  const user = await makeUser(app);
  await fc.assert(
    fc.asyncProperty(names, fc.infiniteStream(fc.boolean()), async (name, choices) => {
      const { project } = await makeProject(user, { name, description: '' });
      const chosen = project.name.split(/\s+/u).filter(() => choices.next().value);
      for (const searchBy of ['all', 'name'] as const) {
        const found = await user.api.search.projects({
          query: { query: chosen.join(' '), searchBy, limit: 100 },
        });
        expect(found.data.map(({ id }) => id)).toContain(project.id);
      }
      await user.api.projects.delete({ params: { id: project.id } });
    }),
    // Each run makes four requests.
    { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 4) },
  );
});

test('any query among random projects is answered', async () => {
  const user = await makeUser(app);
  for (const name of fc.sample(names, 30)) await makeProject(user, { name, description: name });
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
      const { status } = await ask(user, `query=${encodeURIComponent(text.toWellFormed())}`);
      expect(status).toBe(200);
    }),
  );
});
