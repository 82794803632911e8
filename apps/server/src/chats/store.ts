import { CHATS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

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

/** Chats of one user that are begun or restored wait for each other until the transaction ends: then counting is exact. */
export async function lockChats(trx: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} chats`}, 0))`.execute(trx);
}

const hasRoom = (userId: string) =>
  sql`(select count(*) from chats where user_id = ${userId} and deleted_at is null) < ${CHATS_MAX_COUNT}`;

/** Writes a chat; undefined when the user has as many as there may be. */
export async function insertChat(
  trx: Database,
  userId: string,
  chat: { id: string; title: string },
  now: Date,
): Promise<ChatRow | undefined> {
  const { rows } = await sql<ChatRow>`
    insert into chats (user_id, id, title, created_at, updated_at)
    select ${userId}, ${chat.id}, ${chat.title}, ${now}, ${now} where ${hasRoom(userId)}
    returning ${COLUMNS}
  `.execute(trx);
  return rows[0];
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

/** Deletes a chat for the time being. */
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

/** Brings a deleted chat back. Undefined when it is not there, or when there is no room for it, which `isDeleted` tells apart. */
export async function restoreChat(trx: Database, { userId, id }: Owned): Promise<ChatRow | undefined> {
  const { rows } = await sql<ChatRow>`
    update chats set deleted_at = null
    where user_id = ${userId} and id = ${id} and deleted_at is not null and ${hasRoom(userId)}
    returning ${COLUMNS}
  `.execute(trx);
  return rows[0];
}

export async function isDeleted(db: Database, { userId, id }: Owned): Promise<boolean> {
  const { rows } = await sql`
    select 1 from chats where user_id = ${userId} and id = ${id} and deleted_at is not null
  `.execute(db);
  return rows.length > 0;
}

/** Removes for good what was deleted before an instant. For the purge job: it serves all users. */
export async function purgeChats(db: Database, before: Date): Promise<void> {
  await sql`delete from chats where deleted_at < ${before}`.execute(db);
}
