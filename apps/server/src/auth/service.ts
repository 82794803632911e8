import { randomUUIDv7 } from 'node:crypto';
import type { SignUp } from '@daymark/contract/auth';
import { DEFAULT_TIMEZONE } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { Database } from '../db/database.ts';
import type { RequestContext, SessionContext, UserContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { timezoneNamed } from '../http/today.ts';
import { queueLetter } from '../mail/service.ts';
import { deletePushDevices } from '../push-devices/store.ts';
import { giveUpOwnership } from '../users/owner.ts';
import { languageOfUser } from '../users/service.ts';
import { deleteUser, insertUser, type UserRow, updateEmailVerified, updatePassword } from '../users/store.ts';
import { purgeAbandonedSignUps } from './abandoned-sign-ups.ts';
import { findApiCaller, purgeExpiredApiTokens } from './api-tokens.ts';
import { type ApiCaller, type Caller, callerOf, forgetCallers } from './callers.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { deleteUsedInvitation } from './invitation-store.ts';
import { purgeEndedInvitations } from './invitations.ts';
import type { Limit } from './limit.ts';
import { messagesOf, requestsOf } from './limits.ts';
import { countEvents, deleteAllEvents, purgeEvents } from './limits-store.ts';
import { purgeChallenges } from './passkey-store.ts';
import { proveCurrentPassword, wrongPassword } from './password-checks.ts';
import { hashPassword } from './passwords.ts';
import { deleteProviderLogin } from './provider-store.ts';
import { deleteSessions } from './session-store.ts';
import { findSessionOf, purgeEndedSessions } from './sessions.ts';
import { claimLogin, deleteLogin, purgeCodes } from './store.ts';
import { readToken } from './tokens.ts';

/** Whose token this `Authorization` header carries. Throws `unauthenticated`. */
export async function authenticate(
  context: RequestContext,
  authorization: string | undefined,
): Promise<Caller> {
  const token = readToken(authorization);
  if (!token) throw new AppError('unauthenticated', t`Please log in to continue`);
  const isSession = token.kind === 'session';
  const caller = await callerOf(context, token, isSession ? findSessionOf : findApiCaller);
  if (caller) return caller;
  throw new AppError(
    'unauthenticated',
    isSession ? t`Your session has ended. Please log in again.` : t`This API token is not valid any more`,
  );
}

/** Counts what a request to `/mcp` brings: each message of a batch. Throws `too_many_attempts`. */
export const countMessages = (
  { db, now }: RequestContext,
  { userId, apiToken }: ApiCaller,
  times: number,
): Promise<void> => countEvents(db, [{ limit: messagesOf(apiToken.id), subject: userId, times }], now());

/** Counts a request of an API token. Throws `too_many_attempts`. */
export const countApiRequest = (
  { db, now }: RequestContext,
  { userId, apiToken }: ApiCaller,
): Promise<void> => countEvents(db, [{ limit: requestsOf(apiToken.id), subject: userId }], now());

/** Replaces the password of somebody who knows the current one. All other sessions end, and a mail says so. */
export async function changePassword(
  context: SessionContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ message: string }> {
  const { db, userId, sessionId, now } = context;
  await refuseCommonPassword('newPassword', newPassword);
  const user = await proveCurrentPassword(context, 'currentPassword', currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (trx) => {
    // The password was replaced after the comparison, so the one that was typed is no longer valid.
    if (!(await updatePassword(trx, user, passwordHash, now()))) throw wrongPassword('currentPassword');
    await deleteSessions(trx, userId, { except: sessionId });
    await deletePushDevices(trx, userId, { exceptSession: sessionId });
    await queueLetter(context, trx, { kind: 'password-changed', to: user.email }, languageOfUser(user));
  });
  forgetCallers(db, userId);
  return { message: t`Password changed successfully!` };
}

/** Removes a user with all their data. False if they have changed their password since they were read. */
export async function removeAccount(trx: Database, user: UserRow): Promise<boolean> {
  const { id, email, provider_identity: identity, invitation_id: invitation } = user;
  // Locks in the order of a sign-up, to avoid a deadlock: limits, login, user.
  await deleteAllEvents(trx, [email, id]);
  await giveUpOwnership(trx, id);
  await deleteLogin(trx, email);
  if (identity !== null) await deleteProviderLogin(trx, identity);
  if (invitation !== null) await deleteUsedInvitation(trx, invitation, email);
  return deleteUser(trx, user);
}

/**
 * Deletes a user with all data, for good. The events counted for the address are deleted as well, so that the next
 * account with it has no old failures.
 */
export async function deleteAccount(
  context: UserContext,
  { password }: { password: string },
): Promise<{ message: string }> {
  const { db, userId } = context;
  const user = await proveCurrentPassword(context, 'password', password);
  await db.transaction().execute(async (trx) => {
    if (!(await removeAccount(trx, user))) throw wrongPassword('password');
    await queueLetter(context, trx, { kind: 'account-deleted', to: user.email }, languageOfUser(user));
  });
  forgetCallers(db, userId);
  return { message: t`Your account was deleted` };
}

/** Counts a use of the user. Throws `too_many_attempts` if there were too many. */
export const countUse = ({ db, userId, now }: UserContext, limit: Limit): Promise<void> =>
  countEvents(db, [{ limit, subject: userId }], now());

/** Removes what has run out, of all users. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  await purgeEndedSessions(db, now);
  await purgeExpiredApiTokens(db, now);
  await purgeCodes(db, now);
  await purgeChallenges(db, now);
  await purgeEndedInvitations(db, now);
  await purgeEvents(db, now);
  await purgeAbandonedSignUps(db, now);
}

/** Registers the demo user, whose address needs no verification. Undefined if the account exists. */
export async function registerVerified(
  { db, now }: RequestContext,
  person: SignUp & { timezone: string },
): Promise<string | undefined> {
  const { email, firstname, lastname } = person;
  const timezone = timezoneNamed(person.timezone) ?? DEFAULT_TIMEZONE;
  const passwordHash = await hashPassword(person.password);
  return db.transaction().execute(async (trx) => {
    const id = await claimLogin(trx, email, randomUUIDv7());
    const user = { id, email, firstname, lastname, passwordHash, timezone };
    if (!(await insertUser(trx, user, now()))) return undefined;
    await updateEmailVerified(trx, id, now());
    return id;
  });
}
