import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface Claim {
  userId: string;
  key: string;
  digest: Buffer;
  /** Names who carries the request out. */
  claim: string;
}

export interface KeyRow {
  claim: string;
  request_digest: Buffer;
  answer: object | null;
}

/**
 * Claims a key that nobody holds, or whose holder claimed it before `staleBefore` and never answered. Gives the row as
 * it then is: with another claim, it is somebody else's. Undefined when it was given up at that very moment.
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

/** Keeps the answer beside the write that it tells of; false when somebody else took the claim over meanwhile. */
export async function updateAnswer(
  trx: Database,
  { userId, key, claim }: Claim,
  answer: object,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Says that the request of a claim is still being carried out. */
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

/** Gives up a claim under which nothing was written, so that the request can be sent again. */
export async function deleteClaim(db: Database, { userId, key, claim }: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('answer', 'is', null)
    .execute();
}

/** Forgets keys claimed before an instant. For the purge job: it serves all users. */
export async function purgeKeys(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('claimed_at', '<', before).execute();
}
