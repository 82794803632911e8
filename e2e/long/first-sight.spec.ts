import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, type Person, todayOfPeople } from '../support/people.ts';
import { expectAtRest } from '../support/screens.ts';
import { test } from '../support/test.ts';

test.use({ savesData: false });

const today = todayOfPeople();
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** How far below the upper edge of the screen it ends, without scrolling. */
async function bottomOf(locator: Locator): Promise<number> {
  await expect(locator).toBeVisible();
  const { y, height } = (await locator.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
  return y + height;
}

const UNSURE_BRIEF = `A website for the bakery.
Home page, order form, 12 product photos.
Ovens on the roof?
pram = grandma
the blue thing
Only evenings
Write the texts. Set up hosting. Test on phones.`;

/** What the overview shows first: what comes before all that the brief names. */
const FIRST_STEP = 'Write down what visitors should do on the site';

/** A plan that no longer holds: work from before today is open, and lines of the brief are not sure. */
async function makeBrokenPlan(request: APIRequestContext, person: Person) {
  const { post } = callsOf(request, person);
  // Something is due today, on a weekend too.
  const settings = await request.put('/api/users/settings', {
    data: { weekdays: [1, 2, 3, 4, 5, 6, 7] },
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(settings.ok(), await settings.text()).toBe(true);
  const { project } = await post('/projects', {
    name: 'Bakery website and a rather long name of a project',
    description: UNSURE_BRIEF,
    startDate: daysLater(today, -4),
    dueDate: daysLater(today, 20),
    tags: ['web', 'bakery'],
    milestones: [{ name: 'Launch', dueDate: daysLater(today, 10) }],
    generateAISubtasks: true,
  });
  // It began before the late task.
  const days = { sentOn: daysLater(today, -4), expectedOn: daysLater(today, -3) };
  await post(`/projects/${project.id}/waits`, { title: 'Photos of the shop', ...days });
  await post(`/subtasks/projects/${project.id}`, { title: 'Call the baker', dueDate: daysLater(today, -2) });
  await post(`/subtasks/projects/${project.id}`, { title: 'Choose the colors', dueDate: today });
  return `/project/${project.id}/details`;
}

test('the first open task is in sight when its project opens, and the next step on the overview, on desk and phone', async ({
  page,
  request,
}) => {
  const person = await makePerson(request);
  await enterAs(page, person);
  const path = await makeBrokenPlan(request, person);

  await test.step('a project on a desk: in the upper half', async () => {
    await page.setViewportSize(DESK);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'The plan no longer holds' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /not sure about/ })).toBeVisible();
    await expectAtRest(page);
    expect(
      await bottomOf(page.getByRole('checkbox', { name: 'Mark as completed: Call the baker' })),
    ).toBeLessThan(DESK.height / 2);
  });

  await test.step('a project on a phone: on the first screen, and the bar of the list below it', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'The plan no longer holds' })).toBeVisible();
    await expectAtRest(page);
    expect(
      await bottomOf(page.getByRole('checkbox', { name: 'Complete the next step: Call the baker' })),
    ).toBeLessThan(PHONE.height / 2);
  });

  await test.step('the overview on a phone: the next step, under a banner that is full of what it says', async () => {
    await page.goto('/dashboard');
    const next = page.getByRole('article', { name: FIRST_STEP });
    await expect(next).toBeVisible();
    const offer = page.getByRole('region', { name: 'The coming days' });
    await expect(offer.getByRole('button', { name: 'See what would move' })).toBeEnabled();
    await expectAtRest(page);
    expect(await bottomOf(next.getByRole('button', { name: 'Mark as completed' }))).toBeLessThan(
      PHONE.height,
    );
    expect((await offer.boundingBox())?.height).toBeLessThan(150);
    expect(
      await offer
        .locator('button')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).visibility !== 'visible').length),
    ).toBe(0);
  });
});

test('a slow overview has its frame and its figures at once, where the device knows who it is', async ({
  page,
  request,
}) => {
  const person = await makePerson(request);
  await enterAs(page, person);
  await makeBrokenPlan(request, person);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Overview' })).toBeVisible();
  await expect(page.getByText("Here's what's on your plate today.")).toBeVisible();
  const figures = page.getByLabel('Projects in figures');
  await expect(figures.getByText('Total Projects')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading your day' })).toBeVisible();
  const before = await figures.boundingBox();

  held.resolve();
  await expect(page.getByRole('article', { name: FIRST_STEP })).toBeVisible();
  expect(await figures.boundingBox()).toEqual(before);
});
