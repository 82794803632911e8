import { t } from '@daymark/words/t';
import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { refuseAccess } from '../features/account/invalid-access.ts';
import { LogInWithNew } from '../features/account/log-in-with-new.tsx';
import { ResetConfirmed } from '../features/account/reset-confirmed.tsx';
import { linkClass } from '../ui/link-class.ts';

export const Route = createFileRoute('/reset-password/confirm')({
  beforeLoad: ({ location: { state } }) => {
    if (!state.email) throw refuseAccess();
  },
  component: ResetConfirmRoute,
});

function ResetConfirmRoute() {
  const { email = '' } = useLocation().state;
  const navigate = useNavigate();

  return (
    <AccountFrame
      title={t`Password reset`}
      subtitle={<LogInWithNew email={email} />}
      footer={
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
          <Link to="/reset-password" className={linkClass}>
            {t`Reset another password`}
          </Link>
          <a href="/" className={linkClass}>
            {t`Back to the home page`}
          </a>
        </div>
      }
    >
      <ResetConfirmed
        onLogIn={() =>
          void navigate({
            to: '/login',
            replace: true,
            state: (before) => ({ ...before, isReset: undefined }),
          })
        }
      />
    </AccountFrame>
  );
}
