import type { ProjectStats } from '@daymark/contract/project-stats';
import type { Day } from '@daymark/domain/dates';
import { sql } from 'kysely';
import { figuresByCategory, unsettledOf } from '../db/project-figures.ts';
import { type VersionedRead, versionOfProjects } from '../db/versioned-read.ts';

export interface StatsMoment {
  today: Day;
  /** The first instant of the user's current month. */
  monthStart: Date;
}

interface FoundStats {
  stats: ProjectStats;
  unsettled: number;
}

/** Figures over all of a user's projects, and how many of these were read for them. */
export const readProjectStats = (
  userId: string,
  { today, monthStart }: StatsMoment,
): VersionedRead<FoundStats> => ({
  version: versionOfProjects(userId),
  rows: sql`
    select ${unsettledOf(userId)} as unsettled, json_build_object(
      'total', coalesce(sum(projects), 0),
      'pending', coalesce(sum(pending), 0),
      'inProgress', coalesce(sum(in_progress), 0),
      'completed', coalesce(sum(completed), 0),
      'averageProgress', coalesce(round(sum(progress) / sum(projects)), 0),
      'highPriorityCount', coalesce(sum(high), 0),
      'overdueCount', (
        select count(*) from projects
        where user_id = ${userId} and deleted_at is null and status <> 'Completed' and due_date < ${today}::date
      ),
      'additionalStats', json_build_object(
        'totalEstimatedHours', coalesce(sum(hours_pending + hours_in_progress + hours_completed), 0),
        'averageTimeline', coalesce(round(sum(days) / sum(projects)), 0),
        'projectsThisMonth', (
          select count(*) from projects where user_id = ${userId} and deleted_at is null and created_at >= ${monthStart}
        )
      ),
      'categoryStats', coalesce(json_agg(json_build_object('category', category, 'count', projects, 'completed', completed,
        'averageProgress', round(progress / projects)) order by projects desc, category), '[]')
    ) as stats
    from (${figuresByCategory(userId)}) by_category`,
});
