import type { Locator, Page } from '@playwright/test';

/** The toast that says these words. */
export const toast = (page: Page, words: string): Locator =>
  page.getByRole('listitem').filter({ hasText: words });

/** The same with the pointer on it: it stays while the journey looks at what has changed, and is there for its Undo. */
export async function heldToast(page: Page, words: string): Promise<Locator> {
  const held = toast(page, words);
  await held.hover();
  return held;
}
