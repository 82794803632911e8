export interface Turns {
  /** Does the work when its turn has come. Throws the refusal when too many wait. */
  take<T>(work: () => Promise<T>): Promise<T>;
  isIdle(): boolean;
}

interface TurnsSettings {
  atOnce: number;
  waitingMax: number;
  refusal: () => Error;
}

/** Few at a time, in the order in which they came, with a bounded queue behind them. */
export function makeTurns({ atOnce, waitingMax, refusal }: TurnsSettings): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async take(work) {
      if (running >= atOnce) {
        if (waiting.length >= waitingMax) throw refusal();
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
