import { t } from '@daymark/words/t';
import { AppError } from '../http/errors.ts';
import { type FairQueue, makeFairQueue } from '../http/fair-queue.ts';

const RETRY_SECONDS = 5;
const WAITING_MAX = 100;

export const tooManyAtOnce = () =>
  new AppError(
    'overloaded',
    t`Too many people are signing in right now. Please try again in a few seconds.`,
    {
      retryAfterSeconds: RETRY_SECONDS,
    },
  );

/** Passwords hashed at once: each takes a core and 19 MiB. */
export const HASHED_AT_ONCE = 2;

/** A queue for a step of the log-in. If too many wait, the others get `overloaded`. */
export const makeSignInQueue = (atOnce: number): FairQueue =>
  makeFairQueue({
    atOnce,
    waitingMax: WAITING_MAX,
    refusal: tooManyAtOnce,
    // No user is known yet, so there is no limit per user. The queues of networks and addresses share the capacity.
    eachAtOnce: atOnce,
    eachWaitingMax: WAITING_MAX,
  });
