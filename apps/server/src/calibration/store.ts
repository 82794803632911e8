import type { FinishedWork } from '@daymark/domain/forecasts';
import { type Database, rowsOf } from '../db/database.ts';

/** Older work is ignored, because people get better at estimating. */
const LATEST = 400;

/**
 * The latest completed work of a user that has both estimated and actual hours. If the planner multiplied its estimate,
 * the original one counts: otherwise each plan would cancel the correction of the previous one.
 */
export const listDoneWork = (db: Database, userId: string) => rowsOf<FinishedWork>(db)`
    select s.project_id as "projectId", s.title, s.tags, p.category, s.proposed ->> 'deliverable' as deliverable,
      s.actual_hours as "actualHours", s.estimated_hours / case
      when (s.proposed ->> 'hours')::numeric = s.estimated_hours then coalesce((s.proposed ->> 'factor')::numeric, 1)
      else 1 end as "estimatedHours"
    from subtasks s
    join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null
    where s.user_id = ${userId} and s.deleted_at is null and s.status = 'Completed'
      and s.estimated_hours > 0 and s.actual_hours > 0
    order by s.completed_at desc, s.id limit ${LATEST}
  `;
