import type { Webhook, WebhookDelivery } from '@daymark/contract/webhooks';
import { expect, test } from 'vitest';
import { standInForNetwork } from '../../testing/network.ts';
import { show, signInForEach } from '../../testing/show.tsx';
import { currentToasts } from '../../ui/toast-store.ts';
import { WebhooksCard } from './webhooks-card.tsx';

const network = standInForNetwork();

signInForEach();

const WEBHOOK: Webhook = {
  id: 'hook',
  _id: 'hook',
  name: 'Home automation',
  address: 'https://hooks.example/daymark',
  kinds: ['project', 'task'],
  project: null,
  paused: null,
  createdAt: '2026-11-19T09:00:00.000Z',
  deliveredAt: null,
};

const DELIVERY: WebhookDelivery = {
  id: 'sent',
  _id: 'sent',
  type: 'task.completed',
  createdAt: '2026-11-19T09:05:00.000Z',
  state: 'failed',
  attempts: 11,
  triedAt: '2026-11-20T09:05:00.000Z',
  nextTryAt: null,
  status: 500,
  failure: 'The server answered with an error (500)',
  milliseconds: 40,
  body: '{"type":"task.completed"}',
};

const listOf = <T,>(...data: T[]) => ({ success: true, data, count: data.length });

async function open(...webhooks: Webhook[]) {
  const screen = await show(<WebhooksCard />);
  (await network.next()).answer(200, listOf(...webhooks));
  return screen;
}

test('a webhook is made for an address, and its secret is shown until Done', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'New webhook' }).click();
  (await network.next()).answer(200, {
    ...listOf({ id: 'fair', _id: 'fair', name: 'Garden fair' }),
    total: 1,
  });
  await screen.getByRole('button', { name: 'Make webhook' }).click();
  await expect.element(screen.getByText('Please enter a name')).toBeVisible();
  await expect.element(screen.getByText('Please enter an address such as', { exact: false })).toBeVisible();

  await screen.getByLabelText('Name').fill('Home automation');
  await screen.getByLabelText('Address').fill('https://hooks.example/daymark');
  await screen.getByRole('checkbox', { name: 'Time' }).click();
  await screen.getByLabelText('Projects', { exact: true }).last().selectOptions('Garden fair');
  await screen.getByRole('button', { name: 'Make webhook' }).click();
  const made = await network.next();
  expect([made.request, made.body]).toEqual([
    'POST /api/webhooks',
    {
      name: 'Home automation',
      address: 'https://hooks.example/daymark',
      kinds: ['project', 'task', 'time'],
      projectId: 'fair',
    },
  ]);
  made.answer(201, { success: true, data: { webhook: WEBHOOK, secret: 'whsec_abc' } });
  await expect.element(screen.getByLabelText('Secret of the webhook')).toHaveValue('whsec_abc');
  (await network.next()).answer(200, listOf(WEBHOOK));
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByLabelText('Secret of the webhook')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Projects, Tasks · All projects')).toBeVisible();
});

test('what was delivered is listed, tried again, and a test is sent', async () => {
  const screen = await open(WEBHOOK);
  await screen.getByRole('button', { name: 'Deliveries of Home automation' }).click();
  const asked = await network.next();
  expect(asked.request).toBe('GET /api/webhooks/hook/deliveries');
  asked.answer(200, listOf(DELIVERY));
  await expect.element(screen.getByText('The server answered with an error (500).')).toBeVisible();
  await screen.getByRole('button', { name: 'Send again: task.completed' }).click();
  const again = await network.next();
  expect(again.request).toBe('POST /api/webhooks/hook/deliveries/sent');
  const delivered: WebhookDelivery = { ...DELIVERY, state: 'delivered', failure: null, status: 204 };
  again.answer(202, { success: true, data: { delivery: delivered } });
  (await network.next()).answer(200, listOf(delivered));
  await expect.element(screen.getByText('Delivered', { exact: true })).toBeVisible();

  await screen.getByRole('button', { name: 'Send a test' }).click();
  const test = await network.next();
  expect(test.request).toBe('POST /api/webhooks/hook/test');
  test.answer(429, {
    success: false,
    code: 'too_many_attempts',
    message: 'You have had many webhooks sent.',
  });
  await expect
    .poll(currentToasts)
    .toMatchObject([
      { kind: 'error', title: 'Failed to send it', description: 'You have had many webhooks sent.' },
    ]);
});

test('one that was paused says why, is resumed, and is removed after a question', async () => {
  const screen = await open({ ...WEBHOOK, paused: 'failing' });
  await expect.element(screen.getByText('Its server took nothing for a day', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Resume Home automation' }).click();
  const resumed = await network.next();
  expect([resumed.request, resumed.body]).toEqual(['PUT /api/webhooks/hook', { isPaused: false }]);
  resumed.answer(200, { success: true, data: { webhook: WEBHOOK } });
  await expect.element(screen.getByRole('button', { name: 'Pause Home automation' })).toBeVisible();

  await screen.getByRole('button', { name: 'Remove Home automation' }).click();
  await screen.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(screen.getByText('None yet.')).toBeVisible();
  const removed = await network.next();
  expect(removed.request).toBe('DELETE /api/webhooks/hook');
  removed.answer(500, {});
  (await network.next()).answer(200, listOf(WEBHOOK));
  await expect.element(screen.getByText('Home automation')).toBeVisible();
});

test('the address and what is sent are edited, and a refusal is said in the form', async () => {
  const screen = await open(WEBHOOK);
  await screen.getByRole('button', { name: 'Edit Home automation' }).click();
  const form = screen.getByRole('form', { name: 'Edit Home automation' });
  await expect.element(form.getByLabelText('Address')).toHaveValue(WEBHOOK.address);
  await form.getByLabelText('Address').fill('https://hooks.example/new');
  await form.getByRole('checkbox', { name: /Projects/ }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  (await network.next()).answer(500, {});
  await expect.element(form.getByText('Nothing was changed. Please try again.')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  const sent = await network.next();
  const address = 'https://hooks.example/new';
  expect([sent.request, sent.body]).toEqual([
    'PUT /api/webhooks/hook',
    { name: 'Home automation', address, kinds: ['task'] },
  ]);
  sent.answer(200, { success: true, data: { webhook: { ...WEBHOOK, address, kinds: ['task'] } } });
  await expect.element(screen.getByText(address)).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
});
