import { forgetDrafts } from './draft.ts';
import { signOutLocally, useSession } from './session.ts';

/** Leaves this device by choice: drafts go along, which a session that merely ran out keeps. */
export function leave(): void {
  const { user } = useSession.getState();
  signOutLocally('chosen');
  if (user) forgetDrafts(user.id);
}
