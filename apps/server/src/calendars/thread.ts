import { Worker } from 'node:worker_threads';
import { t } from '@daymark/words/t';
import { AppError } from '../http/errors.ts';
import { makeFairQueue, type Requester } from '../http/fair-queue.ts';

const MEMORY_MEGABYTES = 192;
const RETRY_SECONDS = 5;

/** Two, so that one slow calendar does not block holidays or other calendars. */
const queue = makeFairQueue({
  atOnce: 2,
  eachAtOnce: 1,
  waitingMax: 40,
  eachWaitingMax: 10,
  refusal: () =>
    new AppError('overloaded', t`Many calendars are being read right now. Please try again in a moment.`, {
      retryAfterSeconds: RETRY_SECONDS,
    }),
});

/** The work took too long or too much memory. */
export class ThreadGaveUp extends Error {}

function answerOf(file: URL, material: unknown, deadlineMilliseconds: number): Promise<unknown> {
  const thread = new Worker(file, {
    workerData: material,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
  });
  return new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ThreadGaveUp('It took too long')), deadlineMilliseconds);
    thread.once('message', resolve);
    thread.once('error', (error: Error) =>
      reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadGaveUp() : error),
    );
    thread.once('exit', () => reject(new ThreadGaveUp('It ended without an answer')));
    thread.once('exit', () => clearTimeout(timer));
  }).finally(() => thread.terminate());
}

/**
 * Runs a file in its own thread and returns the message that it posts. The thread ends with its work: untrusted input
 * cannot block the server, and its memory is released. Throws `ThreadGaveUp`, and `overloaded` if too many wait. The
 * queue takes turns by user.
 */
export const inThread = (
  file: URL,
  material: unknown,
  deadlineMilliseconds: number,
  requester?: Requester,
): Promise<unknown> => queue.run(() => answerOf(file, material, deadlineMilliseconds), requester);
