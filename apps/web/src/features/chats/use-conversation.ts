import { ApiError } from '@daymark/contract/client';
import { t } from '@daymark/words/t';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reasonOf } from '../../platform/error-message.ts';
import { showToast } from '../../ui/toast-store.ts';
import { conversationQuery, messagesIn } from './chat-queries.ts';

/** Missing, somebody else's, or an invalid id: the user sees the same. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** A conversation from its end; earlier pages are loaded on demand. */
export function useConversation(chatId: string) {
  const query = useInfiniteQuery(conversationQuery(chatId));
  const { isFetching, isFetchNextPageError, error, fetchNextPage } = query;
  const failure = isFetchNextPageError || isMissing(error) ? null : error;
  // Repeated failures for one reason are reported once.
  const reason = failure ? reasonOf(failure, t`It is kept on the server.`) : undefined;
  useEffect(() => {
    if (reason) showToast({ kind: 'error', title: t`Failed to load chat`, description: reason });
  }, [reason]);
  return {
    chat: query.data?.pages[0]?.chat,
    messages: messagesIn(query.data),
    isThere: query.data !== undefined,
    isMissing: isMissing(error),
    failure,
    isFetching,
    refetch: () => void query.refetch(),
    earlier: {
      isThere: query.hasNextPage,
      isFetching: query.isFetchingNextPage,
      hasFailed: isFetchNextPageError,
      // A second call before the first one shows as under way must not cancel it.
      fetch: () => void fetchNextPage({ cancelRefetch: false }),
    },
  };
}

export type Earlier = ReturnType<typeof useConversation>['earlier'];
