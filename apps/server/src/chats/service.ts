import { randomUUIDv7 } from 'node:crypto';
import { CHAT_PAGE_MESSAGES, CHATS_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { Database } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { findConversation } from './message-store.ts';
import { toChat, toMessage } from './shape.ts';
import { deleteChat, insertChat, isDeleted, listChats, restoreChat, updateTitle } from './store.ts';

const tooMany = () =>
  new AppError(
    'conflict',
    t`You can keep at most ${CHATS_MAX_COUNT} chats. Please delete one that you no longer need.`,
  );

export async function chatsOf({ db, userId }: UserContext) {
  const data = (await listChats(db, userId)).map(toChat);
  return { data, count: data.length };
}

function assertOn({ config }: UserContext): void {
  if (config.aiProvider === 'off') throw new AppError('ai_unavailable', t`AI is turned off on this server`);
}

async function writeChat(trx: Database, userId: string, title: string, now: Date) {
  const chat = await insertChat(trx, userId, { id: randomUUIDv7(), title }, now);
  if (!chat) throw tooMany();
  return toChat(chat);
}

export async function beginChat(context: UserContext, title: string) {
  const { userId, now, once } = context;
  assertOn(context);
  return once(async (trx) => ({ chat: await writeChat(trx, userId, title, now()) }));
}

/** Begins a chat with a suggestion or any other message. */
export async function beginChatWith(context: UserContext, suggestion: { title: string; prompt: string }) {
  const { userId, now, once } = context;
  assertOn(context);
  return once(async (trx) => {
    const chat = await writeChat(trx, userId, suggestion.title, now());
    return { chat, initialMessage: suggestion.prompt, redirect: `/chats/${chat.id}` };
  });
}

export async function conversation({ db, userId }: UserContext, id: string, before: string | undefined) {
  const found = await findConversation(db, { userId, id }, before);
  if (!found) throw notFound('Chat');
  const messages = found.messages.map(toMessage);
  const hasEarlier = messages.length > CHAT_PAGE_MESSAGES;
  return { chat: toChat(found.chat), messages: messages.slice(-CHAT_PAGE_MESSAGES), hasEarlier };
}

export async function renameChat({ db, userId }: UserContext, id: string, title: string) {
  const chat = await updateTitle(db, { userId, id }, title);
  if (!chat) throw notFound('Chat');
  return { chat: toChat(chat) };
}

export async function removeChat({ db, userId, now }: UserContext, id: string) {
  const chat = await deleteChat(db, { userId, id }, now());
  if (!chat) throw notFound('Chat');
  return { chat: toChat(chat) };
}

export async function bringChatBack({ db, userId }: UserContext, id: string) {
  const chat = await restoreChat(db, { userId, id });
  if (chat) return { chat: toChat(chat) };
  throw (await isDeleted(db, { userId, id })) ? tooMany() : notFound('Chat');
}
