import { CODE_DIGITS, CODE_LIFETIME_MINUTES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { ResetCodeForm } from '../features/account/reset-code-form.tsx';
import { ResetEmailForm } from '../features/account/reset-email-form.tsx';
import { rich } from '../platform/rich.ts';
import { linkClass } from '../ui/link-class.ts';
import { showToast } from '../ui/toast-store.ts';

export const Route = createFileRoute('/reset-password/')({ component: ResetPasswordRoute });

/** Both steps have one address: the history entry says whether a code was sent, so that a reload keeps the step. */
function ResetPasswordRoute() {
  const { email, codeSentAt } = useLocation().state;
  return email === undefined || codeSentAt === undefined ? (
    <EmailStep email={email ?? ''} />
  ) : (
    <CodeStep email={email} codeSentAt={codeSentAt} />
  );
}

function EmailStep({ email: knownEmail }: { email: string }) {
  const navigate = useNavigate();
  const goOn = (email: string, codeSentAt: number) =>
    void navigate({ to: '/reset-password', state: (before) => ({ ...before, email, codeSentAt }) });

  return (
    <AccountFrame
      title={t`Reset your password`}
      subtitle={t`Tell us your address, and we send a code of ${CODE_DIGITS} digits to it.`}
      footer={
        <>
          {t`Remembered it?`}{' '}
          <Link to="/login" className={linkClass}>
            {t`Back to log in`}
          </Link>
        </>
      }
    >
      <ResetEmailForm
        email={knownEmail}
        onSent={(email) => {
          showToast({ kind: 'success', title: t`Password reset code sent to your email!` });
          goOn(email, Date.now());
        }}
        onSentBefore={goOn}
      />
    </AccountFrame>
  );
}

function CodeStep({ email, codeSentAt }: { email: string; codeSentAt: number }) {
  const navigate = useNavigate();
  return (
    <AccountFrame
      title={t`Enter the code`}
      subtitle={rich`If there is an account for ${<strong className="font-semibold text-ink">{email}</strong>}, ${CODE_DIGITS} digits were sent to it. They are valid for ${CODE_LIFETIME_MINUTES} minutes.`}
      footer={
        <>
          {t`Wrong address?`}{' '}
          <Link
            to="/reset-password"
            replace
            state={(before) => ({ ...before, codeSentAt: undefined })}
            className={linkClass}
          >
            {t`Use different email`}
          </Link>
        </>
      }
    >
      <ResetCodeForm
        email={email}
        codeSentAt={codeSentAt}
        onRight={({ code }) => {
          showToast({ kind: 'success', title: t`Code verified! Redirecting...` });
          void navigate({ to: '/new-password', replace: true, state: (before) => ({ ...before, code }) });
        }}
      />
    </AccountFrame>
  );
}
