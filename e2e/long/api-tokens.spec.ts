import { expect } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('an API token is made, copied once, used by a program, refused on a write, and revoked', async ({
  page,
  request,
  context,
}) => {
  const complaints = collectComplaints(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await makePerson(request);
  const session = { authorization: `Bearer ${person.token}` };
  const startDate = todayOfPeople();
  const dates = { startDate, dueDate: daysLater(startDate, 9) };
  for (const name of ['Bakery site', 'Tax return']) {
    const made = await request.post('/api/projects', { headers: session, data: { name, ...dates } });
    expect(made.status()).toBe(201);
  }
  await enterAs(page, person);
  await page.goto('/settings?tab=security');
  const card = page.getByRole('region', { name: 'API tokens' });
  const tokens = card.getByRole('list', { name: 'API tokens' }).getByRole('listitem');
  const form = card.getByRole('form', { name: 'New API token' });
  const secret = card.getByLabel('API token', { exact: true });

  await test.step('a token says what it may do, with nothing but the keyboard', async () => {
    await card.getByRole('button', { name: 'New token' }).focus();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.getByText('Please enter a name')).toBeVisible();
    await page.keyboard.type('Wall display');
    await form.getByText('Chosen projects').click();
    await form.getByLabel('Bakery site').check();
    await expectClean(page);
    await form.getByLabel('Expires').selectOption('In 30 days');
    await form.getByRole('button', { name: 'Make token' }).click();
    await expect(secret).toBeFocused();
    await expectClean(page);
  });

  const token = await secret.inputValue();
  const headers = { authorization: `Bearer ${token}` };
  await test.step('it is copied, and is not shown again', async () => {
    await card.getByRole('button', { name: 'Copy token' }).click();
    await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await card.getByRole('button', { name: 'Done' }).click();
    await expect(secret).toHaveCount(0);
    await page.reload();
    await expect(tokens).toHaveCount(1);
    await expect(tokens).toContainText('Wall display');
    await expect(tokens).toContainText('Read · Bakery site');
    await expect(tokens).toContainText('Never used');
    expect(await page.content()).not.toContain(token);
  });

  await test.step('a program reads the chosen project with it, and changes nothing', async () => {
    const read = await request.get('/api/projects', { headers });
    const projects: { id: string; name: string }[] = (await read.json()).data;
    expect(projects.map(({ name }) => name)).toEqual(['Bakery site']);
    const [{ id } = { id: '' }] = projects;
    const refused = await request.put(`/api/projects/${id}`, { headers, data: { name: 'Mine' } });
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'insufficient_scope' });
    await page.reload();
    await expect(tokens).toContainText('Last used');
  });

  await test.step('once it is revoked it is refused', async () => {
    await tokens.getByRole('button', { name: 'Revoke Wall display' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(toast(page, '“Wall display” revoked')).toBeVisible();
    await expect(card.getByText('None yet.')).toBeVisible();
    expect((await request.get('/api/projects', { headers })).status()).toBe(401);
  });
  expect(complaints).toEqual([]);
});
