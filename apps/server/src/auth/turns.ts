import { AppError } from '../http/errors.ts';
import { makeTurns, type Turns } from '../http/turns.ts';

const RETRY_SECONDS = 5;

export const tooManyAtOnce = () =>
  new AppError('overloaded', 'Too many people are signing in right now. Please try again in a few seconds.', {
    retryAfterSeconds: RETRY_SECONDS,
  });

/** How many passwords are hashed at once: each takes a core and 19 MiB. */
export const HASHED_AT_ONCE = 2;

/** Turns at what signing in takes. Where too many wait the rest is told `overloaded`. */
export const makeSignInTurns = (atOnce: number): Turns =>
  makeTurns({ atOnce, waitingMax: 100, refusal: tooManyAtOnce });
