import type { Day } from '@daymark/domain/dates';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { movedProject, touchedProject } from '../db/project-counters.ts';
import type { InProject } from './store.ts';

/** A subtask with the version that was seen, and its new day. */
export interface NewDay {
  id: string;
  version: number;
  dueDate: Day;
}

/**
 * Moves subtasks of one project to days that the planner chose, so they do not count as edited. Only those with the
 * expected version are moved; returns their number. No counter depends on a day.
 */
export async function updateDays(
  db: Database,
  { userId, projectId }: InProject,
  days: readonly NewDay[],
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(days)}) as w (id uuid, version integer, "dueDate" date)
    ), seen as (
      select s.id from subtasks s join wanted w on w.id = s.id and w.version = s.version
      where s.user_id = ${userId} and s.project_id = ${projectId} and s.deleted_at is null and s.status <> 'Completed'
      order by s.id for no key update of s
    ), ${touchedProject({ userId, projectId }, now)}
    update subtasks s set due_date = w."dueDate", version = s.version + 1, updated_at = ${now}
    from seen join wanted w on w.id = seen.id
    where s.user_id = ${userId} and s.id = seen.id
    returning s.id
  `.execute(db);
  return rows.length;
}

/** A subtask with the version that was seen, its first day, and its hours if it had no estimate. */
export interface FirstDay extends NewDay {
  guessedHours: number | null;
}

/**
 * Gives subtasks of one project that have no day a day of the planner, and an estimate to those without one. Only those
 * with the expected version are changed; returns their number.
 */
export async function updateFirstDays(
  db: Database,
  { userId, projectId }: InProject,
  days: readonly FirstDay[],
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(days)})
        as w (id uuid, version integer, "dueDate" date, "guessedHours" numeric)
    ),
    before as (
      select s.* from subtasks s join wanted w on w.id = s.id and w.version = s.version
      where s.user_id = ${userId} and s.project_id = ${projectId} and s.deleted_at is null and s.status <> 'Completed'
      order by s.id for no key update of s
    ),
    after as (
      update subtasks s set due_date = w."dueDate", estimated_hours = coalesce(b.estimated_hours, w."guessedHours"),
        guessed = b.guessed or (b.estimated_hours is null and w."guessedHours" is not null),
        version = b.version + 1, updated_at = ${now}
      from before b join wanted w on w.id = b.id
      where s.user_id = ${userId} and s.user_id = b.user_id and s.id = b.id
      returning s.*
    ),
    ${movedProject(userId, now)}
    select (select count(*) from after)::int as changed from project
  `.execute(db);
  return rows[0]?.changed ?? 0;
}
