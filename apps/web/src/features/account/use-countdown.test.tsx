import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useCountdown } from './use-countdown.ts';

const Countdown = ({ until }: { until: number }) => <p>{useCountdown(until)}</p>;

const shown = () => document.querySelector('p')?.textContent;

afterEach(() => vi.useRealTimers());

test('counts the seconds down to nothing, and begins again with a new end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 0 });
  const { rerender } = await render(<Countdown until={60_000} />);
  await expect.poll(shown).toBe('60');

  vi.advanceTimersByTime(1000);
  await expect.poll(shown).toBe('59');

  vi.advanceTimersByTime(120_000);
  await expect.poll(shown).toBe('0');

  await rerender(<Countdown until={Date.now() + 60_000} />);
  await expect.poll(shown).toBe('60');
});

test('a tab that slept shows what the clock says when it wakes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 0 });
  await render(<Countdown until={60_000} />);

  vi.setSystemTime(45_000);
  vi.advanceTimersByTime(250);

  await expect.poll(shown).toBe('15');
});
