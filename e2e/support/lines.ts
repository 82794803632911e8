import { expect, type Page } from '@playwright/test';

/** The button that says what a line of the brief was taken for. */
export const kindOf = (page: Page, words: string) =>
  page.getByRole('button', { name: new RegExp(`Change what this is: ${words}`) });

export const taskOf = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Mark as completed: .*${title}`, 'i') });

/** The plan, or the changes of it, as they are proposed. */
export const changesOn = (page: Page) => page.getByRole('region', { name: /^Proposed (changes|plan)$/ });

/** Opens a part of the project's page that is folded. */
export async function unfold(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title, exact: true });
  await expect(heading).toBeVisible();
  const part = page.locator('details').filter({ has: heading });
  if ((await part.getAttribute('open')) === null) await heading.click();
}

/** Opens the lines of the brief, which are folded when nothing is unsure. */
export const showLines = (page: Page) => unfold(page, 'What Daymark understood');

/** Says by its menu what a line is. Less likely kinds are behind "More". */
export async function takeFor(page: Page, words: string, kind: string): Promise<void> {
  await kindOf(page, words).click();
  const choice = page.getByRole('menuitemcheckbox', { name: new RegExp(`^${kind}`) });
  const more = page.getByRole('menuitem', { name: 'More', exact: true });
  await expect(more).toBeVisible();
  if (!(await choice.isVisible())) await more.click();
  await choice.click();
}

/** Asks for the plan anew, by the menu of the project's plan. */
export async function regenerate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('menuitem', { name: /^Regenerate/ }).click();
}
