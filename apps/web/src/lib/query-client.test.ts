import { afterEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';
import { currentReach, tryToReach } from './reach.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ success: true }));
  await tryToReach();
  vi.restoreAllMocks();
  queryClient.clear();
});

test('while Daymark is known to be out of reach, a question fails at once', async () => {
  const fetching = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await tryToReach();
  expect(currentReach()).toBe('unreached');
  const asked = () => fetching.mock.calls.filter(([address]) => address === '/api/projects/stats');

  await expect(
    queryClient.fetchQuery({ queryKey: ['stats'], queryFn: () => api.projects.stats() }),
  ).rejects.toThrow();

  expect(asked()).toHaveLength(1);
});
