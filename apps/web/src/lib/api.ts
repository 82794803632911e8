import { type ClientOptions, createClient } from '@daymark/contract/client';
import { fetchOrTake } from './asked-first.ts';
import { noteAnswer } from './reach.ts';
import { signOutLocally } from './session.ts';
import { readToken } from './token.ts';

/** A 401 ends the session that it was sent with. An answer to an earlier one comes too late to end this. */
function endSession(token: string | null): void {
  if (token === readToken()) signOutLocally('refused');
}

const listeners = new Set<() => void>();

/** Calls back when the server has confirmed a change that this page asked for. */
export function onChangeSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that something was saved of which no answer tells: what stands of an answer that was stopped. */
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
