import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import {
  createFileRoute,
  type HistoryState,
  Link,
  redirect,
  useLocation,
  useRouter,
} from '@tanstack/react-router';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { LoginForm } from '../features/account/login-form.tsx';
import { PasskeyWay } from '../features/account/passkey-way.tsx';
import { ProviderWay } from '../features/account/provider-way.tsx';
import { returnTo } from '../features/account/return-to.ts';
import { providerName } from '../features/account/sign-in-provider.ts';
import { useSession } from '../platform/session.ts';
import { readToken } from '../platform/token.ts';
import { linkClass, loneLinkClass } from '../ui/link-class.ts';
import { showToast } from '../ui/toast-store.ts';

export const Route = createFileRoute('/login')({
  beforeLoad: ({ location: { state } }) => {
    if (readToken() === null) return;
    const userId = useSession.getState().user?.id;
    throw redirect({ href: userId === undefined ? '/dashboard' : returnTo(state, userId), replace: true });
  },
  component: LoginRoute,
});

function subtitleFor({ fromUser, isTypedKept, ticket }: HistoryState): string {
  if (ticket !== undefined)
    return t`You have an account with this address. Log in with its password once, and ${providerName() ?? ''} opens it from then on.`;
  if (fromUser === undefined) return t`Your day is where you left it.`;
  return isTypedKept
    ? t`Your session has ended. Log in to continue where you were; what you typed is kept.`
    : t`Your session has ended. Log in to continue where you were.`;
}

function LoginRoute() {
  const { state } = useLocation();
  const router = useRouter();
  const enter = (user: User) => {
    showToast({ kind: 'success', title: t`Login successful!` });
    router.history.replace(returnTo(state, user.id));
  };

  return (
    <AccountFrame
      title={t`Log in`}
      subtitle={subtitleFor(state)}
      footer={
        <>
          {t`New here?`}{' '}
          <Link to="/signup" className={linkClass}>
            {t`Create an account`}
          </Link>
        </>
      }
    >
      <LoginForm
        email={state.email ?? ''}
        ticket={state.ticket}
        forgotten={(email) => (
          <Link
            to="/reset-password"
            state={(before) => ({ ...before, email, codeSentAt: undefined })}
            className={loneLinkClass}
          >
            {t`Forgot Password?`}
          </Link>
        )}
        onLoggedIn={enter}
        onUnverified={(email) =>
          void router.navigate({
            to: '/signup/verify-email',
            state: (before) => ({ ...before, email, codeSentAt: Date.now() }),
          })
        }
      />
      {state.ticket === undefined && <PasskeyWay onLoggedIn={enter} />}
      {state.ticket === undefined && <ProviderWay wayBack={state} failure={state.providerFailure} />}
    </AccountFrame>
  );
}
