import type { QueryClient } from '@tanstack/react-query';
import { onChangeSaved } from './api.ts';

/** Many changes in a row are sent in a few messages. */
const TELL_AT_MOST_EVERY_MILLISECONDS = 400;

/** A throttle: runs the work at once, and again after a while if it was requested meanwhile. */
function atMostEvery(milliseconds: number, work: () => void): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = false;
  const rest = () => {
    timer = undefined;
    if (wanted) ask();
  };
  const ask = () => {
    wanted = timer !== undefined;
    if (wanted) return;
    work();
    timer = setTimeout(rest, milliseconds);
  };
  return { ask, stop: () => clearTimeout(timer) };
}

/**
 * Synchronises the tabs of one user: what is saved in one is fetched again in the others, at once if it is on screen,
 * else when it is used again. A tab with a mutation in progress waits for its end, so that no outdated answer is shown
 * after it. Returns a function to stop.
 */
export function shareChanges(client: QueryClient, userId: string): () => void {
  const channel = new BroadcastChannel(`changes of ${userId}`);
  let isBehind = false;

  const catchUp = () => {
    if (!isBehind || client.isMutating() > 0) return;
    isBehind = false;
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
    void client.invalidateQueries({ refetchType });
  };
  const { ask: tell, stop } = atMostEvery(TELL_AT_MOST_EVERY_MILLISECONDS, () =>
    channel.postMessage('saved'),
  );

  channel.addEventListener('message', () => {
    isBehind = true;
    catchUp();
  });
  const ends = [
    stop,
    onChangeSaved(tell),
    client.getMutationCache().subscribe(catchUp),
    () => channel.close(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
