import { expect, type Page, test } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayInLondon } from './support/people.ts';
import { collectComplaints, except, expectClean } from './support/screens.ts';

const toast = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

test('the dashboard shows what is next, and completes it with a way back', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const headers = { authorization: `Bearer ${person.token}` };
  const today = todayInLondon();
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
  await page.goto('/dashboard');
  const plate = page.getByRole('region', { name: 'Today' });
  const next = plate.getByRole('article').getByRole('heading');

  await expect(next).toHaveText('Plank 1');
  await expect(plate.getByRole('checkbox')).toHaveCount(5);
  await expect(plate.getByText('+2 more tasks for today')).toBeVisible();
  await expect(page.getByText('and 2 more overdue items')).toBeVisible();
  await expect(page.getByText('5 days overdue')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upcoming deadlines' }).getByText('Varnish')).toBeVisible();
  await expectClean(page);

  await plate.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(next).toHaveText('Plank 2');
  await expect(plate.getByText('+1 more tasks for today')).toBeVisible();
  await toast(page, 'Subtask status updated successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(next).toHaveText('Plank 1');

  await page.route('**/api/subtasks/*', (route) => route.fulfill({ status: 500, json: {} }));
  await plate.getByRole('checkbox', { name: 'Mark as completed: Plank 3' }).click();
  await expect(toast(page, 'Failed to update subtask status')).toBeVisible();
  await expect(plate.getByRole('checkbox', { name: 'Mark as completed: Plank 3' })).toBeVisible();

  expect(except([500], complaints)).toEqual([]);
});
