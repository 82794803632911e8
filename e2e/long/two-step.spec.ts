import { expect } from '@playwright/test';
import { codeOf } from '../../apps/server/src/testing/authenticator-app.ts';
import { enterAs, forgetSession, logIn, makePerson } from '../support/people.ts';
import { collectComplaints, except, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('two-step log-in is turned on with an app, asked for after the password, and turned off', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  await enterAs(page, person);
  await page.goto('/settings?tab=security');
  const card = page.getByRole('region', { name: 'Two-step log-in' });
  let secret = '';
  let recoveryCode = '';
  // The code that turned it on is used up: the next one is of a later half minute, which the server accepts early. It accepts one of
  // the half minute before as well, so that a slow machine may take its time to send it.
  const code = (stepsLater: number) => codeOf(secret, new Date(Date.now() + stepsLater * 30_000));

  await test.step('the app is set up, and ten recovery codes are shown once', async () => {
    await card.getByRole('button', { name: 'Set up' }).click();
    await card.getByLabel('Your password').fill(person.password);
    await card.getByRole('button', { name: 'Continue' }).click();
    await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expectClean(page);
    const address = await card
      .getByRole('link', { name: 'Open the app on this device' })
      .getAttribute('href');
    secret = new URL(address ?? '').searchParams.get('secret') ?? '';
    await card.getByLabel('Code from the app').fill('000000');
    await card.getByRole('button', { name: 'Turn on' }).click();
    await expect(card.getByText('This is not the code that the app shows now.')).toBeVisible();
    await card.getByLabel('Code from the app').fill(code(0));
    await card.getByRole('button', { name: 'Turn on' }).click();
    const codes = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectClean(page);
    recoveryCode = (await codes.first().textContent()) ?? '';
    await card.getByRole('button', { name: 'I have saved them' }).click();
    await expect(card).toContainText('10 recovery codes left');
    await expect(codes).toHaveCount(0);
  });

  const logInTo = async (entered: string) => {
    await forgetSession(page, '');
    await logIn(page, person);
    await expect(page.getByRole('form', { name: 'Two-step log-in' })).toBeVisible();
    await page.getByLabel('Code').fill(entered);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };

  await test.step('a log-in asks for a code after the password', async () => {
    await logInTo('123 456');
    await expect(page.getByText('This code is wrong or was used already.')).toBeVisible();
    await expect(page.getByLabel('Code')).toHaveValue('');
    await expectClean(page);
    await page.getByLabel('Code').fill(code(1));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('a recovery code works in the same field', async () => {
    await logInTo(recoveryCode.toUpperCase());
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/settings?tab=security');
    await expect(card).toContainText('9 recovery codes left');
  });

  await test.step('it is turned off with the password', async () => {
    await card.getByRole('button', { name: 'Turn off' }).click();
    await card.getByLabel('Your password').fill(person.password);
    await card.getByRole('button', { name: 'Turn off' }).click();
    await expect(toast(page, 'Two-step log-in is off')).toBeVisible();
    await expect(card.getByText('It is off.')).toBeVisible();
  });
  expect(except([400, 401, 403], complaints)).toEqual([]);
});
