import { type RawBuilder, sql } from 'kysely';

/**
 * Joins the project `p` of a row, if it is not in the trash. It is a lateral look-up by key: for a plain join the query
 * planner, whose statistics come from users with few projects, may compare each row with all projects of the user.
 */
export const ownProject = (userId: string, id: RawBuilder<unknown>) => sql`cross join lateral (
  select * from projects p where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null limit 1
) p`;
