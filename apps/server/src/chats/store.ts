import { CHATS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { type Database, firstOf, hasRows, rowsOf } from '../db/database.ts';
import { addToList } from '../db/limited-list.ts';

export interface Owned {
  userId: string;
  id: string;
}

export interface ChatRow {
  id: string;
  title: string;
  created_at: Date | string;
  updated_at: Date | string;
}

const COLUMNS = sql`id, title, created_at, updated_at`;

/** The user's chats, the last used first. */
export const listChats = (db: Database, userId: string) => rowsOf<ChatRow>(db)`
    select ${COLUMNS} from chats where user_id = ${userId} and deleted_at is null
    order by updated_at desc, id desc limit ${CHATS_MAX_COUNT}
  `;

const hasRoom = (userId: string) =>
  sql`(select count(*) from chats where user_id = ${userId} and deleted_at is null) < ${CHATS_MAX_COUNT}`;

/** Inserts a chat; undefined if the limit is reached. */
export async function insertChat(
  trx: Database,
  userId: string,
  chat: { id: string; title: string },
  now: Date,
): Promise<ChatRow | undefined> {
  const insertion = sql<ChatRow>`
    insert into chats (user_id, id, title, created_at, updated_at)
    select ${userId}, ${chat.id}, ${chat.title}, ${now}, ${now} where ${hasRoom(userId)}
    returning ${COLUMNS}`;
  const [inserted] = await addToList(trx, { userId, list: 'chats' }, insertion);
  return inserted;
}

export const updateTitle = (db: Database, { userId, id }: Owned, title: string) => firstOf<ChatRow>(db)`
    update chats set title = ${title} where user_id = ${userId} and id = ${id} and deleted_at is null
    returning ${COLUMNS}
  `;

/** Moves a chat to the trash. */
export const deleteChat = (db: Database, { userId, id }: Owned, now: Date) => firstOf<ChatRow>(db)`
    update chats set deleted_at = ${now}, answering_claim = null, answering_until = null
    where user_id = ${userId} and id = ${id} and deleted_at is null
    returning ${COLUMNS}
  `;

/**
 * Restores a deleted chat. Undefined if it does not exist or the limit is reached; `isDeleted` distinguishes the two.
 */
export async function restoreChat(trx: Database, { userId, id }: Owned): Promise<ChatRow | undefined> {
  const change = sql<ChatRow>`
    update chats set deleted_at = null
    where user_id = ${userId} and id = ${id} and deleted_at is not null and ${hasRoom(userId)}
    returning ${COLUMNS}`;
  const [restored] = await addToList(trx, { userId, list: 'chats' }, change);
  return restored;
}

export const isDeleted = (db: Database, { userId, id }: Owned): Promise<boolean> => hasRows(db)`
    select 1 from chats where user_id = ${userId} and id = ${id} and deleted_at is not null
  `;

/** Deletes chats for good that were deleted before an instant. For the purge of all users. */
export async function purgeChats(db: Database, before: Date): Promise<void> {
  await sql`delete from chats where deleted_at < ${before}`.execute(db);
}
