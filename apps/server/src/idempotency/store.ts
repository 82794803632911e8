import { sql } from 'kysely';
import { type Database, wrote } from '../db/database.ts';

export interface Claim {
  userId: string;
  key: string;
  digest: Buffer;
  /** Identifies who carries the request out. */
  claim: string;
}

export interface KeyRow {
  claim: string;
  request_digest: Buffer;
  answer: object | null;
}

/**
 * Claims a key that is free, or whose holder claimed it before `staleBefore` and never answered. Returns the row: with
 * a different claim, it belongs to another request. Undefined if it was released at this moment.
 */
export async function claimKey(
  db: Database,
  { userId, key, digest, claim }: Claim,
  { now, staleBefore }: { now: Date; staleBefore: Date },
): Promise<KeyRow | undefined> {
  const claimed = await sql<KeyRow>`
    insert into idempotency_keys as k (user_id, key, request_digest, claim, claimed_at)
    values (${userId}, ${key}, ${digest}, ${claim}, ${now})
    on conflict (user_id, key) do update set claim = excluded.claim, claimed_at = excluded.claimed_at
    where k.answer is null and k.claimed_at < ${staleBefore} and k.request_digest = excluded.request_digest
    returning claim, request_digest, answer
  `.execute(db);
  if (claimed.rows[0]) return claimed.rows[0];
  const held = await sql<KeyRow>`
    select claim, request_digest, answer from idempotency_keys where user_id = ${userId} and key = ${key}
  `.execute(db);
  return held.rows[0];
}

/** Stores the answer in the transaction of its write; false if another request has taken the claim over. */
export const updateAnswer = (
  trx: Database,
  { userId, key, claim }: Claim,
  answer: object,
): Promise<boolean> =>
  wrote(
    trx
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('claim', '=', claim),
  );

/** Renews a claim. */
export async function updateClaim(db: Database, { userId, key, claim }: Claim, now: Date): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ claimed_at: now })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('answer', 'is', null)
    .execute();
}

/** Releases a claim under which nothing was written, so that the request can be sent again. */
export async function deleteClaim(db: Database, { userId, key, claim }: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('answer', 'is', null)
    .execute();
}

/** Deletes keys claimed before an instant. For the purge of all users. */
export async function purgeKeys(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('claimed_at', '<', before).execute();
}
