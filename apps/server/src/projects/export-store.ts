import { sql } from 'kysely';
import { type Database, rowsOf } from '../db/database.ts';
import type { ProjectRow } from '../db/project-counters.ts';
import type { MilestoneRow } from './shape.ts';
import { milestonesOf } from './store.ts';

export interface WholeProject {
  project: ProjectRow & { deleted_at: string | null };
  milestones: MilestoneRow[];
}

const AT_ONCE = 20;

/** Which projects are exported: all with the trash, all without it, or one that is not in it. */
export type ExportScope = 'with trash' | 'without trash' | { projectId: string };

function scopeOf(scope: ExportScope) {
  if (scope === 'with trash') return sql``;
  if (scope === 'without trash') return sql`and p.deleted_at is null`;
  return sql`and p.deleted_at is null and p.id = ${scope.projectId}`;
}

/** The next projects of a user after an id, oldest first. Ids increase with time. */
export function listNextProjects(
  db: Database,
  { userId, scope, after }: { userId: string; scope: ExportScope; after?: string | undefined },
): Promise<WholeProject[]> {
  const behind = sql`${scopeOf(scope)} ${after ? sql`and p.id > ${after}::uuid` : sql``}`;
  return rowsOf<WholeProject>(db)`
    select to_jsonb(p.*) as project, ${milestonesOf(userId, sql`p`)} as milestones
    from projects p where p.user_id = ${userId} ${behind}
    order by p.id limit ${AT_ONCE}
  `;
}
