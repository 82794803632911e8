import { ApiError } from '@daymark/contract/client';
import type { Notification } from '@daymark/contract/notifications';
import { NOTIFICATIONS_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, onChangeSaved } from '../../platform/api.ts';
import { showFailure } from '../../ui/toast-store.ts';

const KEY = ['notifications'];

/** Work becomes due as days pass, so it polls, but not while the page is hidden. */
const ASK_EVERY_MILLISECONDS = 300_000;
/** Several changes in a row cause one request. */
const AFTER_CHANGE_MILLISECONDS = 1000;

/** All notifications in one answer, whose limit makes paging unnecessary. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      api.notifications.list({ query: { limit: NOTIFICATIONS_MAX_COUNT } }, { signal }),
    refetchInterval: ASK_EVERY_MILLISECONDS,
  });

type Answer = Awaited<ReturnType<typeof api.notifications.list>>;

/** The current notifications. They are fetched again shortly after a change by the user. */
export function useNotifications() {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onChangeSaved(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: KEY }), AFTER_CHANGE_MILLISECONDS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);
  return useQuery(notificationsQuery());
}

/** Whether a plan is broken; undefined while that is unknown or cannot be loaded. */
export function usePlanBroken(): boolean | undefined {
  const { data, isPending, failureCount } = useQuery(notificationsQuery());
  if (isPending && failureCount === 0) return undefined;
  return data?.data.some(({ kind }) => kind === 'plan_broken') ?? false;
}

function withRead(answer: Answer, isSelected: (notification: Notification) => boolean): Answer {
  const readAt = new Date().toISOString();
  const data = answer.data.map((one) => (one.readAt === null && isSelected(one) ? { ...one, readAt } : one));
  return { ...answer, data, unreadCount: data.filter((one) => one.readAt === null).length };
}

/** Marks one notification, or without an id all of them, as read: optimistically, and fetched again on failure. */
export function useReadNotifications() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string | undefined): Promise<unknown> =>
      id === undefined ? api.notifications.readAll() : api.notifications.read({ params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: KEY });
      client.setQueryData<Answer>(
        KEY,
        (answer) => answer && withRead(answer, (one) => id === undefined || one.id === id),
      );
    },
    onError: (error) => {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone)
        showFailure(t`Failed to mark as read`, error, t`It is shown as unread again. Please try once more.`);
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
  return { read: (id: string) => mutate(id), readAll: () => mutate(undefined) };
}
