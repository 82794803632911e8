import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { unfold } from '../support/lines.ts';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('time is added by hand, changed, summed by project, saved as a table, deleted and brought back', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const headers = { authorization: `Bearer ${person.token}` };
  const startDate = todayOfPeople();
  const project = { name: 'Garden fair', startDate, dueDate: daysLater(startDate, 20) };
  const made = await request.post('/api/projects', { headers, data: project });
  const { id } = (await made.json()).data.project;
  const data = { title: 'Order the tents', dueDate: daysLater(startDate, 3) };
  await request.post(`/api/subtasks/projects/${id}`, { headers, data });
  await enterAs(page, person);
  const yesterday = daysLater(startDate, -1);
  await page.goto(`/time?week=${yesterday}`);
  await expect(page.getByText('No time in this week')).toBeVisible();
  await expectClean(page);

  const dialog = page.getByRole('dialog');
  await test.step('an entry over midnight is added', async () => {
    await page.getByRole('button', { name: 'Add time' }).click();
    await dialog.getByRole('button', { name: 'Add time' }).click();
    await expect(dialog.getByText('Please choose a task')).toBeVisible();
    await dialog.getByLabel('Project').selectOption('Garden fair');
    await dialog.getByLabel('Task').click();
    await dialog.getByRole('option', { name: 'Order the tents' }).click();
    await dialog.getByLabel('Day').fill(daysLater(startDate, -2));
    await dialog.getByLabel('From').fill('23:30');
    await dialog.getByLabel('To').fill('00:15');
    await expect(dialog.getByText('45 min, until the next day')).toBeVisible();
    await dialog.getByLabel('Note').fill('Compared three suppliers');
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Add time' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await page.goto(`/time?week=${daysLater(startDate, -2)}`);
  const row = page.getByRole('listitem').filter({ hasText: 'Order the tents' });
  await expect(row).toContainText('Compared three suppliers');
  await expect(page.getByRole('row', { name: /Garden fair/ })).toContainText('45 min');
  await expectClean(page);

  await test.step('it is made longer', async () => {
    await row.getByRole('button', { name: /^Edit time on Order the tents/ }).click();
    await dialog.getByLabel('From').fill('22:45');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('1 h 30 min');
    await expect(page.getByRole('row', { name: /All projects/ })).toContainText('1 h 30 min');
  });

  await test.step('it is saved as a table', async () => {
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'The week shown' }).click();
    const table = await readFile(await (await saving).path(), 'utf8');
    expect(table).toContain(',90,Garden fair,Order the tents,Compared three suppliers,');
  });

  await test.step('it is deleted, and brought back', async () => {
    await row.getByRole('button', { name: /^Delete time on Order the tents/ }).click();
    await expect(page.getByText('No time in this week')).toBeVisible();
    await toast(page, 'Time entry deleted').getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('1 h 30 min');
  });

  await page.goto(`/project/${id}/details`);
  await expect(page.getByText('1 h 30 min spent', { exact: true })).toBeVisible();
  await unfold(page, 'Task overview');
  await expect(page.getByText('1 h 30 min', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
