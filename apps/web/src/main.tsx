import './lib/zod-jitless.ts';
import './lib/import-again.ts';
import './app.css';
import './lib/navigation-state.ts';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followSignOuts } from './features/account/follow-sign-outs.ts';
import { takeCspNonce } from './lib/csp-nonce.ts';
import { followNewBuilds } from './lib/new-build.ts';
import { followOtherTabs } from './lib/other-tabs.ts';
import { followReach } from './lib/reach.ts';
import { restoreSession } from './lib/restore-session.ts';
import { onSignedOut } from './lib/session.ts';
import { readToken } from './lib/token.ts';
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
    // Caught at each route: what fails of a screen leaves the navigation and the log-out where they are.
    defaultErrorComponent: FailedRoute,
    scrollRestoration: true,
    // What a screen does not know in its address is taken out of it, instead of reaching the screen unchecked.
    search: { strict: true },
  });

function start(): void {
  const router = makeRouter();

  takeCspNonce();
  // The log-in then leads on, to whoever that is.
  followOtherTabs(() => void router.invalidate());
  followReach();
  followNewBuilds();
  // What a toast says and undoes is the signed-out person's.
  onSignedOut(dismissAllToasts);
  followSignOuts(router);
  // Whose token it is, the protected screens ask; that there is none is known at once.
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

// Not in the task in which all of the app was read, which is long enough on a phone.
setTimeout(start);
