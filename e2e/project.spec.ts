import { expect } from '@playwright/test';
import { enterAs, makePerson } from './support/people.ts';
import { makeProject } from './support/projects.ts';
import { collectComplaints, except } from './support/screens.ts';
import { test } from './support/test.ts';

test('a project that cannot be shown says why, and one that is not there says so', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  await enterAs(page, person);
  const id = await makeProject(request, person, 'Portfolio site', ['Draft']);

  await page.route('**/api/projects/0*', (route) => route.fulfill({ status: 422, body: 'not JSON' }));
  await page.goto(`/project/${id}/details`);
  await expect(page.getByRole('alert').getByText('Failed to fetch project')).toBeVisible();
  await page.unroute('**/api/projects/0*');

  await page.route('**/api/projects/0*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.project.subtasks = 'none';
    await route.fulfill({ response, json: answer });
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  const banner = page.getByRole('alert');
  await expect(banner.getByText('Failed to fetch subtasks')).toBeVisible();
  await expect(banner.getByText('Invalid data format received')).toBeVisible();
  await page.unroute('**/api/projects/0*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('checkbox', { name: 'Mark as completed: Draft' })).toBeVisible();

  await page.goto('/project/0199aaaa-0000-7000-8000-000000000000/details');
  await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
  expect(except([404, 422], complaints)).toEqual([]);
});
