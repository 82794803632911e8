import { sql } from 'kysely';
import type { ProjectRow } from './project-counters.ts';

/** All of a project's row but what is said about its plan, which can be long and stands on its own page alone. */
const COLUMNS = [
  'id',
  'name',
  'description',
  'start_date',
  'due_date',
  'due_time',
  'priority',
  'category',
  'tags',
  'status',
  'progress',
  'manual_status',
  'manual_progress',
  'subtasks_pending',
  'subtasks_in_progress',
  'subtasks_completed',
  'estimated_hours',
  'weekdays',
  'hours_per_day',
  'version',
  'created_at',
  'updated_at',
] as const satisfies (keyof ProjectRow)[];

/**
 * The row of a project, known by this alias in an outer query, as JSON without its plan; null where there is none. The
 * columns are named: what else a row may come to hold is not sent.
 */
export const projectJson = (alias: 'p' | 'project') => sql<ProjectRow>`(
  select to_json(shown) from (
    select ${sql.raw(COLUMNS.map((name) => `${alias}.${name}`).join(', '))} where ${sql.raw(alias)}.id is not null
  ) shown
)`;
