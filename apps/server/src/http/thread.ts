import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { languageNow } from '@daymark/words/in-language';
import { processorCharges } from './processor-charges.ts';
import { millisecondsOf, type ThreadAnswer, type ThreadData, type ThreadTask } from './thread-tasks.ts';

/** The work took too long or too much memory. */
export class ThreadGaveUp extends Error {}

const SHORTEST_LOOK_MILLISECONDS = 20;
/** A thread that says nothing about itself is not waited for longer. */
const SILENT_MILLISECONDS = 1_000;
/** On a busy machine work takes some times its processor time; beyond this it hangs. */
const HANGS_AFTER_TIMES = 10;
const HANGS_AFTER_MILLISECONDS = 60_000;

interface ThreadSettings extends Partial<ThreadData> {
  memoryMegabytes: number;
  youngMegabytes?: number;
}

interface ThreadWork {
  name: string;
  material: unknown;
  /** Most processor time of this thread: what the rest of the machine does costs the work nothing. */
  deadlineMilliseconds: number;
  /** If it is aborted, the thread is ended. */
  signal?: AbortSignal;
  /** Is told how much processor time the work took, however it ended. */
  charge: (milliseconds: number) => void;
}

interface AnswerSettings extends Pick<ThreadWork, 'deadlineMilliseconds'> {
  person: string;
}

export interface Thread {
  /**
   * Sends a task and returns what it gives, one at a time. Throws `ThreadGaveUp`, the reason of the signal, or what the
   * task throws. The thread is over if the work did not end by itself.
   */
  run(work: ThreadWork): Promise<unknown>;
  hasEnded(): boolean;
  end(): Promise<void>;
}

/** How an error of a thread is told: V8 ends a thread that needs more memory than it may have. */
const failureOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new ThreadGaveUp('It took too much memory', { cause: error })
    : error;

/** Ends after a while, or never if it is over before. */
function pause(milliseconds: number, over: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  over.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return promise;
}

/** The processor time of a thread since its start; null if it does not say. */
async function processorTimeOf(worker: Worker): Promise<number | null> {
  const over = new AbortController();
  const said = worker.cpuUsage().then(millisecondsOf, () => null);
  const silence = pause(SILENT_MILLISECONDS, over.signal).then(() => null);
  return Promise.race([said, silence]).finally(() => over.abort());
}

async function lost(worker: Worker, over: AbortSignal): Promise<never> {
  await once(worker, 'exit', { signal: over });
  throw new ThreadGaveUp('It ended without an answer');
}

async function calledOff(signal: AbortSignal, over: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  await once(signal, 'abort', { signal: over });
  throw signal.reason;
}

/** Starts a thread that does the tasks of a file (`doTasks`). While it does nothing, it does not keep the process alive. */
export function startThread(
  file: URL,
  { memoryMegabytes, youngMegabytes, isBackground = false }: ThreadSettings,
): Thread {
  const worker = new Worker(file, {
    workerData: { isBackground } satisfies ThreadData,
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMegabytes,
      ...(youngMegabytes ? { maxYoungGenerationSizeMb: youngMegabytes } : {}),
    },
  });
  worker.unref();
  // Without a listener, an error of an idle thread would end the process.
  worker.on('error', () => {});
  let hasEnded = false;
  worker.once('exit', () => {
    hasEnded = true;
  });
  /** Processor time up to the last answer. */
  let before = 0;

  const end = async () => {
    hasEnded = true;
    await worker.terminate();
  };

  /** Throws when the work has used up its processor time. */
  async function tooLong(most: number, over: AbortSignal): Promise<never> {
    const hangsAt = performance.now() + Math.max(HANGS_AFTER_MILLISECONDS, HANGS_AFTER_TIMES * most);
    for (let used = 0; used < most && performance.now() < hangsAt; ) {
      await pause(Math.max(SHORTEST_LOOK_MILLISECONDS, most - used), over);
      used = ((await processorTimeOf(worker)) ?? before) - before;
    }
    throw new ThreadGaveUp('It took too long');
  }

  async function answerTo({
    name,
    material,
    signal,
    deadlineMilliseconds,
  }: ThreadWork): Promise<ThreadAnswer> {
    const over = new AbortController();
    worker.postMessage({ name, material, language: languageNow() } satisfies ThreadTask);
    const ends = [tooLong(deadlineMilliseconds, over.signal), lost(worker, over.signal)];
    if (signal) ends.push(calledOff(signal, over.signal));
    try {
      const [answer] = await Promise.race([once(worker, 'message', { signal: over.signal }), ...ends]);
      return answer as ThreadAnswer;
    } finally {
      over.abort();
    }
  }

  async function charged(work: ThreadWork): Promise<ThreadAnswer> {
    const began = performance.now();
    worker.ref();
    try {
      const answer = await answerTo(work);
      work.charge(answer.processorMilliseconds - before);
      before = answer.processorMilliseconds;
      return answer;
    } catch (error) {
      const total = await processorTimeOf(worker);
      work.charge(total === null ? performance.now() - began : total - before);
      await end();
      throw failureOf(error);
    } finally {
      worker.unref();
    }
  }

  return {
    async run(work) {
      const answer = await charged(work);
      if ('error' in answer) throw answer.error;
      return answer.value;
    },
    end,
    hasEnded: () => hasEnded,
  };
}

/**
 * Runs the task `answer` of a file in a thread of its own, which ends with it: untrusted input cannot block the server,
 * and its memory is released. Its processor time is charged to the person. Throws as `run` does.
 */
export async function answerOfThread(
  file: URL,
  material: unknown,
  { person, deadlineMilliseconds, ...settings }: ThreadSettings & AnswerSettings,
): Promise<unknown> {
  const thread = startThread(file, settings);
  const charge = (milliseconds: number) => processorCharges.charge(person, milliseconds);
  try {
    return await thread.run({ name: 'answer', material, deadlineMilliseconds, charge });
  } finally {
    await thread.end();
  }
}
