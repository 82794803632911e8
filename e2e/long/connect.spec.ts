import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { daysLater, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';

test('an assistant asks to connect, the person logs in and allows less, and revokes it later', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const assistant = createServer((_asked, answer) => answer.end('Connected'));
  await new Promise<void>((resolve) => assistant.listen(0, '127.0.0.1', resolve));
  const redirect_uri = `http://127.0.0.1:${(assistant.address() as AddressInfo).port}/return`;
  const person = await makePerson(request);
  const headers = { authorization: `Bearer ${person.token}` };
  await request.post('/api/projects', {
    headers,
    data: { name: 'Garden', startDate: todayOfPeople(), dueDate: daysLater(todayOfPeople(), 20) },
  });
  const registered = await request.post('/oauth/register', {
    data: { client_name: 'Plan reader', redirect_uris: [redirect_uri] },
  });
  const { client_id } = await registered.json();
  const code_verifier = randomBytes(32).toString('base64url');
  const asked = new URLSearchParams({
    ...{ client_id, redirect_uri, response_type: 'code', state: '42', code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
  });

  await page.goto(`/oauth/authorize?${asked}`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const form = page.getByRole('form', { name: 'Connect an assistant' });
  await expect(form).toContainText('Plan reader');
  await expect(form).toContainText(`${new URL(redirect_uri).host} (this device)`);
  await expect(form.getByLabel('Write')).not.toBeChecked();
  await form.getByLabel('Propose').uncheck();
  await form.getByText('Chosen projects', { exact: true }).click();
  await form.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(form).toContainText('Please choose a project');
  await form.getByRole('checkbox', { name: 'Garden' }).check();
  await expectClean(page);
  await form.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('Connected')).toBeVisible();
  const returned = new URL(page.url()).searchParams;
  expect(returned.get('state')).toBe('42');

  const exchange = { client_id, redirect_uri, code_verifier, code: returned.get('code') ?? '' };
  const answer = await request.post('/oauth/token', {
    form: { grant_type: 'authorization_code', ...exchange },
  });
  expect(await answer.json()).toMatchObject({ token_type: 'Bearer', scope: 'read' });

  await page.goto('/settings?tab=security');
  const card = page.getByRole('region', { name: 'API tokens' });
  await expect(card.getByRole('listitem')).toContainText('Connected from 127.0.0.1');
  await expect(card.getByRole('listitem')).toContainText('Garden');
  await card.getByRole('button', { name: 'Revoke Plan reader' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(card.getByText('None yet.')).toBeVisible();

  await page.goto(`/oauth/authorize?${asked}`);
  await form.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Connected')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  await page.goto(
    `/oauth/authorize?${asked}&redirect_uri=https://evil.example`.replace(
      `redirect_uri=${encodeURIComponent(redirect_uri)}&`,
      '',
    ),
  );
  await expect(page.getByRole('alert')).toContainText('did not register');
  await page.goto(`/oauth/authorize?${new URLSearchParams({ client_id, redirect_uri })}`);
  await expect(page.getByRole('alert')).toContainText('unsupported_response_type');
  expect(complaints).toEqual([]);
  assistant.close();
});
