import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { ownProject } from '../db/own-project.ts';
import { hasLiterally, inAnySpelling, patternsOf, type Word, wordsOf } from '../db/query-words.ts';
import { dependenciesOf, lagsOf } from '../db/subtask-json.ts';
import type { AgendaRow } from './shape.ts';

const LISTED_FIRST = sql`exactness desc, status = 'Completed', due_date nulls last, due_time nulls last, position, id`;

/**
 * The texts of the subtask `s` for `hasWord`. To fold a text costs several times as much as to search it, so it is done
 * once per row and spelling, and not for ASCII, which is most texts: there a regular expression finds the same. With 5,000 subtasks
 * this takes some tens of milliseconds. An index on words would have to be written whenever a subtask is moved.
 */
const TEXTS = sql`cross join lateral (
  select small, case when octet_length(small) > length(small)
    then search_words(small) || search_words(replace(replace(replace(normalize(small), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'))
    end as folded
  from (select lower(concat_ws(' ', s.title, array_to_string(s.tags, ' '), s.description)) as small) l
  offset 0
) t`;

/** Whether a word of the texts begins with the word, or for signs, whether they have them anywhere. */
function hasWord({ n, text, isWord }: Word): RawBuilder<boolean> {
  if (!isWord) return sql`strpos(t.small, lower(${text})) > 0`;
  return sql`case when t.folded is null then t.small ~ (select pattern from ascii where n = ${n})
    else t.folded like (select begins from sought where n = ${n}) end`;
}

/** The regular expressions for ASCII texts. A folded word has only letters, digits and spaces for what separates them. */
const ASCII_PATTERNS = sql`ascii as materialized (
  select n, '(^|[^a-z0-9])' || replace(w, ' ', '[^a-z0-9]+') as pattern from sought
)`;

/** How exactly a subtask matches: its title is the query, or has its words with their signs, or another text has. */
function exactnessOf(words: readonly Word[], query: string): RawBuilder<number> {
  const signed = words.filter(({ hasSigns }) => hasSigns);
  const all = (place: RawBuilder<unknown>) =>
    sql.join(
      [sql`${signed.length > 0}::boolean`, ...signed.map((word) => hasLiterally(word, place))],
      sql` and `,
    );
  return sql<number>`case when lower(s.title) = lower(${query}::text) then 3
    when ${all(sql`s.title`)} then 2 when ${all(sql`t.small`)} then 1 else 0 end`;
}

/** A page of the user's subtasks whose title, tags or description have every word, exact matches and then open ones first. */
export async function findSubtasksWith(
  db: Database,
  { userId, query, page, limit }: { userId: string; query: string; page: number; limit: number },
): Promise<{ items: AgendaRow[]; total: number }> {
  const words = wordsOf(query);
  const conditions = sql.join([sql`true`, ...words.map((word) => inAnySpelling(word, hasWord))], sql` and `);
  const { rows } = await sql<{ items: AgendaRow[]; total: number }>`
    with ${patternsOf(words)},
    ${ASCII_PATTERNS},
    matching as materialized (
      select s.id, s.project_id, s.status, s.due_date, s.due_time, s.position,
        ${exactnessOf(words, query)} as exactness
      from subtasks s
      ${TEXTS}
      where s.user_id = ${userId} and s.deleted_at is null
        and s.project_id not in (select id from projects where user_id = ${userId} and deleted_at is not null)
        and ${conditions}
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
      ) item) as items
  `.execute(db);
  return rows[0] ?? { items: [], total: 0 };
}
