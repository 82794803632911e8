import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { enterAs, makePerson } from './support/people.ts';

test('on a narrow screen the menu slides in, holds the focus, and gives it back', async ({
  page,
  request,
}) => {
  await enterAs(page, await makePerson(request));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });

  await button.click();
  await expect(menu).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await menu.getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(menu).toBeHidden();

  await button.click();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(menu).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collapse' })).toBeHidden();
});

test('the user menu changes the theme for good', async ({ page, request }) => {
  await enterAs(page, await makePerson(request));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/dashboard');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();

  await page.getByRole('button', { name: 'Account of Ana Silva' }).click();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  expect(await ground()).toBe(dark);

  await page.getByRole('button', { name: 'Account of Ana Silva' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
