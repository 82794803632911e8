import { expect } from '@playwright/test';
import { codeFor, logIn } from '../support/people.ts';
import { collectComplaints, except, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';

const BRIEF = 'Launch a podcast about gardening. Record four episodes, design a cover. Two hours a day.';

test('a visitor types a project, sees its parts and days, and finds it in New Project after the sign-up', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const plan = page.getByRole('region', { name: 'Podcast about gardening' });
  const parts = plan.getByRole('region', { name: 'What it takes' });

  await test.step('its script comes with the first letter', async () => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.includes('own-project'))).toEqual([]);
    await page.getByRole('textbox', { name: 'Try it with a project of your own' }).pressSequentially(BRIEF);
    await expect(page.getByText(`${BRIEF.length} of 500 characters`)).toBeVisible();
    expect(scripts.filter((url) => url.includes('own-project'))).toHaveLength(1);
  });

  await test.step('where there is nothing to plan, the sample stays', async () => {
    const field = page.getByRole('textbox', { name: 'Try it with a project of your own' });
    await field.fill('Hello');
    await page.getByRole('button', { name: 'Show its parts and days' }).click();
    await expect(page.getByRole('alert')).toContainText('There is nothing to plan in these words yet.');
    await expect(field).toBeFocused();
    await expect(page.getByText('Print and cut the price labels')).toBeVisible();
    await field.fill(BRIEF);
  });

  await test.step('the plan takes the place of the sample', async () => {
    await page.getByRole('button', { name: 'Show its parts and days' }).click();
    await expect(parts.getByText('Record four episodes', { exact: true })).toBeVisible();
    await expect(parts.getByText('Record a pilot that nobody will hear', { exact: true })).toBeVisible();
    await expect(plan.getByRole('term').first()).toHaveText('Today');
    await expectClean(page);
  });

  await test.step('as it is written, it has no steps', async () => {
    await plan.getByRole('radio', { name: 'As written' }).click({ force: true });
    await expect(parts.getByText('Record a pilot that nobody will hear', { exact: true })).toHaveCount(0);
    await expect(parts.getByText('Record four episodes', { exact: true })).toBeVisible();
  });

  await test.step('what is too long or empty is told at once', async () => {
    const field = page.getByRole('textbox', { name: 'Try it with a project of your own' });
    await field.fill('a'.repeat(501));
    await expect(page.getByText('1 character too many')).toBeVisible();
    await page.getByRole('button', { name: 'Show its parts and days' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please use at most 500 characters');
    await field.fill(BRIEF);
    await page.getByRole('button', { name: 'Show its parts and days' }).click();
    await expect(page.getByRole('alert')).toBeEmpty();
  });

  const email = `visitor.${process.pid}.${Date.now()}@example.com`;
  const password = 'Bright!Lamp7';
  await test.step('sign up', async () => {
    await plan.getByRole('link', { name: 'Sign up and keep it' }).click();
    await expect(page.getByText('The project that you tried opens once you are logged in.')).toBeVisible();
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Last name').fill('Hopper');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    const code = await codeFor(email);
    await expect(page.getByLabel('Digit 1 of 5')).toBeFocused();
    await page.keyboard.type(code);
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, { email, password });
  });

  await test.step('the dialog has its name, words and depth', async () => {
    const dialog = page.getByRole('dialog', { name: 'New Project' });
    await expect(dialog.getByLabel('Project name')).toHaveValue('Podcast about gardening');
    await expect(dialog.getByLabel('Description')).toHaveValue(BRIEF);
    await dialog.getByRole('button', { name: 'See the plan first' }).click();
    await expect(dialog.getByRole('radio', { name: /^As written/ })).toBeChecked();
    expect(await page.evaluate(() => sessionStorage.getItem('tried-project'))).toBeNull();
  });
  expect(except([400], complaints)).toEqual([]);
});
