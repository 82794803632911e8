import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { MessageRow } from './message-store.ts';
import { messageJson } from './message-store.ts';
import type { ChatRow } from './store.ts';

export interface WholeChat {
  chat: ChatRow & { deleted_at: string | null };
  messages: MessageRow[];
}

const AT_ONCE = 5;

/** The next chats of a user behind an id, deleted ones too, with all that was said in them. */
export async function listNextChats(db: Database, userId: string, after?: string): Promise<WholeChat[]> {
  const behind = after ? sql`and c.id > ${after}::uuid` : sql``;
  const { rows } = await sql<WholeChat>`
    select to_json(c.*) as chat, (
      select coalesce(json_agg(${messageJson} order by m.position), '[]') from chat_messages m
      where m.user_id = c.user_id and m.chat_id = c.id
    ) as messages
    from chats c where c.user_id = ${userId} ${behind}
    order by c.id limit ${AT_ONCE}
  `.execute(db);
  return rows;
}
