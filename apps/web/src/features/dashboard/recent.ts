import type { Project } from '@daymark/contract/projects';
import { addDays, type Day } from '@daymark/domain/dates';
import { RECENT_ACTIVITY_DAYS, RECENT_ACTIVITY_ROWS } from '@daymark/domain/limits';
import { dayIn } from '../../platform/today.ts';

/** The newest projects of the last 30 days, five at most. */
export function recentProjects<P extends Pick<Project, 'createdAt'>>(
  projects: readonly P[],
  today: Day,
  timezone: string,
): P[] {
  const since = addDays(today, -RECENT_ACTIVITY_DAYS);
  return projects
    .filter(({ createdAt }) => dayIn(timezone, new Date(createdAt)) >= since)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, RECENT_ACTIVITY_ROWS);
}
