import { ApiError } from '@daymark/contract/client';
import type { ErrorCode } from '@daymark/contract/errors';

/** What the server says went wrong, or the words for when it says nothing. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.failure?.message) || fallback;

/** Whether no answer came at all: the connection or the server is away. */
export const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** Why it failed, beside words for what failed: the server's own, else that it is away, and in any case what is kept. */
export const reasonOf = (error: unknown, kept: string): string =>
  messageOf(error, isUnreached(error) ? `Daymark cannot be reached. ${kept}` : kept);

/** The fields that the server refused, each with its words: `{ email: 'Please enter …' }`. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries((error.failure?.errors ?? []).map(({ path, message }) => [path, message]))
    : {};

/** Whether the server refused for this very reason. */
export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.failure?.code === code;

/** For a form whose thing has a newer version; the form itself shows what is new. */
export const STALE_WORDS = 'It was changed elsewhere. What you typed is kept.';
