import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { callsOf, daysLater, type Person, todayOfPeople } from './people.ts';
import { toast } from './toasts.ts';

const today = todayOfPeople();

/** A project of 20 days with a task due today of each title. Gives its id. */
export async function makeProject(
  request: APIRequestContext,
  person: Pick<Person, 'token'>,
  name: string,
  titles: readonly string[],
): Promise<string> {
  const { post } = callsOf(request, person);
  const { project } = await post('/projects', { name, startDate: today, dueDate: daysLater(today, 20) });
  for (const title of titles) await post(`/subtasks/projects/${project.id}`, { title, dueDate: today });
  return project.id;
}

/** Chooses the view of a project's tasks. */
export async function showView(page: Page, name: 'List' | 'Timeline' | 'Calendar' | 'Board'): Promise<void> {
  await page.getByRole('button', { name: /^View: / }).click();
  await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
}

/** A day that holds more work than time, before a milestone. Gives the address of its project. */
export async function makeShopFront(request: APIRequestContext, person: Pick<Person, 'token'>) {
  const { post } = callsOf(request, person);
  const { project } = await post('/projects', {
    name: 'Shop front',
    startDate: today,
    dueDate: daysLater(today, 20),
    milestones: [{ name: 'Opening', dueDate: daysLater(today, 2) }],
  });
  for (const [title, estimatedHours] of [
    ['Sand the door', 2],
    ['Paint the door', 9],
  ] as const)
    await post(`/subtasks/projects/${project.id}`, { title, dueDate: today, estimatedHours });
  return `/project/${project.id}/details`;
}

const PORTFOLIO_BRIEF =
  'Portfolio for Mara.\n- Build the gallery\n- Build a contact form\n- Set up the workshop calendar\n- Write the page about her';

/** Makes a project with a milestone and a tag by the dialog, which has it planned. */
export async function createPortfolio(page: Page): Promise<void> {
  await page.goto('/projects/new');
  const dialog = page.getByRole('dialog', { name: 'New Project' });
  const submit = dialog.getByRole('button', { name: 'Create Project' });
  await dialog.getByLabel('Project name').fill('Portfolio site');
  await dialog.getByLabel('Description').fill(PORTFOLIO_BRIEF);
  await dialog.getByLabel('Start date').fill(today);
  await dialog.getByLabel('Due date').fill(daysLater(today, -1));
  await expect(dialog.getByText('Due date must be after start date')).toBeVisible();
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('Due date').fill(daysLater(today, 21));
  await expect(dialog.getByText('21 days')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add milestone' }).click();
  await dialog.getByLabel('Name of milestone 1').fill('Launch');
  await dialog.getByLabel('Date of milestone 1').fill(daysLater(today, 20));
  await dialog.getByRole('textbox', { name: 'Tags' }).fill(' Web ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Generate AI-powered subtasks')).toBeChecked();
  await submit.click();
  await expect(toast(page, 'Project created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/project\/[^/]+\/details$/);
}

/** The button that opens a task's row: unlike the others with its title it folds, and opens no menu. */
export const openerOf = (page: Page, title: string) =>
  page
    .getByRole('button', { name: new RegExp(title, 'i') })
    .and(page.locator('[aria-expanded]:not([aria-haspopup])'))
    .first();
