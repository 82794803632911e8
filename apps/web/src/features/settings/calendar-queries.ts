import type { Calendar } from '@daymark/contract/calendars';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

const READING_MILLISECONDS = 1_500;

/** Polls while a calendar is being read, so that the result appears by itself. */
export const calendarQuery = () =>
  queryOptions({
    queryKey: ['calendar'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.calendars.get({}, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.feeds.some((feed) => feed.state === 'reading') ? READING_MILLISECONDS : false,
  });

export const countriesQuery = () =>
  queryOptions({
    queryKey: ['calendar', 'countries'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await api.calendars.countries({}, { signal })).data,
  });

/** Updates the cache optimistically. */
export async function anticipate(
  client: QueryClient,
  change: (calendar: Calendar) => Partial<Calendar>,
): Promise<void> {
  const { queryKey } = calendarQuery();
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, (calendar) => calendar && { ...calendar, ...change(calendar) });
}

/**
 * Refetches everything that depends on working days: plans, notifications, and the calendar itself. It is not awaited,
 * because a refusal is reported at once.
 */
export function settle(client: QueryClient): void {
  void client.invalidateQueries();
}
