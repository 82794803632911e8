import type { Project } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { dependenciesOf, lagsOf } from '../db/subtask-json.ts';

export interface ProjectTarget
  extends Pick<
    Project,
    | 'id'
    | 'version'
    | 'name'
    | 'description'
    | 'category'
    | 'tags'
    | 'priority'
    | 'status'
    | 'progress'
    | 'startDate'
    | 'dueDate'
    | 'dueTime'
    | 'weekdays'
    | 'hoursPerDay'
  > {
  tasks: number;
  /** Subtasks that a new plan may replace. */
  untouched: number;
}

export interface SubtaskTarget
  extends Pick<
    Subtask,
    | 'id'
    | 'version'
    | 'projectId'
    | 'title'
    | 'description'
    | 'status'
    | 'priority'
    | 'dueDate'
    | 'dueTime'
    | 'estimatedHours'
    | 'actualHours'
    | 'tags'
    | 'pinned'
    | 'earliestOn'
    | 'milestoneId'
    | 'dependsOn'
  > {
  /** Null if there are none. */
  lags: Subtask['lags'] | null;
  project: string;
}

/** A row that an action refers to: another subtask, or a milestone. */
export interface LinkedTarget {
  id: string;
  projectId: string;
  name: string;
}

export interface Targets {
  projects: ProjectTarget[];
  subtasks: SubtaskTarget[];
  linked: LinkedTarget[];
}

export interface TargetIds {
  projectIds: readonly string[];
  subtaskIds: readonly string[];
  /** The dependencies of those subtasks are also returned in `linked`. */
  linkedIds?: readonly string[];
}

/** The present state of the rows that an action is about, without those that do not exist. */
export async function findTargets(
  db: Database,
  userId: string,
  { projectIds, subtaskIds, linkedIds = [] }: TargetIds,
): Promise<Targets> {
  const { rows } = await sql<Targets>`
    select (
      select coalesce(json_agg(json_build_object(
        'id', p.id, 'version', p.version, 'name', p.name, 'description', p.description, 'category', p.category,
        'tags', p.tags, 'priority', p.priority, 'status', p.status, 'progress', p.progress,
        'startDate', p.start_date, 'dueDate', p.due_date, 'dueTime', p.due_time,
        'weekdays', p.weekdays, 'hoursPerDay', p.hours_per_day,
        'tasks', p.subtasks_pending + p.subtasks_in_progress + p.subtasks_completed,
        'untouched', (
          select count(*) from subtasks s where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null
            and s.ai_generated and s.status = 'Pending' and not s.pinned and s.edited_at is null
        )
      )), '[]')
      from projects p
      where p.user_id = ${userId} and p.id = any(${projectIds}::uuid[]) and p.deleted_at is null
    ) as projects, (
      select coalesce(json_agg(json_build_object(
        'id', s.id, 'version', s.version, 'project', p.name, 'projectId', p.id, 'title', s.title,
        'description', s.description, 'status', s.status, 'priority', s.priority, 'dueDate', s.due_date,
        'dueTime', s.due_time, 'estimatedHours', s.estimated_hours, 'actualHours', s.actual_hours, 'tags', s.tags,
        'pinned', s.pinned, 'earliestOn', s.earliest_on, 'milestoneId', s.milestone_id,
        'dependsOn', ${dependenciesOf(userId, sql`s`)}, 'lags', ${lagsOf(userId, sql`s`)}
      )), '[]')
      from subtasks s
      join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null
      where s.user_id = ${userId} and s.id = any(${subtaskIds}::uuid[]) and s.deleted_at is null
    ) as subtasks, (
      select coalesce(json_agg(l), '[]') from (
        select s.id, s.project_id as "projectId", s.title as name from subtasks s
        where s.user_id = ${userId} and s.deleted_at is null and (s.id = any(${linkedIds}::uuid[]) or s.id in (
          select d.depends_on_id from subtask_dependencies d
          where d.user_id = ${userId} and d.subtask_id = any(${subtaskIds}::uuid[])
        ))
        union all
        select m.id, m.project_id, m.name from milestones m
        where m.user_id = ${userId} and (m.id = any(${linkedIds}::uuid[]) or m.id in (
          select s.milestone_id from subtasks s where s.user_id = ${userId} and s.id = any(${subtaskIds}::uuid[])
        ))
      ) l
    ) as linked
  `.execute(db);
  return rows[0] ?? { projects: [], subtasks: [], linked: [] };
}
