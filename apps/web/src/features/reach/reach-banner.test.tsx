import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { tryToReach } from '../../platform/reach.ts';
import { ReachBanner } from './reach-banner.tsx';

afterEach(() => vi.restoreAllMocks());

test('a lost connection is said without a click, and goes with the first answer', async () => {
  const fetching = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const screen = await render(<ReachBanner />);
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  // On a slow machine it would be asked again by itself before the click.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await tryToReach();
  vi.useRealTimers();
  await expect.element(screen.getByText('Daymark cannot be reached.')).toBeVisible();
  const taken = () =>
    Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--taken-below'), 10);
  await expect.poll(taken).toBeGreaterThan(40);

  fetching.mockImplementation(async () => Response.json({ success: true }));
  await screen.getByRole('button', { name: 'Try now' }).click();

  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  await expect.poll(taken).not.toBeGreaterThan(0);
});

test('without any connection it says so', async () => {
  const fetching = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const screen = await render(<ReachBanner />);
  await tryToReach();
  await expect.element(screen.getByText('You are offline.')).toBeVisible();

  fetching.mockImplementation(async () => Response.json({ success: true }));
  await tryToReach();
});
