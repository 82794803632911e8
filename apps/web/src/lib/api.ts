import { createClient } from '@daymark/contract/client';
import { signOutLocally } from './session.ts';
import { readToken } from './token.ts';

const ACCOUNT_SCREENS = /\/(login|signup|verify)/;

/** A 401 ends the session; on an account screen the person stays where they are. */
function endSession(): void {
  signOutLocally();
  if (!ACCOUNT_SCREENS.test(location.pathname)) leaveForLogin?.();
}

let leaveForLogin: (() => void) | undefined;

/** Says how to get to the log-in screen; the router does, so that no page is loaded anew. */
export function whenSessionEnds(leave: () => void): void {
  leaveForLogin = leave;
}

export const api = createClient({ baseUrl: '/api', token: readToken, onUnauthenticated: endSession });
