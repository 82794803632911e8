import { expect, type Page } from '@playwright/test';
import { unfold } from '../support/lines.ts';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { expectAtRest } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test.use({ savesData: false });

const today = todayOfPeople();

async function makeProject(page: Page, token: string, name: string, task: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const project = await page.request.post('/api/projects', {
    headers,
    data: { name, startDate: today, dueDate: daysLater(today, 20) },
  });
  const { id } = (await project.json()).data.project;
  await page.request.post(`/api/subtasks/projects/${id}`, { headers, data: { title: task, dueDate: today } });
  return id;
}

test('a double click creates one project, with the tag in the field, and back leads to the list', async ({
  page,
  request,
}) => {
  await enterAs(page, await makePerson(request));
  await page.goto('/projects');
  await page.getByRole('button', { name: 'New Project' }).click();
  await expect(page.getByLabel('Project name')).toBeFocused();
  // What the dialog sets on the body stays there: inherited, it would have all of a long page styled anew by a click.
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'none');
  await expect(page.locator('#root')).toHaveCSS('pointer-events', 'auto');
  const inherited = await page
    .locator('#root')
    .evaluate((root) => [
      getComputedStyle(document.body).getPropertyValue('--removed-body-scroll-bar-size'),
      getComputedStyle(root).getPropertyValue('--removed-body-scroll-bar-size'),
    ]);
  expect(inherited).toEqual([expect.stringMatching(/px$/), '']);
  await page.keyboard.type('Garden fair');
  await page.getByLabel('Due date').fill(daysLater(today, 10));
  await page.getByRole('textbox', { name: 'Tags' }).fill('Spring');
  await page.getByRole('button', { name: 'Create Project' }).dblclick();

  await expect(page).toHaveURL(/\/project\/[^/]+\/details$/);
  await unfold(page, 'Details');
  await expect(page.getByRole('complementary').getByText('#spring')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('link', { name: 'Garden fair' })).toHaveCount(1);
  await expect(page.getByText('1 project', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('without a connection the screens stand, keep what is typed, and say what happened', async ({
  context,
  page,
  request,
}) => {
  const person = await makePerson(request);
  await makeProject(page, person.token, 'Boat shed', 'Plank 1');
  await enterAs(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Plank 1' })).toBeVisible();
  await expectAtRest(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(toast(page, 'Saved on this device')).toContainText('It is sent when Daymark answers.');
  await expect(page.getByRole('heading', { name: 'Plank 1' })).toBeHidden();

  await page.getByRole('button', { name: 'New Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Project' });
  await dialog.getByLabel('Project name').fill('Written at sea');
  await dialog.getByLabel('Due date').fill(daysLater(today, 9));
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to create project');
  await expect(dialog.getByRole('alert')).toContainText('What you wrote is kept.');

  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Written at sea' })).toBeVisible();
  await expect(page.getByText(/on this device/)).toBeHidden();
  // What the outage kept from being fetched ahead is fetched now.
  await expectAtRest(page);

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('a project whose answer is lost on the way is there once when it is sent again', async ({
  page,
  request,
}) => {
  await enterAs(page, await makePerson(request));
  await page.goto('/projects');
  let lost = 0;
  await page.route('**/api/projects', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'New Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Project' });
  await dialog.getByLabel('Project name').fill('Sent twice');
  await dialog.getByLabel('Due date').fill(daysLater(today, 9));
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to create project');

  await dialog.getByRole('button', { name: 'Create Project' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Sent twice' })).toBeVisible();
  expect(lost).toBe(1);
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByText('1 project', { exact: true })).toBeVisible();
});

test('names, tags and milestones without a space widen no screen', async ({ page, request }) => {
  const person = await makePerson(request);
  const id = await makeProject(page, person.token, 'N'.repeat(200), 'X'.repeat(200));
  const headers = { authorization: `Bearer ${person.token}` };
  const tags = ['w'.repeat(40)];
  await page.request.put(`/api/projects/${id}`, {
    headers,
    data: { tags, category: 'C'.repeat(50), description: 'D'.repeat(300) },
  });
  await page.request.post(`/api/subtasks/projects/${id}`, { headers, data: { title: 'Tagged', tags } });
  await page.request.post(`/api/projects/${id}/milestones`, {
    headers,
    data: { name: 'M'.repeat(120), dueDate: daysLater(today, 9) },
  });
  await enterAs(page, person);
  await page.setViewportSize({ width: 320, height: 700 });
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const path of ['/dashboard', '/projects', `/project/${id}/details`]) {
    await page.goto(path);
    await expect(page.getByText(/N{200}/).first()).toBeVisible();
    expect(await excess(), path).toBe(0);
  }
  await page.getByRole('button', { name: 'Understood', exact: true }).click();
  for (const part of ['Milestones', 'Details'])
    await page.getByRole('heading', { name: part, exact: true }).click();
  await expect(page.getByRole('button', { name: /^Edit milestone M/ })).toBeVisible();
  await expect(page.getByText(/D{300}/).first()).toBeVisible();
  expect(await excess(), 'with all parts open').toBe(0);
});

test('whose session ends while they type is told so, and finds their words again', async ({
  page,
  request,
}) => {
  const person = await makePerson(request);
  const id = await makeProject(page, person.token, 'Boat shed', 'Plank 1');
  await enterAs(page, person);
  await page.goto(`/project/${id}/details`);
  await page.getByRole('button', { name: 'Edit Project' }).click();
  await page.getByLabel('Description').fill('Two coats of varnish.');
  const headers = { authorization: `Bearer ${person.token}` };
  await page.request.post('/api/auth/logout', { headers });
  // A node may remember a session for a second.
  await expect
    .poll(async () => (await page.request.get('/api/auth/profile', { headers })).status())
    .toBe(401);
  // Saving tells it, where the page has not heard of it by itself before.
  const told = page.getByText('Your session has ended. Log in to continue where you were');
  await page.getByRole('button', { name: 'Save Changes' }).or(told).click();

  await expect(told).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  // The form is open again.
  await expect(page.getByLabel('Description')).toHaveValue('Two coats of varnish.');
});
