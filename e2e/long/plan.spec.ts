import { expect, type Page } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { makeShopFront, showView } from '../support/projects.ts';
import { collectComplaints, expectAccessible, expectClean, savedNext } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast, undo } from '../support/toasts.ts';

const today = todayOfPeople();

async function edit(page: Page, title: string) {
  await page.getByRole('button', { name: `priority ${title}` }).click();
  await page.keyboard.press('e');
  const form = page.getByRole('form', { name: `Edit ${title}` });
  const waitFor = async (other: string) => {
    await form.getByRole('combobox', { name: 'A task that must be done before' }).fill(other.slice(0, 4));
    await form.getByRole('option', { name: other }).click();
  };
  return { form, waitFor };
}

test('a subtask waits for another for some days, and never in a circle', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  await enterAs(page, person);
  await page.goto(await makeShopFront(request, person));

  const paint = await edit(page, 'Paint the door');
  await paint.waitFor('Sand the door');
  await paint.form.getByRole('spinbutton', { name: 'Days in between after Sand the door' }).fill('2');
  await paint.form.getByRole('button', { name: /^Make it due/ }).click();
  await paint.form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('after “Sand the door”')).toBeVisible();

  const sand = await edit(page, 'Sand the door');
  await sand.waitFor('Paint the door');
  const chain =
    'These subtasks would wait for each other: "Sand the door" → "Paint the door" → "Sand the door"';
  await expect(sand.form.getByText(chain)).toBeVisible();
  await expect(sand.form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await sand.form.getByRole('button', { name: 'Cancel' }).click();

  await showView(page, 'Timeline');
  const line = page.getByRole('region', { name: 'Timeline' });
  const opening = line.getByRole('button', { name: 'Milestone: Opening' });
  const dayOfOpening = async () => {
    await opening.click();
    const dialog = page.getByRole('dialog', { name: 'Opening' });
    const day = await dialog.getByLabel('Day').inputValue();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    return day;
  };
  await opening.focus();
  for (const press of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(press);
  await undo(page, 'Moved to');
  await expect.poll(dayOfOpening).toBe(daysLater(today, 2));
  const moved = savedNext(page, '/milestones');
  await opening.dragTo(line.getByRole('button', { name: /^Sand the door, / }));
  await expect(toast(page, 'Moved to').filter({ hasText: 'Opening' }).first()).toBeVisible();
  await expect.poll(dayOfOpening).toBe(today);
  await moved;
  await page.reload();
  await expect(line.getByRole('button', { name: 'Sand the door' }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const views of [
  ['List', 'Timeline'],
  ['Calendar', 'Board'],
])
  test(`${views.join(' and ')} are clean in both themes, wide and narrow`, async ({ page, request }) => {
    const complaints = collectComplaints(page);
    const person = await makePerson(request);
    await enterAs(page, person);
    await makeShopFront(request, person);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/plan?span=month');
    for (const view of views)
      await test.step(view, async () => {
        await page.getByRole('button', { name: view, exact: true }).click();
        await expect(page.getByRole('button', { name: /Paint the door/ }).first()).toBeVisible();
        await expectClean(page);
      });
    expect(complaints).toEqual([]);
  });

test('a habit is one line of the timeline and one card of the board, and a click completes a day of it anywhere', async ({
  page,
  request,
}) => {
  const person = await makePerson(request);
  await callsOf(request, person).post('/projects', {
    name: 'Piano recital',
    description: 'Practise scales 20 minutes every day.\nTune the piano, 2 hours.',
    startDate: today,
    dueDate: daysLater(today, 20),
    generateAISubtasks: true,
  });
  await enterAs(page, person);
  await page.goto('/plan?view=timeline');
  const title = page.getByRole('button', { name: /Practise scales.*0 of \d+ done/ });
  await expect(title).toHaveCount(1);
  const first = savedNext(page, '/subtasks');
  await page
    .getByRole('button', { name: /^Practise scales, .*: mark as completed$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Practise scales.*1 of \d+ done/ })).toHaveCount(1);
  await first;

  await page.goto('/plan?view=board');
  const pending = page.getByRole('region', { name: /^Pending/ });
  await expect(pending.getByRole('button', { name: /Practise scales.*1 of \d+ done/ })).toHaveCount(1);
  const second = savedNext(page, '/subtasks');
  await pending
    .getByRole('button', { name: /Practise scales: mark as completed$/ })
    .first()
    .click();
  await expect(pending.getByRole('button', { name: /Practise scales.*2 of \d+ done/ })).toHaveCount(1);
  await second;

  await page.goto(`/plan?view=calendar&day=${daysLater(today, 3)}&span=week`);
  const day = page.locator(`[data-day="${daysLater(today, 3)}"]`);
  await day.getByRole('button', { name: /Practise scales: mark as completed$/ }).click();
  await expect(day.getByRole('button', { name: /Practise scales: done$/ })).toBeVisible();
});

test('a project is known by its colour, and the plan is filtered to it, also after a reload and going back', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  await enterAs(page, person);
  const { post } = callsOf(request, person);
  const makeTask = async (name: string, task: object, tags: string[] = []) => {
    const dates = { startDate: today, dueDate: daysLater(today, 10) };
    const { project } = await post('/projects', { name, tags, ...dates });
    await post(`/subtasks/projects/${project.id}`, { dueDate: today, priority: 'High', ...task });
    return project;
  };
  const shop = await makeTask('Shop front', { title: 'Paint the door' }, ['client']);
  await makeTask('Book', { title: 'Write a page', priority: 'Low' });

  await page.goto(`/project/${shop.id}/details`);
  await page.getByRole('button', { name: 'Edit Project' }).click();
  const colours = page.getByRole('group', { name: 'Colour' });
  await expect(colours.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await colours.getByText('Ochre').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Project updated successfully')).toBeVisible();
  await expect(page.locator('h1 [data-color="ochre"]')).toBeVisible();

  await page.goto('/plan?view=board');
  const paint = page.getByRole('button', { name: /Paint the door.*Shop front/ });
  const write = page.getByRole('button', { name: /Write a page.*Book.*Low priority/ });
  await expect(write).toBeVisible();
  await expect(paint).not.toContainText('priority');
  await expect(page.locator('[data-color="ochre"]').and(page.locator('li *'))).toHaveCount(1);

  await page.getByRole('combobox', { name: 'Project', exact: true }).selectOption('Shop front');
  await expect(write).toBeHidden();
  await expect(page.getByText('1 of 2 tasks')).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.reload();
  await expect(paint).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Project', exact: true })).toHaveValue(shop.id);
  await expect(write).toBeHidden();
  await expectClean(page);
  await page.goBack();
  await page.goBack();
  await expect(write).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Tag' }).selectOption('client');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
  await expect(page.getByRole('heading', { name: 'No tasks match' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all tasks' }).click();
  await expect(paint).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  expect(complaints).toEqual([]);
});
