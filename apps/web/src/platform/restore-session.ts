import { ApiError } from '@daymark/contract/client';
import { t } from '@daymark/words/t';
import { api } from './api.ts';
import { isUnreached } from './error-message.ts';
import { onReached } from './reach.ts';
import { act, IncompleteAnswer, NOBODY, resume, signedInElsewhere, useSession } from './session.ts';
import { readToken } from './token.ts';

/** Applies the server's session, unless it was changed meanwhile. */
async function takeUp(token: string): Promise<void> {
  const { data: user } = await api.auth.profile();
  if (!user?.id) throw new IncompleteAnswer();
  if (token === readToken()) resume(token, user);
}

/**
 * If the server is unreachable, the user known to this device continues with stored data. The token is checked when it
 * is reachable again, silently unless it is refused.
 */
function resumeUnchecked(token: string): boolean {
  const { user, isAuthenticated } = useSession.getState();
  if (!user || !isAuthenticated || token !== readToken()) return false;
  resume(token, user);
  const stop = onReached(() => {
    stop();
    // A refusal has already signed out; other errors are reported by each screen.
    if (token === readToken()) takeUp(token).catch(() => undefined);
  });
  return true;
}

let underWay: { token: string | null; done: Promise<void> } | undefined;

/**
 * Checks the stored token. Only a 401 removes it: after offline, overload or a server failure it is checked again. A
 * token that another tab has stored meanwhile is checked by itself.
 */
export function restoreSession(): Promise<void> {
  const token = readToken();
  if (underWay?.token === token) return underWay.done;
  const check = { token, done: restore(token) };
  underWay = check;
  return check.done.finally(() => {
    if (underWay === check) underWay = undefined;
  });
}

async function restore(token: string | null): Promise<void> {
  if (!token) {
    useSession.setState(NOBODY);
    return;
  }
  useSession.setState({ initializing: true });
  try {
    await act(
      t`Profile fetch failed`,
      () => takeUp(token),
      () => token === readToken(),
    );
  } catch (error) {
    if (token !== readToken()) return;
    // A 401 has already signed out.
    if (error instanceof ApiError && error.status === 401) return;
    if (isUnreached(error) && resumeUnchecked(token)) return;
    useSession.setState({ initializing: false });
  }
}

/** Checks the stored token, unless it was checked successfully. */
export function ensureSession(): void {
  const { isAuthenticated, initializing, error } = useSession.getState();
  if (initializing || error !== null || !isAuthenticated || signedInElsewhere()) void restoreSession();
}
