import type { AnyRouter } from '@tanstack/react-router';
import { onSignedOut } from '../../platform/session.ts';

/** Screens without a session: a refused session does not redirect here. */
const STAYS_AT = ['/login', '/signup', '/verify'];

const isProtected = (router: AnyRouter) => router.state.matches.some(({ routeId }) => routeId === '/_app');

/**
 * Redirects to the log-in when the server refuses the session. Protected screens redirect by themselves, because they
 * know where to return to.
 */
export function followSignOuts(router: AnyRouter): () => void {
  return onSignedOut((reason) => {
    const { pathname } = router.latestLocation;
    const stays = isProtected(router) || STAYS_AT.some((part) => pathname.includes(part));
    if (reason === 'refused' && !stays) void router.navigate({ to: '/login', replace: true });
    else void router.invalidate();
  });
}
