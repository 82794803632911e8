import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { fetchPartsAhead } from '../ui/late.tsx';
import { fetchToastList } from '../ui/toaster.tsx';
import { useAtRest } from './-at-rest.ts';

/** The screens that can be reached from any other, including the log-in, to which a log-out leads. */
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

/** Whether the user has switched on the browser's data saver, which not all browsers tell. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * Loads the toasts, prefetched parts and the other screens when this one is idle, so that they work offline. With a data
 * saver, parts and screens are loaded on use.
 */
export function useScreensAtHand(): void {
  const { routesByPath, loadRouteChunk } = useRouter();
  const fetchAll = useCallback(
    async (busyAgain: AbortSignal) => {
      // On failure it is loaded on use.
      await fetchToastList().catch(() => undefined);
      if (savesData()) return;
      await fetchPartsAhead(busyAgain);
      // One after the other, so that clicks stay responsive.
      for (const path of AT_HAND) {
        if (busyAgain.aborted) return;
        await loadRouteChunk(routesByPath[path])?.catch(() => undefined);
      }
    },
    [routesByPath, loadRouteChunk],
  );
  useAtRest(fetchAll);
}
