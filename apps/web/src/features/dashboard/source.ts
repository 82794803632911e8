import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../../platform/error-message.ts';

/** The query of a panel. Each can fail and be retried independently. */
export interface Source<T> {
  value: T | undefined;
  /** The error message of the last attempt. */
  problem: string | undefined;
  /** The first answer is pending, without an error so far. */
  isFirst: boolean;
  isFetching: boolean;
  retry: () => Promise<unknown>;
}

/** `fallback` is the error message if the server sends none. */
export const sourceOf = <T>(query: UseQueryResult<T>, fallback: string): Source<T> => ({
  value: query.data,
  problem: query.error ? messageOf(query.error, fallback) : undefined,
  isFirst: query.isPending && query.failureCount === 0,
  isFetching: query.isFetching,
  retry: query.refetch,
});
