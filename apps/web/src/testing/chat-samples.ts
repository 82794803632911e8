import type { Chat, ChatMessage } from '@daymark/contract/chats';
import type { Proposal } from '@daymark/contract/proposals';

const INSTANT = '2026-11-20T09:00:00.000Z';
const CHAT_ID = 'fair';

export const sampleChat = (title: string, fields: Partial<Chat> = {}): Chat => ({
  id: CHAT_ID,
  _id: CHAT_ID,
  title,
  createdAt: INSTANT,
  updatedAt: INSTANT,
  ...fields,
});

/** A user's message with an id. */
export const sampleSaid = (id: string, content: string): ChatMessage => ({
  id,
  _id: id,
  chatId: CHAT_ID,
  content,
  sender: 'user',
  type: 'text',
  engine: null,
  isStopped: false,
  proposals: [],
  createdAt: INSTANT,
});

/** The assistant's answer with an id. */
export const sampleAnswer = (
  id: string,
  content: string,
  fields: Partial<ChatMessage> = {},
): ChatMessage => ({
  ...sampleSaid(id, content),
  sender: 'assistant',
  engine: 'built-in assistant',
  ...fields,
});

/** An open proposal to add a subtask. */
export const sampleProposal = (fields: Partial<Proposal> = {}): Proposal => ({
  id: 'call-ana',
  _id: 'call-ana',
  messageId: 'answer',
  action: {
    kind: 'create-subtask',
    projectId: 'bakery',
    subtask: {
      title: 'Call Ana',
      description: 'About the ovens',
      status: 'Pending',
      priority: 'Medium',
      dueDate: '2026-11-21',
      dueTime: null,
      estimatedHours: null,
      actualHours: null,
      tags: [],
      milestoneId: null,
      dependsOn: [],
      lags: [],
      pinned: false,
      earliestOn: null,
      source: null,
    },
  },
  effect: 'Add the task “Call Ana” to “Bakery”: due Sat 21 Nov 2026; priority Medium.',
  status: 'open',
  result: null,
  decidedAt: null,
  ...fields,
});

/** A conversation in the server's format. */
export const sampleConversation = (messages: ChatMessage[], hasEarlier = false) => ({
  success: true as const,
  data: { chat: sampleChat('Spring fair'), messages, hasEarlier },
});

export const sampleAllowance = (fields: { engine?: string; limit?: number; left?: number } = {}) => ({
  success: true as const,
  data: {
    engine: 'built-in assistant',
    limit: null,
    left: null,
    resetsAt: '2026-11-21T00:00:00.000Z',
    ...fields,
  },
});
