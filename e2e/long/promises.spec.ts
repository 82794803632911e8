import { expect } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';

const today = todayOfPeople();

test('a promise about to break is said before the replan, and the ledger adds up', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { post, get } = callsOf(request, person);
  const { client } = await post('/clients', { name: 'Nina Berg', language: 'de' });
  const { project } = await post('/projects', {
    name: 'Letters',
    description: 'Write 6 letters, each takes 6 hours.',
    startDate: today,
    dueDate: daysLater(today, 60),
    clientId: client.id,
  });
  const planned: { dueDate: string }[] = await post(`/subtasks/projects/${project.id}/generate`, {});
  const last =
    planned
      .map(({ dueDate }) => dueDate)
      .toSorted()
      .at(-1) ?? '';
  await post(`/projects/${project.id}/promises`, { day: last });
  await post('/calendar/days-off', { name: 'Trip', firstDay: last, lastDay: last });
  await enterAs(page, person);

  await page.goto(`/project/${project.id}/details`);
  await page.getByRole('button', { name: 'Change plan', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Replan/ }).click();
  const dialog = page.getByRole('dialog', { name: 'What would move' });
  const warning = dialog.getByRole('status', { name: 'Broken promises' });
  await expect(warning).toContainText('This breaks a promise');
  await warning.getByText('Write to your client', { exact: true }).click();
  await expect(warning.getByRole('textbox', { name: 'Message to your client' })).toHaveValue(/„Letters“/);
  await expectClean(page);
  await dialog.getByRole('button', { name: /^Move \d+ tasks?$/ }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Actions for Letters', exact: true }).click();
  await page.getByRole('menuitem', { name: /^What moved the date/ }).click();
  const ledger = page.getByRole('region', { name: 'End of the planned work' });
  await expect(ledger).toContainText('Day off: Trip.');
  const { finish } = await get(`/projects/${project.id}/delays`);
  expect(finish.slip).toBeGreaterThan(0);
  expect(finish.sums).toMatchObject({ calendar: finish.slip, client: 0, scope: 0, others: 0, me: 0 });
  await expect(ledger.getByRole('row', { name: /^Together/ })).toContainText(`${finish.slip} day`);
  await expect(page.getByRole('textbox', { name: 'The same as a text' })).toHaveValue(/Trip/);
  await page.getByRole('button', { name: 'Keep this promise', exact: true }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expectClean(page);
  expect(complaints).toEqual([]);
});
