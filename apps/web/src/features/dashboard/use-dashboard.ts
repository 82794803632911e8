import type { Day } from '@daymark/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { agendaQuery, projectOverviewQuery, projectStatsQuery } from '../../lib/queries.ts';
import { overdueBy } from './calls.ts';
import { sourceOf } from './source.ts';
import { useAgenda } from './use-agenda.ts';

/** What the dashboard begins with, asked for at once; what lies below asks for itself. */
export function useDashboard(today: Day) {
  const projects = sourceOf(useQuery(projectOverviewQuery()), 'Failed to fetch projects');
  const stats = sourceOf(useQuery(projectStatsQuery()), 'Failed to fetch project stats');
  const agenda = useAgenda(today);
  const overdue = sourceOf(useQuery(agendaQuery(overdueBy(today))), 'Failed to fetch overdue subtasks');
  // So that nothing moves once it is shown, the cards come together; one that failed is not waited for.
  // They are made bit by bit after their skeletons, so that a click meanwhile is answered.
  const isFirst = useDeferredValue(projects.isFirst || agenda.isFirst || overdue.isFirst, true);
  return { today, projects, stats, agenda, overdue, isFirst };
}

export type Dashboard = ReturnType<typeof useDashboard>;
