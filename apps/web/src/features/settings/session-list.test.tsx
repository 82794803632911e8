import type { Session } from '@daymark/contract/sessions';
import { expect, test } from 'vitest';
import { standInForNetwork } from '../../testing/network.ts';
import { show, signInForEach } from '../../testing/show.tsx';
import { currentToasts } from '../../ui/toast-store.ts';
import { SessionList } from './session-list.tsx';

const network = standInForNetwork();

signInForEach();

const session = (id: string, userAgent: string): Session => ({
  id,
  _id: id,
  userAgent,
  ip: '192.0.2.7',
  createdAt: '2026-11-19T09:00:00.000Z',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
  current: id === 'here',
});
const HERE = session('here', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36');
const PHONE = session('phone', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36');
const listOf = (...sessions: Session[]) => ({ success: true, data: sessions, count: sessions.length });

async function open(...sessions: Session[]) {
  const screen = await show(<SessionList />);
  (await network.next()).answer(200, listOf(...sessions));
  return screen;
}

test('a session that ends leaves the list at once, and is back when it could not be ended', async () => {
  const screen = await open(HERE, PHONE);
  await expect.element(screen.getByText('This device')).toBeVisible();
  await screen.getByRole('button', { name: 'Sign out Chrome on Android' }).click();
  await expect.element(screen.getByText('Chrome on Android')).not.toBeInTheDocument();

  const asked = await network.next();
  expect(asked.request).toBe('DELETE /api/auth/sessions/phone');
  asked.answer(500, {});
  (await network.next()).answer(200, listOf(HERE, PHONE));
  await expect.element(screen.getByText('Chrome on Android')).toBeVisible();
  await expect.poll(currentToasts).toMatchObject([{ kind: 'error', title: 'Failed to end the session' }]);
});

test('the others are signed out together, and there is nothing to sign out where there are none', async () => {
  const screen = await open(HERE, PHONE);
  await screen.getByRole('button', { name: 'Sign out other sessions' }).click();
  const asked = await network.next();
  expect(asked.request).toBe('DELETE /api/auth/sessions?others=true');
  asked.answer(200, { success: true, message: '' });
  (await network.next()).answer(200, listOf(HERE));

  await expect.element(screen.getByText('Chrome on Linux', { exact: false })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Sign out other sessions' }))
    .not.toBeInTheDocument();
  await expect
    .poll(currentToasts)
    .toMatchObject([{ kind: 'success', title: 'You are logged out everywhere else' }]);
});
