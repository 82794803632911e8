import { useIsFetching } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../ui/when-idle.ts';

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

/**
 * Fetches the other screens once this one has what it asked for and is at rest, so that they open without a connection
 * too, and never stand in its way.
 */
export function useScreensAtHand(): void {
  const { routesByPath, loadRouteChunk } = useRouter();
  const isAtRest = useIsFetching() === 0;
  useEffect(() => {
    if (!isAtRest) return;
    let isLeft = false;
    // One after the other, so that a click meanwhile is answered.
    const fetchAll = async () => {
      for (const path of AT_HAND) {
        if (isLeft) return;
        // What does not come now is fetched when it is wanted.
        await loadRouteChunk(routesByPath[path])?.catch(() => undefined);
      }
    };
    const callOff = whenIdle(() => void fetchAll());
    return () => {
      isLeft = true;
      callOff();
    };
  }, [isAtRest, routesByPath, loadRouteChunk]);
}
