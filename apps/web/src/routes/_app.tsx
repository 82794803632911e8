import { createFileRoute, Outlet, redirect, useNavigate } from '@tanstack/react-router';
import { logOut } from '../features/account/log-out.ts';
import { SignedIn } from '../features/account/signed-in.tsx';
import { wayBack } from '../features/account/way-back.ts';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { TopSearch } from '../features/search/top-search.tsx';
import { AppShell } from '../features/shell/app-shell.tsx';
import { ensureSession } from '../platform/restore-session.ts';
import { readToken } from '../platform/token.ts';
import { BesideApp } from './-beside-app.tsx';
import { FailedPage } from './-failed-screen.tsx';
import { LateTimerBar } from './-late-timer.tsx';

/** Everything that needs a session: without one it redirects to the log-in, and back afterwards. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location }) => {
    if (readToken() === null) throw redirect({ to: '/login', replace: true, state: wayBack(location.href) });
    ensureSession();
  },
  component: AppRoute,
  errorComponent: FailedPage,
});

function Search() {
  const navigate = useNavigate();
  return (
    <TopSearch
      onProject={(id) => void navigate({ to: '/project/$id/details', params: { id } })}
      onTask={(id, projectId) =>
        void navigate({ to: '/project/$id/details', params: { id: projectId }, hash: `subtask-${id}` })
      }
      onAll={(query, tab) =>
        void navigate({
          to: '/search',
          search: tab === 'tasks' ? { tab } : {},
          state: { search: { query, searchBy: 'all', page: 1, askedAt: Date.now() } },
        })
      }
    />
  );
}

function AppRoute() {
  return (
    <SignedIn>
      {(user) => (
        <AppShell
          user={user}
          search={<Search />}
          timer={<LateTimerBar />}
          bell={<NotificationBell />}
          onLogOut={logOut}
        >
          <Outlet />
          <BesideApp userId={user.id} />
        </AppShell>
      )}
    </SignedIn>
  );
}
