import { expect, type Page } from '@playwright/test';
import { kindOf, regenerate, showLines, unfold } from './support/lines.ts';
import { daysLater, enterAs, makePerson, todayOfPeople } from './support/people.ts';
import { createPortfolio, makeProject, openerOf } from './support/projects.ts';
import { collectComplaints, expectClean } from './support/screens.ts';
import { longTest, test } from './support/test.ts';
import { clickUndo, heldToast, toast } from './support/toasts.ts';

const today = todayOfPeople();
const subtasks = (page: Page) => page.getByRole('checkbox', { name: /^(Mark as completed|Completed): / });
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ has: openerOf(page, title) });

test('a brief becomes days, and the days are worked through', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  await enterAs(page, await makePerson(request));
  await createPortfolio(page);

  await test.step('see days, and which line of the brief they come from', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio site' })).toBeVisible();
    await expect.poll(() => subtasks(page).count()).toBeGreaterThanOrEqual(4);
    const panel = page.getByRole('complementary', { name: 'Brief and plan' });
    await expect(panel.getByText('Built-in planner')).toBeVisible();
    await showLines(page);
    await expect(kindOf(page, 'Build the gallery')).toBeVisible();
    await openerOf(page, 'gallery').hover();
    await expect(panel.locator('[data-lit]')).toContainText('Build the gallery');
  });

  await test.step('add a subtask for today, complete it, and take that back', async () => {
    await page.getByRole('button', { name: 'Add Subtask' }).click();
    const form = page.getByRole('form', { name: 'Add Subtask' });
    await expect(form.getByText('Please enter a title for the subtask')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await form.getByLabel('Title').fill('Call Mara');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toast(page, 'Subtask created successfully')).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();

    const progress = page.getByRole('progressbar', { name: 'Progress of Portfolio site' });
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    const day = page.getByRole('region', { name: /^Today/ });
    await day.getByRole('checkbox', { name: 'Mark as completed: Call Mara' }).check();
    const done = await heldToast(page, 'Subtask status updated successfully');
    await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
    await clickUndo(done);
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    await day.getByRole('combobox', { name: 'Status of Call Mara' }).selectOption('In Progress');
    await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
  });

  await test.step('edit, delete and restore', async () => {
    await openerOf(page, 'gallery').click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Photograph the gallery with Mara');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Subtask updated successfully')).toBeVisible();
    await expect(openerOf(page, 'Photograph the gallery with Mara')).toBeFocused();

    await openerOf(page, 'Call Mara').click();
    await row(page, 'Call Mara').getByRole('button', { name: 'Delete' }).click();
    const deleted = await heldToast(page, 'Subtask deleted successfully');
    await expect(openerOf(page, 'Call Mara')).toBeHidden();
    await clickUndo(deleted);
    await expect(openerOf(page, 'Call Mara')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Status of Call Mara' })).toHaveValue('In Progress');
  });

  await test.step('the same brief again proposes nothing', async () => {
    await regenerate(page);
    await expect(page.getByText(/^Nothing would change/)).toBeVisible();
    const changes = page.getByRole('region', { name: 'Proposed changes' });
    await changes.getByRole('button', { name: 'Close' }).click();
    await expect(openerOf(page, 'Photograph the gallery with Mara')).toBeVisible();
    await expect(openerOf(page, 'Call Mara')).toBeVisible();
    await page.reload();
    await expect(openerOf(page, 'Photograph the gallery with Mara')).toBeVisible();
  });

  expect(complaints).toEqual([]);
});

test('a project is edited, set by hand, and deleted', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  await enterAs(page, person);
  const id = await makeProject(request, person, 'Portfolio site', ['Build the gallery']);
  await page.goto(`/project/${id}/details`);
  const name = page.getByLabel('Project name');

  await page.getByRole('button', { name: 'Edit Project' }).click();
  await name.fill('Something else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio site' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Project' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit Project' }).click();
  await expect(name).toHaveValue('Portfolio site');
  await name.fill('Portfolio of Mara');
  await page.getByRole('textbox', { name: 'Tags' }).fill('Web, web, , clay');
  await page.getByLabel('Timeline (days)').fill('25');
  await expect(page.getByLabel('Due date')).toHaveValue(daysLater(today, 25));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Project updated successfully')).toBeVisible();
  await unfold(page, 'Details');
  await expect(page.getByText('#web #clay')).toBeVisible();
  await expect(page.getByText('25 days', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Set progress' }).click();
  await page.getByRole('slider').fill('40');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  const progress = page.getByRole('progressbar', { name: 'Progress of Portfolio of Mara' });
  await expect(progress).toHaveAttribute('aria-valuenow', '40');
  await page.getByRole('button', { name: 'Follow the tasks again' }).click();
  await expect(progress).toHaveAttribute('aria-valuenow', '0');

  await page.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Delete Project' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Portfolio of Mara?' });
  await expectClean(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Delete Project' }).click();
  await question.getByRole('button', { name: 'Delete project' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(toast(page, 'Project deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** A dozen projects: every third is done, one is about a garden. */
async function makeDozen(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  for (let number = 1; number <= 12; number++) {
    const name = number === 5 ? 'Garden plan' : `Project ${number}`;
    const data = { name, startDate: today, dueDate: daysLater(today, number), tags: ['client'] };
    const response = await page.request.post('/api/projects', { headers, data });
    const { project } = (await response.json()).data;
    if (number % 3 > 0) continue;
    await page.request.patch(`/api/projects/${project.id}/progress`, { headers, data: { progress: 100 } });
  }
}

longTest('projects are searched, filtered and paged, and the address keeps it', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  await makeDozen(page, person.token);
  await enterAs(page, person);
  await page.goto('/projects');
  const names = page.getByRole('list', { name: 'Projects' }).getByRole('link');
  await expect(page.getByText('12 projects', { exact: true })).toBeVisible();
  await expect(names).toHaveCount(10);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(names).toHaveText(['Project 2', 'Project 1']);
  await page.reload();
  await expect(names).toHaveText(['Project 2', 'Project 1']);

  await page.getByLabel('Search my projects').fill('gard');
  await expect(page.getByText('1 project found')).toBeVisible();
  await expect(names).toHaveText(['Garden plan']);
  await names.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garden plan' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Search my projects')).toHaveValue('gard');
  await expect(names).toHaveText(['Garden plan']);

  await page.getByLabel('Search my projects').fill('');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Status').selectOption({ label: 'Completed (4)' });
  await page.getByLabel('Sort by').selectOption('Due date');
  await expect(names).toHaveText(['Project 3', 'Project 6', 'Project 9', 'Project 12']);
  await page.getByLabel('Progress to').fill('50');
  await expect(page.getByRole('heading', { name: 'No projects match your search' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Progress up to 50%' }).click();
  await expect(names).toHaveCount(4);
  await expectClean(page);

  await page.getByRole('button', { name: 'Actions for Project 6' }).click();
  await page.getByRole('menuitem', { name: 'Delete project' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete project' }).click();
  const deleted = await heldToast(page, 'Project deleted successfully');
  await expect(names).toHaveText(['Project 3', 'Project 9', 'Project 12']);
  await clickUndo(deleted);
  await expect(names).toHaveText(['Project 3', 'Project 6', 'Project 9', 'Project 12']);
  expect(complaints).toEqual([]);
});
