import type { Query } from '@tanstack/react-query';
import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { currentBuild } from './build.ts';
import { kept } from './kept.ts';
import { KEPT_MILLISECONDS, queryClient } from './query-client.ts';
import { onSignedOut } from './session.ts';

const KEPT_UNDER = 'queries';
const WRITE_AT_MOST_EVERY_MILLISECONDS = 1000;

/** What failed to be fetched anew, as without a connection, is kept as it came before. */
const dehydrateOptions = { shouldDehydrateQuery: ({ state }: Query) => state.data !== undefined };

const asItCame = ({ clientState, ...client }: PersistedClient): PersistedClient => {
  const queries = clientState.queries.map((query) => ({
    ...query,
    state: { ...query.state, status: 'success' as const, error: null },
  }));
  return { ...client, clientState: { ...clientState, queries } };
};

/** Writes the latest state a while after the first change, and nothing once it was closed. */
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
  // A page that is left may not come back.
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
  // What an earlier build kept may have another shape.
  const buster = `${userId} ${currentBuild()}`;
  const options = { queryClient, persister, buster, maxAge: KEPT_MILLISECONDS, dehydrateOptions };
  const openedAt = Date.now();
  let stop = () => {};
  let closed = false;
  const ready = persistQueryClientRestore(options).then(() => {
    // What was kept may be a second older than the last thing done before a reload: it is shown, and asked for anew.
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
 * Takes up what this device has kept of the user's own projects, and goes on keeping it. What is kept of anybody else is
 * thrown away unread. The same promise for the same user.
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
