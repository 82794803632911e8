import { api } from '../../lib/api.ts';
import { leave } from '../../lib/leave.ts';

/** Logs out at once. If the server cannot be reached, the token is removed here anyway. */
export function logOut(): void {
  api.auth.logOut().catch(() => undefined);
  leave();
}
