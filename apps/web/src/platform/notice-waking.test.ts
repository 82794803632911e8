import { focusManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { noticeWaking } from './notice-waking.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a machine that slept counts as coming back to the window, a late timer does not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ success: true }));
  const back = vi.fn();
  const unsubscribe = focusManager.subscribe(back);
  let clock = 0;
  const stop = noticeWaking(() => clock);

  clock += 40_000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(back).not.toHaveBeenCalled();
  clock += 3_600_000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(back).toHaveBeenCalledOnce();

  stop();
  unsubscribe();
});
