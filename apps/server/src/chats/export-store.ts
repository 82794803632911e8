import { sql } from 'kysely';
import { type Database, rowsOf } from '../db/database.ts';
import { type MessageRow, messageJson } from './message-store.ts';
import type { ChatRow } from './store.ts';

const CHATS_AT_ONCE = 50;
const MESSAGES_AT_ONCE = 50;

/** The next chats of a user after an id, including deleted ones. */
export function listNextChats(
  db: Database,
  userId: string,
  after?: string,
): Promise<(ChatRow & { deleted_at: Date | null })[]> {
  const behind = after ? sql`and id > ${after}::uuid` : sql``;
  return rowsOf<ChatRow & { deleted_at: Date | null }>(db)`
    select id, title, created_at, updated_at, deleted_at from chats
    where user_id = ${userId} ${behind} order by id limit ${CHATS_AT_ONCE}
  `;
}

/** The next messages of a chat after a position. */
export const listNextMessages = (
  db: Database,
  { userId, chatId }: { userId: string; chatId: string },
  after: number,
) => rowsOf<{ position: number; message: MessageRow }>(db)`
    select m.position, ${messageJson(userId)} as message from chat_messages m
    where m.user_id = ${userId} and m.chat_id = ${chatId} and m.position > ${after}
    order by m.position limit ${MESSAGES_AT_ONCE}
  `;
