import type { QueryClient } from '@tanstack/react-query';

const lastOf = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/**
 * Sends what concerns one thing in the order in which it was asked for, whether or not what came before it succeeds:
 * two requests at the same time may arrive in either order, and the one that was meant first would stand.
 */
export function inOrder<T>(client: QueryClient, id: string, send: () => Promise<T>): Promise<T> {
  const last = lastOf.get(client) ?? new Map<string, Promise<unknown>>();
  lastOf.set(client, last);
  const before = last.get(id) ?? Promise.resolve();
  const sent = before.then(send, send);
  last.set(id, sent);
  const forget = () => {
    if (last.get(id) === sent) last.delete(id);
  };
  sent.then(forget, forget);
  return sent;
}
