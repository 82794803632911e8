import { forgetDrafts } from './draft.ts';
import { signOutLocally, useSession } from './session.ts';

/** Logs out on this device. It also deletes drafts, which are kept when a session only expires. */
export function leave(): void {
  const { user } = useSession.getState();
  signOutLocally('chosen');
  if (user) forgetDrafts(user.id);
}
