import { AppError } from '../http/errors.ts';
import { makeTurns, type Turns } from '../http/turns.ts';

const RETRY_SECONDS = 5;
const WAITING_MAX = 100;

export const tooManyAtOnce = () =>
  new AppError('overloaded', 'Too many people are signing in right now. Please try again in a few seconds.', {
    retryAfterSeconds: RETRY_SECONDS,
  });

/** How many passwords are hashed at once: each takes a core and 19 MiB. */
export const HASHED_AT_ONCE = 2;

/** Turns at what signing in takes. Where too many wait the rest is told `overloaded`. */
export const makeSignInTurns = (atOnce: number): Turns =>
  makeTurns({
    ...{ atOnce, waitingMax: WAITING_MAX, refusal: tooManyAtOnce },
    // Nobody is known yet: the lines of networks and addresses share it out.
    ...{ eachAtOnce: atOnce, eachWaitingMax: WAITING_MAX },
  });
