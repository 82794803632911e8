import { afterEach, expect, test, vi } from 'vitest';
import { followNewBuilds } from './new-build.ts';
import { tryToReach } from './reach.ts';

const reload = vi.fn();
followNewBuilds(reload);

const missPart = () => window.dispatchEvent(new Event('vite:preloadError'));

afterEach(async () => {
  vi.restoreAllMocks();
  reload.mockReset();
  sessionStorage.clear();
  await tryToReach();
});

test('a part that is gone after an update reloads the page once', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ success: true }));
  missPart();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  missPart();
  await tryToReach();
  await tryToReach();
  expect(reload).toHaveBeenCalledOnce();
});

test('without a connection nothing is reloaded', async () => {
  const fetching = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  missPart();
  await expect.poll(() => fetching.mock.calls.length).toBe(1);
  await tryToReach();
  expect(reload).not.toHaveBeenCalled();
});
