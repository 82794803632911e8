import { t } from '@daymark/words/t';
import type { Database } from '../db/database.ts';
import type { RequestContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { queueLetter } from '../mail/service.ts';
import { deletePushDevices } from '../push-devices/store.ts';
import { languageOfUser } from '../users/service.ts';
import { findUser, updateForgottenPassword } from '../users/store.ts';
import { pauseWebhooks } from '../webhooks/store.ts';
import { deleteApiTokens } from './api-token-store.ts';
import { forgetCallers } from './callers.ts';
import { countSend, type RightGuess, replaceCode, tryCode } from './codes.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { LOG_IN_FAILURES } from './limits.ts';
import { deleteEvents } from './limits-store.ts';
import { hashPassword } from './passwords.ts';
import { deleteSessions } from './session-store.ts';
import { admittedOrReleased, admitUnverified } from './sign-up-policy.ts';
import { findLogin } from './store.ts';

interface CodeInput {
  email: string;
  code: string;
}

const wrongCode = () => new AppError('invalid_code', t`Invalid or expired code`);

/**
 * Sends a code to an address with an account, verified or not. For other addresses the steps are the same, but no mail
 * is sent.
 */
export async function forgotPassword(
  context: RequestContext,
  { email }: { email: string },
): Promise<{ message: string }> {
  await context.db.transaction().execute(async (trx) => {
    await countSend(trx, context, email, 'reset');
    const userId = await findLogin(trx, email);
    const user = await findUser(trx, userId);
    const code = await replaceCode(trx, context, { userId, email }, 'reset');
    const letter = user ? ({ kind: 'reset-code', to: email, code } as const) : ({ kind: 'none' } as const);
    await queueLetter(context, trx, letter, user && languageOfUser(user));
  });
  return { message: t`Password reset code sent to your email!` };
}

async function guess(context: RequestContext, { email, code }: CodeInput): Promise<RightGuess> {
  const right = await tryCode(context, { email, code, purpose: 'reset' });
  if (!right) throw wrongCode();
  return right;
}

/** Whether a code is right. Neither the code nor an attempt is used up. */
export async function verifyResetCode(
  context: RequestContext,
  input: CodeInput,
): Promise<{ message: string }> {
  const { release } = await guess(context, input);
  await release();
  return { message: t`Code verified! Redirecting...` };
}

/** Replaces a forgotten password with a code, ends every session and API token, and resets the limit of failed log-ins. */
export async function resetPassword(
  context: RequestContext,
  { newPassword, ...input }: CodeInput & { newPassword: string },
): Promise<{ message: string }> {
  const { db, now } = context;
  const { email } = input;
  await refuseCommonPassword('newPassword', newPassword);
  const right = await guess(context, input);
  const { userId, spend, release } = right;
  const passwordHash = await hashPassword(newPassword).catch(async (error: unknown) => {
    // The queue refused it. The guess was right, so the attempt is taken back for the next try.
    await release();
    throw error;
  });
  const replace = async (trx: Database) => {
    await deleteEvents(trx, { limit: LOG_IN_FAILURES, subject: email });
    if (!(await spend(trx))) throw wrongCode();
    // It verifies the address as well.
    await admitUnverified(trx, userId, now());
    await updateForgottenPassword(trx, { userId, passwordHash }, now());
    await deleteSessions(trx, userId);
    await deletePushDevices(trx, userId);
    await deleteApiTokens(trx, userId);
    await pauseWebhooks(trx, { userId }, 'signed_out');
    const user = await findUser(trx, userId);
    await queueLetter(context, trx, { kind: 'password-changed', to: email }, user && languageOfUser(user));
  };
  await admittedOrReleased(right, () => db.transaction().execute(replace));
  forgetCallers(db, userId);
  return { message: t`Password reset successfully!` };
}
