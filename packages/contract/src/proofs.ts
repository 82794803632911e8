import { t } from '@daymark/words/t';
import { z } from 'zod';
import { PasskeyAnswer } from './passkey-values.ts';
import { KnownPassword } from './passwords.ts';

/** Who is signed in shows that it is really them: with the password, or with an answer to `passkeys.beginProof`. */
export const Proof = z
  .object({ password: KnownPassword.optional(), passkey: PasskeyAnswer.optional() })
  .refine(({ password, passkey }) => password !== undefined || passkey !== undefined, {
    path: ['password'],
    error: t`This field is required`,
  });
export type Proof = z.output<typeof Proof>;
