import { expect } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { makeProject } from '../support/projects.ts';
import { collectComplaints, except, expectAtRest } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { clickUndo, heldToast, toast } from '../support/toasts.ts';

test.use({ savesData: false });

const today = todayOfPeople();

test('what is completed in one tab shows in the other', async ({ context, page, request }) => {
  const person = await makePerson(request);
  await makeProject(request, person, 'Boat shed', ['Plank 1', 'Plank 2']);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await enterAs(tab, person);
    await tab.goto('/dashboard');
    await expect(tab.getByRole('heading', { name: 'Plank 1' })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Mark as completed' }).click();
  const done = await heldToast(page, 'Subtask status updated successfully');

  await expect(other.getByRole('heading', { name: 'Plank 2' })).toBeVisible();
  await clickUndo(done);
  await expect(other.getByRole('heading', { name: 'Plank 1' })).toBeVisible();
});

test('a session that ends below the New Project dialog costs none of its words', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  await enterAs(page, person);
  await page.goto('/projects/new');
  const dialog = page.getByRole('dialog', { name: 'New Project' });
  await dialog.getByLabel('Project name').fill('Garden fair');
  await dialog.getByLabel('Description').fill('Twelve stalls and a brass band.');
  await dialog.getByLabel('Due date').fill(daysLater(today, 9));
  await dialog.getByLabel('Generate AI-powered subtasks').uncheck();
  await page.reload();
  await expect(dialog.getByLabel('Project name')).toHaveValue('Garden fair');
  // What a screen asks for by itself would be refused first.
  await expectAtRest(page);
  await page.waitForLoadState('networkidle');

  const headers = { authorization: `Bearer ${person.token}` };
  await page.request.post('/api/auth/logout', { headers });
  // A node may remember a session for a second.
  await expect
    .poll(async () => (await page.request.get('/api/auth/profile', { headers })).status())
    .toBe(401);
  // Creating tells it, where the page has not heard of it by itself before.
  const told = page.getByText('Your session has ended. Log in to continue where you were');
  await dialog.getByRole('button', { name: 'Create Project' }).or(told).click();
  await expect(told).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');

  await expect(dialog.getByLabel('Project name')).toHaveValue('Garden fair');
  await expect(dialog.getByLabel('Description')).toHaveValue('Twelve stalls and a brass band.');
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garden fair' })).toBeVisible();
  expect(except([401], complaints)).toEqual([]);
});

test('an edit that fails without a connection keeps its words, and is sent when it is back', async ({
  context,
  page,
  request,
}) => {
  const person = await makePerson(request);
  const id = await makeProject(request, person, 'Boat shed', ['Plank 1']);
  await enterAs(page, person);
  await page.goto(`/project/${id}/details`);
  await expectAtRest(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Edit Project' }).click();
  await page.getByLabel('Description').fill('Two coats of varnish.');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Failed to update project')).toContainText('Daymark cannot be reached.');
  await expect(page.getByLabel('Description')).toHaveValue('Two coats of varnish.');

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Project updated successfully')).toBeVisible();
});

test('a part that an update has taken away costs one reload', async ({ page, request }) => {
  await enterAs(page, await makePerson(request));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No active projects' })).toBeVisible();
  let isGone = true;
  await page.route(/\/assets\/-palette/, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  );
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('ControlOrMeta+k');
  await reloaded;
  isGone = false;
  await expect(page.getByRole('heading', { name: 'No active projects' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
});
