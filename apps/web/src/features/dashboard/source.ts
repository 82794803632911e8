import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../../lib/error-message.ts';

/** Where a panel has its content from: each fails by itself, and can be asked again by itself. */
export interface Source<T> {
  value: T | undefined;
  /** What went wrong the last time, in words. */
  problem: string | undefined;
  /** The first answer is on its way, and nothing went wrong so far. */
  isFirst: boolean;
  isFetching: boolean;
  retry: () => Promise<unknown>;
}

/** `fallback` says what went wrong where the server does not. */
export const sourceOf = <T>(query: UseQueryResult<T>, fallback: string): Source<T> => ({
  value: query.data,
  problem: query.error ? messageOf(query.error, fallback) : undefined,
  isFirst: query.isPending && query.failureCount === 0,
  isFetching: query.isFetching,
  retry: query.refetch,
});
