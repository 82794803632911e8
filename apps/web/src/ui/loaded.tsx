import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryError } from './query-error.tsx';
import { Skeleton, SkeletonRegion } from './skeleton.tsx';

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  /** What is said if there is no answer that explains it. */
  failed: string;
  /** What is kept meanwhile. */
  kept?: string;
  loading?: string;
  /** The height and the width of what comes. */
  skeleton?: string;
  children: (data: T) => ReactNode;
};

/** What a query has, or that it loads, or why it failed. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, failed, kept, loading, skeleton = 'h-12 w-full', children } = props;
  return (
    <>
      <QueryError query={query} message={failed}>
        {kept}
      </QueryError>
      {query.isPending && (
        <SkeletonRegion {...(loading && { label: loading })}>
          <Skeleton className={skeleton} />
        </SkeletonRegion>
      )}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
