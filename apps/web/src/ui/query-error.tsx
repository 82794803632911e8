import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../platform/error-message.ts';
import { ErrorBanner } from './error-banner.tsx';

type QueryErrorProps = {
  query: Pick<UseQueryResult<unknown>, 'error' | 'refetch' | 'isFetching'>;
  /** What is said if there is no answer that explains it. */
  message: string;
  /** What is kept. */
  children?: ReactNode;
};

/** Why a query failed, and a button that asks again. Nothing if it did not fail. */
export const QueryError = ({ query: { error, refetch, isFetching }, message, children }: QueryErrorProps) =>
  error && (
    <ErrorBanner message={messageOf(error, message)} onRetry={() => void refetch()} retrying={isFetching}>
      {children}
    </ErrorBanner>
  );
