import { expect } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayOfPeople } from './support/people.ts';
import { collectComplaints, expectAccessible, expectClean, savedNext } from './support/screens.ts';
import { longTest, test } from './support/test.ts';

longTest(
  'on a narrow screen the menu slides in, holds the focus, and gives it back',
  async ({ page, request }) => {
    await enterAs(page, await makePerson(request));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });

    await button.click();
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await menu.getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
    await expect(menu).toBeHidden();

    await test.step('the back button of a phone closes what lies over the screen, and then leaves it', async () => {
      const search = page.getByRole('dialog', { name: 'Search' });
      await page.getByRole('button', { name: 'Search projects' }).click();
      await expect(search).toBeVisible();
      await page.goBack();
      await expect(search).toBeHidden();
      await button.click();
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await page.getByRole('button', { name: 'Account of Ana Silva' }).click();
      await page.getByRole('menuitem', { name: 'Search or do something' }).click();
      const palette = page.getByRole('dialog', { name: 'Commands' });
      await expect(palette).toBeVisible();
      await page.goBack();
      await expect(palette).toBeHidden();
      await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await button.click();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(menu).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Collapse' })).toBeHidden();
  },
);

test('what is sought in the top bar is found there, and all of it on the search screen', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const today = todayOfPeople();
  const dates = { startDate: daysLater(today, -9), dueDate: daysLater(today, 20) };
  for (const data of [
    { ...dates, name: 'Garden of Mara', priority: 'Low', description: 'Roses and a pond' },
    { ...dates, name: 'Garden shed', tags: ['wood'] },
    { ...dates, name: 'Tax return', dueDate: daysLater(today, 2) },
  ]) {
    const headers = { authorization: `Bearer ${person.token}` };
    expect((await request.post('/api/projects', { headers, data })).ok()).toBe(true);
  }
  const projects = await request.get('/api/projects/search?query=shed', {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const [shed] = (await projects.json()).data;
  const added = await request.post(`/api/subtasks/projects/${shed.id}`, {
    headers: { authorization: `Bearer ${person.token}` },
    data: { title: 'Order gardening gloves' },
  });
  expect(added.ok()).toBe(true);
  await enterAs(page, person);
  await page.goto('/dashboard');
  const box = page.getByRole('combobox', { name: 'Search projects' });

  await test.step('the box finds tasks, and opens one on the page of its project', async () => {
    await box.fill('gloves');
    await expect(page.getByRole('group', { name: 'Tasks' })).toContainText('Garden shed');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(/details#subtask-/);
    await expect(page.getByRole('button', { name: 'Medium priority Order gardening gloves' })).toBeFocused();
    await page.goBack();
  });

  await test.step('the box finds, by keyboard', async () => {
    await box.fill('gard');
    await expect(page.getByRole('option')).toHaveText([
      /Garden/,
      /Garden/,
      /Order gardening gloves/,
      'View all results',
    ]);
    await expectAccessible(page);
    await box.press('ArrowUp');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search$/);
  });

  const words = page.getByLabel('Words to look for');
  const found = page.getByRole('list', { name: 'Projects' }).getByRole('article');
  await test.step('the screen goes on from there, by what one likes', async () => {
    await expect(words).toHaveValue('gard');
    await expect(found).toHaveCount(2);
    await words.fill('pond');
    await expect(found).toHaveCount(1);
    await page.getByText('Name', { exact: true }).click();
    await expect(page.getByText('No projects found')).toBeVisible();
    await page.getByText('Priority', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Priority' }).selectOption('Low');
    await expect(found).toHaveText([/Garden of Mara/]);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Priority' })).toHaveValue('Low');
    await expect(found).toHaveText([/Garden of Mara/]);
    await expectClean(page);
  });

  await test.step('tasks have a tab of their own, which the address keeps', async () => {
    await page.getByRole('tab', { name: 'Tasks' }).click();
    await words.fill('gloves');
    await expect(page.getByRole('list', { name: 'Tasks' })).toContainText('Order gardening gloves');
    await expect(page).toHaveURL(/\/search\?tab=tasks$/);
    await page.reload();
    await expect(page.getByRole('list', { name: 'Tasks' })).toContainText('Garden shed');
    await expectClean(page);
    await page.getByRole('tab', { name: 'Projects' }).click();
    await page.getByText('Priority', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Priority' }).selectOption('Low');
    await expect(found).toHaveText([/Garden of Mara/]);
  });

  await test.step('a result opens its project, and the way back finds what was found', async () => {
    await page.getByRole('link', { name: 'Garden of Mara' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Garden of Mara' })).toBeVisible();
    await page.goBack();
    await expect(found).toHaveText([/Garden of Mara/]);
  });

  await test.step('the bell tells what is due', async () => {
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('link', { name: 'Tax return' })).toBeVisible();
    await expectAccessible(page);
    const read = savedNext(page, '/notifications');
    await panel.getByRole('link', { name: 'Tax return' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tax return' })).toBeVisible();
    await read;
    await page.reload();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('the sidebar stays as it was left, gives way below 1280 px, and logs out even when the server is away', async ({
  page,
  request,
}) => {
  await enterAs(page, await makePerson(request));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/projects');
  const sidebar = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('link', { name: 'Daymark' }) });
  const width = async () => (await sidebar.boundingBox())?.width;
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText([
    'Overview',
    'Projects',
    'Plan',
    'Time',
    'Clients',
    'Chats',
    'Settings',
  ]);
  await expect(main.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page');
  const expanded = await width();
  await page.getByRole('button', { name: 'Collapse' }).click();
  await expect.poll(width).toBeLessThan(expanded ?? 0);
  await page.reload();
  await page.getByRole('button', { name: 'Expand' }).click();
  await expect.poll(width).toBe(expanded);
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect.poll(width).toBeLessThan(expanded ?? 0);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });

  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
