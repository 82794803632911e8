import type { Day } from '@daymark/domain/dates';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { keys } from './queries.ts';

/** Today's working hours and the planned hours of all projects. */
export const todayQuery = (today: Day) =>
  queryOptions({
    queryKey: [...keys.agendas, 'plan-days', { from: today, to: today }],
    queryFn: ({ signal }) => api.planViews.days({ query: { from: today, to: today } }, { signal }),
  });
