import type { ProcessorCharges } from './processor-charges.ts';

/** The user of some work: turns alternate between users. */
export interface Requester {
  person: string;
  /** If it is aborted, work that has not begun is dropped. */
  signal?: AbortSignal | undefined;
  /** It is the rest of work that another queue has let in: it waits for its turn and is not refused. */
  isLetIn?: boolean | undefined;
}

export interface FairQueue {
  /** Runs the work when its turn has come. Throws the refusal if too many wait, and the signal's reason. */
  run<T>(work: () => Promise<T>, requester?: Requester): Promise<T>;
  isIdle(): boolean;
}

interface QueueSettings {
  atOnce: number;
  waitingMax: number;
  /** Most running work per user: less than in total, so that others get a turn however long it takes. */
  eachAtOnce: number;
  /** Most waiting work per user: less than in total, so that others are not refused. */
  eachWaitingMax: number;
  refusal: () => Error;
  /** If it is given, the next turn belongs to whoever had the least processor time. */
  charges?: Pick<ProcessorCharges, 'of'>;
}

interface Person {
  running: number;
  /** Waiting work in order; calling an entry starts it. */
  waiting: (() => void)[];
}

const NOBODY = '';
/** Without charges everybody had the same. */
const UNCHARGED: Pick<ProcessorCharges, 'of'> = { of: () => 0 };

/**
 * A queue with limited concurrency: round robin between users, in order of arrival within one user. However much one
 * user requests, the next turn belongs to another. With charges, who used less processor time comes first.
 */
export function makeFairQueue({
  atOnce,
  waitingMax,
  eachAtOnce,
  eachWaitingMax,
  refusal,
  charges = UNCHARGED,
}: QueueSettings): FairQueue {
  // In the order of their turns: a user who had one goes to the end.
  const people = new Map<string, Person>();
  let running = 0;
  let waiting = 0;

  const personOf = (name: string): Person => {
    const known = people.get(name) ?? { running: 0, waiting: [] };
    people.set(name, known);
    return known;
  };

  /** Takes a free place at once, or waits for one. */
  async function begin(name: string, { signal, isLetIn }: Requester): Promise<void> {
    signal?.throwIfAborted();
    const person = personOf(name);
    if (running < atOnce && person.running < eachAtOnce) return enter(person);
    const isFull = waiting >= waitingMax || person.waiting.length >= eachWaitingMax;
    if (isFull && !isLetIn) throw refusal();
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

  /** Of those who may start some work, the first of those with the least processor time. */
  function nextPerson(): Person | undefined {
    let [next, least]: [Person | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const [name, person] of people) {
      if (person.waiting.length === 0 || person.running >= eachAtOnce) continue;
      const charged = charges.of(name);
      if (charged < least) [next, least] = [person, charged];
    }
    return next;
  }

  /** Passes the place on at once, so that nobody overtakes the next in the queue. */
  function end(name: string): void {
    const own = personOf(name);
    running -= 1;
    own.running -= 1;
    people.delete(name);
    people.set(name, own);
    forget(name, own);
    const next = nextPerson();
    if (!next) return;
    waiting -= 1;
    enter(next);
    next.waiting.shift()?.();
  }

  return {
    async run(work, requester = { person: NOBODY }) {
      const { person } = requester;
      await begin(person, requester);
      try {
        return await work();
      } finally {
        end(person);
      }
    },
    isIdle: () => running === 0,
  };
}
