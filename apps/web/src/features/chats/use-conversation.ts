import { ApiError } from '@daymark/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reasonOf } from '../../lib/error-message.ts';
import { showToast } from '../../ui/toast-store.ts';
import { conversationQuery, messagesIn } from './chat-queries.ts';

/** Not there, not ours, or no id at all: to the person it is all the same. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** A conversation from its end, its earlier parts as they are wanted. */
export function useConversation(chatId: string) {
  const query = useInfiniteQuery(conversationQuery(chatId));
  const { isFetching, isFetchNextPageError, error, fetchNextPage } = query;
  const failure = isFetchNextPageError || isMissing(error) ? null : error;
  // While it fails again and again for one reason, that is told once.
  const reason = failure ? reasonOf(failure, 'It is kept on the server.') : undefined;
  useEffect(() => {
    if (reason) showToast({ kind: 'error', title: 'Failed to load chat', description: reason });
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
