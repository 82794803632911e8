import { expect } from '@playwright/test';
import { taskOf } from '../support/lines.ts';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { openerOf } from '../support/projects.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { clickUndo, heldToast, toast } from '../support/toasts.ts';

test('a wish becomes steps that are changed where they stand and kept, and one of them becomes its own steps', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  await enterAs(page, await makePerson(request));
  await page.goto('/projects/new');
  const dialog = page.getByRole('dialog', { name: 'New Project' });
  const steps = dialog.getByRole('region', { name: 'What it takes' });
  const days = dialog.getByRole('region', { name: 'The days it would get' });

  await test.step('what is named and what such a project also takes are seen first', async () => {
    await dialog.getByLabel('Project name').fill('Fitness app');
    await dialog.getByLabel('Description').fill('Fitness app MVP with login, workout logging, charts');
    await dialog.getByLabel('Due date').fill(daysLater(todayOfPeople(), 60));
    await dialog.getByRole('button', { name: 'See the plan first' }).click();
    await expect(dialog.getByRole('button', { name: 'Mobile app' })).toHaveAttribute('aria-pressed', 'true');
    for (const words of ['Login', 'Workout logging', 'What such a project also takes'])
      await expect(steps.getByRole('button', { name: words, exact: true })).toBeVisible();
    await expect(days.getByText(/^Login: build signing up/i).first()).toBeVisible();
    await expect(days.getByText(/Set up the data model/).first()).toBeVisible();
    await expectClean(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('a step is left out and another renamed; the days follow', async () => {
    await steps.getByRole('button', { name: /^Leave out: Talk to five people/ }).click();
    await expect(days.getByText(/Talk to five people/)).toHaveCount(0);
    await steps.getByRole('button', { name: /^Set up the data model/ }).click();
    await steps.getByRole('textbox', { name: 'Rename: Set up the data model' }).fill('Draw the data model');
    await page.keyboard.press('Enter');
    await expect(days.getByText(/Draw the data model/).first()).toBeVisible();
  });

  await test.step('broken down more finely, there are more steps, and what was changed stays', async () => {
    const count = await steps.getByRole('button', { name: /^Leave out: / }).count();
    const detailed = dialog.getByRole('radio', { name: /^Detailed/ });
    await detailed.focus();
    await page.keyboard.press('Space');
    await expect(detailed).toBeChecked();
    await expect(steps.getByRole('button', { name: /^Leave out: / }).nth(count)).toBeVisible();
    await expect(days.getByText(/Draw the data model/).first()).toBeVisible();
    await expect(days.getByText(/Talk to five people/)).toHaveCount(0);
  });

  const found = page.getByRole('searchbox', { name: 'Find tasks' });
  await test.step('the project has them as they were left', async () => {
    await dialog.getByRole('button', { name: 'Create Project' }).click();
    await expect(page).toHaveURL(/\/project\/[^/]+\/details$/);
    await found.fill('signing up');
    await expect(taskOf(page, 'Login: build signing up').first()).toBeVisible();
    await found.fill('talk to five');
    await expect(taskOf(page, 'Talk to five people')).toHaveCount(0);
    await found.fill('data model');
    await expect(taskOf(page, 'Draw the data model').first()).toBeVisible();
    await expect(taskOf(page, 'Set up the data model')).toHaveCount(0);
  });

  await test.step('a task becomes its steps, and one undo makes it one again', async () => {
    await found.fill('password reset');
    // One task, or one for each sitting; a step of it may have its words.
    const sittings = taskOf(page, 'signing in and password reset');
    await expect(sittings.first()).toBeVisible();
    const count = await sittings.count();
    await openerOf(page, 'signing in and password reset').click();
    await page.getByRole('button', { name: 'Break down', exact: true }).click();
    const breakDown = page.getByRole('dialog', { name: /^Break down: .*signing in and password reset/i });
    const proposed = breakDown.getByRole('button', { name: /^Leave out: / });
    await expect(proposed.nth(1)).toBeVisible();
    const label = await proposed.first().getAttribute('aria-label');
    const first = label?.replace('Leave out: ', '') ?? '';
    await expectClean(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await breakDown.getByRole('button', { name: 'Break down', exact: true }).click();
    const broken = await heldToast(page, 'Broken down into');
    await expect(sittings).toHaveCount(count - 1);
    await found.fill(first);
    await expect(taskOf(page, first)).toBeVisible();
    await clickUndo(broken);
    await expect(toast(page, 'The plan was restored')).toBeVisible();
    await expect(taskOf(page, first)).toHaveCount(0);
    await found.fill('password reset');
    await expect(sittings).toHaveCount(count);
  });
  expect(complaints).toEqual([]);
});
