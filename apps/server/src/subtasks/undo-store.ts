import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { changing } from './changing-store.ts';
import type { InProject } from './store.ts';

/** The columns that an undo restores: all except its identity, its version and its timestamps. */
export const GIVEN_BACK = [
  'title',
  'description',
  'status',
  'priority',
  'due_date',
  'due_time',
  'estimated_hours',
  'actual_hours',
  'tags',
  'ai_generated',
  'source',
  'playbook',
  'statement',
  'repeat',
  'guessed',
  'proposed',
  'position',
  'pinned',
  'series_id',
  'occurs_on',
  'earliest_on',
  'latest_on',
  'edited_at',
  'dated_at',
  'completed_at',
  'deleted_at',
] as const;

/** A subtask to restore: the version that it must have, and its former columns. */
export interface Former {
  id: string;
  version: number;
  was: object;
}

/**
 * Restores the former rows of subtasks in one project, if they still have the given version, and updates the counters,
 * in one statement. A deleted milestone is not restored. Returns the ids of the restored ones.
 */
export async function updateToFormer(
  db: Database,
  { userId, projectId }: InProject,
  former: readonly Former[],
  now: Date,
): Promise<string[]> {
  const wanted = sql`
    select w.version as expected, f.* from subtasks s
    join json_to_recordset(${JSON.stringify(former)}) as w (id uuid, version integer, was json) on w.id = s.id
    cross join lateral json_populate_record(s, w.was) f
    where s.user_id = ${userId}`;
  const among = sql`s.project_id = ${projectId} and s.version = w.expected`;
  const set = [
    ...GIVEN_BACK.map((name) => sql`${sql.ref(name)} = w.${sql.ref(name)}`),
    sql`milestone_id = (
          select m.id from milestones m
          where m.user_id = ${userId} and m.project_id = ${projectId} and m.id = w.milestone_id
        )`,
  ];
  const { rows } = await sql<{ id: string }>`
    ${changing({ userId, wanted, among, set, changesWords: true }, now)}
    select a.id from project, after a
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** A subtask, and the rows of its dependencies. */
export interface Waits {
  id: string;
  waits_for: readonly { depends_on_id: string; lag_days: number }[];
}

/** Replaces the dependencies of subtasks. Deleted dependencies are left out. */
export async function replaceWaits(
  db: Database,
  { userId, projectId }: InProject,
  waits: readonly Waits[],
): Promise<void> {
  await db
    .deleteFrom('subtask_dependencies')
    .where('user_id', '=', userId)
    .where(
      'subtask_id',
      'in',
      waits.map(({ id }) => id),
    )
    .execute();
  await sql`
    insert into subtask_dependencies (user_id, subtask_id, depends_on_id, lag_days)
    select s.user_id, w.id, other.id, coalesce(e.lag_days, 0)
    from json_to_recordset(${JSON.stringify(waits)}) as w (id uuid, waits_for json)
    cross join json_to_recordset(w.waits_for) as e (depends_on_id uuid, lag_days integer)
    join subtasks s on s.user_id = ${userId} and s.project_id = ${projectId} and s.id = w.id
    join subtasks other on other.user_id = s.user_id and other.project_id = s.project_id and other.id = e.depends_on_id
  `.execute(db);
}
