import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('a quote is made from the plan, sent, and accepted by the client with their link', async ({
  page,
  request,
  browser,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { post } = callsOf(request, person);
  const today = todayOfPeople();
  const { project } = await post('/projects', {
    name: 'Garden fair site',
    description: 'Design the page. The shop is not included.',
    startDate: today,
    dueDate: daysLater(today, 20),
  });
  const task = { title: 'Design the page', estimatedHours: 6, dueDate: daysLater(today, 4) };
  await post(`/subtasks/projects/${project.id}`, task);
  await enterAs(page, person);

  await page.goto(`/project/${project.id}/details`);
  await page.getByRole('button', { name: 'Actions for Garden fair site' }).click();
  await page.getByRole('menuitem', { name: 'Quote', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No quote yet' })).toBeVisible();
  const rate = page.getByLabel('Rate an hour in EUR');
  await expect(page.getByText('Rate of this project')).toBeVisible();
  if (!(await rate.isVisible())) await page.getByText('Rate of this project').click();
  await rate.fill('eighty');
  await page.getByRole('button', { name: 'Save rate' }).click();
  await expect(page.getByText('Please enter a number such as 80 or 72.50')).toBeVisible();
  await rate.fill('80.50');
  await page.getByRole('button', { name: 'Save rate' }).click();
  await expect(toast(page, 'Rate saved')).toBeVisible();
  await expectClean(page);

  await page.getByRole('button', { name: 'Make a quote' }).click();
  const quote = page.getByRole('region', { name: 'Quote 1' });
  await expect(quote).toContainText('There is no history yet');
  await expect(quote).toContainText('€483.00');
  await quote.getByLabel('Note to the client').fill('With two rounds of changes.');
  await quote.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(quote.getByRole('heading', { name: /Quote 1 Sent on/ })).toBeVisible();
  await expect(quote).toContainText('With two rounds of changes.');
  await expectClean(page);

  const link = { shows: ['quote'], language: 'en', days: 30 };
  const { address } = await post(`/projects/${project.id}/client-links`, link);
  const client = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await client.newPage();
  await theirs.goto(new URL(address).pathname);
  await expect(theirs.getByRole('heading', { name: 'Quote 1' })).toBeVisible();
  await theirs.getByText('Decline this quote', { exact: true }).click();
  await expect(theirs.getByRole('button', { name: 'Decline quote 1', exact: true })).toBeVisible();
  await theirs.getByText('Decline this quote', { exact: true }).click();
  await theirs.getByRole('textbox', { name: 'Your name', exact: true }).fill('Nina Berg');
  await theirs.getByRole('button', { name: 'Accept quote 1' }).click();
  await expect(theirs.getByText(/Accepted by Nina Berg on/)).toBeVisible();
  await client.close();

  await page.reload();
  await expect(quote.getByRole('heading', { name: /Quote 1 Accepted by Nina Berg on/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New version' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the time of a month becomes a timesheet of a client, and the items of an invoice', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { post } = callsOf(request, person);
  const startDate = todayOfPeople();
  const { client } = await post('/clients', { name: 'Nina Berg' });
  const { project } = await post('/projects', {
    name: 'Garden fair site',
    clientId: client.id,
    startDate,
    dueDate: daysLater(startDate, 20),
  });
  const { subtask } = await post(`/subtasks/projects/${project.id}`, { title: 'Draw the map' });
  const day = `${daysLater(`${startDate.slice(0, 7)}-01`, -1).slice(0, 7)}-15`;
  const entry = { startedAt: `${day}T09:00:00Z`, endedAt: `${day}T09:50:00Z` };
  await post('/time-entries', { subtaskId: subtask.id, ...entry });
  await enterAs(page, person);

  await page.goto(`/clients/${client.id}`);
  const terms = page.getByRole('region', { name: 'Rate and timesheet' });
  await terms.getByLabel('Rate an hour in EUR').fill('60');
  await terms.getByLabel('Round time').selectOption('Each day up to 15 minutes');
  await terms.getByRole('button', { name: 'Save rate' }).click();
  await expect(toast(page, 'Rate saved')).toBeVisible();
  await expectClean(page);
  await terms.getByRole('link', { name: 'Open the timesheet' }).click();
  await expect(page.getByText('No time in this month')).toBeVisible();
  await page.getByRole('button', { name: 'Previous month' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Draw the map' });
  await expect(row).toContainText('50 min');
  await expect(row).toContainText('1 h');
  await expect(row).toContainText('€60.00');
  await expect(page.getByText('Rounding: Each day up to 15 minutes.')).toBeVisible();
  await expectClean(page);

  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Invoice items/ }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toBe(
    `date,description,hours,rate,amount,currency\r\n${day},Garden fair site: Draw the map,1.00,60.00,60.00,EUR\r\n`,
  );
  expect(complaints).toEqual([]);
});
