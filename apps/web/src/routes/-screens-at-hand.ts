import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { fetchPartsAhead } from '../ui/late.tsx';
import { fetchToastList } from '../ui/toaster.tsx';
import { useAtRest } from './-at-rest.ts';

/** Where one goes from any screen; the log-in too, which a log-out leads to. */
const AT_HAND = [
  '/dashboard',
  '/projects',
  '/projects/new',
  '/project/$id/details',
  '/plan',
  '/chats',
  '/search',
  '/settings',
  '/login',
] as const;

/** Fetches the toasts, the parts of this screen that are asked for, and the other screens once this one is at rest, so that they come without a connection too. */
export function useScreensAtHand(): void {
  const { routesByPath, loadRouteChunk } = useRouter();
  const fetchAll = useCallback(
    async (busyAgain: AbortSignal) => {
      // What does not come now is fetched when it is wanted.
      await fetchToastList().catch(() => undefined);
      await fetchPartsAhead(busyAgain);
      // One after the other, so that a click meanwhile is answered.
      for (const path of AT_HAND) {
        if (busyAgain.aborted) return;
        await loadRouteChunk(routesByPath[path])?.catch(() => undefined);
      }
    },
    [routesByPath, loadRouteChunk],
  );
  useAtRest(fetchAll);
}
