import type { QueryClient } from '@tanstack/react-query';

const lastOf = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/**
 * Sends what concerns these things in the order in which it was asked for, whether or not what came before it succeeds:
 * two requests at the same time may arrive in either order, and the one that was meant first would stand.
 */
export function inOrder<T>(
  client: QueryClient,
  of: string | readonly string[],
  send: () => Promise<T>,
): Promise<T> {
  const ids = [of].flat();
  const last = lastOf.get(client) ?? new Map<string, Promise<unknown>>();
  lastOf.set(client, last);
  const sent = Promise.allSettled(ids.map((id) => last.get(id))).then(send);
  for (const id of ids) last.set(id, sent);
  const forget = () => {
    for (const id of ids) if (last.get(id) === sent) last.delete(id);
  };
  sent.then(forget, forget);
  return sent;
}
