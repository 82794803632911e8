import type { Day } from '@daymark/domain/dates';
import type { Lag } from '@daymark/domain/dependencies';
import { type RawBuilder, sql } from 'kysely';
import { type Database, firstOf, hasRows } from '../db/database.ts';
import { dependenciesOf, lagsOf, PLAN_ORDER, type SubtaskRow, subtaskList } from '../db/subtask-json.ts';
import {
  type KnownRows,
  type ListedRow,
  serverOfVersions,
  type VersionedRead,
  versionOfProject,
} from '../db/versioned-read.ts';
import {
  type ChangedRow,
  type ChangedSubtasks,
  changedOf,
  changedRows,
  changing,
  completedAt,
  datedAt,
} from './changing-store.ts';

export interface InProject {
  userId: string;
  projectId: string;
}

interface ListOfProject {
  progress: number;
  server: string;
  subtasks: ListedRow<SubtaskRow>[];
}

/** The subtasks of a project and its progress; no row if there is no such project. */
export const listSubtasks = (
  { userId, projectId }: InProject,
  known: KnownRows,
): VersionedRead<ListOfProject> => ({
  version: versionOfProject(userId, projectId),
  rows: sql`
    select p.progress, ${serverOfVersions} as server, ${subtaskList<SubtaskRow>(userId, {
      from: sql`subtasks s`,
      where: sql`s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null`,
      order: PLAN_ORDER,
      known,
    })} as subtasks
    from projects p where p.user_id = ${userId} and p.id = ${projectId} and p.deleted_at is null`,
});

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

function assignmentsOf(columns: SubtaskColumns, now: Date): RawBuilder<unknown>[] {
  const set = Object.entries(columns).filter(([, value]) => value !== undefined);
  const assignments = set.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { status, due_date: day, due_time: time } = columns;
  if (status !== undefined) assignments.push(sql`completed_at = ${completedAt(sql`${status}`, now)}`);
  if (day !== undefined || time !== undefined)
    assignments.push(
      sql`dated_at = ${datedAt(
        day === undefined ? sql`s.due_date` : sql`${day}::date`,
        time === undefined ? sql`s.due_time` : sql`${time}::text`,
        now,
      )}`,
    );
  return assignments;
}

const changesWords = ({ title, description, tags }: SubtaskColumns): boolean =>
  [title, description, tags].some((words) => words !== undefined);

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

/** Changes subtasks of one project and updates its counters, in one statement; undefined if none was found. */
export async function updateSubtasks(
  db: Database,
  { userId, ids, projectId, among, ifVersion }: ChangeScope,
  columns: SubtaskColumns,
  now: Date,
): Promise<ChangedSubtasks | undefined> {
  const chosen = sql`s.id = any(${ids}::uuid[]) and (s.deleted_at is null) = ${among === 'present'}
        and s.version = coalesce(${ifVersion ?? null}::int, s.version)
        and s.project_id = coalesce(${projectId ?? null}::uuid, s.project_id)`;
  const { rows } = await sql<ChangedRow>`
    ${changing(
      { userId, among: chosen, set: assignmentsOf(columns, now), changesWords: changesWords(columns) },
      now,
    )}
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
export const isPresent = (db: Database, userId: string, id: string): Promise<boolean> => hasRows(db)`
    select 1 from subtasks s join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null
    where s.user_id = ${userId} and s.id = ${id} and s.deleted_at is null
  `;

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
export function findPlanFrame(
  db: Database,
  userId: string,
  of: { subtaskId: string } | { projectId: string },
): Promise<PlanFrame | undefined> {
  const chosen =
    'projectId' in of
      ? sql`p.id = ${of.projectId}`
      : sql`p.id = (select project_id from subtasks where user_id = ${userId} and id = ${of.subtaskId} and deleted_at is null)`;
  return firstOf<PlanFrame>(db)`
    select p.id as project_id,
      array(select m.id from milestones m where m.user_id = ${userId} and m.project_id = p.id) as milestone_ids,
      (select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'depends_on',
        ${dependenciesOf(userId, sql`s`)}, 'lags', ${lagsOf(userId, sql`s`)}) order by s.position, s.id), '[]')
       from subtasks s where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null) as subtasks
    from projects p where p.user_id = ${userId} and p.deleted_at is null and ${chosen}
  `;
}
