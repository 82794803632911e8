import { expect, type Page } from '@playwright/test';
import { changesOn, kindOf, showLines, takeFor, taskOf } from './support/lines.ts';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from './support/people.ts';
import { collectComplaints, expectClean } from './support/screens.ts';
import { test } from './support/test.ts';
import { clickUndo, heldToast, toast } from './support/toasts.ts';

const BRIEF = `Bake the cake.
Write the speech.
Client picks the flowers.
Do yoga every day for 20 minutes.
Water the roses.
pram = grandma`;

const today = todayOfPeople();

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

test('a line is corrected and the plan follows, with one undo', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { project } = await callsOf(request, person).post('/projects', {
    name: 'Party',
    description: BRIEF,
    startDate: today,
    dueDate: daysLater(today, 28),
    generateAISubtasks: true,
    projectKind: 'none',
  });
  await enterAs(page, person);
  await page.goto(`/project/${project.id}/details`);

  await test.step('what was understood stands beside the days, and either lights the other', async () => {
    await showLines(page);
    const row = page.getByRole('listitem').filter({ has: taskOf(page, 'Write the speech') });
    await kindOf(page, 'Write the speech').focus();
    await expect(row).toHaveAttribute('data-lit', '');
    await expectClean(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('taken for a note its row would go; one click applies it, one takes it back', async () => {
    await takeFor(page, 'Write the speech', 'Note');
    await expect(changesOn(page).getByText('1 removed', { exact: false })).toBeVisible();
    await changesOn(page).getByRole('button', { name: 'Accept changes' }).click();
    const followed = await heldToast(page, 'The plan follows your correction');
    await expect(taskOf(page, 'Write the speech')).toHaveCount(0);
    await clickUndo(followed);
    await expect(taskOf(page, 'Write the speech')).toBeVisible();
    await expect(kindOf(page, 'Write the speech')).toHaveAccessibleName(/^Task/);
  });

  await test.step('a preview that is discarded takes the correction back too', async () => {
    await takeFor(page, 'Bake the cake', 'Later');
    await expect(changesOn(page)).toBeVisible();
    await changesOn(page).getByRole('button', { name: 'Discard' }).click();
    await expect(kindOf(page, 'Bake the cake')).toHaveAccessibleName(/^Task/);
    await expect(taskOf(page, 'Bake the cake').first()).toBeVisible();
  });

  await test.step('hours that are said are no guess any longer, and outlive a reload', async () => {
    await page.getByRole('button', { name: /Change details of: Water the roses/ }).click();
    await page.getByLabel('How long', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await changesOn(page).getByRole('button', { name: 'Accept changes' }).click();
    await expect(toast(page, 'The plan follows your correction')).toBeVisible();
    await page.reload();
    await showLines(page);
    await expect(page.getByRole('button', { name: /^3 h ?\. Change details of: Water/ })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

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
