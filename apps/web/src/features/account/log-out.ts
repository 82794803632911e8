import { api } from '../../lib/api.ts';
import { forgetDrafts } from '../../lib/draft.ts';
import { signOutLocally, useSession } from '../../lib/session.ts';

/**
 * Leaves at once, and takes drafts along, which a session that merely ran out keeps. The server is told; when it cannot
 * be, the token that it would have ended is gone from here anyway.
 */
export function logOut(): void {
  const { user } = useSession.getState();
  api.auth.logOut().catch(() => undefined);
  signOutLocally('chosen');
  if (user) forgetDrafts(user.id);
}
