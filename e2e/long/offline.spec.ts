import { expect } from '@playwright/test';
import { editTask, openAtHand, rowOf, tasksOf } from '../support/offline.ts';
import { enterAs, makePerson } from '../support/people.ts';
import { makeProject } from '../support/projects.ts';
import { expectAccessible } from '../support/screens.ts';
import { test } from '../support/test.ts';

test.use({ savesData: false, serviceWorkers: 'allow' });

test('two tabs that were offline send each change once, and both show that nothing waits', async ({
  context,
  page,
  request,
}) => {
  const person = await makePerson(request);
  const id = await makeProject(request, person, 'Boat shed', ['Plank 1', 'Plank 2']);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await enterAs(tab, person);
    await openAtHand(tab, `/project/${id}/details`);
  }
  const sent: string[] = [];
  context.on('request', (asked) => {
    if (asked.method() === 'PUT' && asked.url().includes('/api/subtasks/')) sent.push(asked.url());
  });
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Mark as completed: Plank 1' }).click();
  await expect(other.getByText('1 change waits on this device.')).toBeVisible();
  await expect(other.getByRole('checkbox', { name: 'Completed: Plank 1' })).toBeVisible();
  await other.getByRole('checkbox', { name: 'Mark as completed: Plank 2' }).click();
  for (const tab of [page, other])
    await expect(tab.getByText('2 changes wait on this device.')).toBeVisible();
  sent.length = 0;

  await context.setOffline(false);

  for (const tab of [page, other]) {
    await expect(tab.getByText(/waits? on this device|Sending/)).toBeHidden();
    await expect(tab.getByRole('checkbox', { name: /^Completed: Plank/ })).toHaveCount(2);
  }
  expect(sent).toHaveLength(2);
  expect((await tasksOf(request, person, id)).map(({ status }) => status)).toEqual(
    Array(2).fill('Completed'),
  );
});

test('a title that was changed elsewhere meanwhile is shown beside one’s own, and the choice is sent', async ({
  context,
  page,
  request,
}) => {
  const person = await makePerson(request);
  const id = await makeProject(request, person, 'Boat shed', ['Plank 1']);
  await enterAs(page, person);
  await openAtHand(page, `/project/${id}/details`);
  await context.setOffline(true);
  await editTask(page, 'Plank 1', { Title: 'Oak plank' });
  await expect(page.getByText('1 change waits on this device.')).toBeVisible();
  const [task] = await tasksOf(request, person, id);
  await request.put(`/api/subtasks/${task?.id}`, {
    headers: { authorization: `Bearer ${person.token}` },
    data: { title: 'Pine plank' },
  });

  await context.setOffline(false);

  await expect(page.getByText('1 change needs your decision.')).toBeVisible();
  await expect(rowOf(page, 'Pine plank').getByRole('img', { name: 'Needs your decision' })).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Changes on this device' });
  for (const value of ['Plank 1', 'Pine plank', 'Oak plank'])
    await expect(list.getByRole('definition').filter({ hasText: value })).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Keep mine' }).click();
  await expect(list.getByText('Nothing waits: all your changes are sent.')).toBeVisible();

  expect((await tasksOf(request, person, id)).map(({ title }) => title)).toEqual(['Oak plank']);
});

test('signing out offline asks before it deletes what waits', async ({ context, page, request }) => {
  const person = await makePerson(request);
  const id = await makeProject(request, person, 'Boat shed', ['Plank 1']);
  await enterAs(page, person);
  await openAtHand(page, `/project/${id}/details`);
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Mark as completed: Plank 1' }).click();
  await expect(page.getByText('1 change waits on this device.')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out without sending?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByText('1 change waits on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();

  await context.setOffline(false);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await tasksOf(request, person, id)).map(({ status }) => status)).toEqual(['Pending']);
});
