import { expect, type Page } from '@playwright/test';
import { enterAs, forgetSession, makePerson } from './support/people.ts';
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
