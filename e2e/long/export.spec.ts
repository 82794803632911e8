import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const ACTIONS = /^Actions for /;

/** Saves a file by an entry of a menu. */
async function saveBy(page: Page, button: string | RegExp, entry: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a project leaves in four formats and on paper, and all projects from the settings', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const headers = { authorization: `Bearer ${person.token}` };
  const startDate = todayOfPeople();
  const project = { name: 'Garden fair', startDate, dueDate: daysLater(startDate, 20) };
  const made = await request.post('/api/projects', { headers, data: project });
  const { id } = (await made.json()).data.project;
  const data = { title: '=Order, the tents', dueDate: daysLater(startDate, 3) };
  await request.post(`/api/subtasks/projects/${id}`, { headers, data });
  await enterAs(page, person);

  await page.goto(`/project/${id}/details`);
  await page.getByRole('button', { name: ACTIONS }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(11);
  await expectClean(page);
  await page.keyboard.press('Escape');
  const table = await saveBy(page, ACTIONS, 'Export as CSV');
  expect(table.name).toMatch(/^daymark-garden-fair-\d{4}-\d\d-\d\d\.csv$/);
  expect(table.text).toContain('Garden fair,"\'=Order, the tents",Pending');
  await expect(toast(page, `Saved as ${table.name}`)).toBeVisible();
  expect((await saveBy(page, ACTIONS, 'Export as Markdown')).text).toContain(
    '- [ ] \\=Order, the tents (due',
  );
  expect((await saveBy(page, ACTIONS, 'Export as iCalendar')).text).toContain(
    'SUMMARY:=Order\\, the tents\r\n',
  );
  expect(JSON.parse((await saveBy(page, ACTIONS, 'Export as JSON')).text).projects).toHaveLength(1);

  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => document.body.setAttribute('data-printed', ''));
  });
  await page.getByRole('button', { name: ACTIONS }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();

  await page.goto('/settings?tab=data');
  const all = await saveBy(page, 'Export projects', 'CSV');
  expect(all.name).toMatch(/^daymark-projects-\d{4}-\d\d-\d\d\.csv$/);
  expect(all.text).toBe(table.text);
  expect(complaints).toEqual([]);
});
