import { expect } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from './support/people.ts';
import { collectComplaints, expectClean } from './support/screens.ts';
import { test } from './support/test.ts';
import { clickUndo, heldToast, toast, undo } from './support/toasts.ts';

const today = todayOfPeople();

test('late work is offered in the morning, shown, moved and brought back', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { post, get } = callsOf(request, person);
  // On a day off unfinished work would go to the next day that is worked.
  await request.put('/api/users/settings', {
    data: { weekdays: [1, 2, 3, 4, 5, 6, 7] },
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { project } = await post('/projects', {
    name: 'Letters',
    description: 'Write 10 letters, each takes 2 hours.',
    startDate: daysLater(today, -5),
    dueDate: daysLater(today, 25),
  });
  const path = `/subtasks/projects/${project.id}`;
  const planned: { id: string; title: string; dueDate: string }[] = await post(`${path}/generate`, {});
  const dayOf = async () => {
    const rows: typeof planned = await get(path);
    return rows.find(({ id }) => id === planned[0]?.id)?.dueDate;
  };
  await post(path, { title: 'Buy paper', dueDate: daysLater(today, -1), estimatedHours: 1 });
  await post(path, { title: 'Visit the archive', dueDate: planned[0]?.dueDate, estimatedHours: 6 });
  await enterAs(page, person);
  await page.goto('/dashboard');

  const offer = page.getByRole('region', { name: 'The coming days' });
  await expect(offer).toContainText('1 task from before today needs a new day');
  await offer.getByRole('button', { name: 'See what would move' }).click();
  const dialog = page.getByRole('dialog', { name: 'What would move' });
  await expect(dialog.getByText(/^That day is overbooked by/).first()).toBeVisible();
  const [one, stays] = [dialog.getByRole('checkbox').first(), dialog.getByText('Unchanged.')];
  await one.uncheck();
  await expect(stays).toBeVisible();
  await expectClean(page);
  await one.check();
  await expect(stays).toBeHidden();
  await dialog.getByRole('button', { name: /^Move \d+ tasks?$/ }).click();
  await expect(dialog).toBeHidden();
  const moved = await heldToast(page, 'moved');
  expect(await dayOf()).not.toBe(planned[0]?.dueDate);
  await clickUndo(moved);
  await expect(toast(page, 'The plan was restored')).toBeVisible();
  expect(await dayOf()).toBe(planned[0]?.dueDate);

  await page.goto(`/project/${project.id}/details`);
  const health = page.getByRole('region', { name: 'The plan no longer holds' });
  await expect(health).toBeVisible();
  // What is moved is what was shown: a plan that is read again meanwhile is refused.
  await page.waitForLoadState('networkidle');
  await health.getByRole('button', { name: 'Move 1 unfinished to today' }).click();
  await undo(page, '1 task moved');
  await expect(toast(page, 'The plan was restored')).toBeVisible();

  await page.goto('/dashboard');
  await offer.getByRole('button', { name: 'Move 1 unfinished to today' }).click();
  await expect(toast(page, '1 task moved')).toBeVisible();
  const todaysWork = page.getByRole('region', { name: 'Today', exact: true });
  await expect(todaysWork.getByRole('link', { name: 'Buy paper' })).toBeVisible();

  const daysOff = async () => (await get('/calendar')).daysOff;
  const days = async () => (await get(path)).map(({ dueDate }: { dueDate: string | null }) => dueDate);
  const before = await days();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox').fill('ill');
  await page.getByRole('option', { name: 'I’m away' }).click();
  const absence = page.getByRole('dialog', { name: 'I’m away' });
  await absence.getByLabel('First day').fill(today);
  await expect(absence.getByText(/^\d+ tasks? would move\./)).toBeVisible();
  await expectClean(page);
  await absence.getByRole('button', { name: /^Add the days off and move \d+ tasks?$/ }).click();
  const off = await heldToast(page, 'Away');
  expect(await daysOff()).toMatchObject([{ firstDay: today, lastDay: today }]);
  expect(await days()).not.toEqual(before);
  await clickUndo(off);
  await expect.poll(daysOff).toEqual([]);
  expect(await days()).toEqual(before);
  expect(complaints).toEqual([]);
});
