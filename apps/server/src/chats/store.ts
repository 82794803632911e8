import { CHATS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
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
export async function listChats(db: Database, userId: string): Promise<ChatRow[]> {
  const { rows } = await sql<ChatRow>`
    select ${COLUMNS} from chats where user_id = ${userId} and deleted_at is null
    order by updated_at desc, id desc limit ${CHATS_MAX_COUNT}
  `.execute(db);
  return rows;
}

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

export async function updateTitle(
  db: Database,
  { userId, id }: Owned,
  title: string,
): Promise<ChatRow | undefined> {
  const { rows } = await sql<ChatRow>`
    update chats set title = ${title} where user_id = ${userId} and id = ${id} and deleted_at is null
    returning ${COLUMNS}
  `.execute(db);
  return rows[0];
}

/** Moves a chat to the trash. */
export async function deleteChat(
  db: Database,
  { userId, id }: Owned,
  now: Date,
): Promise<ChatRow | undefined> {
  const { rows } = await sql<ChatRow>`
    update chats set deleted_at = ${now}, answering_claim = null, answering_until = null
    where user_id = ${userId} and id = ${id} and deleted_at is null
    returning ${COLUMNS}
  `.execute(db);
  return rows[0];
}

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

export async function isDeleted(db: Database, { userId, id }: Owned): Promise<boolean> {
  const { rows } = await sql`
    select 1 from chats where user_id = ${userId} and id = ${id} and deleted_at is not null
  `.execute(db);
  return rows.length > 0;
}

/** Deletes chats for good that were deleted before an instant. For the purge of all users. */
export async function purgeChats(db: Database, before: Date): Promise<void> {
  await sql`delete from chats where deleted_at < ${before}`.execute(db);
}
