import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { agendaQuery, projectOverviewQuery, projectStatsQuery } from '../../plan-data/queries.ts';
import { overdueBy } from './calls.ts';
import { sourceOf } from './source.ts';
import { useAgenda } from './use-agenda.ts';

/** The dashboard's first queries; the panels below have their own. */
export function useDashboard(today: Day) {
  const projects = sourceOf(useQuery(projectOverviewQuery()), t`Failed to fetch projects`);
  const stats = sourceOf(useQuery(projectStatsQuery()), t`Failed to fetch project stats`);
  const agenda = useAgenda(today);
  const overdue = sourceOf(useQuery(agendaQuery(overdueBy(today))), t`Failed to fetch overdue subtasks`);
  // The cards appear together so that nothing moves afterwards; failed ones are not waited for. They are rendered after
  // their skeletons with low priority, so that clicks stay responsive.
  const isFirst = useDeferredValue(projects.isFirst || agenda.isFirst || overdue.isFirst, true);
  return { today, projects, stats, agenda, overdue, isFirst };
}

export type Dashboard = ReturnType<typeof useDashboard>;
