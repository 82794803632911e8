import { sql } from 'kysely';
import type { TaskFact } from '../ai/facts.ts';

/** A subtask `s` of the project `p` of an outer query, in the form for engines. */
export const taskJson = sql<TaskFact>`json_build_object(
  'id', s.id, 'title', s.title, 'status', s.status, 'priority', s.priority, 'dueDate', s.due_date,
  'dueTime', s.due_time, 'estimatedHours', s.estimated_hours, 'actualHours', s.actual_hours, 'projectId', p.id, 'project', p.name
)`;
