import { t } from '@daymark/words/t';
import { resendVerification, verifyEmail } from './auth-actions.ts';
import { type CodeEntry, CodeForm } from './code-form.tsx';

const RESENDING = {
  send: resendVerification,
  sentWords: t`Verification code resent!`,
  unreachedWords: t`Failed to resend code`,
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
    submitLabel={t`Verify email`}
    check={verifyEmail}
    wrongWords={t`Invalid verification code`}
    onRight={onVerified}
    resending={RESENDING}
  />
);
