import { ApiError } from '@daymark/contract/client';
import { t } from '@daymark/words/t';
import { isUnreached } from '../../platform/error-message.ts';
import { useSession } from '../../platform/session.ts';

export type FailureWords = {
  message: string;
  /** What was kept and what to do, if the message does not say it. */
  advice?: string;
};

/** Advice for a failure without an explanation. */
function adviceFor(error: unknown): { advice?: string } {
  if (isUnreached(error))
    return {
      advice: t`Daymark cannot be reached. What you typed is kept. Check the connection and try again.`,
    };
  const isExplained = error instanceof ApiError && error.failure !== undefined;
  return isExplained
    ? {}
    : { advice: t`The answer could not be understood. What you typed is kept. Try again in a moment.` };
}

/** The words for a failed action: the server's message, or the screen's own if there was no answer at all. */
export function failureWords(error: unknown, unreached?: string): FailureWords {
  const known = useSession.getState().error ?? '';
  return { message: isUnreached(error) ? (unreached ?? known) : known, ...adviceFor(error) };
}

/** After how many seconds another code can be sent, from the server's error. */
export const secondsToNextCode = (error: unknown): number | undefined =>
  error instanceof ApiError && error.failure?.code === 'resend_too_soon'
    ? error.retryAfterSeconds
    : undefined;
