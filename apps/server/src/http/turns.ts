/** For whom work is done: turns go round from person to person. */
export interface Asker {
  person: string;
  /** Once it is aborted, work that has not begun is dropped. */
  signal?: AbortSignal | undefined;
}

export interface Turns {
  /** Does the work when its turn has come. Throws the refusal when too many wait, and the signal's reason. */
  take<T>(work: () => Promise<T>, asker?: Asker): Promise<T>;
  isIdle(): boolean;
}

interface TurnsSettings {
  atOnce: number;
  waitingMax: number;
  /** Of one person at once: fewer than of all, so that others find a place however long that takes. */
  eachAtOnce: number;
  /** Of one person waiting: fewer than of all, so that others are not refused for it. */
  eachWaitingMax: number;
  refusal: () => Error;
}

interface Person {
  running: number;
  /** What waits, the first first; each begins when it is called. */
  waiting: (() => void)[];
}

const NOBODY = '';

/**
 * Few at a time, with a bounded queue behind them: round robin between people, and of one person in the order in which
 * it came. However much one asks for, the next turn is somebody else's.
 */
export function makeTurns({ atOnce, waitingMax, eachAtOnce, eachWaitingMax, refusal }: TurnsSettings): Turns {
  // In the order of their turns: who has had one goes to the end.
  const people = new Map<string, Person>();
  let running = 0;
  let waiting = 0;

  const personOf = (name: string): Person => {
    const known = people.get(name) ?? { running: 0, waiting: [] };
    people.set(name, known);
    return known;
  };

  /** Takes the place at once, or waits for it. */
  async function begin(name: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const person = personOf(name);
    if (running < atOnce && person.running < eachAtOnce) return enter(person);
    if (waiting >= waitingMax || person.waiting.length >= eachWaitingMax) throw refusal();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      person.waiting.splice(person.waiting.indexOf(resolve), 1);
      waiting -= 1;
      forget(name, person);
      reject(signal?.reason);
    };
    person.waiting.push(resolve);
    waiting += 1;
    signal?.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  function enter(person: Person): void {
    running += 1;
    person.running += 1;
  }

  function forget(name: string, { running: own, waiting: left }: Person): void {
    if (own === 0 && left.length === 0) people.delete(name);
  }

  /** Gives the place on at once, so that nobody slips in before the one who waited. */
  function end(name: string): void {
    const own = personOf(name);
    running -= 1;
    own.running -= 1;
    people.delete(name);
    people.set(name, own);
    forget(name, own);
    for (const person of people.values()) {
      const start = person.running < eachAtOnce ? person.waiting.shift() : undefined;
      if (!start) continue;
      waiting -= 1;
      enter(person);
      start();
      return;
    }
  }

  return {
    async take(work, { person = NOBODY, signal } = { person: NOBODY }) {
      await begin(person, signal);
      try {
        return await work();
      } finally {
        end(person);
      }
    },
    isIdle: () => running === 0,
  };
}
