import { focusManager } from '@tanstack/react-query';
import { tryToReach } from './reach.ts';

const BEAT_MILLISECONDS = 10_000;
/** Timers are late on a busy machine and in background tabs, but only by a minute after the machine slept. */
const ASLEEP_MILLISECONDS = 60_000;

/**
 * Detects that the machine woke up, which the browser does not report, and treats it like a return to the window: stale
 * data is fetched again. Returns a function to stop.
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
