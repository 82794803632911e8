import type { Day } from '@daymark/domain/dates';
import { hoursOver } from '@daymark/domain/load';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { keys } from '../../lib/queries.ts';

/** What today has and what all projects take of it. */
export const todayQuery = (today: Day) =>
  queryOptions({
    queryKey: [...keys.agendas, 'plan-days', { from: today, to: today }],
    queryFn: ({ signal }) => api.planViews.days({ query: { from: today, to: today } }, { signal }),
  });

/** Whether today asks for more than it has; undefined until that is known, or found not to be. */
export function useOverload(today: Day): boolean | undefined {
  const { data, isPending, failureCount } = useQuery(todayQuery(today));
  if (isPending && failureCount === 0) return undefined;
  return (
    data?.data.some(({ takenHours, ...day }) => hoursOver({ ...day, plannedHours: takenHours }) > 0) ?? false
  );
}
