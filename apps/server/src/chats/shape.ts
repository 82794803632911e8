import type { Chat, ChatMessage } from '@daymark/contract/chats';
import type { Proposal } from '@daymark/contract/proposals';
import { withAlias } from '@daymark/contract/values';
import { instant, instantOrNull } from '../http/shapes.ts';
import type { MessageRow, ProposalRow } from './message-store.ts';
import type { ChatRow } from './store.ts';

export const toChat = (row: ChatRow): Chat =>
  withAlias({
    id: row.id,
    title: row.title,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  });

export const toProposal = (row: ProposalRow): Proposal =>
  withAlias({
    id: row.id,
    messageId: row.message_id,
    action: row.action,
    effect: row.effect,
    status: row.status,
    result: row.result && {
      ...row.result,
      // Older results have no change to undo, and a change can be undone for 30 days.
      changeId: row.is_undone === null ? null : (row.result.changeId ?? null),
      isUndone: row.is_undone ?? false,
    },
    decidedAt: instantOrNull(row.decided_at),
  });

export const toMessage = (row: MessageRow): ChatMessage =>
  withAlias({
    id: row.id,
    chatId: row.chat_id,
    content: row.content,
    sender: row.sender,
    type: 'text',
    engine: row.engine,
    isStopped: row.is_stopped,
    proposals: row.proposals.map(toProposal),
    createdAt: instant(row.created_at),
  });
