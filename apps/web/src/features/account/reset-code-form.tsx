import { checkResetCode, sendResetCode } from './auth-actions.ts';
import { type CodeEntry, CodeForm } from './code-form.tsx';

const RESENDING = {
  send: sendResetCode,
  sentWords: 'New reset code sent!',
  unreachedWords: 'Failed to send reset code',
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
    submitLabel="Verify code"
    check={checkResetCode}
    wrongWords="Invalid or expired code"
    onRight={onRight}
    resending={RESENDING}
  />
);
