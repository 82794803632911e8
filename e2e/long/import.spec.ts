import { expect } from '@playwright/test';
import { enterAs, makePerson } from '../support/people.ts';
import { collectComplaints, except, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const TODOIST = `TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
task,Measure the room,,4,1,Ana (1),,tomorrow,en,Europe/London
task,Choose a carpenter @calls,Ask Rui,1,1,Ana (1),Rui (2),,en,Europe/London
section,Tiles,,,,,,,,
task,Order samples (30 min),,4,1,Ana (1),,,en,Europe/London
`;

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a project moves in from Todoist, is planned, and goes again with one click', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  await enterAs(page, await makePerson(request));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Import from another tool' }).click();
  const file = page.getByLabel('File to import');

  await test.step('a file of something else is refused in a sentence', async () => {
    await file.setInputFiles(csv('letter.txt', 'Dear Ana'));
    await expect(page.getByRole('alert').first()).toContainText('Daymark does not recognise this file.');
    await expectClean(page);
  });

  await test.step('the preview says what becomes what, and what does not', async () => {
    await file.setInputFiles(csv('Kitchen [22].csv', TODOIST));
    await expect(page.getByText('3 new tasks in 1 project')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What is not taken as it is' })).toContainText(
      'RESPONSIBLE',
    );
    await expect(page.getByText('Milestones: Tiles')).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Imported: 3 tasks in 1 project' })).toBeFocused();
    await expectClean(page);
  });

  await test.step('the tasks without a day get one as a proposal', async () => {
    await page.getByRole('button', { name: 'Plan what I imported' }).click();
    await expect(page.getByRole('heading', { name: 'Proposed days' })).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Accept 2 days' }).click();
    await expect(toast(page, '2 tasks have a day now')).toBeVisible();
    await page.getByRole('link', { name: 'Kitchen' }).click();
    await expect(page.getByRole('checkbox', { name: /Order samples/ })).toBeVisible();
  });

  await test.step('the same file adds nothing, and its undo takes everything away', async () => {
    await page.goto('/import');
    await file.setInputFiles(csv('Kitchen [22].csv', TODOIST));
    await expect(page.getByText('Everything in this file is here already')).toBeVisible();
    await page.getByRole('button', { name: 'Choose another file' }).click();
    const earlier = page.getByRole('region', { name: 'Earlier imports' });
    await earlier.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'The import was undone')).toBeVisible();
    await expect(earlier.getByText('Undone')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No active projects' })).toBeVisible();
  });
  expect(except([400], complaints)).toEqual([]);
});

test('a file that did not arrive is sent again, its columns are chosen, and its project gets the days later', async ({
  page,
  request,
}) => {
  await enterAs(page, await makePerson(request));
  await page.goto('/import');
  await page.route('**/api/imports/preview*', (route) => route.abort(), { times: 1 });
  await page
    .getByLabel('File to import')
    .setInputFiles(csv('Studio.csv', 'Thing;When\nBuy paint;2027-01-08\nCall Rui;\n'));
  await expect(page.getByRole('alert')).toContainText('Nothing was imported from “Studio.csv”.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('2 without a day')).toBeVisible();
  await page.getByLabel('Due date').selectOption({ label: 'When (2027-01-08)' });
  await expect(page.getByText('1 without a day')).toBeVisible();
  await expectClean(page);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Imported: 2 tasks in 1 project' })).toBeFocused();
  await page.getByRole('link', { name: 'Studio' }).click();
  const card = page.getByRole('region', { name: 'Imported tasks' });
  await card.getByRole('button', { name: 'Plan what I imported' }).click();
  await expectClean(page);
  await card.getByRole('button', { name: 'Accept 1 day' }).click();
  await expect(toast(page, '1 task has a day now')).toBeVisible();
  await expect(card).toBeHidden();
});
