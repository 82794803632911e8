import { createFileRoute, Outlet, redirect, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { logOut } from '../features/account/log-out.ts';
import { wayBack } from '../features/account/return-to.ts';
import { SignedIn } from '../features/account/signed-in.tsx';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { TopSearch } from '../features/search/top-search.tsx';
import { AppShell } from '../features/shell/app-shell.tsx';
import { ensureSession } from '../lib/restore-session.ts';
import { readToken } from '../lib/token.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { BesideApp } from './-beside-app.tsx';

/** Everything behind the log-in: whoever has no session goes there, and comes back to where they wanted to go. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location }) => {
    if (readToken() === null) throw redirect({ to: '/login', replace: true, state: wayBack(location.href) });
    ensureSession();
  },
  component: AppRoute,
});

/** Where one goes from any screen; the log-in too, which a log-out leads to. */
const AT_HAND = [
  '/dashboard',
  '/projects',
  '/projects/new',
  '/project/$id/details',
  '/chats',
  '/search',
  '/settings',
  '/login',
] as const;

/** Fetches the other screens once this one is at rest, so that they open without a connection too. */
function useScreensAtHand() {
  const { routesByPath, loadRouteChunk } = useRouter();
  useEffect(
    () =>
      whenIdle(() => {
        // What does not come now is fetched when it is wanted.
        Promise.all(AT_HAND.map((path) => loadRouteChunk(routesByPath[path]))).catch(() => undefined);
      }),
    [routesByPath, loadRouteChunk],
  );
}

function Search() {
  const navigate = useNavigate();
  return (
    <TopSearch
      onProject={(id) => void navigate({ to: '/project/$id/details', params: { id } })}
      onAll={(query) =>
        void navigate({
          to: '/search',
          state: { search: { query, searchBy: 'all', page: 1, askedAt: Date.now() } },
        })
      }
    />
  );
}

function AppRoute() {
  useScreensAtHand();
  return (
    <SignedIn>
      {(user) => (
        <AppShell user={user} search={<Search />} bell={<NotificationBell />} onLogOut={logOut}>
          <Outlet />
          <BesideApp userId={user.id} />
        </AppShell>
      )}
    </SignedIn>
  );
}
