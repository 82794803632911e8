import { expect } from '@playwright/test';
import { beginChat } from '../support/chats.ts';
import { startModel } from '../support/model.ts';
import { startNode } from '../support/nodes.ts';
import { enterAs, makePerson } from '../support/people.ts';
import { collectComplaints, except } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('a language model is stopped in the middle, asked again, out of order, and limited by the day', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  await using model = await startModel();
  await using node = await startNode({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'pilot-1',
    AI_BASE_URL: model.url,
    AI_DAILY_LIMIT: '2',
  });
  await enterAs(page, await makePerson(request));
  await page.goto(`${node.url}/chats`);
  await beginChat(page, 'My week');
  const field = page.getByLabel('Your message');
  const answer = page.getByRole('article', { name: /^Answer of .*pilot-1/ });

  await test.step('stopped in the middle: what had come of it stands, and nobody works on', async () => {
    model.behave('falls silent');
    await field.fill('What comes first?');
    await page.keyboard.press('Enter');
    await expect(answer).toContainText('The flour comes first');
    await page.keyboard.press('Escape');
    await expect(answer.getByText('Stopped here.')).toBeVisible();
    await expect.poll(model.busy).toBe(0);
  });

  await test.step('while it is out of order the words are kept, over a reload too', async () => {
    model.behave('fails');
    await field.fill('And then?');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Failed to send message')).toBeVisible();
    await expect(field).toHaveValue('And then?');
    await page.reload();
    await expect(field).toHaveValue('And then?');
    await field.fill('');
  });

  await test.step('asked again it answers in the place of what was stopped, and the day is used up', async () => {
    model.behave('answers');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(answer).toContainText('The flour comes first.');
    await expect(answer.getByText('Stopped here.')).toHaveCount(0);
    await expect(page.getByText('None of today’s 2 requests is left.')).toBeVisible();
    await field.fill('And then?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('You have reached the daily limit for AI requests.');
    await expect(field).toHaveValue('And then?');
  });
  expect(except([429, 503], complaints)).toEqual([]);
});

test('where AI is turned off there are no chats, and nothing asks for them', async ({ page, request }) => {
  await using node = await startNode({ AI_PROVIDER: 'off' });
  await enterAs(page, await makePerson(request));
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto(`${node.url}/chats`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'No active projects' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Projects', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chats' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search or do/ }).fill('chats');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name: /^Chats/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(asked.filter((path) => path.startsWith('/api/chats'))).toEqual([]);
});
