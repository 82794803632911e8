import { expect } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('the first project is made on the dashboard, and with more than a page of them it still knows what matters', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const today = todayOfPeople();
  await enterAs(page, person);
  await page.goto('/dashboard');

  await expect(page.getByRole('heading', { name: 'No active projects' })).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'Create Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Project' });
  await dialog.getByLabel('Project name').fill('Boat shed');
  await dialog.getByLabel('Start date').fill(daysLater(today, -10));
  await dialog.getByLabel('Due date').fill(daysLater(today, 4));
  await dialog.getByRole('checkbox', { name: 'Generate AI-powered subtasks' }).uncheck();
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(toast(page, 'Project "Boat shed" created successfully!')).toBeVisible();

  const headers = { authorization: `Bearer ${person.token}` };
  const later = { startDate: daysLater(today, 1), dueDate: daysLater(today, 40), priority: 'Low' };
  for (let done = 0; done < 104; done += 26)
    await Promise.all(
      Array.from({ length: 26 }, (_, index) =>
        request.post('/api/projects', { headers, data: { ...later, name: `Idea ${done + index}` } }),
      ),
    );
  await page.goto('/dashboard');

  await expect(page.getByRole('definition').first()).toHaveText('105');
  const current = page.getByRole('region', { name: /^Current project/ });
  await expect(current.getByText('4 days remaining')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent Activity' }).getByText(/^Idea/)).toHaveCount(5);
  expect(complaints).toEqual([]);
});
