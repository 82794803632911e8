import { t } from '@daymark/words/t';
import { checkResetCode, sendResetCode } from './auth-actions.ts';
import { type CodeEntry, CodeForm } from './code-form.tsx';

const RESENDING = {
  send: sendResetCode,
  sentWords: t`New reset code sent!`,
  unreachedWords: t`Failed to send reset code`,
};

type ResetCodeFormProps = {
  email: string;
  codeSentAt: number;
  onRight: (entry: CodeEntry) => void;
};

/** The second step of a reset: the code is checked, and used later with the new password. */
export const ResetCodeForm = ({ email, codeSentAt, onRight }: ResetCodeFormProps) => (
  <CodeForm
    email={email}
    codeSentAt={codeSentAt}
    submitLabel={t`Verify code`}
    check={checkResetCode}
    wrongWords={t`Invalid or expired code`}
    onRight={onRight}
    resending={RESENDING}
  />
);
