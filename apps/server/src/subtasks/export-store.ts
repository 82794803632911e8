import { sql } from 'kysely';
import { type Database, rowsOf } from '../db/database.ts';
import { type SubtaskRow, subtaskJson } from '../db/subtask-json.ts';
import type { SeriesRow } from './series-store.ts';

type ExportedRow = SubtaskRow & { deleted_at: string | null };

const AT_ONCE = 500;

/** The next subtasks of a project after a position, including deleted ones, in the plan's order. */
export async function listNextSubtasks(
  db: Database,
  { userId, projectId }: { userId: string; projectId: string },
  after?: { position: number; id: string },
): Promise<ExportedRow[]> {
  const behind = after ? sql`and (s.position, s.id) > (${after.position}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<{ subtask: ExportedRow }>`
    select ${subtaskJson(userId)} as subtask
    from subtasks s join projects p on p.user_id = s.user_id and p.id = s.project_id
    where s.user_id = ${userId} and s.project_id = ${projectId} ${behind}
    order by s.position, s.id limit ${AT_ONCE}
  `.execute(db);
  return rows.map(({ subtask }) => subtask);
}

/** The series of a project, also of a deleted one. */
export const listSeriesOf = (
  db: Database,
  { userId, projectId }: { userId: string; projectId: string },
) => rowsOf<SeriesRow>(db)`
    select * from series where user_id = ${userId} and project_id = ${projectId} order by created_at, id
  `;
