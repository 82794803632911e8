import type { Day } from '@daymark/domain/dates';
import type { Lag } from '@daymark/domain/dependencies';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { movedProject, type StandingRow } from '../db/project-counters.ts';
import { dependenciesOf, lagsOf, type SubtaskRow, subtasksOfProject } from '../db/subtask-json.ts';
import { type VersionedRead, versionOfProject } from '../db/versioned-read.ts';

export interface InProject {
  userId: string;
  projectId: string;
}

/** The subtasks of a project and its progress; no row if there is no such project. */
export const listSubtasks = ({
  userId,
  projectId,
}: InProject): VersionedRead<{ progress: number; subtasks: SubtaskRow[] }> => ({
  version: versionOfProject(userId, projectId),
  rows: sql`
    select p.progress, ${subtasksOfProject(userId)} as subtasks
    from projects p where p.user_id = ${userId} and p.id = ${projectId} and p.deleted_at is null`,
});

export interface ChangedSubtasks {
  subtasks: SubtaskRow[];
  project: StandingRow;
  /** Whether a timer runs on any of them: exactly, if the timers are held. */
  isTimed: boolean;
}

/** A changed subtask with the present state of its project. */
export interface ChangedRow {
  subtask: SubtaskRow;
  depends_on: string[];
  lags: Lag[] | null;
  project: StandingRow;
  is_timed: boolean;
}

/** Whether a timer runs on the subtask `a`. */
const isTimed = (userId: string) => sql<boolean>`
  exists (select 1 from timers t where t.user_id = ${userId} and t.stopped_at is null and t.subtask_id = a.id)`;

/** The end of a statement whose `before`, `after` and `project` have the changes: rows for `changedOf`. */
export const changedRows = (userId: string) => sql`
    select to_json(a) as subtask, ${dependenciesOf(userId, sql`a`)} as depends_on, ${lagsOf(userId, sql`a`)} as lags,
      to_json(project) as project, ${isTimed(userId)} as is_timed
    from project, after a order by a.due_date nulls last, a.position`;

/** Undefined if nothing was changed. */
export function changedOf(rows: readonly ChangedRow[]): ChangedSubtasks | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const { project } = first;
  const subtasks = rows.map(({ subtask, depends_on, lags }) => ({
    ...subtask,
    depends_on,
    lags,
    project_start: project.start_date,
  }));
  return { subtasks, project, isTimed: rows.some(({ is_timed }) => is_timed) };
}

/** The columns to set. Undefined leaves a column unchanged. */
export interface SubtaskColumns {
  title?: string | undefined;
  description?: string | undefined;
  status?: string | RawBuilder<string> | undefined;
  priority?: string | undefined;
  due_date?: Day | null | undefined;
  due_time?: string | null | undefined;
  estimated_hours?: number | null | undefined;
  actual_hours?: number | RawBuilder<number | null> | null | undefined;
  tags?: string[] | undefined;
  milestone_id?: string | null | undefined;
  pinned?: boolean | undefined;
  earliest_on?: Day | null | undefined;
  series_id?: string | undefined;
  edited_at?: Date | undefined;
  deleted_at?: Date | null | undefined;
}

/**
 * When the subtask `s` was given its day by hand, after the user sets this one. Setting the same day again is no
 * change.
 */
export const datedAt = (day: RawBuilder<unknown>, time: RawBuilder<unknown>, now: Date) => sql`case
  when ${day} is null then null
  when (${day}, ${time}) is not distinct from (s.due_date, s.due_time) then s.dated_at
  else ${now}::timestamptz end`;

function assignmentsOf(columns: SubtaskColumns, now: Date) {
  const set = Object.entries(columns).filter(([, value]) => value !== undefined);
  // A row that is only read is not written, so that its version stays the same for editors.
  if (set.length === 0) return sql`version = s.version`;
  const assignments = set.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  if (columns.status !== undefined)
    assignments.push(
      sql`completed_at = case when ${columns.status} <> 'Completed' then null else coalesce(s.completed_at, ${now}) end`,
    );
  const { due_date: day, due_time: time } = columns;
  if (day !== undefined || time !== undefined)
    assignments.push(
      sql`dated_at = ${datedAt(
        day === undefined ? sql`s.due_date` : sql`${day}::date`,
        time === undefined ? sql`s.due_time` : sql`${time}::text`,
        now,
      )}`,
    );
  return sql.join([...assignments, sql`version = s.version + 1`, sql`updated_at = ${now}`]);
}

