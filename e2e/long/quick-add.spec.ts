import { expect } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectAccessible, savedNext } from '../support/screens.ts';
import { test } from '../support/test.ts';

test('work is added in words, comes again every week, and is measured by a timer', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const today = todayOfPeople();
  const send = (path: string, data: object) =>
    request.post(`/api${path}`, { headers: { authorization: `Bearer ${person.token}` }, data });
  for (const name of ['Bakery opening', 'Website relaunch'])
    await send('/projects', { name, description: '', startDate: today, dueDate: daysLater(today, 40) });
  await enterAs(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();

  // In words, one part of them taken back.
  await page.keyboard.press('q');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('call Ana today 3pm 30m #bakery !high');
  // Half typed it outlives its page, and what closes it without having been asked to throw it away.
  await page.reload();
  await expect(title).toHaveValue('call Ana today 3pm 30m #bakery !high');
  await page.keyboard.press('Escape');
  await expect(title).toBeHidden();
  await page.keyboard.press('q');
  await expect(page.getByRole('list', { name: 'Understood' }).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take “3pm” as words' }).click();
  await expect(page.getByText('Adds “call Ana 3pm”')).toBeVisible();
  await title.press('Enter');
  await expect(title).toBeHidden();
  await expect(page.getByRole('heading', { name: 'call Ana 3pm' })).toBeVisible();

  // Measured.
  const started = savedNext(page, '/timer');
  await page.getByRole('button', { name: 'Start timer' }).click();
  const timer = page.getByRole('region', { name: 'Timer' });
  await expect(timer).toContainText('call Ana 3pm');
  await started;
  await page.reload();
  await expect(timer).toContainText('call Ana 3pm');
  await expectAccessible(page);
  await timer.getByRole('button', { name: 'Stop timer' }).click();
  await expect(timer).toBeHidden();

  // Every week.
  await page.getByRole('heading', { name: 'call Ana 3pm' }).getByRole('link').click();
  // The dashboard has a button of that name too.
  await expect(page.getByRole('button', { name: 'Edit Project' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Subtask' }).click();
  const form = page.getByRole('form', { name: 'Add Subtask' });
  await form.getByRole('textbox', { name: 'Title' }).fill('every Friday send the invoice for 3 times');
  await expect(form.getByLabel('Repeats')).toHaveValue('week');
  await form.getByRole('textbox', { name: 'Title' }).press('Enter');
  const invoices = page.getByRole('button', { name: 'priority send the invoice' });
  await expect(invoices).toHaveCount(3);

  // From the first on it comes on Thursdays, once more.
  await invoices.first().click();
  await page.keyboard.press('e');
  const edit = page.getByRole('form', { name: 'Edit send the invoice' });
  await edit.getByText('This and all that follow').click();
  await edit.getByRole('spinbutton', { name: 'How many times' }).fill('4');
  await edit.getByRole('checkbox', { name: 'Thursday' }).check();
  await edit.getByRole('checkbox', { name: 'Friday' }).uncheck();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(invoices).toHaveCount(4);
  expect(complaints).toEqual([]);
});
