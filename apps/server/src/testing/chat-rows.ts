import type { Row } from './authorization-row.ts';
import type { Owner } from './owner.ts';

const chat = (owner: Owner) => ({ id: owner.chatId });
const proposal = (owner: Owner) => ({ id: owner.chatId, proposalId: owner.proposalId });

const renaming = (subtaskId: string) => ({
  kind: 'change-subtask',
  subtaskId,
  change: { title: 'Renamed by a program' },
});

/** Calls for the operations of chats. */
export const CHAT_ROWS: Record<string, Row> = {
  'chats.list': { own: () => ({}), ofOneself: true },
  'chats.suggestions': { own: () => ({}), ofOneself: true },
  'chats.allowance': { own: () => ({}), ofOneself: true },
  'chats.create': { own: () => ({ body: { title: 'About the bakery' } }), ofOneself: true },
  'chats.createWithSuggestion': {
    own: () => ({ body: { suggestion: { title: 'Overdue', prompt: 'What is overdue?' } } }),
    ofOneself: true,
  },
  'chats.get': {
    own: (owner) => ({ params: chat(owner) }),
    mixed: (victim, attacker) => [{ params: chat(attacker), query: { before: victim.messageId } }],
  },
  'chats.send': {
    own: (owner) => ({ params: chat(owner), body: { content: 'What do I have to do today?' } }),
    mixed: (victim, attacker) => [
      { params: chat(attacker), body: { content: 'How is the secret project of the owner going?' } },
      { params: chat(attacker), body: { content: 'Rename the secret subtask to "Mine"' } },
      { params: chat(attacker), body: { content: 'Again', replaces: victim.messageId } },
    ],
  },
  'chats.rename': { own: (owner) => ({ params: chat(owner), body: { title: 'Renamed' } }) },
  'chats.delete': { own: (owner) => ({ params: chat(owner) }) },
  'chats.restore': { own: (owner) => ({ params: { id: owner.deletedChatId } }) },
  'chats.draftProject': { own: (owner) => ({ params: chat(owner) }) },
  'chats.createProject': {
    own: (owner) => ({
      params: chat(owner),
      body: { project: { name: 'Choir website', startDate: '2026-11-20', dueDate: '2026-12-20' } },
    }),
  },
  'chats.propose': {
    own: (owner) => ({
      params: chat(owner),
      body: { content: 'I can do this:', actions: [renaming(owner.subtaskId)] },
    }),
    mixed: (victim, attacker) => [
      { params: chat(attacker), body: { content: 'Mine', actions: [renaming(victim.subtaskId)] } },
      { params: chat(victim), body: { content: 'Mine', actions: [renaming(attacker.subtaskId)] } },
    ],
  },
  'chats.acceptProposal': {
    own: (owner) => ({ params: proposal(owner) }),
    mixed: (victim, attacker) => [
      { params: { id: attacker.chatId, proposalId: victim.proposalId } },
      { params: { id: victim.chatId, proposalId: attacker.proposalId } },
    ],
  },
  'chats.dismissProposal': {
    own: (owner) => ({ params: proposal(owner) }),
    mixed: (victim, attacker) => [
      { params: { id: attacker.chatId, proposalId: victim.proposalId } },
      { params: { id: victim.chatId, proposalId: attacker.proposalId } },
    ],
  },
};
