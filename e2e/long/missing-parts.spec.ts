import { expect, type Page } from '@playwright/test';
import { kindOf, showLines } from '../support/lines.ts';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { test } from '../support/test.ts';

test.use({ savesData: false });

const today = todayOfPeople();

async function makePlan(page: Page, token: string): Promise<string> {
  const project = await page.request.post('/api/projects', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name: 'Boat shed',
      description: 'Paint 6 planks, 1 hour each. Order varnish.',
      startDate: today,
      dueDate: daysLater(today, 20),
      generateAISubtasks: true,
    },
  });
  return (await project.json()).data.project.id;
}

/** These scripts of the app do not come until the answer is called. */
async function loseScripts(page: Page, names: RegExp): Promise<() => Promise<void>> {
  const files = new RegExp(`/assets/${names.source}.*\\.js(?:\\?|$)`);
  await page.route(files, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(files);
}

/** Counts how often the browser loads the page anew. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const frameStands = async (page: Page) => {
  await expect(page.getByRole('link', { name: 'Projects', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
};

test('a screen whose script cannot be fetched says so beside the navigation, and comes on Retry', async ({
  page,
  request,
}) => {
  await enterAs(page, await makePerson(request));
  const find = await loseScripts(page, /(projects|settings)-/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loads = countLoads(page);
  const failed = page.getByRole('alert').filter({ hasText: 'This screen could not be loaded' });

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(failed).toContainText('What you saved is kept.');
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed).toBeVisible();
  await frameStands(page);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(failed).toBeHidden();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(failed).toBeVisible();

  await find();
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  expect(loads()).toBe(0);
});

const PARTS = [
  {
    part: 'lines of the brief',
    // What stands in the second column is one file.
    script: /project-columns-/,
    view: '',
    expectThere: async (page: Page) => {
      await showLines(page);
      await expect(kindOf(page, 'Paint 6 planks')).toBeVisible();
    },
  },
  {
    part: 'board',
    script: /project-views-/,
    view: '?view=board',
    expectThere: (page: Page) =>
      expect(page.getByRole('main').getByText('In Progress').filter({ visible: true }).first()).toBeVisible(),
  },
];

for (const { part, script, view, expectThere } of PARTS)
  test(`a project without the script of its ${part} stands, says so and gets it back on Retry`, async ({
    page,
    request,
  }) => {
    const person = await makePerson(request);
    const id = await makePlan(page, person.token);
    await enterAs(page, person);
    const find = await loseScripts(page, script);
    await page.goto(`/project/${id}/details${view}`);
    const failed = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' }).first();
    await expect(failed).toContainText('What you saved is kept.');
    const loads = countLoads(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Boat shed' })).toBeVisible();
    await frameStands(page);

    // A part that is missing is fetched once more by itself: until that has failed too, the button is busy.
    await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);

    await find();
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expectThere(page);
    expect(loads()).toBe(0);
  });

test('a dialog whose script cannot be fetched says so, and opens once it can', async ({ page, request }) => {
  await enterAs(page, await makePerson(request));
  const find = await loseScripts(page, /new-project-dialog-/);
  await page.goto('/dashboard');
  const cannot = page.getByRole('listitem').filter({ hasText: 'This cannot be opened now' });

  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(cannot).toBeVisible();
  await frameStands(page);

  await find();
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('dialog', { name: 'New Project' })).toBeVisible();
});

test('a project that was opened as the connection went keeps its navigation', async ({
  context,
  page,
  request,
}) => {
  const person = await makePerson(request);
  const id = await makePlan(page, person.token);
  await enterAs(page, person);
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Boat shed' }).click();
  await expect(page).toHaveURL(new RegExp(id));
  // Whatever the page still wants does not come.
  await loseScripts(page, /(?!toast-list)/);
  await context.setOffline(true);
  const loads = countLoads(page);

  await frameStands(page);
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
  await frameStands(page);
  expect(loads()).toBe(0);
});
