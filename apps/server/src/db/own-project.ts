import { type RawBuilder, sql } from 'kysely';

/**
 * Joins the project `p` of a row, where it is not in the trash. Looked up by its key: for a join the planner, who plans for
 * people with a few projects, may compare each row with all projects of the user.
 */
export const ownProject = (userId: string, id: RawBuilder<unknown>) => sql`cross join lateral (
  select * from projects p where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null limit 1
) p`;
