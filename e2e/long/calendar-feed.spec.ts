import { expect } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('a calendar feed is made, read, follows the plan, and is revoked', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const headers = { authorization: `Bearer ${person.token}` };
  const startDate = todayOfPeople();
  const project = { name: 'Garden fair', startDate, dueDate: daysLater(startDate, 20) };
  const made = await request.post('/api/projects', { headers, data: project });
  const { id } = (await made.json()).data.project;
  const data = { title: 'Order the tents', dueDate: daysLater(startDate, 3) };
  const task = (await (await request.post(`/api/subtasks/projects/${id}`, { headers, data })).json()).data
    .subtask;
  await enterAs(page, person);
  await page.goto('/settings?tab=preferences');

  const card = page.getByRole('region', { name: 'Calendar feeds' });
  const rows = card.getByRole('list', { name: 'Calendar feeds' }).getByRole('listitem');
  await expect(card).toContainText('Google Calendar looks again after several hours up to a day');
  await expect(card).toContainText('None yet.');
  await expectClean(page);

  await card.getByLabel('Projects').selectOption('Garden fair');
  await card.getByLabel('Milestones').uncheck();
  await card.getByLabel('Completed tasks').check();
  await card.getByRole('button', { name: 'Make a calendar feed' }).click();
  await expect(card).toContainText('Copy this address now. It is not shown again.');
  await expectClean(page);
  await card.getByRole('button', { name: 'Copy address' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/api\/calendar\/daymark_calendar_\w{32}_[\w-]{43}\.ics$/);
  await expect(card.getByLabel('Address of the calendar feed')).toHaveValue(address);
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('never read');
  expect(await page.content()).not.toContain(address);

  const path = new URL(address).pathname;
  const first = await request.get(path);
  expect(await first.text()).toContain('SUMMARY:Order the tents\r\n');
  const ifNoneMatch = { 'if-none-match': first.headers().etag ?? '' };
  expect((await request.get(path, { headers: ifNoneMatch })).status()).toBe(304);

  await page.goto(`/project/${id}/details`);
  await page.getByRole('checkbox', { name: /Order the tents/ }).check();
  await expect
    .poll(async () => (await request.get(path, { headers: ifNoneMatch })).text())
    .toContain('SUMMARY:✓ Order the tents\r\n');
  const again = await (await request.get(path)).text();
  expect(again).toContain(`UID:${task.id}@daymark\r\n`);

  await page.goto('/settings?tab=preferences');
  await expect(rows).toContainText('last read');
  await rows.getByRole('button', { name: 'Revoke the feed of Garden fair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(page, 'Calendar feed revoked')).toBeVisible();
  await expect(card).toContainText('None yet.');
  expect((await request.get(path)).status()).toBe(404);
  expect(complaints).toEqual([]);
});
