import { ApiError } from '@daymark/contract/client';
import { QueryClient } from '@tanstack/react-query';

/** A list younger than this is shown without asking again. */
const FRESH_MILLISECONDS = 300_000;
const KEPT_MILLISECONDS = 24 * 3_600_000;

/** A refusal stays a refusal; only what may pass by itself (offline, overloaded, a gateway) is tried again, twice. */
const mayPass = (failures: number, error: unknown): boolean => {
  const lasting = error instanceof ApiError && error.status > 0 && error.status < 500;
  return failures < 2 && !lasting;
};

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
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
