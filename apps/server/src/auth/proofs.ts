import type { Proof } from '@daymark/contract/proofs';
import { t } from '@daymark/words/t';
import type { UserContext } from '../http/context.ts';
import { invalid } from '../http/errors.ts';
import { findUser, type UserRow } from '../users/store.ts';
import { checkAnswer } from './passkey-answers.ts';
import { updatePasskeyUse } from './passkey-store.ts';
import { proveCurrentPassword } from './password-checks.ts';

/**
 * The signed-in user, who has just given the password or a passkey: a stolen session must not change how its person logs in.
 * Throws `invalid_input`, and `too_many_attempts`.
 */
export async function proveOneself(context: UserContext, { password, passkey }: Proof): Promise<UserRow> {
  if (!passkey) return proveCurrentPassword(context, 'password', password ?? '');
  const { db, userId, now } = context;
  const right = await checkAnswer(context, { purpose: `prove ${userId}`, userId, answer: passkey });
  const user = right && (await updatePasskeyUse(db, right, now())) && (await findUser(db, userId));
  // A 401 would sign the client out.
  if (!user) throw invalid('passkey', t`This is not one of your passkeys`);
  return user;
}
