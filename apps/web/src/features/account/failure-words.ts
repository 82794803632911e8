import { ApiError } from '@daymark/contract/client';
import { isUnreached } from '../../lib/error-message.ts';
import { useSession } from '../../lib/session.ts';

export type FailureWords = {
  message: string;
  /** What was kept and what to do, where the message cannot tell. */
  advice?: string;
};

const KEPT = 'What you typed is kept.';

/** Nobody explained it: what is known all the same. */
function adviceFor(error: unknown): { advice?: string } {
  if (isUnreached(error))
    return { advice: `Daymark cannot be reached. ${KEPT} Check the connection and try again.` };
  const isExplained = error instanceof ApiError && error.failure !== undefined;
  return isExplained ? {} : { advice: `The answer could not be understood. ${KEPT} Try again in a moment.` };
}

/** What a screen says of an action that failed: what the store says, or its own words where no answer came at all. */
export function failureWords(error: unknown, unreached?: string): FailureWords {
  const known = useSession.getState().error ?? '';
  return { message: isUnreached(error) ? (unreached ?? known) : known, ...adviceFor(error) };
}

/** In how many seconds the next code can be sent, when one was sent a moment ago; the server says so. */
export const secondsToNextCode = (error: unknown): number | undefined =>
  error instanceof ApiError && error.failure?.code === 'resend_too_soon'
    ? error.retryAfterSeconds
    : undefined;
