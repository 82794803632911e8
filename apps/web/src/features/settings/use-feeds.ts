import type { CalendarFeed, NewCalendarFeed } from '@daymark/contract/calendars';
import { CALENDAR_MAX_BYTES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { anticipate, settle } from './calendar-queries.ts';

const put = (client: QueryClient, feed: CalendarFeed) =>
  anticipate(client, ({ feeds }) => ({ feeds: [...feeds.filter(({ id }) => id !== feed.id), feed] }));

export function useAddFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewCalendarFeed) => (await api.calendars.addFeed({ body })).data.feed,
    onSuccess: (feed) => put(client, feed),
    onSettled: () => settle(client),
  });
}

/** The problem of a calendar file, as far as the client can check. */
export const calendarFileProblem = ({ size }: File): string | undefined =>
  size > CALENDAR_MAX_BYTES ? t`A calendar can be at most 1 MB large` : undefined;

export function useUploadFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (calendar: File) => (await api.calendars.uploadFeed({ body: { calendar } })).data.feed,
    onSuccess: async (feed) => {
      await put(client, feed);
      showToast({ kind: 'success', title: t`“${feed.name}” imported` });
    },
    onError: (error) => showFailure(t`Failed to import the calendar`, error, t`Please try again.`),
    onSettled: () => settle(client),
  });
}

/** Renames a calendar optimistically. */
export function useRenameFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ feed: { id }, name }: { feed: CalendarFeed; name: string }) =>
      api.calendars.renameFeed({ params: { id }, body: { name } }),
    onMutate: ({ feed, name }) =>
      anticipate(client, ({ feeds }) => ({
        feeds: feeds.map((one) => (one.id === feed.id ? { ...one, name } : one)),
      })),
    onError: (error, { feed }) =>
      showFailure(t`Failed to rename “${feed.name}”`, error, t`It keeps its name.`),
    onSettled: () => settle(client),
  });
}

/** Schedules a calendar to be read again. */
export function useRefreshFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: CalendarFeed) => api.calendars.refreshFeed({ params: { id } }),
    onMutate: (feed) =>
      anticipate(client, ({ feeds }) => ({
        feeds: feeds.map((one) => (one.id === feed.id ? { ...one, state: 'reading' as const } : one)),
      })),
    onError: (error, { name }) =>
      showFailure(t`Failed to read “${name}” again`, error, t`The previous events are kept.`),
    onSettled: () => settle(client),
  });
}

function useRestoreFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: CalendarFeed) => api.calendars.restoreFeed({ params: { id } }),
    onMutate: (feed) => put(client, feed),
    onError: (error, { name }) => showFailure(t`Failed to restore “${name}”`, error, t`It is still removed.`),
    onSettled: () => settle(client),
  });
}

/** Removes a calendar; the toast restores it. */
export function useRemoveFeed() {
  const client = useQueryClient();
  const restore = useRestoreFeed();
  return useMutation({
    mutationFn: ({ id }: CalendarFeed) => api.calendars.removeFeed({ params: { id } }),
    onMutate: ({ id }) =>
      anticipate(client, ({ feeds }) => ({ feeds: feeds.filter((one) => one.id !== id) })),
    onSuccess: (_answer, feed) =>
      showToast({
        kind: 'success',
        title: t`“${feed.name}” removed`,
        action: { label: t`Undo`, onAction: () => restore.mutate(feed) },
      }),
    onError: (error, { name }) => showFailure(t`Failed to remove “${name}”`, error, t`It is still there.`),
    onSettled: () => settle(client),
  });
}
