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

/** Takes back what the toast of these words tells of. */
export async function undo(page: Page, words: string): Promise<void> {
  await (await heldToast(page, words)).getByRole('button', { name: 'Undo' }).click();
}
