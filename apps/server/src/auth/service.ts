import { randomUUIDv7 } from 'node:crypto';
import { type LogIn, type SignUp, TIMEZONE_REFUSAL } from '@daymark/contract/auth';
import type { User } from '@daymark/contract/users';
import { DEFAULT_TIMEZONE } from '@daymark/domain/limits';
import { normalizeEmail } from '@daymark/domain/people';
import type { Database } from '../db/database.ts';
import type { RequestContext, UserContext } from '../http/context.ts';
import { AppError, invalid } from '../http/errors.ts';
import { timezoneNamed } from '../http/today.ts';
import { queueLetter } from '../mail/service.ts';
import { confirmEmail, findAccount, holdPassword, registerUser, toUser } from '../users/service.ts';
import { purgeAbandonedSignUps } from './abandoned-sign-ups.ts';
import { countSend, replaceCode, tryCode } from './codes.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { UPLOADS } from './limits.ts';
import { countEvents, purgeEvents } from './limits-store.ts';
import { checkPassword } from './password-checks.ts';
import { hashPassword } from './passwords.ts';
import { beginSession, currentSession, endSession, purgeEndedSessions, type Session } from './sessions.ts';
import { claimLogin, findLogin, purgeCodes } from './store.ts';
import { readToken } from './tokens.ts';

/** Who sends this `Authorization` header. Throws `unauthenticated`. */
export async function authenticate(
  context: RequestContext,
  authorization: string | undefined,
): Promise<Session> {
  const token = readToken(authorization);
  if (!token) throw new AppError('unauthenticated', 'Please log in to continue');
  const session = await currentSession(context, token);
  if (!session) throw new AppError('unauthenticated', 'Your session has ended. Please log in again.');
  return session;
}

/**
 * Creates an account, or replaces an earlier sign-up that was never verified. For an address with a verified account
 * it does and answers the same, but its owner gets another mail and the account stays as it is.
 */
export async function signUp(context: RequestContext, person: SignUp): Promise<{ message: string }> {
  const { db, now } = context;
  const { email, firstname, lastname, password } = person;
  const timezone = timezoneNamed(person.timezone ?? DEFAULT_TIMEZONE);
  if (!timezone) throw invalid('timezone', TIMEZONE_REFUSAL);
  await refuseCommonPassword('password', password);
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await countSend(trx, context, email, 'verify');
    const id = await claimLogin(trx, email, randomUUIDv7());
    const registered = await registerUser(
      trx,
      { id, email, firstname, lastname, passwordHash, timezone },
      now(),
    );
    const code = await replaceCode(trx, context, { userId: id, email }, 'verify');
    await queueLetter(
      context,
      trx,
      registered ? { kind: 'verification-code', to: email, code } : { kind: 'existing-account', to: email },
    );
  });
  return { message: 'Account created successfully! Please verify your email.' };
}

export async function verifyEmail(
  context: RequestContext,
  { email, code }: { email: string; code: string },
): Promise<{ message: string }> {
  const right = await tryCode(context, { email, code, purpose: 'verify' });
  const refusal = new AppError('invalid_code', 'Invalid verification code');
  if (!right) throw refusal;
  await context.db.transaction().execute(async (trx) => {
    await confirmEmail(trx, right.userId, context.now());
    if (!(await right.spend(trx))) throw refusal;
  });
  return { message: 'Email verified successfully!' };
}

/** Sends a code to an address that waits for verification; any other gets no mail, by the same steps. */
async function sendVerification(context: RequestContext, trx: Database, email: string): Promise<void> {
  await countSend(trx, context, email, 'verify');
  const userId = await findLogin(trx, email);
  const user = await findAccount(trx, userId);
  const waits = user !== undefined && user.email_verified_at === null;
  const code = await replaceCode(trx, context, { userId, email }, 'verify');
  await queueLetter(context, trx, waits ? { kind: 'verification-code', to: email, code } : { kind: 'none' });
}

export async function resendVerification(
  context: RequestContext,
  { email }: { email: string },
): Promise<{ message: string }> {
  await context.db.transaction().execute((trx) => sendVerification(context, trx, email));
  return { message: 'Verification code resent!' };
}

const isLimit = (error: unknown): boolean => error instanceof AppError && error.status === 429;

/** A right password for an address that is not verified: says so, with a fresh code on its way where limits permit. */
async function refuseUnverified(context: RequestContext, email: string): Promise<never> {
  await context.db
    .transaction()
    .execute((trx) => sendVerification(context, trx, email))
    .catch((error: unknown) => {
      if (!isLimit(error)) throw error;
    });
  throw new AppError(
    'email_not_verified',
    'Please verify your email address first. The code is in the mail that we sent you.',
  );
}

const wrong = () => new AppError('wrong_credentials', 'Invalid email or password');

export async function logIn(context: RequestContext, input: LogIn): Promise<{ token: string; user: User }> {
  const email = normalizeEmail(input.email);
  const user = await checkPassword(context, { email, password: input.password });
  if (!user) throw wrong();
  if (user.email_verified_at === null) return refuseUnverified(context, email);
  const token = await context.db.transaction().execute(async (trx) => {
    // Replaced since it was compared: its sessions have ended, and none may begin after them.
    if (!(await holdPassword(trx, user))) throw wrong();
    return beginSession(trx, user.id, context);
  });
  return { token, user: toUser(user) };
}

export async function logOut(context: UserContext): Promise<{ message: string }> {
  await endSession(context.db, context);
  return { message: 'You are logged out' };
}

/** Counts a picture that a person uploads. Throws `too_many_attempts`. */
export const countUpload = ({ db, userId, now }: UserContext): Promise<void> =>
  countEvents(db, [{ limit: UPLOADS, subject: userId }], now());

/** Removes what has run out, of all users. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  await purgeEndedSessions(db, now);
  await purgeCodes(db, now);
  await purgeEvents(db, now);
  await purgeAbandonedSignUps(db, now);
}

/** Registers a person whose address needs no proof: the demo's. Undefined when the account stands already. */
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
    if (!(await registerUser(trx, user, now()))) return undefined;
    await confirmEmail(trx, id, now());
    return id;
  });
}
