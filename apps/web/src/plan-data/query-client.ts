import { ApiError } from '@daymark/contract/client';
import {
  notifyManager,
  onlineManager,
  type Query,
  QueryClient,
  type QueryPersister,
} from '@tanstack/react-query';
import { currentReach, onReached, subscribeToReach } from '../platform/reach.ts';
import { loadOutbox } from './outbox/send-or-keep.ts';
import { useWaiting } from './outbox/waiting.ts';

/** Younger data is shown without a new request. */
const FRESH_MILLISECONDS = 300_000;
/** After a return to the window, something may have been changed on another device. */
const FRESH_ON_RETURN_MILLISECONDS = 5000;
/** As long as a session may be unused: a plan from before a weekend opens without a connection after it. */
export const KEPT_MILLISECONDS = 7 * 24 * 3_600_000;

/**
 * A refusal is final. Only temporary failures (overload, a gateway) are retried, twice. While the server is unreachable
 * nothing is: the screens say so at once, and fetch again when it responds.
 */
const mayPass = (failures: number, error: unknown): boolean => {
  const lasting = error instanceof ApiError && error.status > 0 && error.status < 500;
  return failures < 2 && !lasting && currentReach() === 'reached';
};

const unlessJustFetched = ({ state }: Query): boolean | 'always' =>
  Date.now() - state.dataUpdatedAt > FRESH_ON_RETURN_MILLISECONDS ? 'always' : true;

/** Whatever the server answers is shown with the changes that still wait on this device. */
const withWaiting: QueryPersister = async (queryFn, context) => {
  const data = await queryFn(context);
  if (useWaiting.getState().entries.length === 0) return data;
  return (await loadOutbox())?.shown(context.queryKey, data) ?? data;
};

/** Notifications are synchronous, so that a form is marked as busy before the second click of a double click. */
notifyManager.setScheduler(queueMicrotask);

/** When the server is reachable again, data on screen is fetched again. The browser's own online state is ignored. */
onlineManager.setEventListener((setOnline) => {
  const tell = () => setOnline(currentReach() === 'reached');
  tell();
  return subscribeToReach(tell);
});

/**
 * One for the whole signed-in app. Only the protected screens import it, so that the account screens load without it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline fails like any other failure, so that every screen reports it instead of waiting silently.
    queries: {
      staleTime: FRESH_MILLISECONDS,
      gcTime: KEPT_MILLISECONDS,
      retry: mayPass,
      networkMode: 'always',
      refetchOnWindowFocus: unlessJustFetched,
      refetchOnReconnect: 'always',
      persister: withWaiting,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Data that is not on screen may have been fetched before the connection was lost: it is fetched when it is used again.
onReached(() => void queryClient.invalidateQueries({ refetchType: 'none' }));
