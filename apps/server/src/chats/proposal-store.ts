import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ProposalRow } from './message-store.ts';

export interface OwnedProposal {
  userId: string;
  chatId: string;
  id: string;
}

/** A proposal in a chat that is not deleted. `hold` lets nobody else decide it until the transaction ends. */
export async function findProposal(
  db: Database,
  { userId, chatId, id }: OwnedProposal,
  how: { hold: boolean } = { hold: false },
): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    select p.* from chat_proposals p
    where p.user_id = ${userId} and p.chat_id = ${chatId} and p.id = ${id}
      and (select c.deleted_at is null from chats c where c.user_id = p.user_id and c.id = p.chat_id)
    ${how.hold ? sql`for no key update` : sql``}
  `.execute(db);
  return rows[0];
}

/** Decides a proposal that is open; undefined when it is not. */
export async function updateDecision(
  db: Database,
  { userId, chatId, id }: OwnedProposal,
  decision: Pick<ProposalRow, 'status' | 'result'>,
  now: Date,
): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    update chat_proposals set status = ${decision.status}, decided_at = ${now},
      result = ${decision.result === null ? null : JSON.stringify(decision.result)}::json
    where user_id = ${userId} and chat_id = ${chatId} and id = ${id} and status = 'open'
    returning *
  `.execute(db);
  return rows[0];
}
