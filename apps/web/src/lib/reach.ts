/** Whether Daymark answers: if not, whether this device has no connection at all or the server alone is away. */
export type Reach = 'reached' | 'offline' | 'unreached';

const PROBE = '/api/health';
const FIRST_PAUSE_MILLISECONDS = 2000;
const LONGEST_PAUSE_MILLISECONDS = 30_000;

/** What stands before the server answers so when the server is gone. */
const GATEWAY_ALONE = [0, 502, 504];

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

/** A browser that says it is online may know no more than that there is a cable: only an answer tells. */
async function isAnswered(): Promise<boolean> {
  try {
    const { status } = await fetch(PROBE, { cache: 'no-store' });
    return !GATEWAY_ALONE.includes(status);
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

/** Whoever asks while an answer is awaited waits for the same one. */
function probe(pause: number): Promise<void> {
  clearTimeout(timer);
  underWay ??= ask(pause).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Asks at once, and goes on by itself until there is an answer. */
export const tryToReach = (): Promise<void> => probe(FIRST_PAUSE_MILLISECONDS);

/** Learns from the status of an answer, 0 when none came. One that failed alone is no reason to alarm anybody. */
export function noteAnswer(status: number): void {
  if (!GATEWAY_ALONE.includes(status)) {
    clearTimeout(timer);
    set('reached');
  } else if (reach === 'reached') void tryToReach();
}

/** Keeps knowing it, from the browser's own signs and, while there is no answer, by asking. */
export function followReach(): void {
  window.addEventListener('offline', () => void tryToReach());
  window.addEventListener('online', () => void tryToReach());
  if (reach !== 'reached') void tryToReach();
}
