import { focusManager } from '@tanstack/react-query';
import { tryToReach } from './reach.ts';

const BEAT_MILLISECONDS = 10_000;
/** Timers are late on a busy machine and in a tab behind others; by a minute, only after sleep. */
const ASLEEP_MILLISECONDS = 60_000;

/**
 * A machine that wakes shows the window as it was, and the browser says nothing: here it counts as a return to the
 * window, at which what is old is fetched anew. Answers what ends it.
 */
export function noticeWaking(now: () => number = Date.now): () => void {
  let last = now();
  const timer = setInterval(() => {
    const slept = now() - last > BEAT_MILLISECONDS + ASLEEP_MILLISECONDS;
    last = now();
    if (!slept) return;
    void tryToReach();
    focusManager.onFocus();
  }, BEAT_MILLISECONDS);
  return () => clearInterval(timer);
}
