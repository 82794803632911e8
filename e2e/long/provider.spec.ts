import { expect } from '@playwright/test';
import { startProvider } from '../../apps/server/src/auth/testing/provider.ts';
import { startNode } from '../support/nodes.ts';
import { makePerson } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';

test('log in at the operator’s provider: a new person, one who has an account, and one who changes their mind', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const ana = await makePerson(request);
  const newcomer = `bea.${process.pid}.${Date.now()}@example.com`;
  await using provider = await startProvider([
    { sub: newcomer, email: newcomer, email_verified: true, given_name: 'Bea', family_name: 'Ng' },
    { sub: ana.email, email: ana.email, email_verified: true, name: 'Ana Silva' },
  ]);
  await using node = await startNode({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.settings.clientId,
    OIDC_CLIENT_SECRET: provider.settings.clientSecret,
    OIDC_NAME: 'Acme',
  });
  const leave = page.getByRole('button', { name: 'Continue with Acme' });
  // And leaves at once: what the page still asks for would be refused.
  const logOut = async () => {
    await page.evaluate(() => {
      localStorage.clear();
      location.href = 'about:blank';
    });
    await page.waitForURL('about:blank');
  };

  await test.step('a new person signs up with it, and comes to the page they wanted', async () => {
    await page.goto(`${node.url}/projects`);
    await expect(page).toHaveURL(/\/login$/);
    await expect(leave).toBeVisible();
    await expectClean(page);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(leave).toBeVisible();
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await page.goto(`${node.url}/projects`);
    await leave.click();
    await page.getByRole('button', { name: newcomer }).click();
    await expect(page).toHaveURL(`${node.url}/projects`);
    expect(await page.evaluate(() => localStorage.getItem('auth-store'))).toContain('"firstname":"Bea"');
  });

  await test.step('a way back that was used already leads nowhere', async () => {
    await logOut();
    await page.goto(`${node.url}/login-return?code=a-code&state=AAAA`);
    await expect(page.getByRole('alert')).toHaveText('Acme did not log you in.');
    await expect(page).toHaveURL(`${node.url}/login`);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });

  await test.step('who has an account connects it by its password', async () => {
    // The provider has a session of its own.
    await page.context().clearCookies();
    await page.goto(`${node.url}/login`);
    await leave.click();
    await page.getByRole('button', { name: ana.email }).click();
    await expect(
      page.getByText('Log in with its password once, and Acme opens it from then on.'),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(ana.email);
    await expect(leave).toHaveCount(0);
    await page.getByLabel('Password', { exact: true }).fill(ana.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(`${node.url}/dashboard`);

    await logOut();
    await page.goto(`${node.url}/login`);
    await leave.click();
    await expect(page).toHaveURL(`${node.url}/dashboard`);
  });

  await test.step('who changes their mind there is told so here', async () => {
    await logOut();
    await page.context().clearCookies();
    await page.goto(`${node.url}/login`);
    await leave.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toHaveText('Acme did not log you in.');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });

  expect(complaints).toEqual([]);
});
