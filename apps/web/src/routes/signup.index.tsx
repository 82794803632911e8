import { t } from '@daymark/words/t';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { ProviderWay } from '../features/account/provider-way.tsx';
import { SignUpForm } from '../features/account/sign-up-form.tsx';
import { linkClass } from '../ui/link-class.ts';
import { showToast } from '../ui/toast-store.ts';

export const Route = createFileRoute('/signup/')({ component: SignUpRoute });

function SignUpRoute() {
  const navigate = useNavigate();

  return (
    <AccountFrame
      title={t`Create your account`}
      subtitle={t`Write down a project; see what is next each day.`}
      footer={
        <>
          {t`Already have an account?`}{' '}
          <Link to="/login" className={linkClass}>
            {t`Log in`}
          </Link>
        </>
      }
    >
      <SignUpForm
        onSignedUp={(email) => {
          showToast({ kind: 'success', title: t`Account created successfully! Please verify your email.` });
          void navigate({ to: '/signup/verify-email', state: { email, codeSentAt: Date.now() } });
        }}
      />
      <ProviderWay wayBack={{}} />
    </AccountFrame>
  );
}
