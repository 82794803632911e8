import { ApiError } from '@daymark/contract/client';
import type { ErrorCode } from '@daymark/contract/errors';
import { t } from '@daymark/words/t';
import { hasCode, isUnreached, messageOf } from '../../platform/error-message.ts';

export interface DraftFailure {
  /** What happened: the server's text, or that of the specification. */
  what: string;
  kept: string;
  /** The conversation has too little information: a retry would fail again. */
  isTooLittle: boolean;
}

/** A failure in a stream has only a code; a proxy's answer has only a status. */
const is = (error: unknown, code: ErrorCode, status: number) =>
  hasCode(error, code) || (error instanceof ApiError && error.status === status);

/** What a failure is called where the server does not say it. */
function fallbackOf(error: unknown): string {
  if (is(error, 'invalid_input', 400))
    return t`Unable to create project from this conversation. Try discussing a specific project idea in more detail.`;
  if (is(error, 'ai_limit_reached', 429))
    return t`You have reached the daily limit for AI requests. Please try again tomorrow or upgrade your plan.`;
  if (is(error, 'overloaded', 503))
    return t`The AI service is currently overloaded. Please try again in a few minutes.`;
  return t`Failed to create project from chat`;
}

/** Why no project could be read out of a conversation, as one error. */
export const draftFailure = (error: unknown): DraftFailure => ({
  what: messageOf(error, fallbackOf(error)),
  kept: isUnreached(error)
    ? t`Daymark cannot be reached. Your chat is unchanged.`
    : t`Your chat is unchanged.`,
  isTooLittle: is(error, 'invalid_input', 400),
});
