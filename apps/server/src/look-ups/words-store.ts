import { type RawBuilder, sql } from 'kysely';
import type { TaskFact } from '../ai/facts.ts';
import type { Database } from '../db/database.ts';
import type { ProjectRow } from '../db/project-counters.ts';
import { projectJson } from '../db/project-json.ts';
import { taskJson } from './task-json-store.ts';

const WORDS_MAX = 12;
const TASKS_LISTED = 25;
const TASKS_OF_PROJECT = 80;
const OTHERS_LISTED = 10;

/** The search words, normalised like the titles. */
const queryWords = (words: string) => sql`
  phrase as materialized (select search_words(${words}::text) as whole),
  sought as materialized (
    select w from phrase, regexp_split_to_table(btrim(whole), ' ') as w where length(w) > 1 limit ${WORDS_MAX}
  )`;

/**
 * How well a normalised text matches the words: whole words count most, then beginnings, then common beginnings, which
 * allow a typing error. A text whose every word was given comes first.
 */
const scoreOf = (folded: RawBuilder<unknown>) => sql<number>`(
  case when (select whole from phrase) like '%' || ${folded} || '%' then 20 else 0 end
  + (select coalesce(sum(case
      when ${folded} like '% ' || w || ' %' then 4
      when length(w) > 2 and ${folded} like '% ' || w || '%' then 3
      when length(w) > 3 and ${folded} like '% ' || left(w, 3) || '%' then 1
      else 0 end), 0) from sought)
)`;

export interface NamedProject {
  project: ProjectRow;
  description: string;
  has_plan: boolean;
  milestones: { name: string; dueDate: string }[];
  tasks: TaskFact[];
}

const DESCRIPTION_CHARACTERS = 2_000;

/** The project that matches the words best, or the one with an id, with its tasks; and the other matches. */
export async function findNamedProject(
  db: Database,
  userId: string,
  query: { id: string } | { words: string },
): Promise<{ named: NamedProject | null; others: { id: string; name: string }[] }> {
  const words = 'words' in query ? query.words : '';
  const scored =
    'id' in query
      ? sql`select p.id, 1 as score, p.name, p.status, p.due_date from projects p
          where p.user_id = ${userId} and p.id = ${query.id} and p.deleted_at is null`
      : sql`select p.id, ${scoreOf(sql`s.name`)} as score, p.name, p.status, p.due_date
          from project_search s
          join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null
          where s.user_id = ${userId}`;
  const { rows } = await sql<{ named: NamedProject | null; others: { id: string; name: string }[] }>`
    with ${queryWords(words)},
    scored as materialized (${scored}),
    ranked as materialized (
      select id, name, score, row_number() over (order by score desc, status = 'Completed', due_date, id) as place
      from scored where score > 0
    )
    select (
      select json_build_object(
        'project', ${projectJson('p')}, 'description', left(p.description, ${DESCRIPTION_CHARACTERS}),
        'has_plan', coalesce(p.plan::text, 'null') <> 'null',
        'milestones', (
          select coalesce(json_agg(json_build_object('name', m.name, 'dueDate', m.due_date) order by m.due_date), '[]')
          from milestones m where m.user_id = ${userId} and m.project_id = p.id
        ),
        'tasks', (
          select coalesce(json_agg(told.task), '[]') from (
            select ${taskJson} as task from subtasks s
            where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null
            order by s.status = 'Completed', s.due_date nulls last, s.position, s.id limit ${TASKS_OF_PROJECT}
          ) told
        )
      )
      from projects p where p.user_id = ${userId} and p.id = (select id from ranked where place = 1)
    ) as named, (
      select coalesce(json_agg(json_build_object('id', id, 'name', name) order by place), '[]') from ranked
      where place between 2 and ${OTHERS_LISTED + 1} and score = (select score from ranked where place = 1)
    ) as others
  `.execute(db);
  return rows[0] ?? { named: null, others: [] };
}

/** The user's tasks that match the words, the best first, open ones before completed ones. */
export async function findNamedTasks(
  db: Database,
  userId: string,
  words: string,
): Promise<{ tasks: TaskFact[]; count: number; hours: number }> {
  const { rows } = await sql<{ tasks: TaskFact[]; count: number; hours: number }>`
    with ${queryWords(words)},
    scored as materialized (
      select s.id, s.status, s.due_date, s.estimated_hours, ${scoreOf(sql`folded`)} as score
      from subtasks s
      join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null,
        lateral (select search_words(s.title) as folded) f
      where s.user_id = ${userId} and s.deleted_at is null
    ),
    ranked as materialized (
      select id, row_number() over (order by score desc, status = 'Completed', due_date nulls last, id) as place
      from scored where score > 0 limit ${TASKS_LISTED}
    )
    select (
      select coalesce(json_agg(${taskJson} order by ranked.place), '[]')
      from ranked
      join subtasks s on s.user_id = ${userId} and s.id = ranked.id
      join projects p on p.user_id = s.user_id and p.id = s.project_id
    ) as tasks,
    (select count(*) from scored where score > 0) as count,
    (select coalesce(sum(estimated_hours), 0) from scored where score > 0) as hours
  `.execute(db);
  return rows[0] ?? { tasks: [], count: 0, hours: 0 };
}
