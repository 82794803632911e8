import type { Project } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

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
  > {
  tasks: number;
  /** Those that a new plan may replace. */
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
  > {
  project: string;
}

export interface Targets {
  projects: ProjectTarget[];
  subtasks: SubtaskTarget[];
}

/** How things of a user stand that an action is about; those that are not there are not among them. */
export async function findTargets(
  db: Database,
  userId: string,
  { projectIds, subtaskIds }: { projectIds: readonly string[]; subtaskIds: readonly string[] },
): Promise<Targets> {
  const { rows } = await sql<Targets>`
    select (
      select coalesce(json_agg(json_build_object(
        'id', p.id, 'version', p.version, 'name', p.name, 'description', p.description, 'category', p.category,
        'tags', p.tags, 'priority', p.priority, 'status', p.status, 'progress', p.progress,
        'startDate', p.start_date, 'dueDate', p.due_date, 'dueTime', p.due_time,
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
        'pinned', s.pinned
      )), '[]')
      from subtasks s
      join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null
      where s.user_id = ${userId} and s.id = any(${subtaskIds}::uuid[]) and s.deleted_at is null
    ) as subtasks
  `.execute(db);
  return rows[0] ?? { projects: [], subtasks: [] };
}
