import { expect, type Page } from '@playwright/test';
import { beginChat } from '../support/chats.ts';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { clickUndo, heldToast, toast } from '../support/toasts.ts';

const today = todayOfPeople();

/** A person with a planned project, who works on every day of the week. */
async function planLetters(
  { page, request }: { page: Page; request: Parameters<typeof makePerson>[0] },
  withinDays = 30,
) {
  const person = await makePerson(request);
  const { post, get } = callsOf(request, person);
  await request.put('/api/users/settings', {
    data: { weekdays: [1, 2, 3, 4, 5, 6, 7] },
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { project } = await post('/projects', {
    name: 'Letters',
    description: 'Write 10 letters, each takes 2 hours.',
    startDate: today,
    dueDate: daysLater(today, withinDays),
  });
  const path = `/subtasks/projects/${project.id}`;
  await post(`${path}/generate`, {});
  await enterAs(page, person);
  return {
    get,
    project,
    days: async (): Promise<string[]> => (await get(path)).map(({ dueDate }: { dueDate: string }) => dueDate),
    hoursOn: async (day: string): Promise<number> =>
      (await get(path))
        .filter(({ dueDate }: { dueDate: string }) => dueDate === day)
        .reduce((sum: number, one: { estimatedHours: number }) => sum + one.estimatedHours, 0),
    daysOff: async (): Promise<object[]> => (await get('/calendar')).daysOff,
    week: async (): Promise<number[]> => (await get('/users/settings')).weekdays,
  };
}

test('an absence said in a chat moves what it must by one accept, and one undo brings all of it back', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const { days, daysOff } = await planLetters({ page, request }, 10);
  const before = await days();
  await page.goto('/chats');
  await beginChat(page, 'Holiday');
  await page.getByLabel('Your message').fill("I'm away tomorrow");
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Proposal: Days off' });
  // Every day has work, so tomorrow has some too.
  await expect(card.getByText(/^Take .+ off: .+ Move \d+ tasks?: /)).toBeVisible();
  expect(await days()).toEqual(before);
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card.getByText(/^Took .+ off\. Moved \d+ tasks?\./)).toBeVisible();
  const tomorrow = daysLater(today, 1);
  expect(await daysOff()).toMatchObject([{ firstDay: tomorrow, lastDay: tomorrow }]);
  expect(await days()).not.toContain(tomorrow);
  await expectClean(page);

  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('It was undone since.')).toBeVisible();
  expect([await daysOff(), await days()]).toEqual([[], before]);
  await page.reload();
  await expect(card.getByText('It was undone since.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Undo' })).toBeHidden();
  expect(complaints).toEqual([]);
});

test('half a day off moves what no longer fits into the rest of it, and one undo brings it back', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  // 20 hours at least in four days of 6: tomorrow has more than 3.
  const { days, hoursOn, daysOff } = await planLetters({ page, request }, 3);
  const before = await days();
  const tomorrow = daysLater(today, 1);
  expect(await hoursOn(tomorrow)).toBeGreaterThan(3);
  await page.goto('/settings?tab=preferences');
  await page.getByRole('button', { name: 'Add days off' }).click();
  const absence = page.getByRole('dialog', { name: 'I’m away' });
  await absence.getByText('Half a day (3 h)').click();
  await absence.getByLabel('Name').fill('Dentist');
  await expect(absence.getByText(/^\d+ tasks? would move\./)).toBeVisible();
  await expectClean(page);
  expect([await daysOff(), await days()]).toEqual([[], before]);

  await absence.getByRole('button', { name: /^Add the time off and move \d+ tasks?$/ }).click();
  const off = await heldToast(page, 'Away 3 h on');
  await expect(page.getByRole('list', { name: 'Days off' }).getByText(/^3 h on /)).toBeVisible();
  expect(await daysOff()).toMatchObject([{ name: 'Dentist', firstDay: tomorrow, hoursOff: 3 }]);
  expect(await hoursOn(tomorrow)).toBeLessThanOrEqual(3);
  expect(await days()).toContain(tomorrow);
  await clickUndo(off);
  await expect.poll(daysOff).toEqual([]);
  expect(await days()).toEqual(before);
  expect(complaints).toEqual([]);
});

test('other working days show what they move, are saved with it or without, and undone', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const { days, week } = await planLetters({ page, request });
  const before = await days();
  const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const busiest = weekday(before[0] ?? '');
  const name =
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'][busiest - 1] ?? '';
  await page.goto('/settings?tab=preferences');
  const form = page.getByRole('form', { name: 'What plans follow' });
  const save = form.getByRole('button', { name: 'Save Preferences' });
  await form.getByRole('checkbox', { name }).uncheck();
  await save.click();
  const review = page.getByRole('dialog', { name: 'What these working days move' });
  await expect(
    review.getByText(/^\d+ tasks? would move\. Nothing is saved before you choose\.$/),
  ).toBeVisible();
  await expectClean(page);
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  await expect(form.getByRole('checkbox', { name })).not.toBeChecked();
  expect([await week(), await days()]).toEqual([[1, 2, 3, 4, 5, 6, 7], before]);

  await save.click();
  await review.getByRole('button', { name: /^Save and move \d+ tasks?$/ }).click();
  const moved = await heldToast(page, 'Working days saved');
  expect(await week()).not.toContain(busiest);
  expect((await days()).map(weekday)).not.toContain(busiest);
  await moved.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'The plan was restored')).toBeVisible();
  expect([await week(), await days()]).toEqual([[1, 2, 3, 4, 5, 6, 7], before]);
  await expect(form.getByRole('checkbox', { name })).toBeChecked();

  await form.getByRole('checkbox', { name }).uncheck();
  await save.click();
  await review.getByRole('button', { name: 'Save without moving' }).click();
  await expect(toast(page, 'Preferences saved')).toBeVisible();
  expect(await week()).not.toContain(busiest);
  expect(await days()).toEqual(before);
  expect(complaints).toEqual([]);
});

test('a project gets working days of its own, with what they move', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const { days, get, project } = await planLetters({ page, request });
  const before = await days();
  const own = async () => (await get(`/projects/${project.id}`)).project.weekdays;
  await page.goto(`/project/${project.id}/details`);
  await page.getByRole('button', { name: 'Edit Project' }).click();
  const form = page.getByRole('form', { name: 'Edit Project' });
  await form.getByRole('checkbox', { name: 'Saturday' }).check();
  await form.getByRole('checkbox', { name: 'Sunday' }).check();
  await form.getByLabel('Category').fill('Post');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  const review = page.getByRole('dialog', { name: 'What these working days move' });
  await review.getByRole('button', { name: /^Save and move \d+ tasks?$/ }).click();
  const moved = await heldToast(page, 'Working days saved');
  await expect(form).toBeHidden();
  expect(await own()).toEqual([6, 7]);
  expect(new Set((await days()).map((day) => new Date(`${day}T00:00:00Z`).getUTCDay()))).toEqual(
    new Set([0, 6]),
  );
  expect((await get(`/projects/${project.id}`)).project.category).toBe('Post');
  await moved.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'The plan was restored')).toBeVisible();
  expect([await own(), await days()]).toEqual([null, before]);
  expect(complaints).toEqual([]);
});
