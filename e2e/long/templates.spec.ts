import { expect } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { heldToast, toast } from '../support/toasts.ts';

const today = todayOfPeople();

test('a finished project becomes a template, and the next one starts with the hours that it took', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { post, get } = callsOf(request, person);
  const { project } = await post('/projects', {
    name: 'Autumn fair',
    startDate: daysLater(today, -30),
    dueDate: daysLater(today, -2),
  });
  const path = `/subtasks/projects/${project.id}`;
  const add = async (title: string, dueIn: number, fields: object) =>
    (await post(path, { title, dueDate: daysLater(today, dueIn), status: 'Completed', ...fields })).subtask;
  const book = await add('Book the stall', -28, { estimatedHours: 1, actualHours: 2.5 });
  await add('Paint the sign', -20, { estimatedHours: 3, dependsOn: [book.id] });
  await enterAs(page, person);

  await page.goto('/projects');
  await page.getByRole('button', { name: 'From a template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start from a template' });
  await expect(dialog.getByText(/^There is no template yet\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await page.goto(`/project/${project.id}/details`);
  await page.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Make a template' }).click();
  const made = await heldToast(page, 'Template made');
  await made.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => get('/templates')).toEqual([]);
  await page.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Make a template' }).click();
  await expect(toast(page, 'Template made').first()).toBeVisible();

  await page.goto('/projects/new');
  await page.getByRole('button', { name: 'Start from a template' }).click();
  await expect(dialog.getByText('28 days · 2 tasks · 5 h 30 min')).toBeVisible();
  await expect(dialog.getByLabel('Due date')).toHaveValue(daysLater(today, 28));
  await expectClean(page);
  await dialog.getByLabel('Project name').fill('Spring fair');
  await dialog.getByLabel('Start date').fill(daysLater(today, 7));
  await expect(dialog.getByLabel('Due date')).toHaveValue(daysLater(today, 35));
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring fair' })).toBeVisible();
  const id = /project\/([^/]+)/.exec(page.url())?.[1];
  const rows: { title: string; dueDate: string; estimatedHours: number; status: string }[] = await get(
    `/subtasks/projects/${id}`,
  );
  expect(rows).toMatchObject([
    { title: 'Book the stall', estimatedHours: 2.5, status: 'Pending' },
    { title: 'Paint the sign', estimatedHours: 3, status: 'Pending' },
  ]);
  expect((rows[0]?.dueDate ?? '') < (rows[1]?.dueDate ?? '')).toBe(true);

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search or do' }).fill('template');
  await page.getByRole('option', { name: 'Start from a template' }).click();
  await dialog.getByRole('button', { name: 'Delete template' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the template Autumn fair?' });
  await question.getByRole('button', { name: 'Delete template' }).click();
  await expect(dialog.getByText(/^There is no template yet\./)).toBeVisible();
  expect(await get('/templates')).toEqual([]);
  expect(complaints).toEqual([]);
});
