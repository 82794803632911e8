import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { callsOf, daysLater, enterAs, latestMail, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

/** A time of day in the zone of the browser that comes in this many minutes. */
const timeIn = (page: Page, minutes: number): Promise<string> =>
  page.evaluate((ahead) => {
    const at = new Date(Date.now() + ahead * 60_000);
    return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
  }, minutes);

test('a digest is chosen, comes by mail at its time, leads to what would move, and is ended without a log-in', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const calls = callsOf(request, person);
  const today = todayOfPeople();
  await request.put('/api/users/settings', {
    headers: { authorization: `Bearer ${person.token}` },
    data: { weekdays: [1, 2, 3, 4, 5, 6, 7] },
  });
  const dates = { startDate: daysLater(today, -9), dueDate: daysLater(today, 20) };
  const { project } = await calls.post('/projects', { name: 'Garden fair', ...dates });
  const { subtask } = await calls.post(`/subtasks/projects/${project.id}`, {
    title: 'Order the tents',
    dueDate: today,
    dueTime: '23:50',
  });
  await enterAs(page, person);
  await page.goto('/settings?tab=preferences');
  const card = page.getByRole('region', { name: 'Digest and reminders' });

  await test.step('the digest and the rules are chosen', async () => {
    await card.getByLabel('Send me a digest of the day').check();
    await card.getByLabel('Remind me of tasks with a time').selectOption('1 h before');
    await card.getByLabel('Remind me of people I wait for').selectOption('After 5 days');
    await expectClean(page);
    // The looks before may take minutes on a slow machine, and a time that is over means tomorrow.
    await card.getByLabel('Digest at').fill(await timeIn(page, 2));
    await card.getByRole('button', { name: 'Save digest and reminders' }).click();
    await expect(toast(page, 'Digest and reminders saved')).toBeVisible();
    await page.reload();
    await expect(card.getByLabel('Remind me of tasks with a time')).toHaveValue('60');
    await expect(card.getByLabel('Remind me of people I wait for')).toHaveValue('5');
  });

  await test.step('a task gets a reminder of its own', async () => {
    await page.goto(`/project/${project.id}/details`);
    await page.getByRole('button', { name: /priority Order the tents/ }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('form', { name: 'Edit Order the tents' });
    await form.getByRole('button', { name: 'Reminder' }).click();
    await form.getByLabel('Remind me of it').selectOption('2 h before its time');
    await expect(toast(page, 'Reminder saved')).toBeVisible();
    const asked = await request.get(`/api/subtasks/${subtask.id}/reminder`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect((await asked.json()).data.reminder).toEqual({ kind: 'minutes', minutes: 120 });
  });

  const mail = await PostalMime.parse(await latestMail(person.email, 'Your day'));
  expect(mail.text).toContain('Next step\n\n- 23:50 Order the tents (Garden fair)');

  await test.step('what would move is shown under an address of its own', async () => {
    await page.goto('/replan');
    await expect(page.getByRole('dialog', { name: 'What would move' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('its link ends it for whoever has it, after a question', async () => {
    const [, path = ''] = /(\/unsubscribe\/daymark_mail_[\w-]+)/.exec(mail.text ?? '') ?? [];
    // A page without the app: its requests would be refused after the session was taken away.
    await page.goto('/privacy');
    await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'End this mail' })).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'End this mail' }).click();
    await expect(page.getByText('You get no digest by mail any more.')).toBeVisible();
    await expectClean(page);
    const asked = await request.get('/api/reminders', {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect((await asked.json()).data).toMatchObject({ digestAt: null, minutesBefore: 60, waitDays: 5 });
  });
  expect(complaints).toEqual([]);
});
