import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Status } from '@daymark/domain/statuses';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isOverdueOn } from '../db/overdue.ts';
import { ownProject } from '../db/own-project.ts';

export interface DigestTask {
  id: string;
  title: string;
  status: Status;
  priority: Priority;
  dueDate: Day;
  dueTime: string | null;
  estimatedHours: number | null;
  projectId: { id: string; name: string };
}

/** Open work of a user that is due on a day, and that was due before. Days of a habit that were missed are left out. */
export async function findDigestTasks(
  db: Database,
  { userId, today, count }: { userId: string; today: Day; count: number },
): Promise<{ due: DigestTask[]; slipped: DigestTask[]; slippedCount: number }> {
  const open = sql`s.user_id = ${userId} and s.deleted_at is null and s.status <> 'Completed'
    and s.project_id not in (select id from projects where user_id = ${userId} and (deleted_at is not null or status = 'Completed'))`;
  const before = sql`${open} and ${isOverdueOn(today)}`;
  const listOf = (rows: typeof open) => sql`(
    select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'status', s.status, 'priority', s.priority,
      'dueDate', s.due_date, 'dueTime', s.due_time, 'estimatedHours', s.estimated_hours,
      'projectId', json_build_object('id', p.id, 'name', p.name)) order by s.due_date, s.due_time nulls last, s.position, s.id), '[]')
    from (${rows} limit ${count}) s ${ownProject(userId, sql`s.project_id`)})`;
  const { rows } = await sql<{ due: DigestTask[]; slipped: DigestTask[]; slippedCount: number }>`
    select
      ${listOf(sql`select * from subtasks s where ${open} and s.due_date = ${today}::date order by s.due_time nulls last, s.position, s.id`)} as due,
      ${listOf(sql`select * from subtasks s where ${before} order by s.due_date desc, s.position, s.id`)} as slipped,
      (select count(*)::int from subtasks s where ${before}) as "slippedCount"
  `.execute(db);
  return rows[0] ?? { due: [], slipped: [], slippedCount: 0 };
}
