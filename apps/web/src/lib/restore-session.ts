import { ApiError } from '@daymark/contract/client';
import { api } from './api.ts';
import { isUnreached, messageOf } from './error-message.ts';
import { onReached } from './reach.ts';
import { NOBODY, resume, useSession } from './session.ts';
import { readToken } from './token.ts';

/** Takes up the session as the server describes it, unless it was changed meanwhile. */
async function takeUp(token: string): Promise<void> {
  const { data: user } = await api.auth.profile();
  if (token === readToken()) resume(token, user);
}

/**
 * Out of reach, the person whom this device knows goes on with what it has kept; back within reach the token is checked
 * after all, in silence unless it is refused.
 */
function resumeUnchecked(token: string): boolean {
  const { user, isAuthenticated } = useSession.getState();
  if (!user || !isAuthenticated || token !== readToken()) return false;
  resume(token, user);
  const stop = onReached(() => {
    stop();
    // A refusal has signed out by then; for anything else every screen speaks for itself.
    if (token === readToken()) takeUp(token).catch(() => undefined);
  });
  return true;
}

/** Checks the stored token. Only a 401 removes it: offline, overload and a failing server leave it to be tried again. */
export async function restoreSession(): Promise<void> {
  const token = readToken();
  if (!token) {
    useSession.setState(NOBODY);
    return;
  }
  useSession.setState({ initializing: true, error: null });
  try {
    await takeUp(token);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return;
    if (isUnreached(error) && resumeUnchecked(token)) return;
    useSession.setState({ initializing: false, error: messageOf(error, 'Profile fetch failed') });
  }
}
