import { ApiError } from '@daymark/contract/client';
import type { ErrorCode } from '@daymark/contract/errors';
import { t } from '@daymark/words/t';

/** The server's error message, or the fallback if there is none. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.failure?.message) || fallback;

/** Whether there was no answer at all: the connection or the server is down. */
export const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** The reason of a failure: the server's message, or that it is unreachable, and in that case what is kept. */
export const reasonOf = (error: unknown, kept: string): string =>
  messageOf(error, isUnreached(error) ? `${t`Daymark cannot be reached.`} ${kept}` : kept);

/** The fields that the server refused, each with its message: `{ email: 'Please enter …' }`. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries((error.failure?.errors ?? []).map(({ path, message }) => [path, message]))
    : {};

/** Whether the server's error has this code. */
export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.failure?.code === code;

/** Missing, somebody else's, or an invalid id: the user sees the same. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** For a form whose data has a newer version; the form itself shows the changes. */
export const STALE_WORDS = t`It was changed elsewhere. What you typed is kept.`;
