import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ProjectRow } from '../db/project-counters.ts';
import type { MilestoneRow } from './shape.ts';
import { milestonesOf } from './store.ts';

export interface WholeProject {
  project: ProjectRow & { deleted_at: string | null };
  milestones: MilestoneRow[];
}

const AT_ONCE = 20;

/** The next projects of a user after an id, including the trash, oldest first. Ids increase with time. */
export async function listNextProjects(
  db: Database,
  userId: string,
  after?: string,
): Promise<WholeProject[]> {
  const behind = after ? sql`and p.id > ${after}::uuid` : sql``;
  const { rows } = await sql<WholeProject>`
    select to_jsonb(p.*) as project, ${milestonesOf(userId, sql`p`)} as milestones
    from projects p where p.user_id = ${userId} ${behind}
    order by p.id limit ${AT_ONCE}
  `.execute(db);
  return rows;
}
