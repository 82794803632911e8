import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { SignedIn } from '../features/account/signed-in.tsx';
import { lastSignedOut } from '../lib/session.ts';
import { readToken } from '../lib/token.ts';

/** Everything behind the log-in: whoever has no session goes there, and comes back to where they wanted to go. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location }) => {
    if (readToken() !== null) return;
    const fromUser = lastSignedOut();
    throw redirect({
      to: '/login',
      replace: true,
      state: { from: location.href, ...(fromUser !== undefined && { fromUser }) },
    });
  },
  component: AppRoute,
});

function AppRoute() {
  return (
    <SignedIn>
      <Outlet />
    </SignedIn>
  );
}
