import type { Day } from '@daymark/domain/dates';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { keys } from './queries.ts';

/** The working hours and the planned hours of all projects on a day. */
export const dayQuery = (day: Day) =>
  queryOptions({
    queryKey: [...keys.agendas, 'plan-days', { from: day, to: day }],
    queryFn: ({ signal }) => api.planViews.days({ query: { from: day, to: day } }, { signal }),
  });
