import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import { PLAN_MAX_DAYS } from '@daymark/domain/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { keys } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';

interface Days {
  from: Day;
  to: Day;
}

/** Limited to as many days as the server returns at once. */
const bounded = ({ from, to }: Days): Days => ({
  from,
  to: daysBetween(from, to) < PLAN_MAX_DAYS ? to : addDays(from, PLAN_MAX_DAYS - 1),
});

/** The working hours of a project in a range of days. */
export const planDaysQuery = (projectId: string, days: Days) => {
  const query = { ...bounded(days), projectId };
  return queryOptions({
    queryKey: [...keys.agendas, 'plan-days', query],
    queryFn: ({ signal }) => api.planViews.days({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
};
