import { expect } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { clickUndo, heldToast } from '../support/toasts.ts';

const compact = (day: string) => day.replaceAll('-', '');

test('a plan avoids a day off and the days that an imported calendar takes', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  await enterAs(page, person);
  const start = daysLater(todayOfPeople(), 1);
  const [away, taken] = [daysLater(start, 3), daysLater(start, 5)];

  await test.step('a day off and a calendar file among the preferences', async () => {
    await page.goto('/settings?tab=preferences');
    await page.getByRole('button', { name: 'Add days off' }).click();
    const absence = page.getByRole('dialog', { name: 'I’m away' });
    await absence.getByLabel('First day').fill(away);
    await absence.getByLabel('Name').fill('Wedding');
    await expect(absence.getByText('Nothing has to move for this day.')).toBeVisible();
    await absence.getByRole('button', { name: 'Add the days off' }).click();
    await expect(page.getByRole('button', { name: 'Remove Wedding' })).toBeVisible();
    const event = [`DTSTART;VALUE=DATE:${compact(taken)}`, 'SUMMARY:Secret trip', 'UID:trip'];
    const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Club', 'BEGIN:VEVENT', ...event];
    const file = [...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
    const picked = { name: 'club.ics', mimeType: 'text/calendar', buffer: Buffer.from(file) };
    await page.getByLabel('Calendar file').setInputFiles(picked);
    await expect(page.getByText('Takes time of 1 day to come', { exact: false })).toBeVisible();
    await expectClean(page);
    // The page shows both at once: the plan needs what is told to the server to be done there, in this order.
    const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Remove Club' }).click();
    const removed = await heldToast(page, '“Club” removed');
    await expect(page.locator('#feeds').getByText('None yet.')).toBeVisible();
    await gone;
    const back = page.waitForResponse((response) => response.request().method() !== 'GET');
    await clickUndo(removed);
    await back;
    await expect(page.getByRole('button', { name: 'Remove Club' })).toBeVisible();
  });

  await test.step('a plan of every day but those', async () => {
    const headers = { authorization: `Bearer ${person.token}` };
    const weekdays = [1, 2, 3, 4, 5, 6, 7];
    const chapters = Array.from({ length: 24 }, (_, index) => `- Write chapter ${index + 1}, 1 hour`);
    const description = chapters.join('\n');
    const dates = { startDate: start, dueDate: daysLater(start, 9) };
    const data = { name: 'Book', description, ...dates, weekdays, generateAISubtasks: true };
    const made = await (await request.post('/api/projects', { headers, data })).json();
    const days = new Set(made.data.subtasks.map(({ dueDate }: { dueDate: string }) => dueDate));
    expect(days.size).toBeGreaterThan(5);
    expect([away, taken].filter((day) => days.has(day))).toEqual([]);
  });
  expect(complaints).toEqual([]);
});
