import { expect, type Locator } from '@playwright/test';
import { taskOf } from '../support/lines.ts';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { expectAtRest, tooSmallToTouch } from '../support/screens.ts';
import { test } from '../support/test.ts';

test.use({ savesData: false });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });

const today = todayOfPeople();

/** Where it lies, from the upper left corner of the screen. */
async function edgesOf(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, top: y, right: x + width, bottom: y + height };
}

test('on a phone everything is large enough for a finger, and what is typed is seen also without a connection', async ({
  context,
  page,
  request,
}) => {
  const person = await makePerson(request);
  const { post } = callsOf(request, person);
  const { project } = await post('/projects', {
    name: 'Küche',
    startDate: today,
    dueDate: daysLater(today, 20),
  });
  await post(`/subtasks/projects/${project.id}`, { title: 'Aufmaß nehmen', dueDate: daysLater(today, 1) });
  const { chat } = await post('/chats', { title: 'Treppe' });
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
  const expectAllTouchable = () => expect.poll(() => tooSmallToTouch(page)).toEqual([]);
  await expectAllTouchable();
  await enterAs(page, person);

  await test.step('no square, button or link is smaller than a finger', async () => {
    await page.goto('/settings');
    await page.getByRole('tab', { name: 'Preferences' }).tap();
    await expect(page.getByRole('heading', { name: 'Days off' })).toBeVisible();
    await expectAllTouchable();
    // On the last Sunday of a month its plan ends today.
    await page.goto(`/plan?view=timeline&day=${daysLater(today, 1)}`);
    await expect(page.locator('[data-item]').getByText('Aufmaß nehmen')).toBeVisible();
    await expectAllTouchable();
    await page.goto('/dashboard');
    await expect(page.getByText('Nothing is planned for today')).toBeVisible();
    // The short month of this language ends with a full stop of its own.
    await expect(page.getByText(/Next is/)).not.toContainText('..');
    await expectAllTouchable();
    await page.goto(`/project/${project.id}/details`);
    await expect(taskOf(page, 'Aufmaß')).toBeVisible();
    await expectAllTouchable();
  });

  await test.step('a task is added from the menu', async () => {
    // The keyboard makes the page shorter, so that what is at its lower end stays in sight.
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
      'content',
      /interactive-widget=resizes-content/,
    );
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('button', { name: 'Add a task', exact: true }).tap();
    const form = page.getByRole('dialog', { name: 'Add a task' });
    await form.getByLabel('Title').fill('Mehl bestellen');
    await form.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(taskOf(page, 'Mehl bestellen')).toBeVisible();
  });

  await test.step('fields beside each other keep to their half', async () => {
    await page.getByRole('button', { name: 'Add Subtask' }).tap();
    const form = page.getByRole('form', { name: 'Add Subtask' });
    await expect(form.getByLabel('Title')).toBeFocused();
    await expect(async () => {
      const [day, time] = await Promise.all([
        edgesOf(form.getByLabel('Due date')),
        edgesOf(form.getByLabel('Due time')),
      ]);
      expect(time.top).toBe(day.top);
      expect(time.left - day.right).toBeGreaterThanOrEqual(8);
    }).toPass();
  });

  await test.step('word of a lost connection hides neither field nor button', async () => {
    await page.goto(`/chats/${chat.id}`);
    const field = page.getByLabel('Your message');
    await field.fill('Wann habe ich Zeit?');
    await page.getByRole('button', { name: 'Send', exact: true }).tap();
    // All of the answer is in sight, to its last line.
    await expect(page.getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'To the latest' })).toBeHidden();
    await field.fill('Vierzehn Stufen');
    await expectAtRest(page);
    await context.setOffline(true);
    const banner = page.getByText('You are offline.');
    await expect(banner).toBeVisible();
    await expect.poll(async () => (await edgesOf(field)).bottom < (await edgesOf(banner)).top).toBe(true);
    await page.getByRole('button', { name: 'Send', exact: true }).tap();
    await expect(field).toHaveValue('Vierzehn Stufen');
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await expect.poll(async () => (await edgesOf(field)).bottom).toBeGreaterThan(740);
  });
});
