import type { Day } from '@daymark/domain/dates';
import { PAGE_SIZE_MAX } from '@daymark/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/error-message.ts';
import { projectListQuery, projectStatsQuery } from '../../lib/queries.ts';
import { useAgenda } from './use-agenda.ts';

const problemOf = (error: Error | null, fallback: string): string | undefined =>
  error ? messageOf(error, fallback) : undefined;

/** Everything that the dashboard shows, asked for at once; what could not be had is named and can be asked for again. */
export function useDashboard(today: Day) {
  const projects = useQuery(projectListQuery({ limit: PAGE_SIZE_MAX }));
  const stats = useQuery(projectStatsQuery());
  const agenda = useAgenda(today);

  return {
    today,
    projects: projects.data?.data,
    stats: stats.data,
    agenda: agenda.items,
    moreOverdue: agenda.moreOverdue,
    isPending: projects.isPending || agenda.isPending,
    isFetching: projects.isFetching || stats.isFetching || agenda.isFetching,
    statsProblem:
      problemOf(stats.error, 'Failed to fetch project stats') ??
      problemOf(projects.error, 'Failed to fetch projects'),
    subtaskProblem: problemOf(agenda.error, 'Failed to load dashboard subtasks'),
    retry: () => void Promise.all([projects.refetch(), stats.refetch(), agenda.refetch()]),
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
