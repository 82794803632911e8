import type { QueryClient } from '@tanstack/react-query';
import { onChangeSaved } from './api.ts';

/** A hundred changes in a row are told in a few messages. */
const TELL_AT_MOST_EVERY_MILLISECONDS = 400;

/**
 * Does it at once, and again once a while has passed for all that was asked meanwhile.
 */
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
 * Keeps the tabs of one person in agreement: what is saved in one is fetched anew in the others, at once where it is on
 * screen, else when it is wanted again. A tab with a change of its own under way waits for that, so that no answer from
 * before it is shown after it. Answers what ends it.
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
