import { expect } from '@playwright/test';
import { enterAs, makePerson } from '../support/people.ts';
import { makeProject } from '../support/projects.ts';
import { collectComplaints, expectAccessible, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('the keyboard goes anywhere, completes, undoes, and shows what it can do', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  await makeProject(request, person, 'Boat shed', ['Plank 1', 'Plank 2', 'Plank 3']);
  await enterAs(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Plank 1' })).toBeVisible();

  const plate = page.getByRole('region', { name: 'Today' });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(plate.getByRole('link', { name: 'Plank 2' })).toBeFocused();
  await page.keyboard.press('x');
  await expect(toast(page, 'Subtask status updated successfully')).toBeVisible();
  await expect(plate.getByRole('link', { name: 'Plank 2' })).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(plate.getByRole('link', { name: 'Plank 2' })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await palette.getByRole('combobox').fill('plank 3');
  await expect(palette.getByRole('option', { name: /Plank 3/ })).toBeVisible();
  await expectClean(page);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(plate.getByRole('link', { name: 'Plank 3' })).toBeHidden();
  // A toast that comes later than a dialog takes its Escape.
  await expect(toast(page, 'updated successfully').filter({ hasText: 'Plank 3' })).toBeVisible();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('heading', { name: 'Tasks' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
  const first = page.getByRole('link', { name: 'Boat shed' });
  await expect(first).toBeVisible();
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Boat shed' })).toBeVisible();
  expect(complaints).toEqual([]);
});
