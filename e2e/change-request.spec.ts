import { expect } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from './support/people.ts';
import { collectComplaints, expectClean } from './support/screens.ts';
import { test } from './support/test.ts';
import { clickUndo, heldToast, toast } from './support/toasts.ts';

const today = todayOfPeople();

const MAIL = `Hi Tom,

thanks so much for the drafts, we love them!

Could we also have a booking form for the workshops? We don't need the prices page after all. Can you make the colours a bit warmer somehow?

Best wishes
Maria`;

test('a client’s mail becomes a change of the plan, and one undo takes it back', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { post, get } = callsOf(request, person);
  const { project } = await post('/projects', {
    name: 'Yoga studio website',
    description: 'New website: home page, timetable, prices page, contact form.',
    startDate: today,
    dueDate: daysLater(today, 40),
    generateAISubtasks: true,
    projectKind: 'none',
  });
  const titles = async () => {
    const rows: { title: string }[] = await get(`/subtasks/projects/${project.id}`);
    return rows.map(({ title }) => title).join(' | ');
  };
  const before = await titles();
  await enterAs(page, person);
  await page.goto(`/project/${project.id}/details`);
  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('menuitem', { name: /^Change request/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Change request' });
  await dialog.getByLabel('Mail of your client').fill(MAIL);
  // The mail is kept while the dialog is closed.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('menuitem', { name: /^Change request/ }).click();
  await dialog.getByRole('button', { name: 'Read the mail' }).click();

  const asks = dialog.getByRole('list', { name: 'What the mail asks for' }).getByRole('listitem');
  await expect(asks).toHaveCount(3);
  await expect(asks.nth(0).getByRole('checkbox')).toBeChecked();
  await expect(asks.nth(1).getByRole('combobox')).toHaveValue('dropped');
  await expect(asks.nth(2).getByRole('combobox')).toHaveValue('unclear');
  await expect(dialog.getByRole('status').filter({ hasText: 'fits' })).toBeVisible();
  await expect(dialog.getByLabel('Answer to your client')).toHaveValue(/Please tell me more about:/);
  await expectClean(page);
  await asks.nth(1).getByRole('checkbox').uncheck();
  await expect(dialog.getByRole('button', { name: 'Take on 1 point' })).toBeEnabled();
  await asks.nth(1).getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Take on 2 points' }).click();

  await expect(dialog).toBeHidden();
  const taken = await heldToast(page, 'The project follows the mail');
  expect(await titles()).toMatch(/booking form/i);
  expect(await titles()).not.toMatch(/prices/i);
  await clickUndo(taken);
  await expect(toast(page, 'The plan was restored')).toBeVisible();
  expect(await titles()).toBe(before);
  expect(complaints).toEqual([]);
});
