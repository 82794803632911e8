import { api } from '../../lib/api.ts';
import { leave } from '../../lib/leave.ts';

/** Leaves at once. The server is told; when it cannot be, the token that it would have ended is gone from here anyway. */
export function logOut(): void {
  api.auth.logOut().catch(() => undefined);
  leave();
}
