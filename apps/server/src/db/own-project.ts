import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Joins the project `p` of a row, if it is not in the trash. It is a lateral look-up by key: for a plain join the query
 * planner, whose statistics come from users with few projects, may compare each row with all projects of the user.
 */
export const ownProject = (userId: string, id: RawBuilder<unknown>) => sql`cross join lateral (
  select * from projects p where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null limit 1
) p`;

/** The name of a project, if it is not in the trash. */
export async function findProjectName(
  db: Database,
  userId: string,
  projectId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('projects')
    .select('name')
    .where('user_id', '=', userId)
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.name;
}
