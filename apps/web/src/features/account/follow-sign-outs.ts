import type { AnyRouter } from '@tanstack/react-router';
import { onSignedOut } from '../../lib/session.ts';

/** Where a refused session moves nobody: these screens need none, and on most of them the next one begins. */
const STAYS_AT = ['/login', '/signup', '/verify'];

const isProtected = (router: AnyRouter) => router.state.matches.some(({ routeId }) => routeId === '/_app');

/**
 * Leads to the log-in when the server refuses the session. The protected screens find that out for themselves, so that they
 * can say where the person wanted to go.
 */
export function followSignOuts(router: AnyRouter): () => void {
  return onSignedOut((reason) => {
    const { pathname } = router.latestLocation;
    const stays = isProtected(router) || STAYS_AT.some((part) => pathname.includes(part));
    if (reason === 'refused' && !stays) void router.navigate({ to: '/login', replace: true });
    else void router.invalidate();
  });
}
