import type { Query } from '@tanstack/react-query';
import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { currentBuild } from '../platform/build.ts';
import { kept } from '../platform/kept.ts';
import { onSignedOut } from '../platform/session.ts';
import { loadOutbox } from './outbox/send-or-keep.ts';
import { keptOutbox } from './outbox/waiting.ts';
import { KEPT_MILLISECONDS, queryClient } from './query-client.ts';

const KEPT_UNDER = 'queries';
const WRITE_AT_MOST_EVERY_MILLISECONDS = 1000;

/** A query whose refetch failed, as without a connection, keeps its earlier data. */
/** What the owner of the server sees of other people is not stored on the device. */
const dehydrateOptions = {
  shouldDehydrateQuery: ({ state, queryKey }: Query) => state.data !== undefined && queryKey[0] !== 'server',
};

const asItCame = ({ clientState, ...client }: PersistedClient): PersistedClient => {
  const queries = clientState.queries.map((query) => ({
    ...query,
    state: { ...query.state, status: 'success' as const, error: null },
  }));
  return { ...client, clientState: { ...clientState, queries } };
};

/** Writes the latest state some time after the first change, and nothing after it was closed. */
function makePersister(): Persister & { close: () => void } {
  let latest: PersistedClient | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (latest) void kept.write(KEPT_UNDER, asItCame(latest));
    latest = undefined;
  };
  // A hidden page may never become visible again.
  const writeOnLeaving = () => document.visibilityState === 'hidden' && write();
  document.addEventListener('visibilitychange', writeOnLeaving);
  return {
    persistClient: (client) => {
      if (closed) return;
      latest = client;
      timer ??= setTimeout(write, WRITE_AT_MOST_EVERY_MILLISECONDS);
    },
    restoreClient: () => kept.read<PersistedClient>(KEPT_UNDER),
    removeClient: () => kept.remove(KEPT_UNDER),
    close: () => {
      closed = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', writeOnLeaving);
    },
  };
}

let open: { userId: string; ready: Promise<void>; close: () => void } | undefined;

function begin(userId: string): NonNullable<typeof open> {
  const persister = makePersister();
  // Data of another build may have a different format.
  const buster = `${userId} ${currentBuild()}`;
  const options = { queryClient, persister, buster, maxAge: KEPT_MILLISECONDS, dehydrateOptions };
  const openedAt = Date.now();
  let stop = () => {};
  let closed = false;
  const ready = persistQueryClientRestore(options).then(async () => {
    if (await kept.read(keptOutbox(userId))) await (await loadOutbox())?.follow(queryClient, userId);
    // Stored data may miss the last second before a reload: it is shown, and fetched again.
    void queryClient.invalidateQueries({
      predicate: ({ state }) => state.dataUpdatedAt < openedAt,
      refetchType: 'none',
    });
    if (!closed) stop = persistQueryClientSubscribe(options);
  });
  const close = () => {
    closed = true;
    stop();
    persister.close();
  };
  return { userId, ready, close };
}

/**
 * Restores the cache of the user's data from this device, and continues to store it. Another user's data is deleted
 * unread. Returns the same promise for the same user.
 */
export function openCache(userId: string): Promise<void> {
  if (open?.userId === userId) return open.ready;
  forgetEverything();
  open = begin(userId);
  return open.ready;
}

function forgetEverything(): void {
  open?.close();
  open = undefined;
  void queryClient.cancelQueries();
  queryClient.clear();
}

onSignedOut(() => {
  forgetEverything();
  void kept.remove(KEPT_UNDER);
});
