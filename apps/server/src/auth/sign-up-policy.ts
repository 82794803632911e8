import { SIGN_UP_POLICIES, type SignUpPolicy } from '@daymark/domain/sign-ups';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { RequestContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { readSetting, type Setting, setSetting } from '../instance/settings.ts';
import { ownerIdOf } from '../users/owner.ts';
import { findUser, type UserRow } from '../users/store.ts';
import type { RightGuess } from './codes.ts';
import { isUsable, useInvitation } from './invitation-store.ts';
import { readInvitation } from './tokens.ts';

const SIGN_UPS: Setting<SignUpPolicy> = { key: 'sign-ups', schema: z.enum(SIGN_UP_POLICIES) };

/** Who may sign up. Anybody, until the owner decides otherwise, and where nobody has an account. */
export async function signUpPolicy(db: Database): Promise<SignUpPolicy> {
  const policy = (await readSetting(db, SIGN_UPS)) ?? 'open';
  return policy === 'open' || (await ownerIdOf(db)) !== undefined ? policy : 'open';
}

export const setSignUpPolicy = (db: Database, policy: SignUpPolicy): Promise<void> =>
  setSetting(db, SIGN_UPS, policy);

const refused = (message: string) => new AppError('sign_up_refused', message);

const closed = () =>
  refused(t`Nobody can sign up on this server at the moment. Ask whoever runs it if you need an account.`);
const uninvited = () =>
  refused(t`Signing up on this server needs an invitation. Ask whoever runs it for one.`);
const invitationEnded = () =>
  refused(
    t`This invitation cannot be used: it was used already, was revoked or has expired. Ask whoever sent it for another.`,
  );

/** The id of an invitation that can be used. */
async function usableInvitation(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  token: string | undefined,
): Promise<string | undefined> {
  const parts = token === undefined ? undefined : readInvitation(token);
  return parts && (await isUsable(db, parts, now())) ? parts.id : undefined;
}

/** Whether one can sign up here, to be said before anything is typed. */
export async function signUpTerms(
  context: RequestContext,
  { invitation }: { invitation?: string | undefined },
) {
  const isInvited =
    invitation === undefined ? null : (await usableInvitation(context, invitation)) !== undefined;
  return { signUps: await signUpPolicy(context.db), isInvited };
}

/**
 * Whether somebody may begin to sign up, with the invitation that counts for it. It asks nothing about their address, so
 * that the refusal of a known and of an unknown one is the same. Throws `sign_up_refused`.
 */
export async function assertMayBegin(
  context: Pick<RequestContext, 'db' | 'now'>,
  token: string | undefined,
): Promise<string | undefined> {
  const policy = await signUpPolicy(context.db);
  if (policy === 'closed') throw closed();
  const invitation = await usableInvitation(context, token);
  if (policy === 'open' || invitation !== undefined) return invitation;
  throw token === undefined ? uninvited() : invitationEnded();
}

/**
 * Whether a person whose address is about to be verified gets their account. The owner may have decided otherwise since
 * they signed up. Uses their invitation up. Throws `sign_up_refused`.
 */
export async function admit(
  trx: Database,
  { email, invitation_id: invitation }: Pick<UserRow, 'email' | 'invitation_id'>,
  now: Date,
): Promise<void> {
  const policy = await signUpPolicy(trx);
  if (policy === 'closed') throw closed();
  const isUsed = invitation !== null && (await useInvitation(trx, invitation, email, now));
  if (policy === 'open' || isUsed) return;
  throw invitation === null ? uninvited() : invitationEnded();
}

/** The same for an account whose address may be verified already. */
export async function admitUnverified(trx: Database, userId: string, now: Date): Promise<void> {
  const user = await findUser(trx, userId);
  if (user && user.email_verified_at === null) await admit(trx, user, now);
}

/** Carries out what a right code permits. If the person is refused all the same, the guess was none that failed. */
export async function admittedOrReleased(right: RightGuess, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'sign_up_refused') await right.release();
    throw error;
  }
}
