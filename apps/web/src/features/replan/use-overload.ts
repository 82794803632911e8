import type { Day } from '@daymark/domain/dates';
import { hoursOver } from '@daymark/domain/load';
import { useQuery } from '@tanstack/react-query';
import { dayQuery } from '../../plan-data/day-query.ts';

/** Whether today is overbooked; undefined while that is unknown or cannot be loaded. */
export function useOverload(today: Day): boolean | undefined {
  const { data, isPending, failureCount } = useQuery(dayQuery(today));
  if (isPending && failureCount === 0) return undefined;
  return (
    data?.data.some(({ takenHours, ...day }) => hoursOver({ ...day, plannedHours: takenHours }) > 0) ?? false
  );
}
