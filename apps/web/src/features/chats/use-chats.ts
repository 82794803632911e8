import type { Chat, ChatSuggestion } from '@daymark/contract/chats';
import { t } from '@daymark/words/t';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { fieldErrorsOf, messageOf, reasonOf } from '../../platform/error-message.ts';
import { inOrder } from '../../platform/in-order.ts';
import { once } from '../../platform/once.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { ask, forgetExchange } from './answers.ts';
import { chatListQuery, conversationQuery, dropChat, putChat } from './chat-queries.ts';

const askAnew = (client: QueryClient) => client.invalidateQueries({ queryKey: chatListQuery().queryKey });

async function open(client: QueryClient, chat: Chat): Promise<void> {
  putChat(client, chat);
  void askAnew(client);
  showToast({ kind: 'success', title: t`Chat created successfully!` });
  try {
    await client.fetchInfiniteQuery({ ...conversationQuery(chat.id), retry: false });
  } catch (error) {
    showFailure(t`Chat created but failed to load`, error, t`It is in the list of your chats.`);
  }
}

/** Creates a chat, adds it to the cache before it is opened, and sends its first message if there is one. */
export function useCreateChat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ title }: { title: string; message: string }) => {
      const call = { body: { title } };
      const answer = await once(call, (idempotencyKey) => api.chats.create(call, { idempotencyKey }));
      return answer.data.chat;
    },
    onSuccess: async (chat, { message }) => {
      await open(client, chat);
      if (message !== '') void ask(client, chat.id, { content: message });
    },
  });
}

/** Creates a chat and sends a suggestion as its first message. */
export function useCreateWithSuggestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ title, prompt }: ChatSuggestion) => {
      const call = { body: { suggestion: { title, prompt } } };
      const send = (idempotencyKey: string) => api.chats.createWithSuggestion(call, { idempotencyKey });
      return (await once(call, send)).data;
    },
    onSuccess: async ({ chat, initialMessage }) => {
      await open(client, chat);
      void ask(client, chat.id, { content: initialMessage });
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        title: messageOf(error, t`Failed to create chat with suggestion`),
        description: reasonOf(error, t`Please try again.`),
      }),
  });
}

/** Why a title was refused. */
export const titleProblem = (error: unknown): string =>
  fieldErrorsOf(error).title ?? reasonOf(error, t`The title could not be saved. Please try again.`);

/** Renames a chat optimistically, and restores the title if the server refuses. */
export function useRenameChat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ chat, title }: { chat: Chat; title: string }) =>
      inOrder(client, chat.id, () => api.chats.rename({ params: { id: chat.id }, body: { title } })),
    onMutate: async ({ chat, title }) => {
      await client.cancelQueries({ queryKey: chatListQuery().queryKey });
      putChat(client, { ...chat, title });
    },
    onSuccess: ({ data }) => {
      putChat(client, data.chat);
      showToast({ kind: 'success', title: t`Chat title updated!` });
    },
    onError: (error, { chat }) => {
      putChat(client, chat);
      void askAnew(client);
      showToast({
        kind: 'error',
        title: t`Failed to update title`,
        description: messageOf(error, t`Failed to update chat title. What you typed is kept.`),
      });
    },
  });
}

function useRestoreChat(onRestored: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Chat) => inOrder(client, id, () => api.chats.restore({ params: { id } })),
    onMutate: (chat) => putChat(client, chat),
    onSuccess: (_answer, { id }) => onRestored(id),
    onError: (error, { id, title }) => {
      dropChat(client, id);
      showFailure(t`Failed to restore “${title}”`, error, t`It is still kept for 30 days. Please try again.`);
    },
    onSettled: () => askAnew(client),
  });
}

/** Deletes a chat at once; the toast restores it. */
export function useDeleteChat(onRestored: (id: string) => void) {
  const client = useQueryClient();
  const restore = useRestoreChat(onRestored);
  return useMutation({
    mutationFn: ({ id }: Chat) => inOrder(client, id, () => api.chats.delete({ params: { id } })),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: chatListQuery().queryKey });
      forgetExchange(id);
      dropChat(client, id);
    },
    onSuccess: (_answer, chat) =>
      showToast({
        kind: 'success',
        title: t`Chat deleted successfully!`,
        description: chat.title,
        action: { label: t`Undo`, onAction: () => restore.mutate(chat) },
      }),
    onError: (error, chat) => {
      putChat(client, chat);
      void askAnew(client);
      showFailure(t`Failed to delete chat`, error, t`It is still there. Please try again.`);
    },
  });
}
