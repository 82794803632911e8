import { expect } from '@playwright/test';
import { callsOf, daysLater, enterAs, makePerson, todayOfPeople } from './support/people.ts';
import { collectComplaints, except, expectClean, savedNext } from './support/screens.ts';
import { test } from './support/test.ts';

const today = todayOfPeople();

const BRIEF = `Website for Nina.
- Design the home page (4 h)
Nina signs off the design within 3 days.
- Build the home page (6 h)
The shop is not included.`;

test('a client without an account reads how the project stands, answers, and the person sees it', async ({
  page,
  browser,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const { post, get } = callsOf(request, person);
  const { project } = await post('/projects', {
    name: 'Nina’s website',
    description: BRIEF,
    startDate: today,
    dueDate: daysLater(today, 40),
    generateAISubtasks: true,
    projectKind: 'none',
  });
  const tasks: { id: string; title: string }[] = await get(`/subtasks/projects/${project.id}`);
  const design = tasks.find(({ title }) => title.startsWith('Design'));
  const headers = { authorization: `Bearer ${person.token}` };
  await request.put(`/api/subtasks/${design?.id}`, { data: { status: 'Completed' }, headers });

  await enterAs(page, person);
  await page.goto(`/project/${project.id}/details`);
  await page.getByRole('button', { name: 'Actions for Nina’s website' }).click();
  await page.getByRole('menuitem', { name: /^Page for your client/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Page for your client' });
  await dialog.getByRole('checkbox', { name: 'Your name' }).uncheck();
  const preview = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Preview' }).click();
  await expect((await preview).getByText('This is a preview.')).toBeVisible();
  await expect((await preview).getByRole('button', { name: 'Send note' })).toBeDisabled();
  await (await preview).close();
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByLabel('Link for your client').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('Escape');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const client = await context.newPage();
  const complained = collectComplaints(client);
  await client.goto(address);
  await expect(client.getByRole('heading', { level: 1, name: 'Nina’s website' })).toBeVisible();
  const brief = client.getByRole('region', { name: 'What you asked for' });
  await expect(brief).toContainText('Design the home page (4 h) ✓ done');
  await expect(brief).toContainText('The shop is not included. not included');
  await expect(client.locator('body')).not.toContainText(person.user.lastname);
  await client.getByRole('button', { name: 'I have answered', exact: true }).click();
  await expect(client.getByRole('status')).toHaveText('Thank you, your message has arrived.');
  await expect(client.getByRole('button', { name: 'I have answered', exact: true })).toBeHidden();
  await client
    .getByLabel('Note', { exact: true })
    .fill('Could we also have <b>a booking form</b> for the workshops?');
  await client.getByRole('button', { name: 'Send note' }).click();
  await expect(client.getByText('<b>a booking form</b>')).toBeVisible();
  expect(await context.cookies()).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  // Once its note is seen, the notification is gone and cannot be marked as read any more.
  const read = savedNext(page, '/notifications');
  await page.getByRole('link', { name: 'Nina’s website' }).click();
  await read;
  await expect(page.getByText('Ended (1)', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waiting for', exact: true })).toBeHidden();
  const notes = page.getByRole('list', { name: 'Notes of your client' }).getByRole('listitem');
  await expect(notes).toHaveCount(2);
  await expect(notes.nth(1)).toContainText('Says it is answered:');
  await notes.nth(0).getByRole('button', { name: 'Make a change request' }).click();
  const change = page.getByRole('dialog', { name: 'Change request' });
  await expect(change.getByLabel('Mail of your client')).toHaveValue(/a booking form/);
  await page.keyboard.press('Escape');
  await expect(notes.nth(0).getByRole('button', { name: 'Mark as new' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Nina’s website' }).click();
  await page.getByRole('menuitem', { name: /^Page for your client/ }).click();
  await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
  const revoked = savedNext(page, '/client-links');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await revoked;
  await expect(dialog.getByText('None yet.')).toBeVisible();
  await client.reload();
  await expect(client.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
  expect(except([404], complained)).toEqual([]);
  expect(complaints).toEqual([]);
});
