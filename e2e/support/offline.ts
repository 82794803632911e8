import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { callsOf, type Person } from './people.ts';
import { expectAtRest } from './screens.ts';

interface Task {
  id: string;
  title: string;
  status: string;
  dueDate: string | null;
  description: string;
}

/** The tasks as the server has them. */
export const tasksOf = (
  request: APIRequestContext,
  person: Pick<Person, 'token'>,
  projectId: string,
): Promise<Task[]> => callsOf(request, person).get(`/subtasks/projects/${projectId}`);

/** The app's files are on this device, and with them what keeps changes. */
const isAtHand = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });

/** Opens the page of the project “Boat shed”, and waits until the device has all that it needs without a connection. */
export async function openAtHand(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Boat shed' })).toBeVisible();
  await expect.poll(() => isAtHand(page)).toBe(true);
  await expectAtRest(page);
  await page.waitForLoadState('networkidle');
}

/** A task of the list, by what it says. */
export const rowOf = (page: Page, title: string) => page.locator('[data-row]').filter({ hasText: title });

/** Changes fields of a task by its form. */
export async function editTask(page: Page, title: string, fields: Record<string, string>): Promise<void> {
  await rowOf(page, title).getByRole('button', { name: title, expanded: false }).click();
  await rowOf(page, title).getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('form', { name: `Edit ${title}` });
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}
