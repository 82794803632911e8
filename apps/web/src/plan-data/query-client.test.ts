import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../platform/api.ts';
import { currentReach, tryToReach } from '../platform/reach.ts';
import { queryClient } from './query-client.ts';

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

test('what was fetched before the connection was lost is fetched again when it is used', async () => {
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ success: true }));
  const query = { queryKey: ['agenda', 'plan'], queryFn: () => api.projects.stats() };
  const asked = () => fetching.mock.calls.filter(([address]) => address === '/api/projects/stats').length;
  await queryClient.fetchQuery(query);
  await queryClient.fetchQuery(query);
  expect(asked()).toBe(1);

  fetching.mockRejectedValue(new TypeError('Failed to fetch'));
  await tryToReach();
  fetching.mockImplementation(async () => Response.json({ success: true }));
  await tryToReach();
  await queryClient.fetchQuery(query);

  expect(asked()).toBe(2);
});
