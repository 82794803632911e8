import { type APIRequestContext, expect } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, type Person, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { clickUndo, heldToast, toast } from '../support/toasts.ts';

const today = todayOfPeople();

async function makePlan(request: APIRequestContext, person: Person, titles: readonly string[]) {
  const { post } = callsOf(request, person);
  const { project } = await post('/projects', {
    name: 'Portfolio site',
    startDate: today,
    dueDate: daysLater(today, 20),
    milestones: [{ name: 'Launch', dueDate: daysLater(today, 10) }],
  });
  for (const [index, title] of titles.entries())
    await post(`/subtasks/projects/${project.id}`, {
      title,
      dueDate: daysLater(today, index),
      milestoneId: project.milestones[0].id,
    });
  return `/project/${project.id}/details`;
}

test('several subtasks are moved, completed and deleted together, and milestones with them', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  await enterAs(page, person);
  await page.goto(await makePlan(request, person, ['Draft', 'Photograph', 'Publish']));
  const rows = page.getByRole('checkbox', { name: /^Select: / });

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await rows.first().click();
  await rows.last().click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Move by days' }).fill('9');
  await page.getByRole('form', { name: 'Move by days' }).getByRole('button', { name: 'Move' }).click();
  await expect(toast(page, 'Subtask updated successfully')).toBeVisible();
  const milestones = page.getByRole('complementary', { name: 'Brief and plan' });
  await expect(milestones.getByText('1 due after it')).toBeVisible();

  await page.getByRole('button', { name: 'Edit milestone Launch' }).click();
  await page.getByRole('form', { name: 'Edit Launch' }).getByLabel('Date').fill(daysLater(today, 15));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Milestone updated')).toBeVisible();
  await expect(milestones.getByText('1 due after it')).toHaveCount(0);

  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByLabel('Group by').selectOption('Milestone');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Launch' })).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const deleted = await heldToast(page, 'Subtask deleted successfully');
  await expect(page.getByRole('heading', { name: 'No tasks yet' })).toBeVisible();
  await clickUndo(deleted);
  await expect(toast(page, 'Subtask restored')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Launch' }).getByRole('checkbox')).toHaveCount(3);
  expect(complaints).toEqual([]);
});
