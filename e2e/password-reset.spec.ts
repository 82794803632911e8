import { expect, type Page } from '@playwright/test';
import { codeFor, makePerson } from './support/people.ts';
import { collectComplaints, except } from './support/screens.ts';
import { test } from './support/test.ts';
import { toast } from './support/toasts.ts';

const NEW_PASSWORD = 'Lantern#Quay8!';

async function fillNewPassword(page: Page, password: string, again = password) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

test('a forgotten password is replaced, from the log-in to the log-in', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const { email } = await makePerson(request);
  await page.goto('/projects');

  await test.step('the log-in hands on the address', async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(page).toHaveURL(/\/reset-password$/);
    // The log-in has such a field too.
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Email').fill('');
    await expect(page.getByRole('button', { name: 'Send reset code' })).toBeDisabled();
    await page.getByLabel('Email').fill('grace@nowhere');
    await page.getByRole('button', { name: 'Send reset code' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  });

  await test.step('the code of the mail, once wrong and once right, with a reload between', async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset code' }).click();
    await expect(toast(page, 'Password reset code sent to your email!')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeVisible();
    const code = await codeFor(email, 'reset');
    await expect(page.getByLabel('Digit 1 of 5')).toBeFocused();
    await page.keyboard.type(code === '11111' ? '22222' : '11111');
    await expect(page.getByText('Invalid or expired code')).toBeVisible();
    await expect(page.getByLabel('Digit 1 of 5')).toHaveValue('');
    await expect(page.getByLabel('Digit 1 of 5')).toBeFocused();

    await page.getByRole('link', { name: 'Use different email' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Send reset code' }).click();
    await expect(page.getByLabel('Digit 1 of 5')).toBeVisible();
    await page.reload();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByLabel('Digit 1 of 5')).toBeFocused();
    await page.keyboard.type(code);
    await expect(toast(page, 'Code verified! Redirecting...')).toBeVisible();
  });

  await test.step('the new password', async () => {
    await expect(page).toHaveURL(/\/new-password$/);
    await fillNewPassword(page, 'abc', 'abd');
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await fillNewPassword(page, 'abc');
    await expect(page.getByText('Your password is weak. Are you sure you want to continue?')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await page.reload();
    await fillNewPassword(page, NEW_PASSWORD);
  });

  await test.step('the confirmation, which can be kept standing', async () => {
    // First of all: in some seconds the log-in opens by itself.
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(toast(page, 'Password reset successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/reset-password\/confirm$/);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/"code"/);
    await page.getByRole('button', { name: 'Go to Login' }).click();
  });

  await test.step('only the new password lets in, to the page that was wanted', async () => {
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/projects$/);
  });

  expect(except([400, 429], complaints)).toEqual([]);
});

test('the later screens of a reset refuse whoever did not come from the one before', async ({ page }) => {
  for (const path of ['/new-password', '/reset-password/confirm']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(toast(page, 'Invalid access. Please start the password reset process again.')).toBeVisible();
  }
});
