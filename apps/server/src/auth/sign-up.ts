import { randomUUIDv7 } from 'node:crypto';
import type { SignUp } from '@daymark/contract/auth';
import { TIMEZONE_REFUSAL } from '@daymark/contract/values';
import { DEFAULT_TIMEZONE } from '@daymark/domain/limits';
import { languageNow } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import type { Database } from '../db/database.ts';
import type { RequestContext } from '../http/context.ts';
import { AppError, invalid } from '../http/errors.ts';
import { timezoneNamed } from '../http/today.ts';
import { queueLetter } from '../mail/service.ts';
import { languageOfUser } from '../users/service.ts';
import { findUser, insertUser, updateEmailVerified } from '../users/store.ts';
import { countSend, replaceCode, tryCode } from './codes.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { admittedOrReleased, admitUnverified, assertMayBegin } from './sign-up-policy.ts';
import { claimLogin, findLogin } from './store.ts';

/**
 * Creates an account, or replaces an earlier sign-up that was never verified. For a verified account the steps and the
 * answer are the same, but its owner gets a different mail and the account stays as it is.
 */
export async function signUp(context: RequestContext, person: SignUp): Promise<{ message: string }> {
  const { db, now } = context;
  const { email, firstname, lastname, password, locale } = person;
  const timezone = timezoneNamed(person.timezone ?? DEFAULT_TIMEZONE);
  if (!timezone) throw invalid('timezone', TIMEZONE_REFUSAL);
  await refuseCommonPassword('password', password);
  const invitationId = await assertMayBegin(context, person.invitation);
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await countSend(trx, context, email, 'verify');
    const id = await claimLogin(trx, email, randomUUIDv7());
    const registered = await insertUser(
      trx,
      {
        id,
        email,
        firstname,
        lastname,
        passwordHash,
        timezone,
        locale,
        language: languageNow(),
        invitationId,
      },
      now(),
    );
    const code = await replaceCode(trx, context, { userId: id, email }, 'verify');
    const user = await findUser(trx, id);
    await queueLetter(
      context,
      trx,
      registered ? { kind: 'verification-code', to: email, code } : { kind: 'existing-account', to: email },
      user && languageOfUser(user),
    );
  });
  return { message: t`Account created successfully! Please verify your email.` };
}

export async function verifyEmail(
  context: RequestContext,
  { email, code }: { email: string; code: string },
): Promise<{ message: string; userId: string }> {
  const right = await tryCode(context, { email, code, purpose: 'verify' });
  const refusal = new AppError('invalid_code', t`Invalid verification code`);
  if (!right) throw refusal;
  await admittedOrReleased(right, () =>
    context.db.transaction().execute(async (trx) => {
      if (!(await right.spend(trx))) throw refusal;
      await admitUnverified(trx, right.userId, context.now());
      await updateEmailVerified(trx, right.userId, context.now());
    }),
  );
  return { message: t`Email verified successfully!`, userId: right.userId };
}

/**
 * Sends a code to an address that waits for verification. For other addresses the steps are the same, but no mail is
 * sent.
 */
export async function sendVerification(context: RequestContext, trx: Database, email: string): Promise<void> {
  await countSend(trx, context, email, 'verify');
  const userId = await findLogin(trx, email);
  const user = await findUser(trx, userId);
  const waits = user !== undefined && user.email_verified_at === null;
  const code = await replaceCode(trx, context, { userId, email }, 'verify');
  const letter = waits
    ? ({ kind: 'verification-code', to: email, code } as const)
    : ({ kind: 'none' } as const);
  await queueLetter(context, trx, letter, user && languageOfUser(user));
}

export async function resendVerification(
  context: RequestContext,
  { email }: { email: string },
): Promise<{ message: string }> {
  await context.db.transaction().execute((trx) => sendVerification(context, trx, email));
  return { message: t`Verification code resent!` };
}
