import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../../lib/error-message.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  /** What is said if there is no answer that explains it. */
  failed: string;
  children: (data: T) => ReactNode;
};

/** What a query has, or that it loads, or why it failed. */
export function Loaded<T>({ query, failed, children }: LoadedProps<T>) {
  return (
    <>
      {query.isError && (
        <ErrorBanner
          message={messageOf(query.error, failed)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.isPending && (
        <SkeletonRegion>
          <Skeleton className="h-12 w-full" />
        </SkeletonRegion>
      )}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
