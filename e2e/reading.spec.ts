import { expect } from '@playwright/test';
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
