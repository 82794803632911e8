import { expect, type Page } from '@playwright/test';
import { startServer } from '../support/nodes.ts';
import { codeFor, enterAs, logIn, makePerson } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const GUEST = { email: 'grace@example.com', password: 'Bright!Lamp7' };

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('the owner lets people in by invitation: who has none reads so, who has one signs up', async ({
  page,
  request,
  browser,
}) => {
  const complaints = collectComplaints(page);
  await using server = await startServer();
  const owner = await makePerson(request, server);
  await enterAs(page, owner);
  await page.goto(`${server.url}/settings`);
  await page.getByRole('tab', { name: 'Server' }).click();
  await expect(page).toHaveURL(/tab=server/);

  await test.step('sign-ups are by invitation from now on', async () => {
    await region(page, 'Who may sign up').getByText('By invitation').click();
    await expect(toast(page, 'Saved. It holds from now on.')).toBeVisible();
    await expectClean(page);
  });

  const context = await browser.newContext({ serviceWorkers: 'block' });
  const guest = await context.newPage();
  await test.step('without an invitation there is no form', async () => {
    await guest.goto(`${server.url}/signup`);
    await expect(guest.getByRole('status')).toHaveText(
      'Signing up on this server needs an invitation. Ask whoever runs it for one.',
    );
    await expect(guest.getByRole('button', { name: 'Create account' })).toHaveCount(0);
    await expectClean(guest);
  });

  const link = await test.step('the owner makes a link, which is shown once', async () => {
    const card = region(page, 'Invitations');
    await card.getByRole('button', { name: 'New invitation' }).click();
    await expect(card.getByLabel('Email')).toBeFocused();
    await card.getByLabel('Valid for').selectOption('1 day');
    await card.getByRole('button', { name: 'Make invitation' }).click();
    await expect(card.getByLabel('Link', { exact: true })).toBeFocused();
    await expectClean(page);
    const shown = await card.getByLabel('Link', { exact: true }).inputValue();
    await card.getByRole('button', { name: 'Done' }).click();
    await expect(card.getByRole('listitem')).toContainText('Open');
    return shown;
  });

  await test.step('the guest signs up with it', async () => {
    await guest.goto(link);
    await expect(guest.getByText('You are invited.')).toBeVisible();
    await guest.getByLabel('First name').fill('Grace');
    await guest.getByLabel('Last name').fill('Hopper');
    await guest.getByLabel('Email').fill(GUEST.email);
    await guest.getByLabel('Password', { exact: true }).fill(GUEST.password);
    await guest.getByRole('button', { name: 'Create account' }).click();
    await expect(guest).toHaveURL(/\/signup\/verify-email$/);
    await expect(guest.getByLabel('Digit 1 of 5')).toBeFocused();
    await guest.keyboard.type(await codeFor(GUEST.email, 'verification', server.dataDir));
    await expect(guest).toHaveURL(/\/login$/);
    await logIn(guest, GUEST);
    await expect(guest).toHaveURL(/\/dashboard$/);
    await guest.goto(`${server.url}/settings`);
    await expect(guest.getByRole('tab', { name: 'Data' })).toBeVisible();
    await expect(guest.getByRole('tab', { name: 'Server' })).toHaveCount(0);
  });

  await test.step('the link is used up, and the owner sees by whom', async () => {
    const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await other.goto(link);
    await expect(other.getByRole('status')).toContainText('This invitation cannot be used');
    await page.reload();
    await expect(region(page, 'Invitations').getByRole('listitem')).toContainText(GUEST.email);
    await expect(region(page, 'Invitations').getByRole('listitem')).toContainText('Used');
    await expect(region(page, 'People').getByRole('listitem')).toHaveCount(2);
    await expectClean(page);
  });

  expect(complaints).toEqual([]);
});

test('the owner disables a person, who is out at once and reads why; enables and deletes them', async ({
  page,
  request,
  browser,
}) => {
  const complaints = collectComplaints(page);
  await using server = await startServer();
  const owner = await makePerson(request, server);
  const guest = await makePerson(request, server);
  await enterAs(page, owner);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const theirs = await context.newPage();
  await enterAs(theirs, guest);
  await theirs.goto(`${server.url}/projects`);
  await page.goto(`${server.url}/settings?tab=server`);
  const row = region(page, 'People').getByRole('listitem').filter({ hasText: guest.email });
  const choose = async (item: string) => {
    await row.getByRole('button', { name: 'Actions for Ana Silva' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await test.step('asked before, and the owner themself has no such menu', async () => {
    const own = region(page, 'People').getByRole('listitem').filter({ hasText: owner.email });
    await expect(own).toContainText('Owner');
    await expect(own.getByRole('button')).toHaveCount(0);
    await choose('Disable account');
    const question = page.getByRole('alertdialog', { name: 'Disable the account of Ana Silva?' });
    await expectClean(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).not.toContainText('Disabled');
    await choose('Disable account');
    await question.getByRole('button', { name: 'Disable' }).click();
    await expect(row).toContainText('Disabled');
  });

  await test.step('their next step ends at the log-in, which says why after the right password alone', async () => {
    await theirs.goto(`${server.url}/projects`);
    await expect(theirs).toHaveURL(/\/login$/);
    await logIn(theirs, { email: guest.email, password: 'Wrong!Lamp77' });
    await expect(theirs.getByText('Invalid email or password')).toBeVisible();
    await logIn(theirs, guest);
    await expect(theirs.getByRole('alert')).toContainText(
      'Whoever runs this server has disabled your account.',
    );
    await expectClean(theirs);
  });

  await test.step('enabled, they log in again', async () => {
    await choose('Enable account');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click();
    await expect(row).not.toContainText('Disabled');
    await theirs.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(theirs).toHaveURL(/\/(dashboard|projects)$/);
  });

  await test.step('deleted, they are gone', async () => {
    await choose('Delete account');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
    await expect(row).toHaveCount(0);
    await expect(region(page, 'People').getByRole('listitem')).toHaveCount(1);
  });

  expect(complaints).toEqual([]);
});
