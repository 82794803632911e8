import type { LogIn } from '@daymark/contract/auth';
import type { User } from '@daymark/contract/users';
import { normalizeEmail } from '@daymark/domain/people';
import { t } from '@daymark/words/t';
import type { RequestContext, SessionContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { toUser } from '../users/service.ts';
import { lockPassword } from '../users/store.ts';
import { checkPassword } from './password-checks.ts';
import { connectByTicket } from './provider.ts';
import { beginSession, endSession } from './sessions.ts';
import { sendVerification } from './sign-up.ts';
import { countCode, passSecondStep, uncountCode } from './two-step.ts';

const isLimit = (error: unknown): boolean => error instanceof AppError && error.status === 429;

/**
 * The password is right but the address is not verified: the error says so, and a new code is sent if the limits allow
 * it.
 */
async function refuseUnverified(context: RequestContext, email: string): Promise<never> {
  await context.db
    .transaction()
    .execute((trx) => sendVerification(context, trx, email))
    .catch((error: unknown) => {
      if (!isLimit(error)) throw error;
    });
  throw new AppError(
    'email_not_verified',
    t`Please verify your email address first. The code is in the mail that we sent you.`,
  );
}

const wrong = () => new AppError('wrong_credentials', t`Invalid email or password`);

export async function logIn(context: RequestContext, input: LogIn): Promise<{ token: string; user: User }> {
  const email = normalizeEmail(input.email);
  const user = await checkPassword(context, { email, password: input.password });
  if (!user) throw wrong();
  if (user.email_verified_at === null) return refuseUnverified(context, email);
  const code = await countCode(context, user.id, input.code);
  const token = await context.db.transaction().execute(async (trx) => {
    // Replaced since it was compared: its sessions have ended, and none may begin after them.
    if (!(await lockPassword(trx, user))) throw wrong();
    await passSecondStep(context, trx, user.id, code);
    if (input.ticket !== undefined) await connectByTicket(trx, context, { ticket: input.ticket, user });
    return beginSession(trx, user.id, context);
  });
  await uncountCode(context, user.id, code);
  return { token, user: toUser(user) };
}

export async function logOut(context: SessionContext): Promise<{ message: string }> {
  await endSession(context.db, context);
  return { message: t`You are logged out` };
}
