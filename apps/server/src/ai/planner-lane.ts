import { t } from '@daymark/words/t';
import { AppError } from '../http/errors.ts';
import { makeFairQueue } from '../http/fair-queue.ts';
import type { ProcessorCharges } from '../http/processor-charges.ts';
import { startThread, type Thread, ThreadGaveUp } from '../http/thread.ts';
import type { Caller } from './engine.ts';

/** The library takes 20 MB for each language that is planned in; where it is not kept on the disk, making one ready takes 300. */
const MEMORY_MEGABYTES = 448;
/** V8's own choice would keep 30 MB more, and plan no faster. */
const YOUNG_MEGABYTES = 6;
/** Nearly all work ends within this. Restarting the thread would delay others longer than letting it finish. */
const ABANDONED_MILLISECONDS = 1_000;
/** For the start of a thread and what prepares it. */
const PREPARING_MILLISECONDS = 60_000;
/** Who has the planner itself done something. */
const NOBODY = '';

const FILE = new URL('./plan-worker.ts', import.meta.url);

const busy = () =>
  new AppError('overloaded', t`The planner is busy. Please try again in a moment.`, { retryAfterSeconds: 5 });

const tookTooLong = (cause: unknown) =>
  new AppError(
    'ai_unavailable',
    t`The planner took too long over this brief. Please shorten it and try again.`,
    { cause },
  );

/** The limits of a lane. */
export interface LaneLimits {
  /** Most processor time of one piece of work. */
  deadlineMilliseconds: number;
  waitingMax: number;
  eachWaitingMax: number;
  charges: ProcessorCharges;
}

export interface PlannerTask {
  name: string;
  material: unknown;
  /** What it reads and arranges, in characters of text. */
  size: number;
}

/** A signal that ends abandoned work which does not end by itself at once. */
function endOfAbandoned(gone: AbortSignal) {
  const end = new AbortController();
  let abandoned: NodeJS.Timeout | undefined;
  const abandon = () => {
    abandoned = setTimeout(() => end.abort(gone.reason), ABANDONED_MILLISECONDS);
  };
  gone.addEventListener('abort', abandon, { once: true });
  if (gone.aborted) abandon();
  const stop = () => {
    clearTimeout(abandoned);
    gone.removeEventListener('abort', abandon);
  };
  return { signal: end.signal, stop };
}

const ownTask = (name: string) => ({
  ...{ name, material: null, charge: () => {} },
  deadlineMilliseconds: PREPARING_MILLISECONDS,
});

/** A thread of the planner, which starts with its first work. */
function makePlannerThread(isBackground: boolean) {
  const settings = { memoryMegabytes: MEMORY_MEGABYTES, youngMegabytes: YOUNG_MEGABYTES, isBackground };
  let thread: Thread | undefined;
  let isStopped = false;
  const isOn = () => thread !== undefined && !thread.hasEnded();
  const end = async () => thread?.end();
  /** Its start is nobody's work. */
  async function ready(): Promise<Thread> {
    if (isStopped) throw busy();
    if (thread && !thread.hasEnded()) return thread;
    thread = startThread(FILE, settings);
    await thread.run(ownTask('begin'));
    return thread;
  }
  const prepare = async () => (await ready()).run(ownTask('prepare'));
  const stop = () => {
    isStopped = true;
    return end();
  };
  return { isOn, ready, prepare, end, stop };
}

/** A thread, and the queue before it, which goes by the processor time that each user had. */
export function makeLane(
  { deadlineMilliseconds, waitingMax, eachWaitingMax, charges }: LaneLimits,
  isBackground: boolean,
) {
  const thread = makePlannerThread(isBackground);
  const waiting = { waitingMax, eachWaitingMax };
  const queue = makeFairQueue({ atOnce: 1, eachAtOnce: 1, ...waiting, refusal: busy, charges });

  // The time limit begins with the work, and does not include the wait in the queue.
  async function inThread(
    { name, material }: PlannerTask,
    { userId, signal: gone }: Caller,
  ): Promise<unknown> {
    const { signal, stop } = endOfAbandoned(gone);
    const charge = (milliseconds: number) => charges.charge(userId, milliseconds);
    try {
      const ready = await thread.ready();
      return await ready.run({ name, material, deadlineMilliseconds, signal, charge });
    } catch (error) {
      gone.throwIfAborted();
      throw error instanceof ThreadGaveUp ? tookTooLong(error) : error;
    } finally {
      stop();
    }
  }

  /** Does something with the thread between two pieces of work, before whatever else waits. Never fails. */
  const between = (work: () => Promise<unknown>): Promise<void> =>
    queue.run(work, { person: NOBODY, isLetIn: true }).then(
      () => undefined,
      () => undefined,
    );

  return {
    run: (task: PlannerTask, caller: Caller): Promise<unknown> => {
      const { userId: person, signal, isLetIn } = caller;
      return queue.run(() => inThread(task, caller), { person, signal, isLetIn });
    },
    /** Whether there is a thread. */
    isOn: thread.isOn,
    isIdle: queue.isIdle,
    prepare: () => between(thread.prepare),
    end: () => between(thread.end),
    renew: () => between(() => thread.end().then(thread.prepare)),
    stop: thread.stop,
  };
}
