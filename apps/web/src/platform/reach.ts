/** Whether Daymark responds; if not, whether this device is offline or only the server is unreachable. */
export type Reach = 'reached' | 'offline' | 'unreached';

const PROBE = '/api/health';
const FIRST_PAUSE_MILLISECONDS = 2000;
const LONGEST_PAUSE_MILLISECONDS = 30_000;

/** No answer at all, and the statuses that a proxy answers with if its server is down. */
export const NO_ANSWER: readonly number[] = [0, 502, 504];

let reach: Reach = navigator.onLine ? 'reached' : 'offline';
let timer: ReturnType<typeof setTimeout> | undefined;
let underWay: Promise<void> | undefined;
const listeners = new Set<() => void>();

export const currentReach = (): Reach => reach;

/** Calls back whenever it changes. */
export function subscribeToReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back whenever Daymark can be reached again. */
export const onReached = (listener: () => void): (() => void) =>
  subscribeToReach(() => reach === 'reached' && listener());

function set(next: Reach): void {
  if (next === reach) return;
  reach = next;
  for (const listener of [...listeners]) listener();
}

/** The browser's online state may only mean that there is a cable, so a request decides. */
async function isAnswered(): Promise<boolean> {
  try {
    const { status } = await fetch(PROBE, { cache: 'no-store' });
    return !NO_ANSWER.includes(status);
  } catch {
    return false;
  }
}

async function ask(pause: number): Promise<void> {
  const answered = await isAnswered();
  if (answered) return set('reached');
  set(navigator.onLine ? 'unreached' : 'offline');
  timer = setTimeout(() => void probe(Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS)), pause);
}

/** Concurrent callers share one request. */
function probe(pause: number): Promise<void> {
  clearTimeout(timer);
  underWay ??= ask(pause).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Checks now, and repeatedly until there is an answer. */
export const tryToReach = (): Promise<void> => probe(FIRST_PAUSE_MILLISECONDS);

/** Learns from the status of an answer, 0 if there was none. A single failure is not reported as an outage. */
export function noteAnswer(status: number): void {
  if (!NO_ANSWER.includes(status)) {
    clearTimeout(timer);
    set('reached');
  } else if (reach === 'reached') void tryToReach();
}

/** Follows the state: with the browser's events, and while the server is unreachable, by polling. */
export function followReach(): void {
  window.addEventListener('offline', () => void tryToReach());
  window.addEventListener('online', () => void tryToReach());
  if (reach !== 'reached') void tryToReach();
}
