import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type SubtaskRow, subtaskJson } from '../db/subtask-json.ts';

interface TrashQuery {
  userId: string;
  projectId: string;
  page: number;
  limit: number;
}

interface TrashPage {
  total: number;
  subtasks: (SubtaskRow & { deleted_at: string })[];
}

/** A page of a project's deleted subtasks, the last deleted first; undefined when there is no such project. */
export async function listDeletedSubtasks(
  db: Database,
  { userId, projectId, page, limit }: TrashQuery,
): Promise<TrashPage | undefined> {
  const deleted = sql`subtasks s where s.user_id = p.user_id and s.project_id = p.id and s.deleted_at is not null`;
  const { rows } = await sql<TrashPage>`
    select (select count(*) from ${deleted}) as total,
      (select coalesce(jsonb_agg(${subtaskJson(sql`s`, sql`p.start_date`)} order by s.deleted_at desc, s.position, s.id), '[]')
       from (
         select * from ${deleted} order by s.deleted_at desc, s.position, s.id limit ${limit} offset ${(page - 1) * limit}
       ) s) as subtasks
    from projects p where p.user_id = ${userId} and p.id = ${projectId} and p.deleted_at is null
  `.execute(db);
  return rows[0];
}
