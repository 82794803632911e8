import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../platform/api.ts';
import { signIn, signOutLocally } from '../../platform/session.ts';
import { readToken } from '../../platform/token.ts';
import { samplePerson } from '../../testing/samples.ts';
import { followSignOuts } from './follow-sign-outs.ts';
import { wayBack } from './way-back.ts';

const ana = samplePerson();
let unfollow = () => {};

afterEach(() => {
  unfollow();
  vi.restoreAllMocks();
  signOutLocally('chosen');
});

/** The app's routes with empty screens. */
async function openAt(path: string) {
  const root = createRootRoute();
  const app = createRoute({
    getParentRoute: () => root,
    id: '_app',
    beforeLoad: ({ location }) => {
      if (readToken() === null)
        throw redirect({ to: '/login', replace: true, state: wayBack(location.href) });
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([
      app.addChildren([createRoute({ getParentRoute: () => app, path: '/projects' })]),
      ...['/login', '/signup', '/signup/verify-email', '/reset-password', '/new-password'].map((place) =>
        createRoute({ getParentRoute: () => root, path: place }),
      ),
    ]),
    history: createMemoryHistory({ initialEntries: ['/about', path] }),
  });
  unfollow = followSignOuts(router);
  router.history.subscribe(() => void router.load());
  await router.load();
  return router;
}

async function callRefused() {
  vi.spyOn(window, 'fetch').mockResolvedValueOnce(Response.json({}, { status: 401 }));
  await expect(api.auth.profile()).rejects.toThrow();
}

test.each([
  ['/projects', '/login'],
  ['/reset-password', '/login'],
  ['/new-password', '/login'],
  ['/login', '/login'],
  ['/signup', '/signup'],
  ['/signup/verify-email', '/signup/verify-email'],
])('a 401 on %s removes the token and ends at %s', async (path, end) => {
  signIn('token', ana);
  const router = await openAt(path);

  await callRefused();

  expect(readToken()).toBeNull();
  await router.invalidate();
  await expect.poll(() => router.history.location.pathname).toBe(end);
});

test('a protected screen is remembered, with whose it was', async () => {
  signIn('token', ana);
  const router = await openAt('/projects');

  await callRefused();

  await expect.poll(() => router.history.location.pathname).toBe('/login');
  expect(router.state.location.state).toMatchObject({ from: '/projects', fromUser: ana.id });
});

test('a sign-out in another tab leaves the screens of a reset alone', async () => {
  signIn('token', ana);
  const router = await openAt('/new-password');

  signOutLocally('elsewhere');

  await router.invalidate();
  expect(router.state.location.pathname).toBe('/new-password');
});
