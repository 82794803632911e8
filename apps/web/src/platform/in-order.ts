import type { QueryClient } from '@tanstack/react-query';

const lastOf = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/**
 * Sends requests about the same things one after the other, whether or not the previous one succeeds. Concurrent
 * requests may arrive in any order, and an older one could overwrite a newer one.
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
