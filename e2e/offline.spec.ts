import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { daysLater, enterAs, makePerson, type Person, todayOfPeople } from './support/people.ts';
import { expectAccessible, expectAtRest } from './support/screens.ts';
import { test } from './support/test.ts';
import { toast } from './support/toasts.ts';

test.use({ savesData: false });

test.use({ serviceWorkers: 'allow' });

const today = todayOfPeople();

async function makeProject(request: APIRequestContext, { token }: Person, titles: readonly string[]) {
  const headers = { authorization: `Bearer ${token}` };
  const made = await request.post('/api/projects', {
    headers,
    data: { name: 'Boat shed', startDate: today, dueDate: daysLater(today, 20) },
  });
  const { id } = (await made.json()).data.project;
  for (const title of titles)
    await request.post(`/api/subtasks/projects/${id}`, { headers, data: { title, dueDate: today } });
  return String(id);
}

interface Task {
  id: string;
  title: string;
  status: string;
  dueDate: string | null;
  description: string;
}

/** The tasks as the server has them. */
async function tasksOf(request: APIRequestContext, { token }: Person, projectId: string): Promise<Task[]> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await request.get(`/api/subtasks/projects/${projectId}`, { headers })).json()).data;
}

/** The app's files are on this device, and with them what keeps changes. */
const isAtHand = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });

async function openAtHand(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Boat shed' })).toBeVisible();
  await expect.poll(() => isAtHand(page)).toBe(true);
  await expectAtRest(page);
  await page.waitForLoadState('networkidle');
}

const row = (page: Page, title: string) => page.locator('[data-row]').filter({ hasText: title });

async function edit(page: Page, title: string, fields: Record<string, string>): Promise<void> {
  await row(page, title).getByRole('button', { name: title, expanded: false }).click();
  await row(page, title).getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('form', { name: `Edit ${title}` });
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

test('tasks are completed, moved, added and edited offline, survive a reload, and are on the server once', async ({
  context,
  page,
  request,
}) => {
  const person = await makePerson(request);
  const id = await makeProject(request, person, ['Plank 1', 'Plank 2', 'Plank 3']);
  await enterAs(page, person);
  await openAtHand(page, `/project/${id}/details`);
  await context.setOffline(true);

  await page.getByRole('checkbox', { name: 'Mark as completed: Plank 1' }).click();
  await expect(toast(page, 'Saved on this device')).toContainText('It is sent when Daymark answers.');
  await edit(page, 'Plank 2', { 'Due date': daysLater(today, 3) });
  await page.getByRole('button', { name: 'Add Subtask' }).click();
  const form = page.getByRole('form', { name: 'Add Subtask' });
  await form.getByLabel('Title').fill('Varnish');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(row(page, 'Varnish')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await edit(page, 'Varnish', { Description: 'Two coats' });
  await edit(page, 'Plank 3', { Description: 'The long one' });
  await expect(page.getByText('4 changes wait on this device.')).toBeVisible();
  await expect(row(page, 'Varnish').getByRole('img', { name: 'Not sent yet' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('4 changes wait on this device.')).toBeVisible();
  await expect(row(page, 'Varnish')).toContainText('Varnish');
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
  await expect(row(page, 'Varnish').getByRole('img', { name: 'Not sent yet' })).toBeHidden();
});

test('two tabs that were offline send each change once, and both show that nothing waits', async ({
  context,
  page,
  request,
}) => {
  const person = await makePerson(request);
  const id = await makeProject(request, person, ['Plank 1', 'Plank 2']);
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
  const id = await makeProject(request, person, ['Plank 1']);
  await enterAs(page, person);
  await openAtHand(page, `/project/${id}/details`);
  await context.setOffline(true);
  await edit(page, 'Plank 1', { Title: 'Oak plank' });
  await expect(page.getByText('1 change waits on this device.')).toBeVisible();
  const [task] = await tasksOf(request, person, id);
  await request.put(`/api/subtasks/${task?.id}`, {
    headers: { authorization: `Bearer ${person.token}` },
    data: { title: 'Pine plank' },
  });

  await context.setOffline(false);

  await expect(page.getByText('1 change needs your decision.')).toBeVisible();
  await expect(row(page, 'Pine plank').getByRole('img', { name: 'Needs your decision' })).toBeVisible();
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
  const id = await makeProject(request, person, ['Plank 1']);
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
