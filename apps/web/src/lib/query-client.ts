import { ApiError } from '@daymark/contract/client';
import { notifyManager, onlineManager, type Query, QueryClient } from '@tanstack/react-query';
import { currentReach, subscribeToReach } from './reach.ts';

/** A list younger than this is shown without asking again. */
const FRESH_MILLISECONDS = 300_000;
/** Whoever comes back to the window may have changed something on another device meanwhile. */
const FRESH_ON_RETURN_MILLISECONDS = 5000;
/** As long as a session may rest: a plan that was seen before a weekend opens without a connection after it. */
export const KEPT_MILLISECONDS = 7 * 24 * 3_600_000;

/**
 * A refusal stays a refusal; only what may pass by itself (overloaded, a gateway) is tried again, twice. Out of reach
 * nothing is: what is on screen is fetched anew once there is an answer again, and until then the screen says so at once.
 */
const mayPass = (failures: number, error: unknown): boolean => {
  const lasting = error instanceof ApiError && error.status > 0 && error.status < 500;
  return failures < 2 && !lasting && currentReach() === 'reached';
};

const unlessJustFetched = ({ state }: Query): boolean | 'always' =>
  Date.now() - state.dataUpdatedAt > FRESH_ON_RETURN_MILLISECONDS ? 'always' : true;

/** Told at once, a form knows before the second click of a double click that it is being sent. */
notifyManager.setScheduler(queueMicrotask);

/** Back within reach, what is on screen is fetched anew. What the browser calls online is not asked. */
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
    // Offline fails like any other failure, so that every screen says what happened instead of waiting in silence.
    queries: {
      staleTime: FRESH_MILLISECONDS,
      gcTime: KEPT_MILLISECONDS,
      retry: mayPass,
      networkMode: 'always',
      refetchOnWindowFocus: unlessJustFetched,
      refetchOnReconnect: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
