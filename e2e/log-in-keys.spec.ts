import { expect, type Page } from '@playwright/test';
import { codeOf } from '../apps/server/src/testing/authenticator-app.ts';
import { enterAs, logIn, makePerson } from './support/people.ts';
import { collectComplaints, except, expectClean } from './support/screens.ts';
import { test } from './support/test.ts';
import { toast } from './support/toasts.ts';

/** Passkeys need an address with a name. */
const HERE = `http://localhost:${process.env.DAYMARK_JOURNEYS_PORT}`;

/** A device that keeps passkeys and verifies its person, as Chromium simulates it. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/**
 * Leaves this device without its session, at the log-in. On a page without the app: the app would go to the log-in by itself, and
 * a passkey that is suggested there logs in again before the next page comes.
 */
async function forgetSession(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/privacy`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/login`);
}

test('a passkey is added, logs in without an address, stands in for the password, and is removed', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const person = await makePerson(request);
  const device = await addDevice(page);
  await enterAs(page, person);
  await page.goto(`${HERE}/settings?tab=security`);
  const card = page.getByRole('region', { name: 'Passkeys' });
  const rows = card.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');

  await test.step('it is added with the password', async () => {
    await expect(card.getByText('None yet.')).toBeVisible();
    await card.getByRole('button', { name: 'New passkey' }).click();
    await card.getByLabel('Name').fill('Test phone');
    await card.getByLabel('Your password').fill('Wrong!Lamp7');
    await card.getByRole('button', { name: 'Add passkey' }).click();
    await expect(card.getByText('This is not your current password')).toBeVisible();
    await expectClean(page);
    await card.getByLabel('Your password').fill(person.password);
    await card.getByRole('button', { name: 'Add passkey' }).click();
    await expect(toast(page, 'Passkey added')).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Test phone');
    await expect(rows).toContainText('Never used');
  });

  await test.step('it is suggested in the email field, where this person chooses it at once', async () => {
    await forgetSession(page, HERE);
    await expect(page).toHaveURL(`${HERE}/dashboard`);
  });

  await test.step('where a browser suggests none the button logs in, and not when its person is not verified', async () => {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await forgetSession(page, HERE);
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    const button = page.getByRole('button', { name: 'Log in with a passkey' });
    await expect(button).toBeVisible();
    await expectClean(page);
    await device.verify(false);
    await button.click();
    await expect(page.getByRole('alert')).toContainText('No passkey was given');
    await device.verify(true);
    await button.click();
    await expect(page).toHaveURL(`${HERE}/dashboard`);
  });

  await test.step('it stands in for the password, and is removed', async () => {
    await page.goto(`${HERE}/settings?tab=security`);
    await expect(rows).toContainText('Last used');
    const twoStep = page.getByRole('region', { name: 'Two-step log-in' });
    await twoStep.getByRole('button', { name: 'Set up' }).click();
    await twoStep.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(twoStep.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await rows.getByRole('button', { name: 'Remove Test phone' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(card.getByText('None yet.')).toBeVisible();
    await forgetSession(page, HERE);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('This passkey does not open an account here.');
  });
  expect(except([400, 401], complaints)).toEqual([]);
});

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
