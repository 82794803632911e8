import { expect } from '@playwright/test';
import { enterAs, makePerson } from '../support/people.ts';
import { expectAccessible } from '../support/screens.ts';
import { test } from '../support/test.ts';

test('the user menu changes the theme for good', async ({ page, request }) => {
  await enterAs(page, await makePerson(request));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/dashboard');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();

  await page.getByRole('button', { name: 'Account of Ana Silva' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  await expect.poll(ground).toBe(dark);

  await page.getByRole('button', { name: 'Account of Ana Silva' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
