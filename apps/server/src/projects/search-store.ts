import type { ProjectSearchQuery } from '@daymark/contract/search';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { milestonesOf, type PageRow, type ProjectPage, pageOf, SORT_COLUMNS } from './store.ts';

type Query = z.output<typeof ProjectSearchQuery>;
type Sql<T = unknown> = RawBuilder<T>;

/** Shorter words are too like each other to be guessed, and longer ones would take too many guesses. */
const GUESSED_LENGTHS = { from: 4, to: 32 };

const folded = (word: string): Sql<string> => sql`btrim(search_words(${word}::text))`;

/** Whether a text of folded words has a word that begins so. */
const begins = (word: string) => (text: Sql) => sql<boolean>`${text} like '% ' || ${folded(word)} || '%'`;

/**
 * Whether a text of folded words has a word that begins so or nearly so: with one letter wrong, too many or missing, or
 * two swapped. Where the last letter is in question the word must end there, or each that begins the same would do.
 */
const nearlyBegins = (word: string) => (text: Sql) =>
  sql<boolean>`${text} like any (array(
  select '% ' || w || '%' from ${folded(word)} w
  union
  select '% ' || edit || case when i + over < length(w) then '%' else ' %' end
  from ${folded(word)} w,
    generate_series(1, case when length(w) between ${GUESSED_LENGTHS.from} and ${GUESSED_LENGTHS.to} then length(w) else 0 end) i,
    lateral (values
      (overlay(w placing '_' from i for 1), 0),
      (overlay(w placing '' from i for 1), 0),
      (overlay(w placing '_' from i for 0), -1),
      (overlay(w placing reverse(substr(w, i, 2)) from i for 2), 1)
    ) as edits (edit, over)
))`;

type Matches = (word: string) => (text: Sql) => Sql<boolean>;

/** How the projects are looked through: the index holds all the words of one, and serves the narrower texts as well. */
const PLACES = {
  all: {
    words: sql`s.name || s.labels || s.description`,
    letters: sql`concat_ws(' ', p.name, p.category, array_to_string(p.tags, ' '), p.description)`,
  },
  name: { words: sql`s.name`, letters: sql`p.name` },
  description: { words: sql`s.description`, letters: sql`p.description` },
  status: { words: sql`search_words(p.status)`, letters: sql`p.status` },
  priority: { words: sql`search_words(p.priority)`, letters: sql`p.priority` },
} satisfies Record<Query['searchBy'], { words: Sql; letters: Sql }>;

const isIndexed = (searchBy: Query['searchBy']) => searchBy === 'name' || searchBy === 'description';

/** What has no letter and no digit in it is looked for as it stands. */
const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.normalize('NFKD'));

function conditionOf(word: string, { searchBy }: Query, matches: Matches): Sql<boolean> {
  const { words, letters } = PLACES[searchBy];
  if (!isWord(word)) return sql`strpos(lower(${letters}), lower(${word})) > 0`;
  const has = matches(word);
  return isIndexed(searchBy)
    ? sql`${has(sql`(${PLACES.all.words})`)} and ${has(words)}`
    : has(sql`(${words})`);
}

/** How well a project matches: for each word, where it stands and whether it is one as it is; and how its name begins. */
function rankOf(words: readonly string[], matches: Matches): Sql<number> {
  const points = words.filter(isWord).map((word) => {
    const has = matches(word);
    return sql`case when s.name like '% ' || ${folded(word)} || ' %' then 4 when ${has(sql`s.name`)} then 3
      when ${has(sql`s.labels`)} then 2 else 1 end`;
  });
  const whole = sql`search_words(${words.join(' ')}::text)`;
  const beginning = sql`case when s.name = ${whole} then 2 when s.name like rtrim(${whole}) || '%' then 1 else 0 end`;
  return sql`${sql.join([sql`0`, ...points, beginning], sql` + `)}`;
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
 * A page of the user's projects that have every word of the query, or where none has, that nearly do; and how many there
 * are. The filters do not decide which of the two it is: of projects that are there but filtered out, none is the answer.
 */
export async function findProjects<D>(
  db: Database,
  userId: string,
  query: Query,
  daysOf: Sql<D>,
): Promise<ProjectPage<D>> {
  const words = [...new Set(query.query.split(/\s+/).filter((word) => word !== ''))];
  const found = (matches: Matches) => {
    const rank = rankOf(words, matches);
    return sql`
      select p.id, p.created_at, ${query.sortBy === 'relevance' ? rank : SORT_COLUMNS[query.sortBy]} as place, ${filtersOf(query)} as fits
      from project_search s
      join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null
      where ${sql.join([sql`s.user_id = ${userId}`, ...words.map((word) => conditionOf(word, query, matches))], sql` and `)}`;
  };
  const direction = sql.raw(query.sortOrder);
  const order = sql`place ${direction}, created_at ${direction}, id ${direction}`;
  const { rows } = await sql<PageRow<D>>`
    with exact as materialized (${found(begins)}),
    near as materialized (
      ${words.length > 0 ? sql`${found(nearlyBegins)} and not exists (select from exact)` : sql`select * from exact where false`}
    ),
    matching as materialized (select * from (select * from exact union all select * from near) either where fits)
    select (select count(*) from matching) as total, page.*
    from (values (true)) as one
    left join lateral (
      select m.*, to_jsonb(p.*) - 'plan' as project, ${milestonesOf(sql`p`)} as milestones, ${daysOf} as days
      from (select place, created_at, id from matching order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}) m
      join projects p on p.user_id = ${userId} and p.id = m.id
    ) page on true
    order by ${order}
  `.execute(db);
  return pageOf(rows);
}
