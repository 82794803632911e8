import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { ProposedAction } from '@daymark/contract/proposals';
import type { Turn } from '../ai/engine.ts';
import { proposalsFor } from '../chats/effects.ts';
import { claimAnswer, insertExchange } from '../chats/message-store.ts';
import { inTransaction } from '../db/database.ts';
import { dayIn } from '../http/today.ts';
import type { TestNode } from './harness.ts';
import type { TestUser } from './people.ts';

interface Talker {
  node: TestNode;
  user: Pick<TestUser, 'userId' | 'api'>;
}

/** Writes messages and proposals into a chat with the functions that an answer uses, without an engine. */
async function write(
  { node: { db, services }, user: { userId } }: Talker,
  chatId: string,
  turns: readonly Turn[],
  actions: readonly ProposedAction[],
) {
  const claim = { userId, id: chatId, claim: randomUUID() };
  const now = services.now();
  await claimAnswer(db, claim, { replaces: undefined, now, until: now });
  const timezone = 'Europe/London';
  const signal = AbortSignal.any([]);
  const asker = { db, userId, planner: services.planner, today: dayIn(timezone, now), timezone, signal };
  const { proposals } = await proposalsFor(asker, actions, 'en-US');
  const messages = turns.map((turn) => ({
    ...turn,
    id: randomUUIDv7(),
    engine: turn.sender === 'user' ? null : 'a model',
    isStopped: false,
    createdAt: now.toISOString(),
  }));
  const messageId = messages.at(-1)?.id ?? '';
  const offered = proposals.map((proposal) => ({ ...proposal, id: randomUUIDv7(), messageId }));
  const written = { messages, proposals: offered, title: undefined, replacesPosition: null };
  await inTransaction(db, (trx) => insertExchange(trx, claim, written, now));
  return { messageId: messages[0]?.id ?? '', proposalId: offered[0]?.id ?? '' };
}

const begin = async ({ user: { api } }: Talker) =>
  (await api.chats.create({ body: { title: 'Secret plans' } })).data.chat.id;

/** A chat with these messages. */
export async function makeConversation(node: TestNode, user: Talker['user'], turns: readonly Turn[]) {
  const chatId = await begin({ node, user });
  await write({ node, user }, chatId, turns, []);
  return chatId;
}

/** A chat with a project, in which the assistant proposed these actions. */
export async function makeChat(node: TestNode, user: Talker['user'], actions: readonly ProposedAction[]) {
  const talker = { node, user };
  const chatId = await begin(talker);
  const turns: Turn[] = [
    {
      sender: 'user',
      content:
        'I need a website for our choir. Home page, concert dates and 12 recordings. It goes online in March.',
    },
    { sender: 'assistant', content: 'I can do this:' },
  ];
  return { chatId, ...(await write(talker, chatId, turns, actions)) };
}
