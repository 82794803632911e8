import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { InProject } from './store.ts';

interface InMilestone {
  userId: string;
  milestoneId: string;
}

/** Removes a milestone from all its subtasks, deleted ones included; returns their ids. */
export async function releaseMilestone(
  db: Database,
  { userId, milestoneId }: InMilestone,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update subtasks set milestone_id = null, version = version + 1, updated_at = ${now}
    where user_id = ${userId} and milestone_id = ${milestoneId} returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Assigns a milestone to those of a project's subtasks that have none, deleted ones included; returns how many of the
 * ids belong to the project.
 */
export async function assignMilestone(
  db: Database,
  { userId, projectId, milestoneId }: InMilestone & InProject,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    with own as (
      select id, milestone_id from subtasks
      where user_id = ${userId} and project_id = ${projectId} and id = any(${ids}::uuid[]) order by id for no key update
    ), changed as (
      update subtasks s set milestone_id = ${milestoneId}, version = s.version + 1, updated_at = ${now}
      from own where s.user_id = ${userId} and s.id = own.id and own.milestone_id is null
    )
    select count(*) as found from own
  `.execute(db);
  return rows[0]?.found ?? 0;
}
