import { afterEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { currentReach, onReached, tryToReach } from './reach.ts';

/** Sets the server's answer from now on: a status, or none. */
const serverAnswers = (status: number | undefined) =>
  vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () =>
      status === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Response.json({ success: status < 400, message: 'As it is' }, { status }),
    );

afterEach(async () => {
  vi.useRealTimers();
  serverAnswers(200);
  await tryToReach();
  vi.restoreAllMocks();
});

test('a call without an answer is followed by a question of its own, and only that decides', async () => {
  const fetching = serverAnswers(200).mockRejectedValueOnce(new TypeError('Connection reset'));
  await expect(api.auth.profile()).rejects.toThrow();
  await expect.poll(() => fetching.mock.calls.map(([address]) => address)).toContain('/api/health');
  expect(currentReach()).toBe('reached');

  serverAnswers(undefined);
  await expect(api.auth.profile()).rejects.toThrow();
  await expect.poll(currentReach).toBe('unreached');
});

test.each([502, 504])('a gateway that answers %s alone is no server', async (status) => {
  serverAnswers(status);
  await expect(api.auth.profile()).rejects.toThrow();
  await expect.poll(currentReach).toBe('unreached');
});

test('a refusal is an answer', async () => {
  serverAnswers(503);
  await expect(api.auth.profile()).rejects.toThrow();
  await tryToReach();
  expect(currentReach()).toBe('reached');
});

test('it asks by itself until there is an answer, and says so once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const back = vi.fn();
  const stop = onReached(back);
  serverAnswers(undefined);
  await tryToReach();
  expect(currentReach()).toBe('unreached');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(back).not.toHaveBeenCalled();

  serverAnswers(200);
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(currentReach()).toBe('reached');
  expect(back).toHaveBeenCalledOnce();
});

test('any answer ends it at once', async () => {
  serverAnswers(undefined);
  await tryToReach();
  serverAnswers(404);
  await expect(api.auth.profile()).rejects.toThrow();
  expect(currentReach()).toBe('reached');
});
