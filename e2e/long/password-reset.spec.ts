import { expect } from '@playwright/test';
import { enterAs, makePerson } from '../support/people.ts';
import { expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';

test('the screens of a reset are clean', async ({ page }) => {
  await page.route('**/api/auth/*', (route) => route.fulfill({ json: { success: true, message: '' } }));
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('ana@example.com');
  await expectClean(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Digit 1 of 5')).toBeFocused();
  await expectClean(page);
  await page.keyboard.type('12345');
  await page.getByLabel('New password', { exact: true }).fill('Lantern8');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password must contain at least one special character')).toBeVisible();
  await expectClean(page);
  for (const label of ['New password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('Lantern#Quay8!');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectClean(page);
});

test('a session that is refused on a screen of the reset leads to the log-in', async ({ page, request }) => {
  await enterAs(page, await makePerson(request));
  await page.goto('/reset-password');
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByLabel('Email').fill('ana@example.com');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});
