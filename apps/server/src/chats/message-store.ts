import type { ProposedAction } from '@daymark/contract/proposals';
import { CHAT_PAGE_MESSAGES } from '@daymark/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import { type Database, firstOf } from '../db/database.ts';
import type { ChatRow, Owned } from './store.ts';

export interface ProposalRow {
  id: string;
  message_id: string;
  action: ProposedAction;
  target_version: number | null;
  effect: string;
  status: 'open' | 'accepted' | 'dismissed';
  result: { text: string; projectId: string | null; changeId?: string | null } | null;
  /** Whether its change was undone; null if there is none, or none any more. */
  is_undone?: boolean | null;
  decided_at: Date | string | null;
}

export interface MessageRow {
  id: string;
  chat_id: string;
  sender: 'user' | 'assistant';
  content: string;
  engine: string | null;
  is_stopped: boolean;
  created_at: Date | string;
  proposals: ProposalRow[];
}

/** Whether the change that the proposal `p` made was undone; null if it can not be undone any more. */
export const isUndone = (userId: string) => sql<boolean | null>`(
  select c.undone_at is not null from plan_changes c
  where c.user_id = ${userId} and c.id = (p.result ->> 'changeId')::uuid
)`;

/** A row of the messages `m` as JSON, with its proposals. */
export const messageJson = (userId: string) => sql<MessageRow>`json_build_object(
  'id', m.id, 'chat_id', m.chat_id, 'sender', m.sender, 'content', m.content, 'engine', m.engine,
  'is_stopped', m.is_stopped, 'created_at', m.created_at,
  'proposals', (
    select coalesce(json_agg(shown order by shown.position), '[]') from (
      select p.*, ${isUndone(userId)} as is_undone from chat_proposals p
      where p.user_id = ${userId} and p.chat_id = m.chat_id and p.message_id = m.id
    ) shown
  )
)`;

const positionOf = (
  { userId, id }: Owned,
  messageId: string,
  of: RawBuilder<unknown> = sql``,
) => sql<number>`(
  select b.position from chat_messages b
  where b.user_id = ${userId} and b.chat_id = ${id} and b.id = ${messageId} ${of}
)`;

export interface FoundConversation {
  chat: ChatRow;
  /** The latest messages in order; one more than a page if there are earlier ones. */
  messages: MessageRow[];
}

/** A chat with its latest messages, or those before one of them; undefined if either does not exist. */
export function findConversation(
  db: Database,
  chat: Owned,
  before: string | undefined,
): Promise<FoundConversation | undefined> {
  const until = before ? positionOf(chat, before) : sql`2147483647`;
  return firstOf<FoundConversation>(db)`
    select to_json(c.*) as chat, (
      select coalesce(json_agg(listed.message order by listed.position), '[]') from (
        select m.position, ${messageJson(chat.userId)} as message from chat_messages m
        where m.user_id = ${chat.userId} and m.chat_id = c.id and m.position < ${until}
        order by m.position desc limit ${CHAT_PAGE_MESSAGES + 1}
      ) listed
    ) as messages
    from chats c
    where c.user_id = ${chat.userId} and c.id = ${chat.id} and c.deleted_at is null and ${until} is not null
  `;
}

/** Most messages that are read for an answer, and most characters of each. */
const READ_MESSAGES = 60;
const READ_CHARACTERS = 12_000;

export interface Beginning {
  title: string;
  locale: string;
  /** Whether the claim was granted: nobody else is answering. */
  is_claimed: boolean;
  messages_count: number;
  /** The position of the message that is replaced; null if the user has no such message. */
  replaces_position: number | null;
  turns: { sender: 'user' | 'assistant'; content: string }[];
}

export interface Claim extends Owned {
  claim: string;
}

