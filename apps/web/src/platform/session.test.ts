import { afterEach, expect, test, vi } from 'vitest';
import { samplePerson } from '../testing/samples.ts';
import { api } from './api.ts';
import { currentReach, tryToReach } from './reach.ts';
import { restoreSession } from './restore-session.ts';
import { act, signIn, signOutLocally, useSession } from './session.ts';
import { readToken, writeToken } from './token.ts';

const ana = samplePerson();

/** The server's next answer, sent when the test says so. */
function nextAnswer() {
  const answer = Promise.withResolvers<Response>();
  vi.spyOn(window, 'fetch').mockReturnValueOnce(answer.promise);
  return answer;
}

afterEach(() => {
  vi.restoreAllMocks();
  signOutLocally('chosen');
});

test('a refusal of the present token ends the session', async () => {
  signIn('first', ana);
  const answer = nextAnswer();
  const call = api.auth.profile();
  answer.resolve(Response.json({}, { status: 401 }));

  await expect(call).rejects.toThrow();

  expect(readToken()).toBeNull();
  expect(useSession.getState()).toMatchObject({ user: null, isAuthenticated: false });
});

test('a late refusal of an earlier token leaves the present session alone', async () => {
  signIn('first', ana);
  const answer = nextAnswer();
  const call = api.auth.profile();
  signIn('second', ana);
  answer.resolve(Response.json({}, { status: 401 }));

  await expect(call).rejects.toThrow();

  expect(readToken()).toBe('second');
  expect(useSession.getState().isAuthenticated).toBe(true);
});

test.each([429, 500, 503])('a %s on restoring keeps the token and says so', async (status) => {
  writeToken('stored');
  const answer = nextAnswer();
  answer.resolve(Response.json({ message: 'Please wait a moment' }, { status }));

  await restoreSession();

  expect(readToken()).toBe('stored');
  expect(useSession.getState()).toMatchObject({ initializing: false, error: 'Please wait a moment' });
});

test('being offline on restoring keeps the token', async () => {
  writeToken('stored');
  nextAnswer().reject(new TypeError('Failed to fetch'));

  await restoreSession();

  expect(readToken()).toBe('stored');
  expect(useSession.getState()).toMatchObject({ initializing: false, error: 'Profile fetch failed' });
});

test('out of reach, the person whom this device knows goes on, until the server refuses them', async () => {
  signIn('known', ana);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await restoreSession();
  expect(useSession.getState()).toMatchObject({ user: ana, isAuthenticated: true, error: null });
  await expect.poll(() => tryToReach().then(currentReach)).toBe('unreached');

  const [health, profile] = [nextAnswer(), nextAnswer()];
  health.resolve(Response.json({ success: true }));
  profile.resolve(Response.json({}, { status: 401 }));
  await tryToReach();

  await expect.poll(readToken).toBeNull();
  expect(useSession.getState()).toMatchObject({ user: null, isAuthenticated: false });
});

test('only the user and whether there is one outlive the page', () => {
  signIn('secret-token', ana);

  expect(JSON.parse(localStorage.getItem('auth-store') ?? '')).toMatchObject({
    state: { user: ana, isAuthenticated: true },
  });
  expect(localStorage.getItem('auth-store')).not.toContain('secret-token');
});

test('without a stored token, initialising ends with nobody signed in', async () => {
  useSession.setState({ initializing: true });

  await restoreSession();

  expect(useSession.getState()).toMatchObject({ user: null, isAuthenticated: false, initializing: false });
});

test('with a stored token it ends with whose token it is', async () => {
  writeToken('stored');
  const answer = nextAnswer();
  const restored = restoreSession();
  expect(useSession.getState()).toMatchObject({ initializing: true, loading: true });

  answer.resolve(Response.json({ data: ana }));
  await restored;

  expect(useSession.getState()).toMatchObject({
    user: ana,
    isAuthenticated: true,
    initializing: false,
    loading: false,
  });
});

test('a stored token that is refused is removed, and nobody is signed in', async () => {
  writeToken('stored');
  nextAnswer().resolve(Response.json({}, { status: 401 }));

  await restoreSession();

  expect(readToken()).toBeNull();
  expect(useSession.getState()).toMatchObject({ user: null, isAuthenticated: false, initializing: false });
});

test('a token of another tab is checked while the check of an earlier one has no answer', async () => {
  writeToken('first');
  const early = nextAnswer();
  const first = restoreSession();
  signOutLocally('elsewhere');
  writeToken('second');
  nextAnswer().resolve(Response.json({ success: true, data: ana }));

  await restoreSession();
  early.resolve(Response.json({ message: 'No' }, { status: 401 }));
  await first;

  expect(readToken()).toBe('second');
  expect(useSession.getState()).toMatchObject({ isAuthenticated: true, loading: false, error: null });
});

test('an answer without a user restores nobody, and says so', async () => {
  writeToken('stored');
  nextAnswer().resolve(Response.json({ success: true }));

  await restoreSession();

  expect(readToken()).toBe('stored');
  expect(useSession.getState().error).toBe('Invalid response from server');
});

test('an action is loading while it lasts, and clears the error of the one before', async () => {
  useSession.setState({ error: 'Login failed' });
  const { promise, reject } = Promise.withResolvers<void>();
  const failing = act('Signup failed', () => promise);
  expect(useSession.getState()).toMatchObject({ loading: true, error: null });
  reject(new Error('no answer'));
  await expect(failing).rejects.toThrow();
  expect(useSession.getState()).toMatchObject({ loading: false, error: 'Signup failed' });

  const done = act('Signup failed', async () => 'done');
  expect(useSession.getState()).toMatchObject({ loading: true, error: null });

  expect(await done).toBe('done');
  expect(useSession.getState()).toMatchObject({ loading: false, error: null });
});

test('a log-out removes the token and clears user and error', () => {
  signIn('first', ana);
  useSession.setState({ error: 'Signup failed' });

  signOutLocally('chosen');

  expect(localStorage.getItem('authToken')).toBeNull();
  expect(useSession.getState()).toMatchObject({ user: null, isAuthenticated: false, error: null });
});
