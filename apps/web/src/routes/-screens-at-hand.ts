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
    return whenIdle(() => {
      // What does not come now is fetched when it is wanted.
      Promise.all(AT_HAND.map((path) => loadRouteChunk(routesByPath[path]))).catch(() => undefined);
    });
  }, [isAtRest, routesByPath, loadRouteChunk]);
}