interface ChangeScope {
  userId: string;
  /** All of them belong to one project. */
  ids: readonly string[];
  /** Only rows of this project are changed, if the ids may include others. */
  projectId?: string;
  /** `deleted` selects deleted rows, to restore them. */
  among: 'present' | 'deleted';
  /** Only rows of this version are changed; undefined allows any. */
  ifVersion?: number | undefined;
}

/**
 * Changes subtasks of one project and updates its counters, in one statement; undefined if none was found. The project
 * is looked up for each row: for a join, and also for `exists`, the query planner may read all projects of the user.
 */
export async function updateSubtasks(
  db: Database,
  { userId, ids, projectId, among, ifVersion }: ChangeScope,
  columns: SubtaskColumns,
  now: Date,
): Promise<ChangedSubtasks | undefined> {
  const { rows } = await sql<ChangedRow>`
    with before as (
      select s.id, s.user_id, s.status, s.estimated_hours, s.deleted_at from subtasks s
      where s.user_id = ${userId} and s.id = any(${ids}::uuid[]) and (s.deleted_at is null) = ${among === 'present'}
        and s.version = coalesce(${ifVersion ?? null}::int, s.version)
        and s.project_id = coalesce(${projectId ?? null}::uuid, s.project_id)
        and (select p.deleted_at is null from projects p where p.user_id = ${userId} and p.id = s.project_id)
      order by s.id for no key update
    ),
    after as (
      update subtasks s set ${assignmentsOf(columns, now)} from before b
      where s.user_id = ${userId} and s.user_id = b.user_id and s.id = b.id
      returning s.*
    ),
    ${movedProject(userId, now)}
    ${changedRows(userId)}
  `.execute(db);
  return changedOf(rows);
}

/** The project of a subtask, also of a deleted one. */
export async function findProjectOf(db: Database, userId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subtasks')
    .select('project_id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.project_id;
}

/** Whether a subtask exists, in an existing project. */
export async function isPresent(db: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from subtasks s join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null
    where s.user_id = ${userId} and s.id = ${id} and s.deleted_at is null
  `.execute(db);
  return rows.length > 0;
}

/** The versions of a project's subtasks, which are locked until the end of the transaction. */
export async function lockSubtasks(
  db: Database,
  { userId, projectId }: InProject,
): Promise<{ id: string; version: number }[]> {
  return db
    .selectFrom('subtasks')
    .select(['id', 'version'])
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export interface PlanFrame {
  project_id: string;
  milestone_ids: string[];
  subtasks: { id: string; title: string; depends_on: string[]; lags: Lag[] | null }[];
}

/** The data for checking a change of dependencies or milestone; undefined if the subtask does not exist. */
export async function findPlanFrame(
  db: Database,
  userId: string,
  of: { subtaskId: string } | { projectId: string },
): Promise<PlanFrame | undefined> {
  const chosen =
    'projectId' in of
      ? sql`p.id = ${of.projectId}`
      : sql`p.id = (select project_id from subtasks where user_id = ${userId} and id = ${of.subtaskId} and deleted_at is null)`;
  const { rows } = await sql<PlanFrame>`
    select p.id as project_id,
      array(select m.id from milestones m where m.user_id = ${userId} and m.project_id = p.id) as milestone_ids,
      (select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'depends_on',
        ${dependenciesOf(userId, sql`s`)}, 'lags', ${lagsOf(userId, sql`s`)}) order by s.position, s.id), '[]')
       from subtasks s where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null) as subtasks
    from projects p where p.user_id = ${userId} and p.deleted_at is null and ${chosen}
  `.execute(db);
  return rows[0];
}
