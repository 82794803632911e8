import { t } from '@daymark/words/t';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { wayBack } from '../features/account/return-to.ts';
import { SignedIn } from '../features/account/signed-in.tsx';
import { ConnectAssistant } from '../features/settings/connect-assistant.tsx';
import { ensureSession } from '../lib/restore-session.ts';
import { readToken } from '../lib/token.ts';
import { linkClass } from '../ui/link-class.ts';

/** `/oauth/authorize` leads here with what an assistant asks for, or with why it cannot be asked. */
export const Route = createFileRoute('/connect')({
  validateSearch: (search: { request?: unknown; problem?: unknown }) => search,
  beforeLoad: ({ location }) => {
    if (readToken() === null) throw redirect({ to: '/login', replace: true, state: wayBack(location.href) });
    ensureSession();
  },
  component: ConnectRoute,
});

function ConnectRoute() {
  const { request, problem } = Route.useSearch();
  return (
    <SignedIn>
      {({ email }) => (
        <AccountFrame
          title={t`Connect an assistant`}
          subtitle={t`You are logged in as ${email}.`}
          footer={
            <a href="/settings?tab=security" className={linkClass}>
              {t`See what is connected`}
            </a>
          }
        >
          <ConnectAssistant request={typeof request === 'string' ? request : ''} problem={problem} />
        </AccountFrame>
      )}
    </SignedIn>
  );
}
