import { t } from '@daymark/words/t';
import { AppError } from '../http/errors.ts';
import { makeFairQueue, type Requester } from '../http/fair-queue.ts';
import { answerOfThread } from '../http/thread.ts';

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

/**
 * Runs a file in its own thread when the user's turn has come. Throws `ThreadGaveUp`, and `overloaded` if too many wait.
 */
export const inThread = (
  file: URL,
  material: unknown,
  deadlineMilliseconds: number,
  requester?: Requester,
): Promise<unknown> =>
  queue.run(
    () => answerOfThread(file, material, { deadlineMilliseconds, memoryMegabytes: MEMORY_MEGABYTES }),
    requester,
  );
