import { sql } from 'kysely';
import { type Database, firstOf } from '../db/database.ts';
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

/** A page of a project's deleted subtasks, the last deleted first; undefined if there is no such project. */
export function listDeletedSubtasks(
  db: Database,
  { userId, projectId, page, limit }: TrashQuery,
): Promise<TrashPage | undefined> {
  const deleted = sql`subtasks s where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is not null`;
  return firstOf<TrashPage>(db)`
    select (select count(*) from ${deleted}) as total,
      (select coalesce(jsonb_agg(${subtaskJson(userId)} order by s.deleted_at desc, s.position, s.id), '[]')
       from (
         select * from ${deleted} order by s.deleted_at desc, s.position, s.id limit ${limit} offset ${(page - 1) * limit}
       ) s) as subtasks
    from projects p where p.user_id = ${userId} and p.id = ${projectId} and p.deleted_at is null
  `;
}

/** For the purge: a page of users who deleted subtasks before an instant, by id, after the given one. */
export async function listThoseWithDeleted(
  db: Database,
  { before, count, after }: { before: Date; count: number; after: string | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('subtasks')
    .select('user_id')
    .distinct()
    .where('deleted_at', '<', before)
    .$if(after !== undefined, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(count)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Deletes subtasks for good that a user deleted before an instant. Rows locked by another request are skipped: waiting
 * for them while others are locked could be a deadlock.
 */
export async function deleteExpired(db: Database, userId: string, before: Date): Promise<void> {
  await sql`
    delete from subtasks where user_id = ${userId} and id in (
      select id from subtasks where user_id = ${userId} and deleted_at < ${before} for update skip locked
    )
  `.execute(db);
}
