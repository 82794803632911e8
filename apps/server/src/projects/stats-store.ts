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
  const { rows } = await sql<{ stats: ProjectStats }>`
    with own as (select * from projects where user_id = ${userId} and deleted_at is null)
    select json_build_object(
      'total', count(*),
      'pending', count(*) filter (where status = 'Pending'),
      'inProgress', count(*) filter (where status = 'In Progress'),
      'completed', count(*) filter (where status = 'Completed'),
      'averageProgress', coalesce(round(avg(progress)), 0),
      'highPriorityCount', count(*) filter (where priority = 'High'),
      'overdueCount', count(*) filter (where status <> 'Completed' and due_date < ${today}::date),
      'additionalStats', json_build_object(
        'totalEstimatedHours', coalesce(sum(estimated_hours), 0),
        'averageTimeline', coalesce(round(avg(due_date - start_date)), 0),
        'projectsThisMonth', count(*) filter (where created_at >= ${monthStart})
      ),
      'categoryStats', (
        select coalesce(json_agg(json_build_object('category', category, 'count', n, 'completed', done, 'averageProgress', progress) order by n desc, category), '[]')
        from (
          select category, count(*) as n, count(*) filter (where status = 'Completed') as done, round(avg(progress)) as progress
          from own group by category
        ) by_category
      )
    ) as stats
    from own
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate without a row');
  return row.stats;
}
