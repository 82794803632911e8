import { expect } from '@playwright/test';
import { changesOn, kindOf, showLines, takeFor, taskOf } from '../support/lines.ts';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { clickUndo, heldToast, toast } from '../support/toasts.ts';

const today = todayOfPeople();

test('a wish without steps gets the plan of its kind; as one task it is one row, and undone all are back', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  await enterAs(page, await makePerson(request));
  await page.goto('/projects/new');
  const dialog = page.getByRole('dialog', { name: 'New Project' });
  await dialog.getByLabel('Project name').fill('Taxes');
  await dialog.getByLabel('Description').fill('I need to do my tax return.');
  await dialog.getByRole('button', { name: 'See the plan first' }).click();
  await expect(dialog.getByRole('radio', { name: /^Balanced/ })).toBeChecked();
  const days = dialog.getByRole('region', { name: 'The days it would get' });
  await expect(days.getByText('Fill in income and personal details').first()).toBeVisible();
  await expectClean(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(page).toHaveURL(/\/project\/[^/]+\/details$/);

  await showLines(page);
  await expect(kindOf(page, 'I need to do my tax return')).toHaveAccessibleName(
    /^From the library: Tax return/,
  );
  await expect(taskOf(page, 'Fill in income and personal details').first()).toBeVisible();
  await takeFor(page, 'I need to do my tax return', 'Task');
  await changesOn(page).getByRole('button', { name: 'Accept changes' }).click();
  const followed = await heldToast(page, 'The plan follows your correction');
  await expect(taskOf(page, 'Do my tax return')).toBeVisible();
  await expect(taskOf(page, 'Fill in income and personal details')).toHaveCount(0);
  await clickUndo(followed);
  await expect(taskOf(page, 'Fill in income and personal details').first()).toBeVisible();
  await expect(kindOf(page, 'I need to do my tax return')).toHaveAccessibleName(
    /^From the library: Tax return/,
  );
  expect(complaints).toEqual([]);
});

test('a forgotten step is added by a click and undone by one; what is not needed stays away', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { project } = await callsOf(request, person).post('/projects', {
    name: 'Website redesign',
    description:
      'Write the texts. Choose the pictures. Draw the pages. Build the home page. Build the about page. Build the contact form. Set up hosting. Test on phones. Launch it.',
    startDate: today,
    dueDate: daysLater(today, 42),
    generateAISubtasks: true,
  });
  await enterAs(page, person);
  await page.goto(`/project/${project.id}/details`);
  const forgotten = page.getByRole('region', { name: 'People often forget' });
  await showLines(page);
  await expect(forgotten.getByRole('listitem').nth(1)).toBeVisible();
  const [first = '', second = ''] = await forgotten
    .getByRole('button', { name: /^Add: / })
    .evaluateAll((buttons) => buttons.map((one) => (one.getAttribute('aria-label') ?? '').slice(5)));
  await expect(taskOf(page, first)).toHaveCount(0);
  await expectClean(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await forgotten.getByRole('button', { name: `Add: ${first}` }).click();
  // What else may be added stands with the changes that are proposed.
  await expect(changesOn(page).getByRole('button', { name: `Add: ${second}` })).toBeVisible();
  await expect(forgotten).toHaveCount(1);
  await changesOn(page).getByRole('button', { name: 'Accept changes' }).click();
  const followed = await heldToast(page, 'The plan follows your correction');
  await expect(taskOf(page, first)).toBeVisible();
  await clickUndo(followed);
  await expect(taskOf(page, first)).toHaveCount(0);
  await expect(forgotten.getByRole('button', { name: `Add: ${first}` })).toBeVisible();

  await forgotten.getByRole('button', { name: `Not needed: ${second}` }).click();
  await expect(toast(page, 'The plan stays as it is')).toBeVisible();
  await page.reload();
  await expect(forgotten.getByRole('button', { name: `Add: ${first}` })).toBeVisible();
  await expect(forgotten.getByRole('button', { name: `Add: ${second}` })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
