import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryError } from '../../../ui/query-error.tsx';
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
      <QueryError query={query} message={failed} />
      {query.isPending && (
        <SkeletonRegion>
          <Skeleton className="h-12 w-full" />
        </SkeletonRegion>
      )}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
