import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_LIFETIME_MINUTES } from '@daymark/domain/limits';
import type { Database } from '../db/database.ts';
import type { RequestContext, Services } from '../http/context.ts';
import {
  attemptsOf,
  type CodePurpose,
  codeFailuresOf,
  NETWORK_CODE_FAILURES,
  NETWORK_SENDS,
  sendsOf,
  UNENTERED_SENDS,
} from './limits.ts';
import { type Counted, countEvents, deleteAndUncount, deleteEvents, uncountEvents } from './limits-store.ts';
import { networkOf } from './networks.ts';
import { findLogin, findOpenCode, saveCode, spendCode } from './store.ts';

const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * Bound to its user and purpose, with a key that is not in the database: without it, all codes could be tried in a
 * moment.
 */
const hashCode = (
  { codePepper }: Services['secrets'],
  purpose: CodePurpose,
  userId: string,
  code: string,
): Buffer => createHmac('sha256', codePepper).update(`${purpose}:${userId}:${code}`).digest();

const sendsFrom = (ip: string): Counted => ({ limit: NETWORK_SENDS, subject: networkOf(ip) });

const unenteredOf = (email: string): Counted => ({ limit: UNENTERED_SENDS, subject: email });

/**
 * Counts a mail with a code, for the address and for the network that asked for it, whether or not the address has an
 * account. Throws `resend_too_soon` for the address and `too_many_attempts` for the network.
 */
export const countSend = (
  trx: Database,
  { ip, now }: RequestContext,
  email: string,
  purpose: CodePurpose,
): Promise<void> =>
  countEvents(trx, [sendsFrom(ip), { limit: sendsOf(purpose), subject: email }, unenteredOf(email)], now());

export interface Recipient {
  userId: string;
  email: string;
}

/** Makes a user's code for a purpose and replaces the previous one. Writes nothing for a user who does not exist. */
export async function replaceCode(
  trx: Database,
  { now, secrets }: Services,
  { userId, email }: Recipient,
  purpose: CodePurpose,
): Promise<string> {
  const code = newCode();
  const at = now();
  const expiresAt = new Date(at.getTime() + CODE_LIFETIME_MINUTES * 60_000);
  await deleteEvents(trx, { limit: attemptsOf(purpose), subject: email });
  await saveCode(trx, { userId, purpose, hash: hashCode(secrets, purpose, userId, code), expiresAt }, at);
  return code;
}

export interface Guess {
  email: string;
  code: string;
  purpose: CodePurpose;
}

const countedFor = (ip: string, { email, purpose }: Guess): Counted[] => [
  { limit: NETWORK_CODE_FAILURES, subject: networkOf(ip) },
  { limit: codeFailuresOf(purpose), subject: email },
  { limit: attemptsOf(purpose), subject: email },
];

/** A correct guess that has not been used yet. */
export interface RightGuess {
  userId: string;
  /**
   * Uses the code up, in the transaction of the action that it permits. False if another request was faster: roll back
   * then, because the codes sent to the address no longer count for the network.
   */
  spend(trx: Database): Promise<boolean>;
  /** Takes the attempt back without using the code. */
  release(): Promise<void>;
}

/**
 * Compares a guess with the open code of an address. The attempt is counted and committed before the comparison, so
 * that concurrent guesses cannot exceed the limits. Throws `too_many_attempts`.
 */
export async function tryCode(context: RequestContext, guess: Guess): Promise<RightGuess | undefined> {
  const { db, now, secrets, ip } = context;
  const at = now();
  const counted = countedFor(ip, guess);
  await db.transaction().execute((trx) => countEvents(trx, counted, at));
  const userId = await findLogin(db, guess.email);
  const open = await findOpenCode(db, userId, guess.purpose, at);
  // Without a code, it is compared with a hash that no code has, in the same time.
  const hash = hashCode(secrets, guess.purpose, userId, guess.code);
  if (!timingSafeEqual(hash, open?.code_hash ?? randomBytes(hash.length)) || !open) return undefined;
  return {
    userId,
    async spend(trx) {
      await deleteAndUncount(trx, sendsFrom(ip), unenteredOf(guess.email));
      await uncountEvents(trx, counted, at);
      return spendCode(trx, open, guess.purpose, at);
    },
    release: () => db.transaction().execute((trx) => uncountEvents(trx, counted, at)),
  };
}
