import { AppError } from '../http/errors.ts';
import { makeTurns, type Turns } from '../http/turns.ts';

const RETRY_SECONDS = 5;

export const tooManyAtOnce = () =>
  new AppError('overloaded', 'Too many people are signing in right now. Please try again in a few seconds.', {
    retryAfterSeconds: RETRY_SECONDS,
  });

/** Turns at what signing in takes. Where too many wait the rest is told `overloaded`. */
export const makeSignInTurns = (): Turns => makeTurns({ atOnce: 2, waitingMax: 100, refusal: tooManyAtOnce });
