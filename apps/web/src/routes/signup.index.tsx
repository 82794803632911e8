import { t } from '@daymark/words/t';
import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { invitationAt, refusalOf, useSignUpTerms } from '../features/account/invitation.ts';
import { ProviderWay } from '../features/account/provider-way.tsx';
import { SignUpForm } from '../features/account/sign-up-form.tsx';
import { isProjectTried } from '../platform/tried-project.ts';
import { linkClass } from '../ui/link-class.ts';
import { showToast } from '../ui/toast-store.ts';

export const Route = createFileRoute('/signup/')({ component: SignUpRoute });

function SignUpRoute() {
  const navigate = useNavigate();
  const invitation = invitationAt(useLocation().hash);
  const terms = useSignUpTerms(invitation);
  const refusal = terms ? refusalOf(terms) : null;

  return (
    <AccountFrame
      title={t`Create your account`}
      subtitle={
        isProjectTried()
          ? t`The project that you tried opens once you are logged in.`
          : terms?.isInvited && refusal === null
            ? t`You are invited. Write down a project; see what is next each day.`
            : t`Write down a project; see what is next each day.`
      }
      footer={
        <>
          {t`Already have an account?`}{' '}
          <Link to="/login" className={linkClass}>
            {t`Log in`}
          </Link>
        </>
      }
    >
      {refusal === null ? (
        <SignUpForm
          invitation={invitation}
          onSignedUp={(email) => {
            showToast({ kind: 'success', title: t`Account created successfully! Please verify your email.` });
            void navigate({ to: '/signup/verify-email', state: { email, codeSentAt: Date.now() } });
          }}
        />
      ) : (
        <p role="status" className="rounded-md border border-edge bg-well px-4 py-3">
          {refusal}
        </p>
      )}
      {refusal === null && <ProviderWay wayBack={{}} />}
    </AccountFrame>
  );
}
