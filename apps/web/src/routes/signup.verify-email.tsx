import { CODE_DIGITS, CODE_LIFETIME_MINUTES } from '@daymark/domain/limits';
import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { forgetSignUpDraft } from '../features/account/sign-up-draft.ts';
import { VerifyEmailForm } from '../features/account/verify-email-form.tsx';
import { linkClass } from '../ui/link-class.ts';
import { showToast } from '../ui/toast-store.ts';

export const Route = createFileRoute('/signup/verify-email')({ component: VerifyEmailRoute });

function VerifyEmailRoute() {
  const { email, codeSentAt } = useLocation().state;
  const navigate = useNavigate();

  return (
    <AccountFrame
      title="Verify your email"
      subtitle={
        <>
          Enter {email === undefined && 'your address and '}the {CODE_DIGITS} digits that we sent to{' '}
          {email === undefined ? 'it' : <strong className="font-semibold text-ink">{email}</strong>}. They are
          valid for {CODE_LIFETIME_MINUTES} minutes.
        </>
      }
      footer={
        <>
          Wrong address?{' '}
          <Link to="/signup" className={linkClass}>
            Back to sign up
          </Link>
        </>
      }
    >
      <VerifyEmailForm
        email={email}
        codeSentAt={codeSentAt}
        onVerified={({ email: verified }) => {
          forgetSignUpDraft();
          showToast({ kind: 'success', title: 'Email verified successfully!' });
          void navigate({
            to: '/login',
            replace: true,
            state: (before) => ({ ...before, email: verified }),
          });
        }}
      />
    </AccountFrame>
  );
}
