import { api } from '../../lib/api.ts';
import { signOutLocally } from '../../lib/session.ts';

/** Leaves at once. The server is told, and when it cannot be, the token it would have ended is gone from here anyway. */
export function logOut(): void {
  api.auth.logOut().catch(() => undefined);
  signOutLocally('chosen');
}
