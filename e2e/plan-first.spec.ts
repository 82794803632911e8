import { expect, type Page } from '@playwright/test';
import { kindOf, takeFor, taskOf } from './support/lines.ts';
import { enterAs, makePerson } from './support/people.ts';
import { collectComplaints, expectClean } from './support/screens.ts';
import { test } from './support/test.ts';

const BRIEF = `Bake the cake.
Write the speech.
Client picks the flowers.
Do yoga every day for 20 minutes.
Water the roses.
pram = grandma`;

/** From now on counts how far things move without having been asked to. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const shifts = await page.evaluateHandle(() => {
    const seen: (PerformanceEntry & { value: number; hadRecentInput: boolean })[] = [];
    new PerformanceObserver((list) => seen.push(...(list.getEntries() as typeof seen))).observe({
      type: 'layout-shift',
    });
    return seen;
  });
  return () =>
    shifts.evaluate((seen) =>
      seen.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    );
}

test('the plan is seen first: a line is corrected before the project is made', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  await enterAs(page, await makePerson(request));
  await page.goto('/projects/new');
  const dialog = page.getByRole('dialog', { name: 'New Project' });
  await dialog.getByLabel('Project name').fill('Party');
  await dialog.getByLabel('Description').fill(BRIEF);
  const shifted = await watchShifts(page);
  // Later than what the browser takes for the answer to a click.
  await page.route('**/api/plan-previews', async (route) => {
    const response = await route.fetch();
    await page.waitForTimeout(600);
    await route.fulfill({ response });
  });
  await dialog.getByRole('button', { name: 'See the plan first' }).click();
  const days = dialog.getByRole('region', { name: 'The days it would get' });
  await expect(days.getByText('Bake the cake').first()).toBeVisible();
  expect(await shifted()).toBeLessThan(0.02);
  await page.unroute('**/api/plan-previews');
  await takeFor(page, 'Bake the cake', 'Somebody else');
  await expect(days.getByText('Bake the cake')).toHaveCount(0);
  await expect(days.getByText('Water the roses').first()).toBeVisible();
  await expectClean(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(page).toHaveURL(/\/project\/[^/]+\/details$/);
  await expect(taskOf(page, 'Water the roses').first()).toBeVisible();
  await expect(taskOf(page, 'Bake the cake')).toHaveCount(0);
  await expect(kindOf(page, 'Bake the cake')).toHaveAccessibleName(/^Somebody else/);
  await expect(page.getByRole('region', { name: /not sure about$/ })).toBeVisible();
  expect(complaints).toEqual([]);
});
