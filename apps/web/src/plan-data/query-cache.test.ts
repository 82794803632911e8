import { afterEach, expect, test, vi } from 'vitest';
import { kept } from '../platform/kept.ts';
import { signOutLocally } from '../platform/session.ts';
import { openCache } from './query-cache.ts';
import { queryClient } from './query-client.ts';

const KEY = ['projects', 'stats'];

/** A signed-in user with figures in this device's memory and storage. */
async function keepFiguresOf(userId: string): Promise<void> {
  await openCache(userId);
  queryClient.setQueryData(KEY, { total: 7 });
  await expect.poll(async () => JSON.stringify(await kept.read('queries'))).toContain('7');
}

afterEach(() => {
  vi.useRealTimers();
  signOutLocally('chosen');
});

test('what was kept is there again on the next visit of the same person', async () => {
  await keepFiguresOf('ana');
  const record = await kept.read('queries');
  signOutLocally('chosen');
  await kept.write('queries', record);

  await openCache('ana');

  expect(queryClient.getQueryData(KEY)).toEqual({ total: 7 });
});

test('signing out forgets everything, in memory and on the device', async () => {
  await keepFiguresOf('ana');

  signOutLocally('chosen');

  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  await expect.poll(() => kept.read('queries')).toBeUndefined();
});

test('what is kept of another person is thrown away unread', async () => {
  await keepFiguresOf('ana');

  await openCache('ben');

  expect(queryClient.getQueryData(KEY)).toBeUndefined();
  await expect.poll(() => kept.read('queries')).toBeUndefined();
});

test('nothing is written down after signing out', async () => {
  await openCache('ana');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  queryClient.setQueryData(KEY, { total: 7 });

  signOutLocally('chosen');
  vi.runAllTimers();
  vi.useRealTimers();

  expect(await kept.read('queries')).toBeUndefined();
});
