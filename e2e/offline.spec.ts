import { expect } from '@playwright/test';
import { editTask, openAtHand, rowOf, tasksOf } from './support/offline.ts';
import { daysLater, enterAs, makePerson, todayOfPeople } from './support/people.ts';
import { makeProject } from './support/projects.ts';
import { expectAccessible } from './support/screens.ts';
import { test } from './support/test.ts';
import { toast } from './support/toasts.ts';

test.use({ savesData: false, serviceWorkers: 'allow' });

const today = todayOfPeople();

test('tasks are completed, moved, added and edited offline, survive a reload, and are on the server once', async ({
  context,
  page,
  request,
}) => {
  const person = await makePerson(request);
  const id = await makeProject(request, person, 'Boat shed', ['Plank 1', 'Plank 2', 'Plank 3']);
  await enterAs(page, person);
  await openAtHand(page, `/project/${id}/details`);
  await context.setOffline(true);

  await page.getByRole('checkbox', { name: 'Mark as completed: Plank 1' }).click();
  await expect(toast(page, 'Saved on this device')).toContainText('It is sent when Daymark answers.');
  await editTask(page, 'Plank 2', { 'Due date': daysLater(today, 3) });
  await page.getByRole('button', { name: 'Add Subtask' }).click();
  const form = page.getByRole('form', { name: 'Add Subtask' });
  await form.getByLabel('Title').fill('Varnish');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(rowOf(page, 'Varnish')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await editTask(page, 'Varnish', { Description: 'Two coats' });
  await editTask(page, 'Plank 3', { Description: 'The long one' });
  await expect(page.getByText('4 changes wait on this device.')).toBeVisible();
  await expect(rowOf(page, 'Varnish').getByRole('img', { name: 'Not sent yet' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('4 changes wait on this device.')).toBeVisible();
  await expect(rowOf(page, 'Varnish')).toContainText('Varnish');
  await expect(page.getByRole('checkbox', { name: 'Completed: Plank 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Changes on this device' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').first()).toContainText('Complete “Plank 1”');
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Close' }).first().click();
  expect((await tasksOf(request, person, id)).map(({ status }) => status)).toEqual(Array(3).fill('Pending'));

  await context.setOffline(false);

  await expect(page.getByText(/waits? on this device|Sending/)).toBeHidden();
  const tasks = await tasksOf(request, person, id);
  const told = Object.fromEntries(tasks.map(({ title, ...task }) => [title, task]));
  expect(tasks).toHaveLength(4);
  expect(told).toMatchObject({
    'Plank 1': { status: 'Completed' },
    'Plank 2': { status: 'Pending', dueDate: daysLater(today, 3) },
    'Plank 3': { description: 'The long one' },
    Varnish: { description: 'Two coats' },
  });
  await expect(rowOf(page, 'Varnish').getByRole('img', { name: 'Not sent yet' })).toBeHidden();
});
