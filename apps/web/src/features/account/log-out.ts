import { useWaiting } from '../../plan-data/outbox/waiting.ts';
import { api } from '../../platform/api.ts';
import { leave } from '../../platform/leave.ts';
import { showOverlay } from '../../platform/overlays.ts';

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
