import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type RenderResult, render, renderHook } from 'vitest-browser-react';
import { CommandDialog } from './command-dialog.tsx';
import { currentToasts, dismissAllToasts, dismissToast, showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

/** Toasts leave the top bar free. */
const UPPER_EDGE = 80;

/** The card; the same words are also in the live region for a moment. */
const card = (screen: RenderResult, title: string) =>
  screen.getByRole('list').getByText(title, { exact: false });

/** Longer than any machine takes for a test. */
const LASTING = 600_000;

/** All that stood on the page from now on: what is read out stands there for a second only. */
function heard() {
  let words = '';
  const observer = new MutationObserver(() => {
    words += document.body.textContent;
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => words;
}

afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id);
});

test('a toast shown before or after the toaster stands is seen and read out', async () => {
  showToast({ kind: 'success', title: 'Login successful!', duration: LASTING });
  const screen = await render(<Toaster />);
  const readOut = heard();
  showToast({ kind: 'error', title: 'Failed to load projects', duration: LASTING });

  await expect.element(card(screen, 'Login successful!')).toBeVisible();
  await expect.element(card(screen, 'Failed to load projects')).toBeVisible();
  await expect.poll(readOut).toContain('Notification Error: Failed to load projects');
});

test('Undo runs once and closes its toast', async () => {
  const undo = vi.fn();
  const screen = await render(<Toaster />);
  const action = { label: 'Undo', onAction: undo };
  showToast({ kind: 'info', title: 'Task deleted', duration: LASTING, action });

  await screen.getByRole('button', { name: 'Undo' }).click();

  await expect.poll(() => undo).toHaveBeenCalledOnce();
  await expect.element(card(screen, 'Task deleted')).not.toBeInTheDocument();
});

test('Undo returns the focus to where it was, so that the other toasts close', async () => {
  const screen = await render(
    <>
      <button type="button">Delete</button>
      <Toaster />
    </>,
  );
  const origin = screen.getByRole('button', { name: 'Delete' });
  await origin.click();
  showToast({ kind: 'success', title: 'Saved', duration: LASTING });
  showToast({
    kind: 'info',
    title: 'Task deleted',
    duration: LASTING,
    action: { label: 'Undo', onAction: () => {} },
  });

  await screen.getByRole('button', { name: 'Undo' }).click();

  await expect.element(card(screen, 'Task deleted')).not.toBeInTheDocument();
  await expect.element(origin).toHaveFocus();
  await expect.element(card(screen, 'Saved')).toBeVisible();
});

test('at most three toasts are on screen, and an error stays longer than a success', () => {
  for (const title of ['First', 'Second', 'Third'])
    showToast({ kind: title === 'First' ? 'error' : 'success', title, duration: LASTING });
  showToast({ kind: 'success', title: 'Fourth', duration: LASTING });

  expect(currentToasts().map(({ title }) => title)).toEqual(['First', 'Third', 'Fourth']);
});

test('a toast leaves by itself after its time, and by its close button', async () => {
  const screen = await render(<Toaster />);
  showToast({ kind: 'info', title: 'Brief', duration: 50 });
  showToast({ kind: 'info', title: 'Stays', duration: LASTING });
  await expect.element(card(screen, 'Stays')).toBeVisible();

  await expect.poll(() => currentToasts().map((toast) => toast.title)).toEqual(['Stays']);
  await screen.getByRole('button', { name: 'Close' }).click();

  await expect.poll(currentToasts).toEqual([]);
});

test('toasts stand at the top right and close after 5000 ms, or after the 3000 or 4000 that a screen asks for', async () => {
  const screen = await render(<Toaster />);
  const { act } = await renderHook(() => undefined);
  const titles = () => currentToasts().map(({ title }) => title);
  const realTimeout = setTimeout;
  /** A toast is closed some renders after its time: the clock stands still meanwhile. */
  const closed = async (left: string[]) => {
    for (let look = 0; look < 500 && titles().length > left.length; look += 1)
      await new Promise((resolve) => realTimeout(resolve, 20));
    expect(titles()).toEqual(left);
  };
  showToast({ kind: 'info', title: 'Brings the list', duration: LASTING });
  await expect.element(card(screen, 'Brings the list')).toBeVisible();
  dismissAllToasts();
  vi.useFakeTimers();
  try {
    // Their clocks have begun when they are drawn and their effects have run.
    await act(() => {
      showToast({ kind: 'info', title: 'General' });
      showToast({ kind: 'info', title: 'Shorter', duration: 4000 });
      showToast({ kind: 'info', title: 'Shortest', duration: 3000 });
    });
    await vi.advanceTimersByTimeAsync(2900);
    expect(titles()).toEqual(['General', 'Shorter', 'Shortest']);
    await vi.advanceTimersByTimeAsync(1000);
    await closed(['General', 'Shorter']);
    await vi.advanceTimersByTimeAsync(1000);
    await closed(['General']);
    const { top, right } = screen.getByRole('list').element().getBoundingClientRect();
    expect([top, right]).toEqual([UPPER_EDGE, window.innerWidth]);
    await vi.advanceTimersByTimeAsync(100);
    await closed([]);
  } finally {
    vi.useRealTimers();
  }
});

test('a toast stands below the controls that it would cover', async () => {
  const screen = await render(
    <>
      <main>
        <button type="button" style={{ position: 'fixed', top: 90, right: 20, height: 44 }}>
          Edit
        </button>
      </main>
      <Toaster />
    </>,
  );
  showToast({ kind: 'success', title: 'Saved', duration: LASTING });
  await expect.element(card(screen, 'Saved')).toBeVisible();

  const { bottom } = screen.getByRole('button', { name: 'Edit' }).element().getBoundingClientRect();
  await expect
    .poll(() => screen.getByRole('list').element().getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(bottom);
});

test('a long word neither widens a toast nor hides its buttons', async () => {
  const screen = await render(<Toaster />);
  const action = { label: 'Undo', onAction: () => {} };
  showToast({ kind: 'info', title: 'Task deleted', description: 'X'.repeat(200), duration: LASTING, action });

  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  await expect.poll(() => undo.element().getBoundingClientRect().right).toBeLessThan(window.innerWidth);
});

test('on a phone, quick add keeps its field: only the newest toast is shown, at the lower end', async () => {
  showToast({ kind: 'success', title: 'Flour added', duration: LASTING });
  showToast({ kind: 'success', title: 'Yeast added', duration: LASTING });
  await render(
    <>
      <CommandDialog open onOpenChange={() => undefined} title="Add a task">
        <input aria-label="Title" />
      </CommandDialog>
      <Toaster />
    </>,
  );
  // A dialog hides the rest of the page from roles.
  const boxOf = (words: string) =>
    [...document.querySelectorAll('li')]
      .find(({ textContent }) => textContent.includes(words))
      ?.getBoundingClientRect();
  const dialog = document.querySelector('[role=dialog]');
  await expect
    .poll(() => boxOf('Yeast added')?.top)
    .toBeGreaterThan(dialog?.getBoundingClientRect().bottom ?? Number.NaN);
  expect(boxOf('Flour added')?.height).toBe(0);
});
