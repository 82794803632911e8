import type { Source } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Status } from '@daymark/domain/statuses';
import { type RawBuilder, sql } from 'kysely';

/** A subtask as PostgreSQL's JSON gives it. */
export interface SubtaskRow {
  id: string;
  project_id: string;
  project_start: Day;
  milestone_id: string | null;
  title: string;
  description: string;
  status: Status;
  priority: Priority;
  due_date: Day | null;
  due_time: string | null;
  estimated_hours: number | null;
  actual_hours: number | null;
  tags: string[];
  ai_generated: boolean;
  source: Source | null;
  playbook: string | null;
  position: number;
  pinned: boolean;
  version: number;
  edited_at: string | null;
  completed_at: string | null;
  created_at: string;
  updated_at: string;
  depends_on: string[];
}

/** The ids of what a subtask waits for; what was deleted holds nobody up. */
export const dependenciesOf = (subtask: RawBuilder<unknown>) => sql<string[]>`array(
  select d.depends_on_id from subtask_dependencies d
  join subtasks other on other.user_id = d.user_id and other.id = d.depends_on_id and other.deleted_at is null
  where d.user_id = ${subtask}.user_id and d.subtask_id = ${subtask}.id order by d.depends_on_id
)`;

/** A subtask's row as JSON, with what it waits for and the start of its project. */
export const subtaskJson = (
  subtask: RawBuilder<unknown>,
  projectStart: RawBuilder<unknown>,
) => sql<SubtaskRow>`
  to_jsonb(${subtask}.*) || jsonb_build_object(
    'project_start', ${projectStart}, 'depends_on', ${dependenciesOf(subtask)}
  )`;

/** The subtasks of the project `p` of an outer query as one JSON list in the order of the plan. */
export const subtasksOfProject = sql<SubtaskRow[]>`(
  select coalesce(jsonb_agg(${subtaskJson(sql`s`, sql`p.start_date`)} order by s.due_date nulls last, s.position, s.id), '[]')
  from subtasks s where s.user_id = p.user_id and s.project_id = p.id and s.deleted_at is null
)`;

export interface DayRow {
  date: Day;
  total: number;
  done: number;
}

/** The days of the project `p` of an outer query that hold subtasks, earliest first. */
export const daysOfProject = sql<DayRow[]>`(
  select coalesce(json_agg(json_build_object('date', d.due_date, 'total', d.total, 'done', d.done) order by d.due_date), '[]')
  from (
    select s.due_date, count(*) as total, count(*) filter (where s.status = 'Completed') as done
    from subtasks s
    where s.user_id = p.user_id and s.project_id = p.id and s.deleted_at is null and s.due_date is not null
    group by s.due_date
  ) d
)`;