/** Claims the right to answer in a chat, and reads its messages; undefined if there is no such chat. */
export function claimAnswer(
  db: Database,
  { userId, id, claim }: Claim,
  { replaces, now, until }: { replaces: string | undefined; now: Date; until: Date },
): Promise<Beginning | undefined> {
  const replaced = replaces
    ? positionOf({ userId, id }, replaces, sql`and b.sender = 'user'`)
    : sql<null>`null::int`;
  return firstOf<Beginning>(db)`
    with claimed as (
      update chats set answering_claim = ${claim}, answering_until = ${until}
      where user_id = ${userId} and id = ${id} and deleted_at is null
        and (answering_until is null or answering_until < ${now})
      returning id
    )
    select c.title, u.locale, exists (select from claimed) as is_claimed, ${replaced} as replaces_position,
      (select count(*) from chat_messages m where m.user_id = ${userId} and m.chat_id = c.id) as messages_count,
      (select coalesce(json_agg(json_build_object('sender', t.sender, 'content', left(t.content, ${READ_CHARACTERS})) order by t.position), '[]') from (
        select m.sender, m.content, m.position from chat_messages m
        where m.user_id = ${userId} and m.chat_id = c.id and m.position < coalesce(${replaced}, 2147483647)
        order by m.position desc limit ${READ_MESSAGES}
      ) t) as turns
    from chats c join users u on u.id = c.user_id
    where c.user_id = ${userId} and c.id = ${id} and c.deleted_at is null
  `;
}

/** Renews a claim, if it is still this one. */
export async function renewAnswer(db: Database, { userId, id, claim }: Claim, until: Date): Promise<void> {
  await sql`
    update chats set answering_until = ${until}
    where user_id = ${userId} and id = ${id} and answering_claim = ${claim}
  `.execute(db);
}

/** Releases a claim under which nothing was written. */
export async function releaseAnswer(db: Database, { userId, id, claim }: Claim): Promise<void> {
  await sql`
    update chats set answering_claim = null, answering_until = null
    where user_id = ${userId} and id = ${id} and answering_claim = ${claim}
  `.execute(db);
}

export interface MessageToInsert {
  id: string;
  sender: 'user' | 'assistant';
  content: string;
  engine: string | null;
  isStopped: boolean;
  createdAt: string;
}

export interface ProposalToInsert {
  id: string;
  messageId: string;
  action: ProposedAction;
  targetVersion: number | null;
  effect: string;
}

interface Exchange {
  messages: readonly MessageToInsert[];
  proposals: readonly ProposalToInsert[];
  title: string | undefined;
  /** Messages from this position on are replaced. */
  replacesPosition: number | null;
}

/**
 * Writes a message and its answer; false if the claim has expired, or the chat is deleted. Use a transaction: the first
 * statement locks the chat's row.
 */
export async function insertExchange(
  trx: Database,
  { userId, id, claim }: Claim,
  { messages, proposals, title, replacesPosition }: Exchange,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update chats set updated_at = ${now}, title = coalesce(${title ?? null}, title),
      answering_claim = null, answering_until = null
    where user_id = ${userId} and id = ${id} and answering_claim = ${claim} and deleted_at is null
    returning id
  `.execute(trx);
  if (rows.length === 0) return false;
  if (replacesPosition !== null)
    await trx
      .deleteFrom('chat_messages')
      .where('user_id', '=', userId)
      .where('chat_id', '=', id)
      .where('position', '>=', replacesPosition)
      .execute();
  const last = await sql<{ position: number }>`
    select coalesce(max(position), 0) as position from chat_messages where user_id = ${userId} and chat_id = ${id}
  `.execute(trx);
  const ofChat = { user_id: userId, chat_id: id };
  await trx
    .insertInto('chat_messages')
    .values(
      messages.map(({ isStopped, createdAt, ...message }, at) => ({
        ...ofChat,
        ...message,
        position: (last.rows[0]?.position ?? 0) + at + 1,
        is_stopped: isStopped,
        created_at: new Date(createdAt),
      })),
    )
    .execute();
  if (proposals.length === 0) return true;
  await trx
    .insertInto('chat_proposals')
    .values(
      proposals.map(({ messageId, targetVersion, action, ...proposal }, at) => ({
        ...ofChat,
        ...proposal,
        message_id: messageId,
        position: at + 1,
        action: JSON.stringify(action),
        target_version: targetVersion,
      })),
    )
    .execute();
  return true;
}
