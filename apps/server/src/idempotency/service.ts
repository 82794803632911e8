import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { t } from '@daymark/words/t';
import type { Database } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { type Claim, claimKey, deleteClaim, purgeKeys, updateAnswer, updateClaim } from './store.ts';

const KEPT_MILLISECONDS = 24 * 60 * 60 * 1_000;
/** A claim that was not renewed for this long belongs to a dead node. It is shorter than a repeated request waits. */
const STALE_MILLISECONDS = 10_000;
const RENEWED_EVERY_MILLISECONDS = 2_000;
const WAIT_MILLISECONDS = 30_000;
const PAUSE_MILLISECONDS = { first: 20, most: 500 };

export interface KeyedRequest {
  key: string;
  /** `feature.name` of the operation. */
  operation: string;
  input: object;
}

export interface Outcome {
  answer: object;
  /** Whether the answer is that of an earlier request with the same key. */
  repeated: boolean;
}

const digestOf = ({ operation, input }: KeyedRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([operation, input]))
    .digest();

/** Carries out a claimed request. Its one write also stores the answer, in the same transaction. */
async function carryOut(
  context: UserContext,
  claim: Claim,
  handle: (once: UserContext['once']) => Promise<object>,
): Promise<object> {
  let isKept = false;
  const once: UserContext['once'] = (write) =>
    context.once(async (trx) => {
      const answer = await write(trx);
      isKept = answer !== undefined;
      if (answer !== undefined && !(await updateAnswer(trx, claim, answer)))
        throw new AppError('conflict', t`This request was sent again meanwhile. Please check the result.`);
      return answer;
    });
  // A claim that cannot be renewed or released becomes stale, and the next request takes it over.
  const renewal = setInterval(() => {
    updateClaim(context.db, claim, context.now()).catch(() => {});
  }, RENEWED_EVERY_MILLISECONDS);
  try {
    const answer = await handle(once);
    if (!isKept) throw new Error('A route that creates must write through context.once');
    return answer;
  } catch (error) {
    await deleteClaim(context.db, claim).catch(() => {});
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/**
 * Carries out a request with an `Idempotency-Key`, or returns the answer of an earlier one with it. A repeated request
 * waits while the first is running, without holding a database connection. Throws `idempotency_key_reused` if the key
 * was used for a different request, and `conflict` if the first takes too long.
 */
export async function carryOutOnce(
  context: UserContext,
  request: KeyedRequest,
  handle: (once: UserContext['once']) => Promise<object>,
): Promise<Outcome> {
  const { db, userId } = context;
  const claim: Claim = { userId, key: request.key, digest: digestOf(request), claim: randomUUID() };
  const givesUpAt = performance.now() + WAIT_MILLISECONDS;
  for (let wait = PAUSE_MILLISECONDS.first; ; wait = Math.min(wait * 2, PAUSE_MILLISECONDS.most)) {
    const now = context.now();
    const staleBefore = new Date(now.getTime() - STALE_MILLISECONDS);
    const row = await claimKey(db, claim, { now, staleBefore });
    if (row && !row.request_digest.equals(claim.digest))
      throw new AppError(
        'idempotency_key_reused',
        t`This Idempotency-Key was sent with another request before. Use a new key for a new request.`,
      );
    if (row?.answer) return { answer: row.answer, repeated: true };
    if (row?.claim === claim.claim)
      return { answer: await carryOut(context, claim, handle), repeated: false };
    if (performance.now() > givesUpAt)
      throw new AppError(
        'conflict',
        t`This request is still being carried out. Please ask again in a moment.`,
        { retryAfterSeconds: 5 },
      );
    await pause(wait);
  }
}

/** Deletes keys that are older than a day, of all users. */
export const purgeIdempotencyKeys = (db: Database, now: Date) =>
  purgeKeys(db, new Date(now.getTime() - KEPT_MILLISECONDS));
