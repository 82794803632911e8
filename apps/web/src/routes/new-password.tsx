import { t } from '@daymark/words/t';
import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { refuseAccess } from '../features/account/invalid-access.ts';
import { LogInWithNew } from '../features/account/log-in-with-new.tsx';
import { NewPasswordForm } from '../features/account/new-password-form.tsx';
import { PasswordReplaced } from '../features/account/password-replaced.tsx';
import { rich } from '../platform/rich.ts';
import { linkClass } from '../ui/link-class.ts';
import { showToast } from '../ui/toast-store.ts';

export const Route = createFileRoute('/new-password')({
  beforeLoad: ({ location: { state } }) => {
    if (!state.email || !(state.code || state.isReset)) throw refuseAccess();
  },
  component: NewPasswordRoute,
});

function NewPasswordRoute() {
  const { email = '', code = '', isReset } = useLocation().state;
  return isReset ? <Replaced email={email} /> : <Choosing email={email} code={code} />;
}

function Replaced({ email }: { email: string }) {
  const navigate = useNavigate();
  return (
    <AccountFrame title={t`Password reset`} subtitle={<LogInWithNew email={email} />} footer={null}>
      <PasswordReplaced
        onGoOn={() =>
          void navigate({ to: '/reset-password/confirm', replace: true, state: (before) => before })
        }
      />
    </AccountFrame>
  );
}

function Choosing({ email, code }: { email: string; code: string }) {
  const navigate = useNavigate();
  return (
    <AccountFrame
      title={t`Choose a new password`}
      subtitle={rich`For ${<strong className="font-semibold text-ink">{email}</strong>}. You will be logged out everywhere.`}
      footer={
        <>
          {t`Code too old?`}{' '}
          <Link
            to="/reset-password"
            replace
            state={(before) => ({ ...before, codeSentAt: undefined, code: undefined })}
            className={linkClass}
          >
            {t`Get another one`}
          </Link>
        </>
      }
    >
      <NewPasswordForm
        email={email}
        code={code}
        onReset={() => {
          showToast({ kind: 'success', title: t`Password reset successfully!` });
          // The code is used up: after a reload this screen must not use it again.
          void navigate({
            to: '/new-password',
            replace: true,
            state: (before) => ({ ...before, code: undefined, codeSentAt: undefined, isReset: true }),
          });
        }}
      />
    </AccountFrame>
  );
}
