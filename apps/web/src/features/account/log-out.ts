import { api } from '../../lib/api.ts';
import { leave } from '../../lib/leave.ts';
import { showOverlay } from '../../lib/overlays.ts';
import { useWaiting } from '../../lib/waiting.ts';

/** Logs out at once. If the server cannot be reached, the token is removed here anyway. */
export function logOutNow(): void {
  api.auth.logOut().catch(() => undefined);
  leave();
}

/** Logs out. If changes wait on this device, which a log-out deletes, it asks first. */
export function logOut(): void {
  if (useWaiting.getState().entries.length > 0) showOverlay('leaving');
  else logOutNow();
}
