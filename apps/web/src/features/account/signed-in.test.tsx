import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { restoreSession } from '../../platform/restore-session.ts';
import { signOutLocally, useSession } from '../../platform/session.ts';
import { writeToken } from '../../platform/token.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { samplePerson } from '../../testing/samples.ts';
import { SignedIn } from './signed-in.tsx';

const ana = samplePerson();
const network = standInForNetwork();

afterEach(() => signOutLocally('chosen'));

async function renderRestoring() {
  writeToken('stored');
  void restoreSession();
  const screen = await render(<SignedIn>{(user) => <h1>Good morning, {user.firstname}</h1>}</SignedIn>);
  return { screen, heading: screen.getByRole('heading', { name: 'Good morning, Ana' }) };
}

test('a spinner fills the screen while the session is restored, then comes what it is for', async () => {
  const { screen, heading } = await renderRestoring();
  await expect.element(screen.getByRole('status')).toMatchTextContent('Loading');
  await expect.element(heading).not.toBeInTheDocument();

  (await network.next('/api/auth/profile')).answer(200, { data: ana });

  await expect.element(heading).toBeVisible();
});

test('whom this device knows sees their screen while the session is checked, until it is refused', async () => {
  useSession.setState({ user: ana, isAuthenticated: true });
  const { screen, heading } = await renderRestoring();
  await expect.element(heading).toBeVisible();
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();

  (await network.next('/api/auth/profile')).answer(401, { success: false, message: 'Please log in.' });

  await expect.element(heading).not.toBeInTheDocument();
});

test('a session that cannot be checked is kept, and tried again', async () => {
  const { screen, heading } = await renderRestoring();
  (await network.next('/api/auth/profile')).answerPage(500);
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Profile fetch failed');
  await expect.element(screen.getByRole('alert')).toMatchTextContent('You are still signed in');

  await screen.getByRole('button', { name: 'Retry' }).click();
  (await network.next('/api/auth/profile')).answer(200, { data: ana });

  await expect.element(heading).toBeVisible();
});
