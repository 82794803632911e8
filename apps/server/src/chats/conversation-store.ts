import { type Database, firstOf } from '../db/database.ts';
import type { Owned } from './store.ts';

/** Most characters that are read for a project; the newest ones are used. */
const CHARACTERS_MAX = 60_000;

export interface Conversation {
  locale: string;
  turns: { sender: 'user' | 'assistant'; content: string }[];
}

/** The messages of a chat that are read for a project; undefined if there is no such chat. */
export const findConversation = (db: Database, { userId, id }: Owned) => firstOf<Conversation>(db)`
    select u.locale, (
      select coalesce(json_agg(json_build_object('sender', s.sender, 'content', s.content) order by s.position), '[]')
      from (
        select m.sender, m.content, m.position, sum(length(m.content)) over (order by m.position desc) as letters
        from chat_messages m where m.user_id = ${userId} and m.chat_id = c.id
      ) s
      where s.letters <= ${CHARACTERS_MAX}
    ) as turns
    from chats c join users u on u.id = c.user_id
    where c.user_id = ${userId} and c.id = ${id} and c.deleted_at is null
  `;
