import { expect } from '@playwright/test';
import { enterAs, makePerson } from '../support/people.ts';
import { test } from '../support/test.ts';

test('a screen names the scripts that it needs, and no more of them are fetched before it stands', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const response = await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  const html = (await response?.text()) ?? '';
  expect(fetched.filter((path) => !html.includes(`"${path}"`))).toEqual([]);
});

test('with a data saver the app loads other screens and dialogs only when they are opened', async ({
  page,
  request,
}) => {
  await enterAs(page, await makePerson(request));
  await page.goto('/projects');
  const loaded = (name: RegExp) =>
    page.evaluate(
      (source) =>
        performance.getEntriesByType('resource').filter((one) => new RegExp(source).test(one.name)).length,
      name.source,
    );
  // It is loaded when the screen is idle, as the other screens would be.
  await expect.poll(() => loaded(/\/outbox-/)).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(await loaded(/\/(settings|new-project-dialog)-/)).toBe(0);
  await page.getByRole('button', { name: 'New Project' }).click();
  await expect(page.getByRole('dialog', { name: 'New Project' })).toBeVisible();
  expect(await loaded(/\/new-project-dialog-/)).toBe(1);
});

test('the documents of the API can be read', async ({ page }) => {
  await page.goto('/api/docs');
  // Of a long list it shows the part that is scrolled to.
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(page.getByText('/api/projects/{id}').first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
});
