import { afterEach, expect, test, vi } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import { currentToasts, dismissToast, showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

/** The card; the same words are also in the live region for a moment. */
const card = (screen: RenderResult, title: string) =>
  screen.getByRole('list').getByText(title, { exact: false });

afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id);
});

test('a toast shown before or after the toaster stands is seen and read out', async () => {
  showToast({ kind: 'success', title: 'Login successful!' });
  const screen = await render(<Toaster />);
  showToast({ kind: 'error', title: 'Failed to load projects' });

  await expect.element(card(screen, 'Login successful!')).toBeVisible();
  await expect.element(card(screen, 'Failed to load projects')).toBeVisible();
  await expect
    .element(screen.getByText('Notification Error: Failed to load projects', { exact: false }))
    .toBeInTheDocument();
});

test('Undo runs once and closes its toast', async () => {
  const undo = vi.fn();
  const screen = await render(<Toaster />);
  showToast({ kind: 'info', title: 'Task deleted', action: { label: 'Undo', onAction: undo } });

  await screen.getByRole('button', { name: 'Undo' }).click();

  expect(undo).toHaveBeenCalledOnce();
  await expect.element(card(screen, 'Task deleted')).not.toBeInTheDocument();
});

test('a toast leaves by itself after its time, and by its close button', async () => {
  const screen = await render(<Toaster />);
  showToast({ kind: 'info', title: 'Brief', duration: 50 });
  showToast({ kind: 'info', title: 'Stays' });
  await expect.element(card(screen, 'Stays')).toBeVisible();

  await expect.poll(() => currentToasts().map((toast) => toast.title)).toEqual(['Stays']);
  await screen.getByRole('button', { name: 'Close' }).click();

  await expect.poll(currentToasts).toEqual([]);
});

test('toasts stand at the top right and close after 5000 ms, or after the 3000 or 4000 that a screen asks for', async () => {
  const screen = await render(<Toaster />);
  const titles = () => currentToasts().map(({ title }) => title);
  vi.useFakeTimers();
  try {
    showToast({ kind: 'info', title: 'General' });
    showToast({ kind: 'info', title: 'Shorter', duration: 4000 });
    showToast({ kind: 'info', title: 'Shortest', duration: 3000 });
    await vi.waitFor(
      () => expect(screen.getByRole('list').getByRole('listitem').elements()).toHaveLength(3),
      {
        interval: 1,
        timeout: 10_000,
      },
    );
    await vi.advanceTimersByTimeAsync(2900);
    expect(titles()).toEqual(['General', 'Shorter', 'Shortest']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(titles()).toEqual(['General', 'Shorter']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(titles()).toEqual(['General']);
    const { top, right } = screen.getByRole('list').element().getBoundingClientRect();
    expect([top, right]).toEqual([0, window.innerWidth]);
    await vi.advanceTimersByTimeAsync(100);
    expect(titles()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('a long word neither widens a toast nor hides its buttons', async () => {
  const screen = await render(<Toaster />);
  const action = { label: 'Undo', onAction: () => {} };
  showToast({ kind: 'info', title: 'Task deleted', description: 'X'.repeat(200), action });

  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  expect(undo.element().getBoundingClientRect().right).toBeLessThan(window.innerWidth);
});
