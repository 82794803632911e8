import type { ProjectStats } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface StatsMoment {
  today: Day;
  /** The first instant of the user's present month. */
  monthStart: Date;
}

/** Figures over all of a user's projects. */
export async function findProjectStats(
  db: Database,
  userId: string,
  { today, monthStart }: StatsMoment,
): Promise<ProjectStats> {
  // The rows are read once, and kept by category alone: an account may hold thousands.
  const { rows } = await sql<{ stats: ProjectStats }>`
    with by_category as (
      select category, count(*) as n, sum(progress) as progress, sum(estimated_hours) as hours,
        sum(due_date - start_date) as days,
        count(*) filter (where status = 'Pending') as pending,
        count(*) filter (where status = 'In Progress') as in_progress,
        count(*) filter (where status = 'Completed') as completed,
        count(*) filter (where priority = 'High') as high,
        count(*) filter (where status <> 'Completed' and due_date < ${today}::date) as overdue,
        count(*) filter (where created_at >= ${monthStart}) as this_month
      from projects where user_id = ${userId} and deleted_at is null group by category
    )
    select json_build_object(
      'total', coalesce(sum(n), 0),
      'pending', coalesce(sum(pending), 0),
      'inProgress', coalesce(sum(in_progress), 0),
      'completed', coalesce(sum(completed), 0),
      'averageProgress', coalesce(round(sum(progress)::numeric / sum(n)), 0),
      'highPriorityCount', coalesce(sum(high), 0),
      'overdueCount', coalesce(sum(overdue), 0),
      'additionalStats', json_build_object(
        'totalEstimatedHours', coalesce(sum(hours), 0),
        'averageTimeline', coalesce(round(sum(days)::numeric / sum(n)), 0),
        'projectsThisMonth', coalesce(sum(this_month), 0)
      ),
      'categoryStats', coalesce(json_agg(json_build_object('category', category, 'count', n, 'completed', completed,
        'averageProgress', round(progress::numeric / n)) order by n desc, category), '[]')
    ) as stats
    from by_category
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate without a row');
  return row.stats;
}
