import { overloaded } from './failure.ts';

export interface QueueLimits {
  /** Requests that a model is asked at the same time. */
  atOnceMax: number;
  /** Requests that may wait for their turn. */
  waitingMax: number;
}

const RETRY_AFTER_SECONDS = 30;

/** Lets so many through at once, so many wait, and refuses the rest at once: memory and sockets stay bounded. */
export function openQueue({ atOnceMax, waitingMax }: QueueLimits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const turn = async (signal: AbortSignal): Promise<void> => {
    if (running < atOnceMax) {
      running++;
      return;
    }
    if (waiting.length >= waitingMax) throw overloaded(RETRY_AFTER_SECONDS);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      waiting.splice(waiting.indexOf(resolve), 1);
      reject(signal.reason);
    };
    signal.throwIfAborted();
    waiting.push(resolve);
    signal.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', leave));
  };
  const done = () => {
    const next = waiting.shift();
    // The place is handed on.
    if (next) next();
    else running--;
  };
  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    await turn(signal);
    try {
      return await work();
    } finally {
      done();
    }
  };
}
