import { expect } from '@playwright/test';
import { changesOn, kindOf, regenerate, showLines, takeFor, taskOf } from '../support/lines.ts';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean, savedNext } from '../support/screens.ts';
import { test } from '../support/test.ts';

const today = todayOfPeople();

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
  await showLines(page);
  await takeFor(page, 'Hang the lights', 'Somebody else');
  await changesOn(page).getByRole('button', { name: 'Accept changes' }).click();
  await expect(taskOf(page, 'Hang the lights')).toHaveCount(0);
  const rewrite = async (brief: string) => {
    await page.getByRole('button', { name: 'Edit Project' }).click();
    await page.getByLabel('Description').fill(brief);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: 'Edit Project' })).toBeFocused();
    // The lines of other words are folded anew.
    await showLines(page);
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
    await expect(taskOf(page, 'Write the speech').first()).toBeVisible();
  });

  await test.step('the plan follows the brief when it is asked to', async () => {
    await regenerate(page);
    await changesOn(page).getByRole('button', { name: 'Accept changes' }).click();
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
  await unsure.getByRole('button', { name: 'More: cot = aunt Vera' }).click();
  const sheet = page.getByRole('dialog', { name: 'What is this?' });
  await sheet.getByRole('button', { name: /^Later/ }).click();
  await expect(unsure).toHaveCount(0);
  await expect(kindOf(page, 'cot = aunt Vera')).toHaveAccessibleName(/^Later/);
  await page.getByRole('button', { name: 'Days', exact: true }).click();
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
  await changesOn(page).getByRole('button', { name: 'Accept plan' }).click();
  await expect(taskOf(page, 'Paint the hall').first()).toBeVisible();
  await showLines(page);
  await expect(page.getByText('I have 5 hours a week', { exact: true })).toBeVisible();
});

test('a line taken for a wait stands between the days', async ({ page, request }) => {
  const person = await makePerson(request);
  const { project } = await callsOf(request, person).post('/projects', {
    name: 'Party',
    description: 'Bake the cake.\nClient picks the flowers.\nSend the invitations.',
    startDate: today,
    dueDate: daysLater(today, 28),
    generateAISubtasks: true,
  });
  await enterAs(page, person);
  await page.goto(`/project/${project.id}/details`);
  await showLines(page);
  await takeFor(page, 'Client picks the flowers', 'Wait');
  const form = page.getByRole('form', { name: /^Wait: Client picks/ });
  await form.getByLabel('For whom or what').fill('client');
  await form.getByLabel('How long').fill('3');
  await form.getByText('More', { exact: true }).click();
  await expect(form.getByLabel('It begins after')).toHaveValue(/./);
  await form.getByLabel('What waits for it').selectOption('Send the invitations');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(changesOn(page).getByText(/^Waiting for the client, 3 working days/)).toBeVisible();
  await changesOn(page).getByRole('button', { name: 'Accept changes' }).click();
  await expect(changesOn(page)).toHaveCount(0);
  await expect(page.getByText(/^Waiting for the client, 3 working days \(until /)).toBeVisible();
});
