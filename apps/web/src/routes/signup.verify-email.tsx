import { CODE_DIGITS, CODE_LIFETIME_MINUTES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { forgetInvitation } from '../features/account/invitation.ts';
import { forgetSignUpDraft } from '../features/account/sign-up-draft.ts';
import { VerifyEmailForm } from '../features/account/verify-email-form.tsx';
import { rich } from '../platform/rich.ts';
import { linkClass } from '../ui/link-class.ts';
import { showToast } from '../ui/toast-store.ts';

export const Route = createFileRoute('/signup/verify-email')({ component: VerifyEmailRoute });

function VerifyEmailRoute() {
  const { email, codeSentAt } = useLocation().state;
  const navigate = useNavigate();

  return (
    <AccountFrame
      title={t`Verify your email`}
      subtitle={
        email === undefined
          ? t`Enter your address and the ${CODE_DIGITS} digits that we sent to it. They are valid for ${CODE_LIFETIME_MINUTES} minutes.`
          : rich`Enter the ${CODE_DIGITS} digits that we sent to ${<strong className="font-semibold text-ink">{email}</strong>}. They are valid for ${CODE_LIFETIME_MINUTES} minutes.`
      }
      footer={
        <>
          {t`Wrong address?`}{' '}
          <Link to="/signup" className={linkClass}>
            {t`Back to sign up`}
          </Link>
        </>
      }
    >
      <VerifyEmailForm
        email={email}
        codeSentAt={codeSentAt}
        onVerified={({ email: verified }) => {
          forgetSignUpDraft();
          forgetInvitation();
          showToast({ kind: 'success', title: t`Email verified successfully!` });
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
