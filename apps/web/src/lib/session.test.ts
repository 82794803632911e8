import { afterEach, expect, test, vi } from 'vitest';
import { samplePerson } from '../testing/samples.ts';
import { api } from './api.ts';
import { currentReach, tryToReach } from './reach.ts';
import { restoreSession } from './restore-session.ts';
import { signIn, signOutLocally, useSession } from './session.ts';
import { readToken, writeToken } from './token.ts';

const ana = samplePerson();

/** The server's next answer, given when the test says so. */
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
