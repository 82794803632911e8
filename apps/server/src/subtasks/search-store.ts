import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { ownProject } from '../db/own-project.ts';
import { hasLiterally, inAnySpelling, patternsOf, type Word, wordsOf } from '../db/query-words.ts';
import { dependenciesOf, lagsOf } from '../db/subtask-json.ts';
import type { AgendaRow } from './shape.ts';

const LISTED_FIRST = sql`exactness desc, status = 'Completed', due_date nulls last, due_time nulls last, position, id`;

/** The texts of the subtask `s` as they were typed, in lower case. */
const TEXTS = sql`lower(concat_ws(' ', s.title, array_to_string(s.tags, ' '), s.description))`;

/**
 * The keys of each word in the index `subtask_search_keys`, in the form of `search_keys` of its migration. A word with a
 * sign or of a script without spaces has several, of which the last one may go on, as may one that was cut.
 */
const keysOf = (userId: string) => sql`keyed as materialized (
  select n, (
    select string_agg(
      quote_literal(right(${userId}::uuid::text, 6) || left(piece, 60)) || case when at = count or length(piece) > 60 then ':*' else '' end, ' & ')
    from (select piece, at, count(*) over () from string_to_table(w, ' ') with ordinality p (piece, at)) pieces
  ) as keys from sought
)`;

/**
 * A `from` with the user's subtasks `s` that have the words with letters or digits. Each is looked up by its key: for a
 * join the query planner may read all subtasks of the user.
 */
function havingWords(
  userId: string,
  words: readonly Word[],
): { found: RawBuilder<unknown>; from: RawBuilder<unknown> } {
  const indexed = words.filter(({ isWord }) => isWord);
  if (indexed.length === 0) return { found: sql``, from: sql`subtasks s where s.user_id = ${userId}` };
  const keys = ({ n }: Pick<Word, 'n'>) => sql`(select keys from keyed where n = ${n})`;
  const either = (word: Word) =>
    word.spelled ? sql`'(' || ${keys(word)} || ' | ' || ${keys(word.spelled)} || ')'` : keys(word);
  const begins = ({ n }: Word): RawBuilder<boolean> =>
    sql`w.words like (select begins from sought where n = ${n})`;
  const found = sql`
    ${keysOf(userId)},
    found as materialized (
      select w.subtask_id from subtask_search w
      where w.user_id = ${userId}
        and search_keys(w.user_id, w.words) @@ (select (${sql.join(indexed.map(either), sql` || ' & ' || `)})::tsquery)
        and ${sql.join(
          indexed.map((word) => inAnySpelling(word, begins)),
          sql` and `,
        )}
    ),`;
  const from = sql`found
      cross join lateral (select * from subtasks where user_id = ${userId} and id = found.subtask_id offset 0) s
      where true`;
  return { found, from };
}

/** How exactly a subtask matches: its title is the query, or has its words with their signs, or another text has. */
function exactnessOf(words: readonly Word[], query: string): RawBuilder<number> {
  const whole = sql`lower(s.title) = lower(${query}::text)`;
  const signed = words.filter(({ hasSigns }) => hasSigns);
  if (signed.length === 0) return sql`case when ${whole} then 3 else 0 end`;
  const all = (place: RawBuilder<unknown>) =>
    sql.join(
      signed.map((word) => hasLiterally(word, place)),
      sql` and `,
    );
  return sql`case when ${whole} then 3 when ${all(sql`s.title`)} then 2 when ${all(TEXTS)} then 1 else 0 end`;
}

interface Asked {
  userId: string;
  query: string;
  page: number;
  limit: number;
}

interface Found {
  items: AgendaRow[];
  total: number;
}

/** The statement of `findSubtasksWith`. */
export function subtasksWith({ userId, query, page, limit }: Asked): RawBuilder<Found> {
  const words = wordsOf(query);
  const { found, from } = havingWords(userId, words);
  const signs = words
    .filter(({ isWord }) => !isWord)
    .map(({ text }) => sql`and strpos(${TEXTS}, lower(${text})) > 0`);
  return sql<Found>`
    with ${patternsOf(words)},
    ${found}
    matching as materialized (
      select s.id, s.project_id, s.status, s.due_date, s.due_time, s.position,
        ${exactnessOf(words, query)} as exactness
      from ${from}
        and s.deleted_at is null
        and s.project_id not in (select id from projects where user_id = ${userId} and deleted_at is not null)
        ${sql.join(signs, sql` `)}
    ),
    listed as (select * from matching order by ${LISTED_FIRST} limit ${limit} offset ${(page - 1) * limit})
    select (select count(*) from matching) as total,
      (select coalesce(json_agg(item), '[]') from (
        select s.*, p.name as project_name, p.category as project_category, p.color as project_color,
          p.priority as project_priority, p.start_date as project_start,
          ${dependenciesOf(userId, sql`s`)} as depends_on, ${lagsOf(userId, sql`s`)} as lags
        from listed l
        join subtasks s on s.user_id = ${userId} and s.id = l.id
        ${ownProject(userId, sql`s.project_id`)}
        order by l.exactness desc, s.status = 'Completed', s.due_date nulls last, s.due_time nulls last, s.position, s.id
      ) item) as items`;
}

/** A page of the user's subtasks whose title, tags or description have every word, exact matches and then open ones first. */
export async function findSubtasksWith(db: Database, asked: Asked): Promise<Found> {
  const { rows } = await subtasksWith(asked).execute(db);
  return rows[0] ?? { items: [], total: 0 };
}
