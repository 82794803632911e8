import './platform/zod-jitless.ts';
import './platform/import-again.ts';
import './app.css';
import './routes/-navigation-state.ts';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followSignOuts } from './features/account/follow-sign-outs.ts';
import { takeCspNonce } from './platform/csp-nonce.ts';
import { followNewBuilds } from './platform/new-build.ts';
import { followOtherTabs } from './platform/other-tabs.ts';
import { followReach } from './platform/reach.ts';
import { restoreSession } from './platform/restore-session.ts';
import { onSignedOut } from './platform/session.ts';
import { readToken } from './platform/token.ts';
import { routeTree } from './route-tree.gen.ts';
import { FailedRoute } from './routes/-failed-screen.tsx';
import { dismissAllToasts } from './ui/toast-store.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}

const makeRouter = () =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    // Errors are caught at each route, so that the navigation and the log-out keep working.
    defaultErrorComponent: FailedRoute,
    scrollRestoration: true,
    // Unknown search parameters are removed from the address, and do not reach the screens unchecked.
    search: { strict: true },
  });

function start(): void {
  const router = makeRouter();

  takeCspNonce();
  // The log-in then redirects the signed-in user.
  followOtherTabs(() => void router.invalidate());
  followReach();
  followNewBuilds();
  // Toasts and their undo belong to the signed-out user.
  onSignedOut(dismissAllToasts);
  followSignOuts(router);
  // Protected screens check a token; without one, no check is needed.
  if (readToken() === null) void restoreSession();

  const root = document.getElementById('root');
  if (root) {
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  }
}

// In a new task, because evaluating the app's scripts already takes a phone long enough.
setTimeout(start);
