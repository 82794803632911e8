import type { Locator, Page } from '@playwright/test';

/** The toast that says these words. */
export const toast = (page: Page, words: string): Locator =>
  page.getByRole('listitem').filter({ hasText: words });

/**
 * The same as if the pointer moved over it: it stays while the journey looks at what has changed, and is there for its Undo. To
 * bring the pointer there may take a slow machine longer than the toast stays.
 */
export async function heldToast(page: Page, words: string): Promise<Locator> {
  const held = toast(page, words);
  await held.dispatchEvent('pointermove');
  return held;
}

/**
 * Clicks the Undo of a held toast, and moves the pointer away: toasts stay as long as it is over one of them, and cover what
 * a journey clicks next.
 */
export async function clickUndo(held: Locator): Promise<void> {
  await held.getByRole('button', { name: 'Undo' }).click();
  await held.page().mouse.move(0, 0);
}

/** Takes back what the toast of these words tells of. */
export async function undo(page: Page, words: string): Promise<void> {
  await clickUndo(await heldToast(page, words));
}
