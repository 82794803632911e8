import { openStore } from '../../platform/kept.ts';
import type { Entry } from './entry.ts';
import { keptOutbox } from './waiting.ts';

/** The user's entries in the order in which they are sent. */
export async function readEntries(userId: string): Promise<Entry[]> {
  return (await updateEntries(userId, (entries) => entries)) ?? [];
}

/**
 * Replaces the user's entries by what the function makes of them, in one transaction over all tabs; undefined if this
 * browser stores nothing. It resolves when they would survive the end of the browser.
 */
export async function updateEntries(
  userId: string,
  change: (entries: readonly Entry[]) => readonly Entry[],
): Promise<Entry[] | undefined> {
  const key = keptOutbox(userId);
  try {
    const store = await openStore('readwrite', { durability: 'strict' });
    const { promise, resolve, reject } = Promise.withResolvers<Entry[]>();
    const reading: IDBRequest<Entry[] | undefined> = store.get(key);
    let next: Entry[] = [];
    reading.onsuccess = () => {
      next = [...change(reading.result ?? [])];
      if (next.length > 0) store.put(next, key);
      else store.delete(key);
    };
    store.transaction.oncomplete = () => resolve(next);
    store.transaction.onabort = () => reject(store.transaction.error);
    return await promise;
  } catch {
    return undefined;
  }
}
