import type { Calendar } from '@daymark/contract/calendars';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const READING_MILLISECONDS = 1_500;

/** Asked again while a calendar is being read: nobody needs to look whether it has come in. */
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

/** Shows what is about to hold before the server has answered. */
export async function anticipate(
  client: QueryClient,
  change: (calendar: Calendar) => Partial<Calendar>,
): Promise<void> {
  const { queryKey } = calendarQuery();
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, (calendar) => calendar && { ...calendar, ...change(calendar) });
}

/**
 * Whatever counts days is asked for anew: what plans hold, what is told of them, and the calendar itself. Nobody waits for
 * it: what was refused is said at once.
 */
export function settle(client: QueryClient): void {
  void client.invalidateQueries();
}
