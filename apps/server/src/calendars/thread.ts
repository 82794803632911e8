import { t } from '@daymark/words/t';
import { AppError } from '../http/errors.ts';
import { type FairQueue, makeFairQueue, type Requester } from '../http/fair-queue.ts';
import { processorCharges } from '../http/processor-charges.ts';
import { answerOfThread } from '../http/thread.ts';

const MEMORY_MEGABYTES = 192;
const RETRY_SECONDS = 5;
const NOBODY = '';

const makeQueue = (atOnce: number): FairQueue =>
  makeFairQueue({
    atOnce,
    eachAtOnce: 1,
    waitingMax: 40,
    eachWaitingMax: 10,
    charges: processorCharges,
    refusal: () =>
      new AppError('overloaded', t`Many calendars are being read right now. Please try again in a moment.`, {
        retryAfterSeconds: RETRY_SECONDS,
      }),
  });

/** Two, so that one slow calendar does not block others. */
const calendars = makeQueue(2);
/** Plans wait for holidays, which take little, so that they do not queue behind calendars. */
const holidays = makeQueue(1);

interface Work {
  /** Most processor time. */
  deadlineMilliseconds: number;
  requester: Requester | undefined;
}

/**
 * Reads the calendar of a user in a thread that gives way to others, when their turn has come. Throws `ThreadGaveUp`, and
 * `overloaded` if too many wait.
 */
export const inCalendarThread = (
  file: URL,
  material: unknown,
  { deadlineMilliseconds, requester = { person: NOBODY } }: Work,
): Promise<unknown> => {
  const limits = { deadlineMilliseconds, memoryMegabytes: MEMORY_MEGABYTES, isBackground: true };
  const { person } = requester;
  return calendars.run(() => answerOfThread(file, material, { ...limits, person }), requester);
};

/** Finds holidays in a thread, when the user's turn has come. Throws as `inCalendarThread` does. */
export const inHolidayThread = (
  file: URL,
  material: unknown,
  { deadlineMilliseconds, requester = { person: NOBODY } }: Work,
): Promise<unknown> => {
  const limits = { deadlineMilliseconds, memoryMegabytes: MEMORY_MEGABYTES };
  const { person } = requester;
  return holidays.run(() => answerOfThread(file, material, { ...limits, person }), requester);
};
