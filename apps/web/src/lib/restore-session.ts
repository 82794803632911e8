import { ApiError } from '@daymark/contract/client';
import { api } from './api.ts';
import { messageOf } from './error-message.ts';
import { NOBODY, resume, useSession } from './session.ts';
import { readToken } from './token.ts';

/** Checks the stored token. Only a 401 removes it: offline, overload and a failing server leave it to be tried again. */
export async function restoreSession(): Promise<void> {
  const token = readToken();
  if (!token) {
    useSession.setState(NOBODY);
    return;
  }
  useSession.setState({ initializing: true, error: null });
  try {
    const { data: user } = await api.auth.profile();
    if (token === readToken()) resume(token, user);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return;
    useSession.setState({ initializing: false, error: messageOf(error, 'Profile fetch failed') });
  }
}
