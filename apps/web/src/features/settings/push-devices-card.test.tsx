import type { PushDevice } from '@daymark/contract/push-devices';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whyNoNotifications } from '../../platform/push-device.ts';
import { signIn, signOutLocally } from '../../platform/session.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { samplePerson } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { PushDevicesCard } from './push-devices-card.tsx';

const network = standInForNetwork();

beforeEach(() => {
  localStorage.clear();
  signIn('token', samplePerson());
});
afterEach(() => {
  vi.unstubAllGlobals();
  dismissAllToasts();
  signOutLocally('chosen');
});

const PHONE: PushDevice = {
  id: 'phone',
  _id: 'phone',
  userAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
  kinds: ['digest', 'reminders'],
  createdAt: '2026-11-19T09:00:00.000Z',
  usedAt: null,
};

const listOf = (...data: PushDevice[]) => ({ success: true, data, count: data.length, key: 'key' });

async function open(...devices: PushDevice[]) {
  const screen = await show(<PushDevicesCard />);
  (await network.next()).answer(200, listOf(...devices));
  return screen;
}

test('a device chooses what it shows, is tried and removed', async () => {
  const screen = await open(PHONE);
  await expect.element(screen.getByText('Chrome on Android')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Digest of the day' }).click();
  const changed = await network.next();
  expect([changed.request, changed.body]).toEqual(['PUT /api/push-devices/phone', { kinds: ['reminders'] }]);
  const device = { ...PHONE, kinds: ['reminders' as const] };
  changed.answer(200, { success: true, data: { device } });
  (await network.next()).answer(200, listOf(device));

  await screen.getByRole('button', { name: 'Send a test to Chrome on Android' }).click();
  const tried = await network.next();
  expect(tried.request).toBe('POST /api/push-devices/phone/test');
  tried.answer(202, { success: true, data: { device } });
  await expect.poll(currentToasts).toMatchObject([{ title: 'A test is on its way' }]);
  (await network.next()).answer(200, listOf(device));

  await screen.getByRole('button', { name: 'Remove Chrome on Android' }).click();
  const removed = await network.next();
  expect(removed.request).toBe('DELETE /api/push-devices/phone');
  await expect.element(screen.getByText('Chrome on Android')).not.toBeInTheDocument();
  removed.answer(500, {});
  (await network.next()).answer(200, listOf(device));
  await expect.element(screen.getByText('Chrome on Android')).toBeVisible();
});

test('a browser that cannot show notifications is told why in a sentence, and the other devices stay', async () => {
  vi.stubGlobal('isSecureContext', false);
  const screen = await open(PHONE);
  await expect
    .element(screen.getByText(/^Browsers show notifications only of encrypted pages/))
    .toBeVisible();
  await expect.element(screen.getByText('Chrome on Android')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Turn on for this device' }))
    .not.toBeInTheDocument();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', { permission: 'denied' });
  expect(whyNoNotifications()).toContain('blocks notifications');
  vi.stubGlobal('Notification', { permission: 'default' });
  expect(whyNoNotifications()).toBeNull();
});
