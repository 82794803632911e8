import { randomUUIDv7 } from 'node:crypto';
import type { ChatMessage } from '@daymark/contract/chats';
import type { ProposalToMake } from './effects.ts';
import type { MessageToInsert, ProposalToInsert } from './message-store.ts';
import { toMessage, toProposal } from './shape.ts';

export const made = (message: Omit<MessageToInsert, 'id'>): MessageToInsert => ({
  id: randomUUIDv7(),
  ...message,
});

/** Proposals to insert with a message. */
export const offeredWith = (
  { id: messageId }: MessageToInsert,
  proposals: readonly ProposalToMake[],
): ProposalToInsert[] => proposals.map((proposal) => ({ id: randomUUIDv7(), messageId, ...proposal }));

/** A message that was just inserted, with its open proposals. */
export const shown = (
  chatId: string,
  message: MessageToInsert,
  offered: readonly ProposalToInsert[] = [],
): ChatMessage => ({
  ...toMessage({
    id: message.id,
    chat_id: chatId,
    sender: message.sender,
    content: message.content,
    engine: message.engine,
    is_stopped: message.isStopped,
    created_at: message.createdAt,
    proposals: [],
  }),
  proposals: offered.map(({ id, messageId, action, effect, targetVersion }) =>
    toProposal({
      id,
      message_id: messageId,
      action,
      effect,
      target_version: targetVersion,
      status: 'open',
      result: null,
      decided_at: null,
    }),
  ),
});
