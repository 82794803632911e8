import { ApiError } from '@daymark/contract/client';

/** What the server says went wrong, or the words for when it says nothing. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.failure?.message) || fallback;

/** The fields that the server refused, each with its words: `{ email: 'Please enter …' }`. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries((error.failure?.errors ?? []).map(({ path, message }) => [path, message]))
    : {};
