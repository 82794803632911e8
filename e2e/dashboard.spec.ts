import { expect, type Page } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayOfPeople } from './support/people.ts';
import { collectComplaints, except, expectClean } from './support/screens.ts';
import { test } from './support/test.ts';
import { clickUndo, heldToast, toast } from './support/toasts.ts';

/** What the page asked for before the app was there, and the app has not come for. */
const askedInVain = (page: Page) =>
  page.evaluate(() =>
    'askedFirst' in window ? [...(window.askedFirst as AskedFirst).answers.keys()] : null,
  );
type AskedFirst = { answers: Map<string, unknown> };

/** How much has moved by itself since the page began, as the browser counts it. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((total, entry) => total + (entry as PerformanceEntry & { value: number }).value, 0);
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // Where nothing moved, nobody is told.
        setTimeout(() => resolve(0), 300);
      }),
  );

test('the dashboard shows what is next, and completes it with a way back', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const headers = { authorization: `Bearer ${person.token}` };
  const today = todayOfPeople();
  const project = await request.post('/api/projects', {
    headers,
    data: { name: 'Boat shed', startDate: daysLater(today, -3), dueDate: daysLater(today, 20) },
  });
  const { id } = (await project.json()).data.project;
  const add = (title: string, dueDate: string) =>
    request.post(`/api/subtasks/projects/${id}`, { headers, data: { title, dueDate } });
  for (let number = 1; number <= 8; number++) await add(`Plank ${number}`, today);
  for (let number = 1; number <= 5; number++) await add(`Late rope ${number}`, daysLater(today, -number));
  await add('Varnish', daysLater(today, 2));
  await enterAs(page, person);
  await page.goto('/api/health');
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto('/dashboard');
  const plate = page.getByRole('region', { name: 'Today' });
  const next = plate.getByRole('article').getByRole('heading');

  await expect(next).toHaveText('Plank 1');
  await expect(plate.getByRole('checkbox')).toHaveCount(5);
  await expect(plate.getByText('+2 more tasks for today')).toBeVisible();
  await expect(page.getByText('and 2 more overdue items')).toBeVisible();
  await expect(page.getByText('5 days overdue')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upcoming deadlines' }).getByText('Varnish')).toBeVisible();
  const week = page.getByRole('region', { name: 'This week' });
  const todaysBar = week.getByRole('radio', { checked: true });
  await expect(todaysBar).toHaveAccessibleName(/today: 0 done, 8 planned$/);
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await activity.getByRole('heading', { name: 'Recent Activity' }).click();
  await expect(activity.getByText('Tasks added')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The coming days' })).toContainText(
    '5 tasks from before today',
  );
  await expect.poll(() => askedInVain(page)).toEqual([]);
  expect(asked.filter((path) => path === '/api/auth/profile')).toHaveLength(1);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectClean(page);

  await plate.getByRole('button', { name: 'Mark as completed' }).click();
  const done = await heldToast(page, 'Subtask status updated successfully');
  await expect(next).toHaveText('Plank 2');
  await expect(plate.getByText('+1 more tasks for today')).toBeVisible();
  await expect(todaysBar).toHaveAccessibleName(/today: 1 done, 8 planned$/);
  await clickUndo(done);
  await expect(next).toHaveText('Plank 1');
  await expect(todaysBar).toHaveAccessibleName(/today: 0 done, 8 planned$/);

  await page.route('**/api/subtasks/*', (route) => route.fulfill({ status: 500, json: {} }));
  await plate.getByRole('checkbox', { name: 'Mark as completed: Plank 3' }).click();
  await expect(toast(page, 'Failed to update subtask status')).toBeVisible();
  await expect(plate.getByRole('checkbox', { name: 'Mark as completed: Plank 3' })).toBeVisible();

  expect(except([500], complaints)).toEqual([]);
});
