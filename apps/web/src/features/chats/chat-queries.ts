import type { Chat, ChatMessage } from '@daymark/contract/chats';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

export const CHATS_KEY = ['chats'];

/** One page of a conversation. */
type Part = { chat: Chat; messages: ChatMessage[]; hasEarlier: boolean };
type Conversation = InfiniteData<Part, string>;

export const chatListQuery = () =>
  queryOptions({
    queryKey: [...CHATS_KEY, 'list'],
    queryFn: async ({ signal }) => (await api.chats.list({}, { signal })).data,
  });

/** Suggestions depend on the projects, so they are fetched on every visit. */
export const suggestionsQuery = () =>
  queryOptions({
    queryKey: [...CHATS_KEY, 'suggestions'],
    queryFn: async ({ signal }) => (await api.chats.suggestions({}, { signal })).data.suggestions,
    staleTime: 0,
  });

export const allowanceQuery = () =>
  queryOptions({
    queryKey: [...CHATS_KEY, 'allowance'],
    queryFn: async ({ signal }) => (await api.chats.allowance({}, { signal })).data,
    staleTime: 0,
  });

/** A conversation from its end: the first page has the latest messages, each further one those before. */
export const conversationQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...CHATS_KEY, 'conversation', id],
    queryFn: async ({ pageParam, signal }): Promise<Part> => {
      const query = pageParam === '' ? {} : { before: pageParam };
      return (await api.chats.get({ params: { id }, query }, { signal })).data;
    },
    initialPageParam: '',
    getNextPageParam: ({ messages, hasEarlier }) => (hasEarlier ? messages[0]?.id : undefined),
  });

export const messagesIn = (conversation: Pick<Conversation, 'pages'> | undefined): ChatMessage[] =>
  (conversation?.pages ?? []).toReversed().flatMap(({ messages }) => messages);

export const upTo = (messages: readonly ChatMessage[], id: string | undefined): readonly ChatMessage[] => {
  const end = messages.findIndex((message) => message.id === id);
  return end < 0 ? messages : messages.slice(0, end);
};

/** Appends a message and its answer to a conversation. A replaced message and everything after it are removed. */
export function appendExchange(
  client: QueryClient,
  chatId: string,
  { exchange, replaces }: { exchange: readonly ChatMessage[]; replaces: string | undefined },
): void {
  client.setQueryData<Conversation>(conversationQuery(chatId).queryKey, (conversation) => {
    if (!conversation) return conversation;
    const stays = new Set(upTo(messagesIn(conversation), replaces));
    const pages = conversation.pages.map((part, index) => {
      const messages = part.messages.filter((message) => stays.has(message));
      return { ...part, messages: index === 0 ? [...messages, ...exchange] : messages };
    });
    return { ...conversation, pages };
  });
}

/** Updates fields of a message in the cached conversation. */
export function writeMessage(client: QueryClient, { chatId, id }: ChatMessage, fields: Partial<ChatMessage>) {
  client.setQueryData<Conversation>(
    conversationQuery(chatId).queryKey,
    (conversation) =>
      conversation && {
        ...conversation,
        pages: conversation.pages.map((part) => ({
          ...part,
          messages: part.messages.map((message) => (message.id === id ? { ...message, ...fields } : message)),
        })),
      },
  );
}

const lastUsedFirst = (a: Chat, b: Chat) => b.updatedAt.localeCompare(a.updatedAt);

/** Inserts or replaces a chat in the cached list. A list that was never loaded is not created. */
export function putChat(client: QueryClient, chat: Chat): void {
  client.setQueryData(
    chatListQuery().queryKey,
    (chats) => chats && [chat, ...chats.filter(({ id }) => id !== chat.id)].sort(lastUsedFirst),
  );
}

export function dropChat(client: QueryClient, id: string): void {
  client.setQueryData(chatListQuery().queryKey, (chats) => chats?.filter((chat) => chat.id !== id));
}
