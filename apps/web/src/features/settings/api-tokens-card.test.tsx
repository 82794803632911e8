import type { ApiToken } from '@daymark/contract/api-tokens';
import { expect, test } from 'vitest';
import { standInForNetwork } from '../../testing/network.ts';
import { show, signInForEach } from '../../testing/show.tsx';
import { currentToasts } from '../../ui/toast-store.ts';
import { ApiTokensCard } from './api-tokens-card.tsx';

const network = standInForNetwork();

signInForEach();

const token = (id: string, fields: Partial<ApiToken> = {}): ApiToken => ({
  id,
  _id: id,
  name: `Script ${id}`,
  scopes: ['read'],
  projectIds: null,
  connectedFrom: null,
  createdAt: '2026-11-19T09:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  ...fields,
});
const listOf = (...tokens: ApiToken[]) => ({ success: true, data: tokens, count: tokens.length });

async function open(...tokens: ApiToken[]) {
  const screen = await show(<ApiTokensCard />);
  (await network.next()).answer(200, listOf(...tokens));
  return screen;
}

test('a token says what it may do, where, and whether it still works', async () => {
  const screen = await open(
    token('a', { scopes: ['read', 'write'], connectedFrom: 'assistant.example' }),
    token('b', { projectIds: ['bakery', 'gone'], expiresAt: '2020-01-01T09:00:00.000Z' }),
  );
  const asked = await network.next();
  expect(asked.request).toContain('GET /api/projects?');
  asked.answer(200, { success: true, data: [{ id: 'bakery', name: 'Bakery' }], total: 1 });
  await expect.element(screen.getByText('Read, Write · All projects')).toBeVisible();
  await expect.element(screen.getByText('Read · Bakery, 1 other project')).toBeVisible();
  await expect.element(screen.getByText('Expired', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Never expires')).toBeVisible();
  await expect.element(screen.getByText('Connected from assistant.example')).toBeVisible();
});

test('nothing is sent until it has a name and a scope; then its secret is shown once', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'New token' }).click();
  const form = screen.getByRole('form', { name: 'New API token' });
  await form.getByLabelText('Read').click();
  await form.getByText('Chosen projects').click();
  (await network.next()).answer(200, { success: true, data: [], total: 0 });
  await form.getByRole('button', { name: 'Make token' }).click();
  for (const problem of [
    'Please enter a name',
    'Please choose what the token may do',
    'Please choose a project',
  ])
    await expect.element(form.getByText(problem)).toBeVisible();

  await form.getByLabelText('Name').fill('Backup');
  await form.getByLabelText('Write').click();
  await form.getByText('All projects').click();
  await form.getByLabelText('Expires').selectOptions('Never');
  await form.getByRole('button', { name: 'Make token' }).click();
  const asked = await network.next();
  expect(asked.request).toBe('POST /api/tokens');
  expect(asked.body).toEqual({ name: 'Backup', scopes: ['write'], projectIds: null, days: null });
  const made = token('a', { name: 'Backup', scopes: ['write'] });
  asked.answer(201, { success: true, data: { token: made, secret: 'daymark_api_secret' } });
  (await network.next()).answer(200, listOf(made));
  await expect.element(screen.getByLabelText('API token', { exact: true })).toHaveValue('daymark_api_secret');
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText('Backup')).toBeVisible();
  expect(document.body.innerHTML).not.toContain('daymark_api_secret');
});

test('a token that cannot be revoked is back in the list', async () => {
  const screen = await open(token('a'));
  await screen.getByRole('button', { name: 'Revoke Script a' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect.element(screen.getByText('None yet.')).toBeVisible();
  const asked = await network.next();
  expect(asked.request).toBe('DELETE /api/tokens/a');
  asked.answer(500, {});
  (await network.next()).answer(200, listOf(token('a')));
  await expect.element(screen.getByText('Script a')).toBeVisible();
  await expect.poll(currentToasts).toMatchObject([{ kind: 'error', title: 'Failed to revoke “Script a”' }]);
});
