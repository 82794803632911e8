import type { NewPublishedCalendar, PublishedCalendar } from '@daymark/contract/published-calendars';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { freshQuery } from '../../platform/fresh-query.ts';
import { useRemoval } from '../../platform/use-removal.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

export const publishedCalendarsQuery = () =>
  freshQuery(['published-calendars'], (signal) => api.publishedCalendars.list({}, { signal }));

/** Makes a calendar feed. Its address is in this answer only. */
export function usePublishCalendar() {
  const client = useQueryClient();
  const { queryKey } = publishedCalendarsQuery();
  return useMutation({
    mutationFn: async (body: NewPublishedCalendar) => (await api.publishedCalendars.publish({ body })).data,
    onSuccess: ({ calendar }) =>
      client.setQueryData(queryKey, (calendars) => calendars && [calendar, ...calendars]),
    onError: (error) => showFailure(t`Failed to make the calendar feed`, error, t`Please try again.`),
    // Not awaited: the address must not wait for the list.
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

export const useRevokeCalendar = () =>
  useRemoval(publishedCalendarsQuery().queryKey, {
    remove: ({ id }: PublishedCalendar) => api.publishedCalendars.revoke({ params: { id } }),
    onSuccess: () => showToast({ kind: 'success', title: t`Calendar feed revoked` }),
    onError: (error) =>
      showFailure(t`Failed to revoke the calendar feed`, error, t`Its address still works.`),
  });
