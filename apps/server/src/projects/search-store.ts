import type { ProjectSearchQuery } from '@daymark/contract/search';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { hasLiterally, inAnySpelling, patternsOf, type Word, wordsOf } from '../db/query-words.ts';
import { type PageRow, type ProjectPage, pageOf, SORT_COLUMNS } from './list-store.ts';
import { milestonesOf } from './store.ts';

type Query = z.output<typeof ProjectSearchQuery>;
type Sql<T = unknown> = RawBuilder<T>;

interface Search {
  userId: string;
  query: Query;
}

/** The searched text: the normalised words, and the characters as they were typed. */
const PLACES = {
  all: {
    words: sql`(s.name || s.labels || s.description)`,
    letters: sql`concat_ws(' ', p.name, p.category, array_to_string(p.tags, ' '), p.description)`,
  },
  name: { words: sql`s.name`, letters: sql`p.name` },
  description: { words: sql`s.description`, letters: sql`p.description` },
  status: { words: sql`search_words(p.status)`, letters: sql`p.status` },
  priority: { words: sql`search_words(p.priority)`, letters: sql`p.priority` },
} satisfies Record<Query['searchBy'], { words: Sql; letters: Sql }>;

/** The expression of the index `project_search_words`, and the same text for a full scan. */
const INDEXED = PLACES.all.words;
const NOT_INDEXED = sql`(s.name || s.labels || s.description || '')`;

/** SQL for whether a normalised text has a word. */
type Has = (word: Word, text: Sql) => Sql<boolean>;

const begins: Has = ({ n }, text) => sql`${text} like (select begins from sought where n = ${n})`;
const nearlyBegins: Has = ({ n }, text) =>
  sql`${text} like any ((select guesses from guessed where n = ${n})::text[])`;

function conditionOf(word: Word, { searchBy }: Query, has: Has, indexed: readonly Word[]): Sql<boolean> {
  const { words, letters } = PLACES[searchBy];
  if (!word.isWord) return sql`strpos(lower(${letters}), lower(${word.text})) > 0`;
  if (searchBy === 'status' || searchBy === 'priority') return has(word, words);
  const candidates = has(word, indexed.includes(word) ? INDEXED : NOT_INDEXED);
  return searchBy === 'all' ? candidates : sql`${candidates} and ${has(word, words)}`;
}

/**
 * How well a project matches: for each word, the field with it and whether it is an exact match; the beginning of its
 * name; and whether signs match too, as in "C++".
 */
function rankOf(words: readonly Word[], query: string, has: Has): Sql<number> {
  if (words.length === 0) return sql`0`;
  const points = words
    .filter(({ isWord }) => isWord)
    .map(
      (word) => sql`case when s.name like (select whole from sought where n = ${word.n}) then 4
        when ${has(word, sql`s.name`)} then 3 when ${has(word, sql`s.labels`)} then 2 else 1 end`,
    );
  const beginning = sql`case when s.name = (select words from phrase) then 2
    when s.name like (select rtrim(words) || '%' from phrase) then 1 else 0 end`;
  const literal = words
    .filter(({ hasSigns }) => hasSigns)
    .map(
      (word) => sql`case when ${hasLiterally(word, PLACES.name.letters)} then 5
        when ${hasLiterally(word, PLACES.all.letters)} then 3 else 0 end`,
    );
  const whole = sql`case when lower(p.name) = lower(${query}::text) then 3 else 0 end`;
  return sql`${sql.join([...points, ...literal, beginning, whole], sql` + `)}`;
}

function filtersOf(query: Query): Sql<boolean> {
  const filters: Sql[] = [sql`true`];
  if (query.status) filters.push(sql`p.status = any(${query.status})`);
  if (query.priority) filters.push(sql`p.priority = ${query.priority}`);
  if (query.progressMin !== undefined) filters.push(sql`p.progress >= ${query.progressMin}::numeric`);
  if (query.progressMax !== undefined) filters.push(sql`p.progress <= ${query.progressMax}::numeric`);
  if (query.dueDateFrom) filters.push(sql`p.due_date >= ${query.dueDateFrom}::date`);
  if (query.dueDateTo) filters.push(sql`p.due_date <= ${query.dueDateTo}::date`);
  return sql`(${sql.join(filters, sql` and `)})`;
}

/**
 * Not `is null`, which is the condition of the partial indexes: one of them would be scanned completely for each row.
 */
const PRESENT = sql`coalesce(p.deleted_at, 'infinity') = 'infinity'`;

/** The user's projects that have every word, with a column for whether they pass the filters. */
function projectsWith(words: readonly Word[], { userId, query }: Search, has: Has, indexed: readonly Word[]) {
  const place = query.sortBy === 'relevance' ? rankOf(words, query.query, has) : SORT_COLUMNS[query.sortBy];
  const conditions = words.map((word) =>
    inAnySpelling(word, (one) => conditionOf(one, query, has, indexed.includes(word) ? [one] : [])),
  );
  return sql`
    select p.id, p.created_at, ${place} as place, ${filtersOf(query)} as fits
    from project_search s
    join projects p on p.user_id = s.user_id and p.id = s.project_id
    where ${sql.join([sql`s.user_id = ${userId}`, PRESENT, ...conditions], sql` and `)}`;
}

/** All matches: projects with every word, or if there are none, those with similar words. */
function matchesOf(search: Search): Sql {
  const words = wordsOf(search.query.query);
  const indexable = words.filter(({ isIndexable }) => isIndexable);
  const [longest] = indexable.toSorted((a, b) => b.text.length - a.text.length);
  if (words.length === 0) return sql`found as (${projectsWith([], search, begins, [])})`;
  // PostgreSQL would try every combination of the guesses at several words. So one word uses the index, and the others
  // are checked on its rows.
  return sql`${patternsOf(words)},
    exact as materialized (${projectsWith(words, search, begins, indexable)}),
    near as materialized (
      ${projectsWith(words, search, nearlyBegins, longest ? [longest] : [])} and not exists (select from exact)
    ),
    found as (select * from exact union all select * from near)`;
}

/**
 * A page of the user's matching projects, and their number. Filters do not decide whether words are guessed: if exact
 * matches exist but are filtered out, the result is empty.
 */
export async function findProjects<D>(db: Database, search: Search, daysOf: Sql<D>): Promise<ProjectPage<D>> {
  const { userId, query } = search;
  const direction = sql.raw(query.sortOrder);
  const order = sql`place ${direction}, created_at ${direction}, id ${direction}`;
  const { rows } = await sql<PageRow<D>>`
    with ${matchesOf(search)},
    matching as materialized (select place, created_at, id from found where fits)
    select (select count(*) from matching) as total, page.*
    from (values (true)) as one
    left join lateral (
      select m.*, to_jsonb(p.*) - 'plan' as project, ${milestonesOf(userId, sql`p`)} as milestones, ${daysOf} as days
      from (select * from matching order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}) m
      join projects p on p.user_id = ${userId} and p.id = m.id
    ) page on true
    order by ${order}
  `.execute(db);
  return pageOf(rows);
}
