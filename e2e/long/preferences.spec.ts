import { expect, type Page } from '@playwright/test';
import { enterAs, makePerson } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('what plans follow and how the screen looks is chosen and kept', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  await enterAs(page, await makePerson(request));
  await page.goto('/settings?tab=no-such-tab');
  await expect(tab(page, 'Profile Information')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Preferences').click();
  await expect(page).toHaveURL(/\/settings\?tab=preferences$/);
  const form = page.getByRole('form', { name: 'What plans follow' });
  await form.getByRole('checkbox', { name: 'Friday' }).uncheck();
  await form.getByLabel('Hours a day').fill('4.5');
  await expect(form.getByText('4 days of 4 h 30 min: 18 h a week')).toBeVisible();
  await form.getByLabel('Order of dates').selectOption({ label: 'Day first: 3/4 is in April' });
  await expectClean(page);
  await form.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(toast(page, 'Preferences saved')).toBeVisible();

  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect.poll(ground).toBe('light');
  await page.reload();
  await expect.poll(ground).toBe('light');
  await expect(form.getByRole('checkbox', { name: 'Friday' })).not.toBeChecked();
  await expect(form.getByLabel('Hours a day')).toHaveValue('4.5');
  await expect(form.getByLabel('Order of dates')).toHaveValue('day first');
  expect(complaints).toEqual([]);
});
