import type { Page } from '@playwright/test';

/** The button that says what a line of the brief was taken for. */
export const kindOf = (page: Page, words: string) =>
  page.getByRole('button', { name: new RegExp(`Change what this is: ${words}`) });

export const taskOf = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Mark as completed: .*${title}`, 'i') });

/** The plan, or the changes of it, as they are proposed. */
export const changesOn = (page: Page) => page.getByRole('region', { name: /^Proposed (changes|plan)$/ });

/** Says by its menu what a line is. */
export async function takeFor(page: Page, words: string, kind: string): Promise<void> {
  await kindOf(page, words).click();
  await page.getByRole('menuitemcheckbox', { name: new RegExp(`^${kind}`) }).click();
}

/** Asks for the plan anew, by the menu of the project's plan. */
export async function regenerate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('menuitem', { name: /^Regenerate/ }).click();
}
