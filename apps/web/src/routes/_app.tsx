import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { logOut } from '../features/account/log-out.ts';
import { wayBack } from '../features/account/return-to.ts';
import { SignedIn } from '../features/account/signed-in.tsx';
import { AppShell } from '../features/shell/app-shell.tsx';
import { readToken } from '../lib/token.ts';

/** Everything behind the log-in: whoever has no session goes there, and comes back to where they wanted to go. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location }) => {
    if (readToken() === null) throw redirect({ to: '/login', replace: true, state: wayBack(location.href) });
  },
  component: AppRoute,
});

function AppRoute() {
  return (
    <SignedIn>
      {(user) => (
        <AppShell user={user} onLogOut={logOut}>
          <Outlet />
        </AppShell>
      )}
    </SignedIn>
  );
}
