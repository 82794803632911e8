import type { Day } from '@daymark/domain/dates';
import { hoursOver } from '@daymark/domain/load';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { keys } from '../../lib/queries.ts';

/** Today's working hours and the planned hours of all projects. */
export const todayQuery = (today: Day) =>
  queryOptions({
    queryKey: [...keys.agendas, 'plan-days', { from: today, to: today }],
    queryFn: ({ signal }) => api.planViews.days({ query: { from: today, to: today } }, { signal }),
  });

/** Whether today is overbooked; undefined while that is unknown or cannot be loaded. */
export function useOverload(today: Day): boolean | undefined {
  const { data, isPending, failureCount } = useQuery(todayQuery(today));
  if (isPending && failureCount === 0) return undefined;
  return (
    data?.data.some(({ takenHours, ...day }) => hoursOver({ ...day, plannedHours: takenHours }) > 0) ?? false
  );
}
