import { type ClientOptions, createClient } from '@daymark/contract/client';
import { fetchOrTake } from './asked-first.ts';
import { noteAnswer } from './reach.ts';
import { signOutLocally } from './session.ts';
import { readToken } from './token.ts';

/** A 401 ends the session of its request. The answer to a request of an earlier session is ignored. */
function endSession(token: string | null): void {
  if (token === readToken()) signOutLocally('refused');
}

const listeners = new Set<() => void>();

/** Calls back when the server has confirmed a change of this page. */
export function onChangeSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports a change that no answer confirms: the stored part of a stopped answer. */
export function noteSaved(): void {
  for (const listener of listeners) listener();
}

function learn({
  method,
  status,
  isUnderWay,
}: {
  method: string;
  status: number;
  isUnderWay: boolean;
}): void {
  noteAnswer(status);
  if (method !== 'GET' && status >= 200 && status <= 299 && !isUnderWay) noteSaved();
}

export const apiOptions: ClientOptions = {
  baseUrl: '/api',
  token: readToken,
  onUnauthenticated: endSession,
  onAnswer: learn,
  fetch: fetchOrTake,
};

export const api = createClient(apiOptions);
