import { resendVerification, verifyEmail } from './auth-actions.ts';
import { type CodeEntry, CodeForm } from './code-form.tsx';

const RESENDING = {
  send: resendVerification,
  sentWords: 'Verification code resent!',
  unreachedWords: 'Failed to resend code',
};

type VerifyEmailFormProps = {
  email: string | undefined;
  codeSentAt: number | undefined;
  onVerified: (entry: CodeEntry) => void;
};

/** The second step of a sign-up. */
export const VerifyEmailForm = ({ email, codeSentAt, onVerified }: VerifyEmailFormProps) => (
  <CodeForm
    email={email}
    codeSentAt={codeSentAt}
    submitLabel="Verify email"
    check={verifyEmail}
    wrongWords="Invalid verification code"
    onRight={onVerified}
    resending={RESENDING}
  />
);
