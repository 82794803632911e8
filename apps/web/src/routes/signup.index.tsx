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
      title="Create your account"
      subtitle="Write down a project; see what is next each day."
      footer={
        <>
          Already have an account?{' '}
          <Link to="/login" className={linkClass}>
            Log in
          </Link>
        </>
      }
    >
      <SignUpForm
        onSignedUp={(email) => {
          showToast({ kind: 'success', title: 'Account created successfully! Please verify your email.' });
          void navigate({ to: '/signup/verify-email', state: { email, codeSentAt: Date.now() } });
        }}
      />
      <ProviderWay wayBack={{}} />
    </AccountFrame>
  );
}
