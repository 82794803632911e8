import { expect, type Page } from '@playwright/test';
import { kindOf, regenerate, takeFor, taskOf } from './support/lines.ts';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from './support/people.ts';
import { collectComplaints, expectClean, savedNext } from './support/screens.ts';
import { test } from './support/test.ts';
import { clickUndo, heldToast, toast } from './support/toasts.ts';

const BRIEF = `Bake the cake.
Write the speech.
Client picks the flowers.
Do yoga every day for 20 minutes.
Send the invitations.
pram = grandma`;

const today = todayOfPeople();
const changes = (page: Page) => page.getByRole('region', { name: /^Proposed (changes|plan)$/ });

/** From now on counts how far things move without having been asked to. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const shifts = await page.evaluateHandle(() => {
    const seen: (PerformanceEntry & { value: number; hadRecentInput: boolean })[] = [];
    new PerformanceObserver((list) => seen.push(...(list.getEntries() as typeof seen))).observe({
      type: 'layout-shift',
    });
    return seen;
  });
  return () =>
    shifts.evaluate((seen) =>
      seen.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    );
}

test('a line is corrected and the plan follows, with one undo', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { project } = await callsOf(request, person).post('/projects', {
    name: 'Party',
    description: BRIEF,
    startDate: today,
    dueDate: daysLater(today, 28),
    generateAISubtasks: true,
  });
  await enterAs(page, person);
  await page.goto(`/project/${project.id}/details`);

  await test.step('what was understood stands beside the days, and either lights the other', async () => {
    await expect(page.getByText('What Daymark understood')).toBeVisible();
    const row = page.getByRole('listitem').filter({ has: taskOf(page, 'Write the speech') });
    await kindOf(page, 'Write the speech').focus();
    await expect(row).toHaveAttribute('data-lit', '');
    await expectClean(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('taken for a note its row would go; one click applies it, one takes it back', async () => {
    await takeFor(page, 'Write the speech', 'Note');
    await expect(changes(page).getByText('1 removed', { exact: false })).toBeVisible();
    await changes(page).getByRole('button', { name: 'Accept changes' }).click();
    const followed = await heldToast(page, 'The plan follows your correction');
    await expect(taskOf(page, 'Write the speech')).toHaveCount(0);
    await clickUndo(followed);
    await expect(taskOf(page, 'Write the speech')).toBeVisible();
    await expect(kindOf(page, 'Write the speech')).toHaveAccessibleName(/^Task/);
  });

  await test.step('a preview that is discarded takes the correction back too', async () => {
    await takeFor(page, 'Bake the cake', 'Later');
    await expect(changes(page)).toBeVisible();
    await changes(page).getByRole('button', { name: 'Discard' }).click();
    await expect(kindOf(page, 'Bake the cake')).toHaveAccessibleName(/^Task/);
    await expect(taskOf(page, 'Bake the cake')).toBeVisible();
  });

  await test.step('hours that are said are no guess any longer, and outlive a reload', async () => {
    await page.getByRole('button', { name: /Change details of: Send the invitations/ }).click();
    await page.getByLabel('How long', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await changes(page).getByRole('button', { name: 'Accept changes' }).click();
    await expect(toast(page, 'The plan follows your correction')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^3 h ?\. Change details of: Send/ })).toBeVisible();
  });

  await test.step('a line taken for a wait stands between the days', async () => {
    await takeFor(page, 'Client picks the flowers', 'Wait');
    const form = page.getByRole('form', { name: /^Wait: Client picks/ });
    await form.getByLabel('For whom or what').fill('client');
    await form.getByLabel('How long').fill('3');
    await expect(form.getByLabel('It begins after')).toHaveValue(/./);
    await form.getByLabel('What waits for it').selectOption('Send the invitations');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(changes(page).getByText(/^Waiting for the client, 3 working days/)).toBeVisible();
    await changes(page).getByRole('button', { name: 'Accept changes' }).click();
    await expect(changes(page)).toHaveCount(0);
    await expect(page.getByText(/^Waiting for the client, 3 working days \(until /)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('a correction outlives a change of the brief elsewhere, and goes with its words', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { project } = await callsOf(request, person).post('/projects', {
    name: 'Party',
    description: 'Bake the cake.\nHang the lights.\nWrite the speech.',
    startDate: today,
    dueDate: daysLater(today, 28),
    generateAISubtasks: true,
  });
  await enterAs(page, person);
  await page.goto(`/project/${project.id}/details`);
  await takeFor(page, 'Hang the lights', 'Somebody else');
  await changes(page).getByRole('button', { name: 'Accept changes' }).click();
  await expect(taskOf(page, 'Hang the lights')).toHaveCount(0);
  const rewrite = async (brief: string) => {
    await page.getByRole('button', { name: 'Edit Project' }).click();
    await page.getByLabel('Description').fill(brief);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: 'Edit Project' })).toBeFocused();
  };

  await test.step('what was read of the old words and comes late is not laid over the new ones', async () => {
    const written = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.route(
      '**/reading',
      async (route) => {
        const response = await route.fetch();
        await written;
        // It may have been called off by then.
        await route.fulfill({ response }).catch(() => {});
      },
      { times: 1 },
    );
    await rewrite('Buy balloons.\nBake the cake.\nHang the lights.');
    await expect(kindOf(page, 'Buy balloons')).toHaveAccessibleName(/^Task/);
    await expect(kindOf(page, 'Hang the lights')).toHaveAccessibleName(/^Somebody else/);
    await expect(kindOf(page, 'Write the speech')).toHaveCount(0);
    await expect(taskOf(page, 'Write the speech')).toBeVisible();
  });

  await test.step('the plan follows the brief when it is asked to', async () => {
    await regenerate(page);
    await changes(page).getByRole('button', { name: 'Accept changes' }).click();
    await expect(taskOf(page, 'Buy balloons')).toBeVisible();
    await expect(taskOf(page, 'Write the speech')).toHaveCount(0);
    await expect(taskOf(page, 'Hang the lights')).toHaveCount(0);
  });

  await test.step('without its words it is gone', async () => {
    await rewrite('Buy balloons.\nBake the cake.');
    await expect(kindOf(page, 'Hang the lights')).toHaveCount(0);
    await expect(kindOf(page, 'Bake the cake')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('lines that are not sure stand on top, and are settled by keyboard and on a phone', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { project } = await callsOf(request, person).post('/projects', {
    name: 'Baby shower',
    description: 'Maybe 3 h on Thursday for the flyer.\nOrder the cake.\npram = grandma\ncot = aunt Vera',
    startDate: today,
    dueDate: daysLater(today, 14),
    generateAISubtasks: true,
  });
  await enterAs(page, person);
  await page.goto(`/project/${project.id}/details`);
  const unsure = page.getByRole('region', { name: /not sure about$/ });
  await expect(unsure.getByRole('heading')).toHaveText('3 lines I was not sure about');
  // The lines stand still once what is beside them has come.
  await expect(page.getByRole('heading', { name: 'Task overview' })).toBeVisible();
  // One click brings the hours and the day that stand in the line.
  await unsure.getByRole('button', { name: 'Task: Maybe 3 h on Thursday for the flyer' }).click();
  await expect(page.getByRole('button', { name: /^3.h · on .+Change details of: Maybe 3 h/ })).toBeVisible();
  await expect(unsure.getByRole('heading')).toHaveText('2 lines I was not sure about');
  await unsure.getByRole('button', { name: 'Note: pram = grandma' }).focus();
  await expect(unsure.getByRole('button', { name: 'Note: pram = grandma' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(unsure.getByRole('heading')).toHaveText('1 line I was not sure about');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Understood 1 not sure' }).click();
  await unsure.getByRole('button', { name: 'Something else: cot = aunt Vera' }).click();
  const sheet = page.getByRole('dialog', { name: 'What is this?' });
  await sheet.getByRole('button', { name: /^Later/ }).click();
  await expect(unsure).toHaveCount(0);
  await expect(kindOf(page, 'cot = aunt Vera')).toHaveAccessibleName(/^Later/);
  await page.getByRole('button', { name: 'Days', exact: true }).click();
  expect(complaints).toEqual([]);
});

test('the plan is seen first: a line is corrected before the project is made', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  await enterAs(page, await makePerson(request));
  await page.goto('/projects/new');
  const dialog = page.getByRole('dialog', { name: 'New Project' });
  await dialog.getByLabel('Project name').fill('Party');
  await dialog.getByLabel('Description').fill(BRIEF);
  const shifted = await watchShifts(page);
  // Later than what the browser takes for the answer to a click.
  await page.route('**/api/plan-previews', async (route) => {
    const response = await route.fetch();
    await page.waitForTimeout(600);
    await route.fulfill({ response });
  });
  await dialog.getByRole('button', { name: 'See the plan first' }).click();
  const days = dialog.getByRole('region', { name: 'The days it would get' });
  await expect(days.getByText('Bake the cake').first()).toBeVisible();
  expect(await shifted()).toBeLessThan(0.02);
  await page.unroute('**/api/plan-previews');
  await takeFor(page, 'Bake the cake', 'Somebody else');
  await expect(days.getByText('Bake the cake')).toHaveCount(0);
  await expect(days.getByText('Send the invitations').first()).toBeVisible();
  await expectClean(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(page).toHaveURL(/\/project\/[^/]+\/details$/);
  await expect(taskOf(page, 'Send the invitations').first()).toBeVisible();
  await expect(taskOf(page, 'Bake the cake')).toHaveCount(0);
  await expect(kindOf(page, 'Bake the cake')).toHaveAccessibleName(/^Somebody else/);
  await expect(page.getByRole('region', { name: /not sure about$/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a habit is one thing with its days, and a day of it is one click', async ({ page, request }) => {
  const person = await makePerson(request);
  const { project } = await callsOf(request, person).post('/projects', {
    name: 'Month',
    description: 'Do yoga every day for 20 minutes.\nClear the attic.',
    startDate: today,
    dueDate: daysLater(today, 28),
    generateAISubtasks: true,
  });
  await enterAs(page, person);
  await page.goto(`/project/${project.id}/details`);
  const habits = page.getByRole('region', { name: 'Habits' });
  await expect(habits.getByText(/^0 of \d+ done$/)).toBeVisible();
  await expect(habits.getByText('every day')).toBeVisible();
  const begun = savedNext(page, '/subtasks');
  await habits.getByRole('checkbox', { name: 'Mark as completed today: Do yoga' }).click();
  await expect(habits.getByText(/^1 of \d+ done$/)).toBeVisible();
  await begun;
  const saved = savedNext(page, '/subtasks');
  await habits.getByRole('list', { name: 'Days of Do yoga' }).getByRole('button').nth(1).click();
  await expect(habits.getByText(/^2 of \d+ done$/)).toBeVisible();
  await saved;
  await page.reload();
  await expect(habits.getByText(/^2 of \d+ done$/)).toBeVisible();
  await expectClean(page);
  await habits.getByRole('button', { name: 'Do yoga', exact: true }).click();
  await expect(habits.getByText(/^due /).first()).toBeVisible();
});

test('where there is nothing to plan from, three answers make a plan', async ({ page, request }) => {
  const person = await makePerson(request);
  const { project } = await callsOf(request, person).post('/projects', {
    name: 'Something',
    description: 'I want it to be nice.',
    startDate: today,
    dueDate: daysLater(today, 28),
    generateAISubtasks: true,
  });
  await enterAs(page, person);
  await page.goto(`/project/${project.id}/details`);
  await page.getByLabel('What are the steps?').fill('Paint the hall\nBuy a lamp');
  await page.getByLabel('How many hours a week do you have?').fill('5');
  await page.getByRole('button', { name: 'Plan with these answers' }).click();
  await changes(page).getByRole('button', { name: 'Accept plan' }).click();
  await expect(taskOf(page, 'Paint the hall')).toBeVisible();
  await expect(page.getByText('I have 5 hours a week', { exact: true })).toBeVisible();
});
