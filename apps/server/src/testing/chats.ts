import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { ProposedAction } from '@daymark/contract/proposals';
import { proposalsFor } from '../chats/effects.ts';
import { claimAnswer, insertExchange } from '../chats/message-store.ts';
import type { TestNode } from './harness.ts';
import type { TestUser } from './people.ts';

/** A chat in which the assistant proposed these actions, written by the same functions as an answer, without an engine. */
export async function makeChat(
  { db, services }: TestNode,
  { userId, api }: Pick<TestUser, 'userId' | 'api'>,
  actions: readonly ProposedAction[],
) {
  const chatId = (await api.chats.create({ body: { title: 'Secret plans' } })).data.chat.id;
  const claim = { userId, id: chatId, claim: randomUUID() };
  const now = services.now();
  await claimAnswer(db, claim, { replaces: undefined, now, until: now });
  const { proposals } = await proposalsFor({ db, userId }, actions);
  const said = { engine: null, isStopped: false, createdAt: now.toISOString() };
  const [messageId, answerId] = [randomUUIDv7(), randomUUIDv7()];
  const messages = [
    { ...said, id: messageId, sender: 'user' as const, content: 'Do it, please' },
    { ...said, id: answerId, sender: 'assistant' as const, content: 'I can do this:', engine: 'a model' },
  ];
  const offered = proposals.map((proposal) => ({ ...proposal, id: randomUUIDv7(), messageId: answerId }));
  await insertExchange(
    db,
    claim,
    { messages, proposals: offered, title: undefined, replacesPosition: null },
    now,
  );
  return { chatId, messageId, proposalId: offered[0]?.id ?? '' };
}
