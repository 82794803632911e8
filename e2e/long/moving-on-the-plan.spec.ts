import { expect } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { makeShopFront } from '../support/projects.ts';
import { collectComplaints } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { clickUndo, heldToast, toast } from '../support/toasts.ts';

const today = todayOfPeople();

test('subtasks are moved on the plan of all projects by the mouse and by the keyboard', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  await enterAs(page, person);
  await makeShopFront(request, person);
  await page.setViewportSize({ width: 1280, height: 1100 });
  await page.goto('/projects');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plan' }).click();
  await page.getByRole('button', { name: 'Week', exact: true }).click();

  // The week has seven days: one of them, beside today, takes it.
  const days = page.locator('[data-day]');
  await expect(days).toHaveCount(7);
  const shown = await days.evaluateAll((all) => all.map((day) => day.getAttribute('data-day') ?? ''));
  const target = shown.find((day) => day !== today) ?? '';
  const on = (day: string) => page.locator(`[data-day="${day}"]`);
  const paint = page.getByRole('button', { name: /Paint the door/ });
  await paint.dragTo(on(target));
  const moved = await heldToast(page, 'Moved to');
  await expect(on(target).getByRole('button', { name: /Paint the door/ })).toBeVisible();
  await clickUndo(moved);
  await expect(on(today).getByRole('button', { name: /Paint the door/ })).toBeVisible();

  const key = target < today ? 'ArrowLeft' : 'ArrowRight';
  await paint.focus();
  await page.keyboard.press('m');
  await page.keyboard.press(key);
  await expect(page.getByText('Move “Paint the door” to')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(on(today).getByRole('button', { name: /Paint the door/ })).toBeFocused();
  const beside = daysLater(today, target < today ? -1 : 1);
  for (const press of ['m', key, 'Enter']) await page.keyboard.press(press);
  await expect(on(beside).getByRole('button', { name: /Paint the door/ })).toBeFocused();
  const last = await heldToast(page, 'Moved to');
  // It lies over the choice of a view.
  await last.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Board', exact: true }).click();
  const column = (name: string) => page.locator(`[data-column="${name}"]`);
  await page.getByRole('button', { name: /Sand the door/ }).dragTo(column('In Progress'));
  await expect(toast(page, 'Subtask status updated successfully')).toBeVisible();
  await page.reload();
  await expect(column('In Progress').getByRole('button', { name: /Sand the door/ })).toBeVisible();

  expect(complaints).toEqual([]);
});
