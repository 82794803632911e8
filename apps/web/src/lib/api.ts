import { createClient } from '@daymark/contract/client';
import { signOutLocally } from './session.ts';
import { readToken } from './token.ts';

/** A 401 ends the session that it was sent with. An answer to an earlier one comes too late to end this. */
function endSession(token: string | null): void {
  if (token === readToken()) signOutLocally('refused');
}

export const api = createClient({ baseUrl: '/api', token: readToken, onUnauthenticated: endSession });
