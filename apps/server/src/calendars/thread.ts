import { Worker } from 'node:worker_threads';
import { AppError } from '../http/errors.ts';
import { type Asker, makeTurns } from '../http/turns.ts';

const MEMORY_MEGABYTES = 192;
const RETRY_SECONDS = 5;

/** Two, so that nobody's calendar holds up the holidays or the calendar of another. */
const turns = makeTurns({
  atOnce: 2,
  eachAtOnce: 1,
  waitingMax: 40,
  eachWaitingMax: 10,
  refusal: () =>
    new AppError('overloaded', 'Many calendars are being read right now. Please try again in a moment.', {
      retryAfterSeconds: RETRY_SECONDS,
    }),
});

/** The work did not come to an end in time, or took too much memory. */
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
 * What a thread of its own makes of the material, as the file posts it. The thread ends with its work, whatever becomes of
 * that: what strangers wrote cannot hold up the server, and what is large is not kept. Throws `ThreadGaveUp`, and
 * `overloaded` when too many wait. Turns go round from person to person.
 */
export const inThread = (
  file: URL,
  material: unknown,
  deadlineMilliseconds: number,
  asker?: Asker,
): Promise<unknown> => turns.take(() => answerOf(file, material, deadlineMilliseconds), asker);
