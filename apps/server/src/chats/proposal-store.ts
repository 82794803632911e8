import { sql } from 'kysely';
import { type Database, firstOf } from '../db/database.ts';
import { isUndone, type ProposalRow } from './message-store.ts';

export interface OwnedProposal {
  userId: string;
  chatId: string;
  id: string;
}

/** A proposal in a chat that is not deleted. `hold` locks it until the end of the transaction. */
export const findProposal = (
  db: Database,
  { userId, chatId, id }: OwnedProposal,
  how: { hold: boolean } = { hold: false },
) => firstOf<ProposalRow>(db)`
    select p.*, ${isUndone(userId)} as is_undone from chat_proposals p
    where p.user_id = ${userId} and p.chat_id = ${chatId} and p.id = ${id}
      and (select c.deleted_at is null from chats c where c.user_id = ${userId} and c.id = p.chat_id)
    ${how.hold ? sql`for no key update` : sql``}
  `;

/** Claims the right to carry an open proposal out; undefined if it is claimed or not open. */
export const claimProposal = (
  db: Database,
  { userId, chatId, id }: OwnedProposal,
  { claim, now, until }: { claim: string; now: Date; until: Date },
) => firstOf<ProposalRow>(db)`
    update chat_proposals p set carrying_claim = ${claim}, carrying_until = ${until}
    where p.user_id = ${userId} and p.chat_id = ${chatId} and p.id = ${id} and p.status = 'open'
      and (p.carrying_until is null or p.carrying_until < ${now})
      and (select c.deleted_at is null from chats c where c.user_id = ${userId} and c.id = p.chat_id)
    returning p.*
  `;

/** Renews a claim, if it is still this one. */
export async function renewProposal(
  db: Database,
  { userId, chatId, id }: OwnedProposal,
  claim: string,
  until: Date,
): Promise<void> {
  await sql`
    update chat_proposals set carrying_until = ${until}
    where user_id = ${userId} and chat_id = ${chatId} and id = ${id} and carrying_claim = ${claim}
      and status = 'open'
  `.execute(db);
}

/** Releases a claim under which nothing was written. */
export async function releaseProposal(
  db: Database,
  { userId, chatId, id }: OwnedProposal,
  claim: string,
): Promise<void> {
  await sql`
    update chat_proposals set carrying_claim = null, carrying_until = null
    where user_id = ${userId} and chat_id = ${chatId} and id = ${id} and carrying_claim = ${claim}
  `.execute(db);
}

/** Decides an open proposal; undefined if it is not open. */
export const updateDecision = (
  db: Database,
  { userId, chatId, id }: OwnedProposal,
  decision: Pick<ProposalRow, 'status' | 'result'>,
  now: Date,
) => firstOf<ProposalRow>(db)`
    update chat_proposals set status = ${decision.status}, decided_at = ${now},
      result = ${decision.result === null ? null : JSON.stringify(decision.result)}::json
    where user_id = ${userId} and chat_id = ${chatId} and id = ${id} and status = 'open'
    returning *
  `;
