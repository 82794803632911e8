import { sql } from 'kysely';
import type { ProjectRow } from './project-counters.ts';

/**
 * All columns of a project except the messages about its plan, which can be long and are only needed on its own page.
 */
const COLUMNS = [
  'id',
  'name',
  'description',
  'start_date',
  'due_date',
  'due_time',
  'priority',
  'color',
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
  'client_id',
  'version',
  'created_at',
  'updated_at',
] as const satisfies (keyof ProjectRow)[];

/**
 * The row of a project, with this alias in an outer query, as JSON without its plan; null if there is none. The columns
 * are listed, so that new ones are not sent by accident.
 */
export const projectJson = (alias: 'p' | 'project') => sql<ProjectRow>`(
  select to_json(shown) from (
    select ${sql.raw(COLUMNS.map((name) => `${alias}.${name}`).join(', '))} where ${sql.raw(alias)}.id is not null
  ) shown
)`;
