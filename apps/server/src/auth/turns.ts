import { AppError } from '../http/errors.ts';

const RETRY_SECONDS = 5;

export const tooManyAtOnce = () =>
  new AppError('overloaded', 'Too many people are signing in right now. Please try again in a few seconds.', {
    retryAfterSeconds: RETRY_SECONDS,
  });

export interface Turns {
  /** Does the work when its turn has come. Throws `overloaded` when too many wait. */
  take<T>(work: () => Promise<T>): Promise<T>;
  isIdle(): boolean;
}

/** Few at a time, in the order in which they came, with a bounded queue behind them. */
export function makeTurns({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async take(work) {
      if (running >= atOnce) {
        if (waiting.length >= waitingMax) throw tooManyAtOnce();
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        // The place is handed on, so that nobody slips in before the one who waited.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    isIdle: () => running === 0,
  };
}
