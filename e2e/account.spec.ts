import { expect, type Page } from '@playwright/test';
import { codeFor, logIn } from './support/people.ts';
import { collectComplaints, except, expectClean } from './support/screens.ts';
import { test } from './support/test.ts';
import { toast } from './support/toasts.ts';

const PASSWORD = 'Bright!Lamp7';

async function fillSignUp(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('sign up, verify, log in, log out, and come back to the page one wanted', async ({ page }) => {
  const complaints = collectComplaints(page);
  const email = `grace.${process.pid}.${Date.now()}@example.com`;

  await test.step('a protected page leads to the log-in', async () => {
    await page.goto('/projects?from=mail');
    await expect(page).toHaveURL(/\/login$/);
    await expectClean(page);
  });

  await test.step('the form says what is wrong, in the words of the rules', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Name is required')).toHaveCount(2);
    await expect(page.getByLabel('First name')).toBeFocused();
    await expectClean(page);

    await fillSignUp(page, 'grace@nowhere', 'abc');
    await expect(page.getByText('Name is required')).toHaveCount(0);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();

    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Your password is weak. Are you sure you want to continue?')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Password1!');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('This password is too common. Please choose another.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expect(page.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('value', '5');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page, 'Account created successfully! Please verify your email.')).toBeVisible();
  });

  await test.step('the code of the mail, once wrong and once right', async () => {
    await expect(page).toHaveURL(/\/signup\/verify-email$/);
    await expect(page.getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Verify email' }).click();
    await expect(page.getByText('Please enter a 5-digit verification code')).toBeVisible();
    await expectClean(page);

    const code = await codeFor(email);
    await expect(page.getByLabel('Digit 1 of 5')).toBeFocused();
    await page.keyboard.type(code === '11111' ? '22222' : '11111');
    await expect(page.getByText('Invalid verification code')).toBeVisible();
    await expect(page.getByLabel('Digit 1 of 5')).toHaveValue('');
    await expect(page.getByLabel('Digit 1 of 5')).toBeFocused();
    await page.evaluate(
      (text) => {
        const data = new DataTransfer();
        data.setData('text', text);
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      ` ${code.slice(0, 2)}-${code.slice(2)} `,
    );
    await expect(page).toHaveURL(/\/login$/);
    await expect(toast(page, 'Email verified successfully!')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  await test.step('log in to an empty dashboard', async () => {
    await logIn(page, { email, password: 'wrong' });
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await logIn(page, { email, password: PASSWORD });
    await expect(toast(page, 'Login successful!')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Grace');
    await expect(page.getByText("Here's what's on your plate today.")).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No active projects' })).toBeVisible();
    await expectClean(page);
  });

  await test.step('log out, and come back to a page', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await page.goto('/projects/new');
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, { email, password: PASSWORD });
    await expect(page).toHaveURL(/\/projects\/new$/);
  });

  expect(except([400, 401], complaints)).toEqual([]);
});
