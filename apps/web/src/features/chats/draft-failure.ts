import { ApiError } from '@daymark/contract/client';
import type { ErrorCode } from '@daymark/contract/errors';
import { hasCode, messageOf, reasonOf } from '../../lib/error-message.ts';

export interface DraftFailure {
  what: string;
  why: string;
  /** The conversation has too little information: a retry would fail again. */
  isTooLittle: boolean;
}

/** A failure in a stream has only a code; a proxy's answer has only a status. */
const is = (error: unknown, code: ErrorCode, status: number) =>
  hasCode(error, code) || (error instanceof ApiError && error.status === status);

/** Why no project could be read out of a conversation, and what to do. */
export function draftFailure(error: unknown): DraftFailure {
  if (is(error, 'invalid_input', 400))
    return {
      what: 'Unable to create project from this conversation. Try discussing a specific project idea in more detail.',
      why: messageOf(
        error,
        'Unable to extract project information from the conversation. Please provide more specific project details in your chat.',
      ),
      isTooLittle: true,
    };
  const what = 'Failed to create project from chat';
  if (is(error, 'ai_limit_reached', 429))
    return {
      what,
      why: messageOf(
        error,
        'You have reached the daily limit for AI requests. Please try again tomorrow or upgrade your plan.',
      ),
      isTooLittle: false,
    };
  if (is(error, 'overloaded', 503))
    return {
      what,
      why: messageOf(error, 'The AI service is currently overloaded. Please try again in a few minutes.'),
      isTooLittle: false,
    };
  return { what, why: reasonOf(error, 'Your chat is unchanged. Please try again.'), isTooLittle: false };
}
