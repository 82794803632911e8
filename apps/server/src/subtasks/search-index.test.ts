import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inAnySpelling, patternsOf, type Word, wordsOf } from '../db/query-words.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeProject, makeUser, type TestUser } from '../testing/people.ts';
import { insertSubtasks } from './adding-store.ts';
import { findSubtasksWith, subtasksWith } from './search-store.ts';

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

async function addTitled(user: TestUser, texts: { title: string; description?: string; tags?: string[] }[]) {
  const { project } = await makeProject(user);
  const subtasks = texts.map(({ title, description = '', tags = [] }) => ({
    id: randomUUIDv7(),
    milestoneId: null,
    title,
    description,
    status: 'Pending' as const,
    priority: 'Medium' as const,
    dueDate: null,
    dueTime: null,
    estimatedHours: null,
    actualHours: null,
    tags,
    aiGenerated: false,
    source: null,
    playbook: null,
    pinned: false,
    dependsOn: [],
    lags: [],
  }));
  await insertSubtasks(app.db, { userId: user.userId, projectId: project.id }, subtasks, app.clock.now());
}

/** Reads every subtask and folds its texts while it searches, without the index. */
const folded = sql`search_words(small) || search_words(replace(replace(replace(normalize(small), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'))`;
const inText = ({ n, text, isWord }: Word): RawBuilder<boolean> =>
  isWord
    ? sql`t.folded like (select begins from sought where n = ${n})`
    : sql`strpos(t.small, lower(${text})) > 0`;

async function byReadingAll(userId: string, query: string): Promise<string[]> {
  const words = wordsOf(query);
  const { rows } = await sql<{ id: string }>`
    with ${patternsOf(words)}
    select s.id from subtasks s
    cross join lateral (
      select small, ${folded} as folded
      from (select lower(concat_ws(' ', s.title, array_to_string(s.tags, ' '), s.description)) as small) l
    ) t
    where s.user_id = ${userId} and ${sql.join([sql`true`, ...words.map((word) => inAnySpelling(word, inText))], sql` and `)}
  `.execute(app.db);
  return rows.map(({ id }) => id).toSorted();
}

const LETTERS = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...'abcdeu') },
  { weight: 4, arbitrary: fc.constantFrom(...'äöüßéàçñøłÄÜİıʼ') },
  { weight: 2, arbitrary: fc.constantFrom(...'жщΣς設計한กا12ﷺ㎏') },
  { weight: 2, arbitrary: fc.constantFrom(...'%_\\\'"&|!:*-()<>/.,;+#🎉\u200d\u0301\u00ad') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
);
const someWord = fc.string({ unit: LETTERS, minLength: 1, maxLength: 7 });
const text = fc
  .array(someWord, { minLength: 1, maxLength: 5 })
  .map((words) =>
    words
      .join(' ')
      .toWellFormed()
      .replace(/\p{Cc}/gu, ''),
  )
  .filter((title) => title.trim() !== '');
const someTask = fc.record({ title: text, description: text, tags: fc.array(text, { maxLength: 2 }) });

/** Parts of a text as people type them: beginnings of its words, without accents, with "ae" for "ä", or longer than it. */
const CHANGED: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.slice(0, 2),
  (word) => word.toUpperCase(),
  (word) => word.normalize('NFD').replace(/\p{M}/gu, ''),
  (word) => word.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue'),
  (word) => word.replace(/ae/g, 'ä').replace(/ue/g, 'ü'),
  (word) => `${word}a`,
];

longTest('the index finds what reading every subtask finds', async () => {
  const user = await makeUser(app);
  const tasks = fc.sample(someTask, 150);
  const long = 'ab'.repeat(60);
  const lengthy = `${'ba'.repeat(90)} `.repeat(15);
  await addTitled(user, [
    ...tasks,
    { title: long },
    { title: `${long}x` },
    { title: 'a-b c' },
    { title: 'a b-c' },
    { title: 'a', description: lengthy },
    { title: 'b', description: 'bab'.repeat(6_000) },
    { title: `${long}-b` },
  ]);
  const words = tasks
    .flatMap(({ title, description }) => `${title} ${description}`.split(' '))
    .filter(Boolean);
  const part = fc
    .tuple(
      fc.constantFrom(
        ...words,
        long,
        `${long}x`,
        `${long}-b`,
        'ba'.repeat(40),
        'bab'.repeat(50),
        'a-b',
        'b-c',
      ),
      fc.constantFrom(...CHANGED),
    )
    .map(([word, change]) => change(word).toWellFormed());
  let found = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 2 }), async (parts) => {
      const query = parts.join(' ').slice(0, 200);
      const { items, total } = await findSubtasksWith(app.db, {
        userId: user.userId,
        query,
        page: 1,
        limit: 500,
      });
      const expected = await byReadingAll(user.userId, query);
      expect(items.map(({ id }) => id).toSorted()).toEqual(expected);
      expect(total).toBe(expected.length);
      found += total;
    }),
    { numRuns: 3 * (fc.readConfigureGlobal().numRuns ?? 100) },
  );
  expect(found).toBeGreaterThan(100);
});

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** The rows of subtasks and of their words that a plan read. */
function rowsRead(node: PlanNode): number {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = node;
  const own = node['Relation Name']?.startsWith('subtask')
    ? (node['Actual Rows'] + filtered + rechecked) * node['Actual Loops']
    : 0;
  return (node.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), own);
}

test('a search reads the subtasks that match, and not all of a person', async () => {
  const user = await makeUser(app);
  for (const round of ['one', 'two', 'three'])
    await addTitled(
      user,
      Array.from({ length: 1_500 }, (_, n) => ({
        title: `Möbel ${round} ${n}`,
        description: `Seite ${n % 7}`,
      })),
    );
  // Otherwise this depends on when the database last counted its rows: any index that begins with the person may seem good.
  await sql`analyze subtasks, subtask_search`.execute(app.db);
  for (const [query, matches] of [
    ['moebel 1234', 3],
    ['zwei', 0],
    ['1234-', 3],
  ] as const) {
    const asked = { userId: user.userId, query, page: 1, limit: 20 };
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
      explain (analyze, format json) ${subtasksWith(asked)}`.execute(app.db);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    expect((await findSubtasksWith(app.db, asked)).total, query).toBe(matches);
    expect(plan && rowsRead(plan), query).toBeLessThan(50);
  }
});
