import type { Source } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { SUBTASKS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { movedProject, type ProjectRow } from '../db/project-counters.ts';
import { projectJson } from '../db/project-json.ts';
import { dependenciesOf, type SubtaskRow, subtaskJson, subtasksOfProject } from '../db/subtask-json.ts';

export interface InProject {
  userId: string;
  projectId: string;
}

/** The subtasks of a project and its progress; undefined when there is no such project. */
export async function listSubtasks(db: Database, { userId, projectId }: InProject) {
  const { rows } = await sql<{ progress: number; subtasks: SubtaskRow[] }>`
    select p.progress, ${subtasksOfProject} as subtasks
    from projects p where p.user_id = ${userId} and p.id = ${projectId} and p.deleted_at is null
  `.execute(db);
  return rows[0];
}

export interface SubtaskToInsert {
  id: string;
  milestoneId: string | null;
  title: string;
  description: string;
  status: string;
  priority: string;
  dueDate: Day | null;
  dueTime: string | null;
  estimatedHours: number | null;
  actualHours: number | null;
  tags: string[];
  aiGenerated: boolean;
  source: Source | null;
  playbook: string | null;
  pinned: boolean;
  dependsOn: string[];
}

export interface ChangedSubtasks {
  subtasks: SubtaskRow[];
  project: ProjectRow;
}

export const changedRows = sql`
  select (select coalesce(json_agg(${subtaskJson(sql`a`, sql`project.start_date`)} order by a.due_date nulls last, a.position), '[]') from after a) as subtasks,
    ${projectJson('project')} as project
  from project`;

const columnsOfInsert = sql`
  id uuid, "milestoneId" uuid, title text, description text, status text, priority text, "dueDate" date, "dueTime" text,
  "estimatedHours" numeric, "actualHours" numeric, tags text[], "aiGenerated" boolean, source jsonb, playbook text, pinned boolean`;

/**
 * Writes subtasks behind those that stand, with what they wait for; undefined when there is no such project or no room
 * in it, which its row tells as it stands when its turn has come.
 */
export async function insertSubtasks(
  db: Database,
  { userId, projectId }: InProject,
  subtasks: readonly SubtaskToInsert[],
  now: Date,
): Promise<ChangedSubtasks | undefined> {
  const { rows } = await sql<ChangedSubtasks>`
    with target as (
      select * from projects p
      where p.user_id = ${userId} and p.id = ${projectId} and p.deleted_at is null
        and p.subtasks_pending + p.subtasks_in_progress + p.subtasks_completed <= ${SUBTASKS_MAX_COUNT - subtasks.length}::int
      for no key update
    ),
    before as (select * from subtasks where false),
    after as (
      insert into subtasks (user_id, project_id, id, milestone_id, title, description, status, priority, due_date, due_time,
        estimated_hours, actual_hours, tags, ai_generated, source, playbook, pinned, position, completed_at, created_at, updated_at)
      select p.user_id, p.id, r.id, r."milestoneId", r.title, r.description, r.status, r.priority, r."dueDate", r."dueTime",
        r."estimatedHours", r."actualHours", r.tags, r."aiGenerated", r.source, r.playbook, r.pinned,
        p.last_position + r.n,
        case when r.status = 'Completed' then ${now}::timestamptz end, ${now}, ${now}
      from target p,
        rows from (json_to_recordset(${JSON.stringify(subtasks)}) as (${columnsOfInsert})) with ordinality as r (
          id, "milestoneId", title, description, status, priority, "dueDate", "dueTime", "estimatedHours", "actualHours",
          tags, "aiGenerated", source, playbook, pinned, n)
      returning *
    ),
    ${movedProject(userId, sql`(select project_id from after limit 1)`, now, { added: subtasks.length })}
    ${changedRows}
  `.execute(db);
  const [changed] = rows;
  if (!changed) return undefined;
  const edges = subtasks.flatMap(({ id, dependsOn }) =>
    dependsOn.map((dependsOnId) => ({ id, dependsOnId })),
  );
  await insertDependencies(db, userId, edges);
  const waitsFor = new Map(subtasks.map(({ id, dependsOn }) => [id, dependsOn]));
  return {
    ...changed,
    subtasks: changed.subtasks.map((row) => ({ ...row, depends_on: waitsFor.get(row.id) ?? [] })),
  };
}

interface Dependency {
  id: string;
  dependsOnId: string;
}

async function insertDependencies(db: Database, userId: string, edges: readonly Dependency[]): Promise<void> {
  if (edges.length === 0) return;
  const rows = edges.map((edge) => ({
    user_id: userId,
    subtask_id: edge.id,
    depends_on_id: edge.dependsOnId,
  }));
  await db.insertInto('subtask_dependencies').values(rows).execute();
}

/** Sets what a subtask waits for. */
export async function replaceDependencies(
  db: Database,
  { userId, id }: { userId: string; id: string },
  dependsOn: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('subtask_dependencies')
    .where('user_id', '=', userId)
    .where('subtask_id', '=', id)
    .execute();
  await insertDependencies(
    db,
    userId,
    dependsOn.map((dependsOnId) => ({ id, dependsOnId })),
  );
}

/** Columns that are set; an undefined one stays as it is. */
export interface SubtaskColumns {
  title?: string | undefined;
  description?: string | undefined;
  status?: string | undefined;
  priority?: string | undefined;
  due_date?: Day | null | undefined;
  due_time?: string | null | undefined;
  estimated_hours?: number | null | undefined;
  actual_hours?: number | null | undefined;
  tags?: string[] | undefined;
  milestone_id?: string | null | undefined;
  pinned?: boolean | undefined;
  edited_at?: Date | undefined;
  deleted_at?: Date | null | undefined;
}

function assignmentsOf(columns: SubtaskColumns, now: Date) {
  const set = Object.entries(columns).filter(([, value]) => value !== undefined);
  const assignments = set.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  if (columns.status !== undefined)
    assignments.push(
      sql`completed_at = case when ${columns.status} <> 'Completed' then null else coalesce(s.completed_at, ${now}) end`,
    );
  return sql.join([...assignments, sql`version = s.version + 1`, sql`updated_at = ${now}`]);
}

interface ChangeScope {
  userId: string;
  /** All of one project. */
  ids: readonly string[];
  /** Only rows of this project are changed; where there may be others among the ids. */
  projectId?: string;
  /** `deleted` reaches rows that were deleted, to restore them. */
  among: 'present' | 'deleted';
  /** Only rows of this version are changed; any when undefined. */
  ifVersion?: number | undefined;
}

/**
 * Changes subtasks of one project and moves its counters, in one statement; undefined when none was found. The project
 * is looked up for each: for a join, which `exists` is too, the planner may read all projects of the user instead.
 */
export async function updateSubtasks(
  db: Database,
  { userId, ids, projectId, among, ifVersion }: ChangeScope,
  columns: SubtaskColumns,
  now: Date,
): Promise<ChangedSubtasks | undefined> {
  const { rows } = await sql<ChangedSubtasks>`
    with before as (
      select * from subtasks s
      where s.user_id = ${userId} and s.id = any(${ids}::uuid[]) and (s.deleted_at is null) = ${among === 'present'}
        and s.version = coalesce(${ifVersion ?? null}::int, s.version)
        and s.project_id = coalesce(${projectId ?? null}::uuid, s.project_id)
        and (select p.deleted_at is null from projects p where p.user_id = s.user_id and p.id = s.project_id)
      order by s.id for no key update
    ),
    after as (
      update subtasks s set ${assignmentsOf(columns, now)} from before b
      where s.user_id = ${userId} and s.user_id = b.user_id and s.id = b.id
      returning s.*
    ),
    ${movedProject(userId, sql`(select project_id from after limit 1)`, now)}
    ${changedRows}
  `.execute(db);
  return rows[0];
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

/** Whether a subtask is there, in a project that is. */
export async function isPresent(db: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from subtasks s join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null
    where s.user_id = ${userId} and s.id = ${id} and s.deleted_at is null
  `.execute(db);
  return rows.length > 0;
}

/** The versions of a project's subtasks, which nobody changes until the transaction ends. */
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
  subtasks: { id: string; title: string; depends_on: string[] }[];
}

/** What a change of order or milestone is checked against; undefined when the subtask is not there. */
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
      array(select m.id from milestones m where m.user_id = p.user_id and m.project_id = p.id) as milestone_ids,
      (select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'depends_on',
        ${dependenciesOf(sql`s`)})), '[]')
       from subtasks s where s.user_id = p.user_id and s.project_id = p.id and s.deleted_at is null) as subtasks
    from projects p where p.user_id = ${userId} and p.deleted_at is null and ${chosen}
  `.execute(db);
  return rows[0];
}

/**
 * Removes for good what was deleted before an instant. For the purge job: it serves all users. A row that somebody
 * restores or removes at this moment is left to them: waiting for it while others are held could be a deadlock.
 */
export async function purgeSubtasks(db: Database, before: Date): Promise<void> {
  await sql`
    delete from subtasks where (user_id, id) in (
      select user_id, id from subtasks where deleted_at < ${before} for update skip locked
    )
  `.execute(db);
}
