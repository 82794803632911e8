import { expect } from '@playwright/test';
import { enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { createPortfolio, openerOf } from '../support/projects.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';

const today = todayOfPeople();

test('the empty list and the dialog are clean in both themes, wide and narrow', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  await enterAs(page, await makePerson(request));
  await page.goto('/projects');
  await page.getByRole('button', { name: 'Create Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Project' });
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('Garden');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add milestone' }).click();
  await dialog.getByLabel('Due date').fill(today);
  await expect(dialog.getByText('Due date must be after start date')).toBeVisible();
  await expectClean(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await expectClean(page);
  expect(complaints).toEqual([]);
});

test('the project page is clean in both themes, wide and narrow', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  await enterAs(page, await makePerson(request));
  await createPortfolio(page);
  await openerOf(page, 'gallery').click();
  await expectClean(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add Subtask' }).click();
  await page.getByRole('button', { name: 'Edit Project' }).click();
  await expectClean(page);
  expect(complaints).toEqual([]);
});
