import { ApiError } from '@daymark/contract/client';
import { api } from './api.ts';
import { isUnreached } from './error-message.ts';
import { onReached } from './reach.ts';
import { act, IncompleteAnswer, NOBODY, resume, signedInElsewhere, useSession } from './session.ts';
import { readToken } from './token.ts';

/** Takes up the session as the server describes it, unless it was changed meanwhile. */
async function takeUp(token: string): Promise<void> {
  const { data: user } = await api.auth.profile();
  if (!user?.id) throw new IncompleteAnswer();
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

let underWay: Promise<void> | undefined;

/** Checks the stored token. Only a 401 removes it: offline, overload and a failing server leave it to be tried again. */
export function restoreSession(): Promise<void> {
  underWay ??= restore().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function restore(): Promise<void> {
  const token = readToken();
  if (!token) {
    useSession.setState(NOBODY);
    return;
  }
  useSession.setState({ initializing: true });
  try {
    await act('Profile fetch failed', () => takeUp(token));
  } catch (error) {
    // A 401 has signed out already.
    if (error instanceof ApiError && error.status === 401) return;
    if (isUnreached(error) && resumeUnchecked(token)) return;
    useSession.setState({ initializing: false });
  }
}

/** Checks the stored token unless that was done, and well. */
export function ensureSession(): void {
  const { isAuthenticated, initializing, error } = useSession.getState();
  if (initializing || error !== null || !isAuthenticated || signedInElsewhere()) void restoreSession();
}
