import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayOfPeople } from '../support/people.ts';
import { startReceiver } from '../support/receiver.ts';
import { collectComplaints, expectClean } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('a webhook is made, tried, told what is done, sent again, paused and removed', async ({
  page,
  request,
}) => {
  const complaints = collectComplaints(page);
  const receiver = await startReceiver();
  const person = await makePerson(request);
  const headers = { authorization: `Bearer ${person.token}` };
  const startDate = todayOfPeople();
  const project = { name: 'Bakery site', startDate, dueDate: daysLater(startDate, 9) };
  const { id } = (await (await request.post('/api/projects', { headers, data: project })).json()).data
    .project;
  const data = { title: 'Choose the flour', dueDate: startDate };
  await request.post(`/api/subtasks/projects/${id}`, { headers, data });
  await enterAs(page, person);
  await page.goto('/settings?tab=security');
  const card = page.getByRole('region', { name: 'Webhooks' });
  const rows = card.getByRole('list', { name: 'Webhooks', exact: true }).getByRole('listitem');

  const secret = await test.step('an address is told of tasks, and the secret is shown once', async () => {
    await card.getByRole('button', { name: 'New webhook' }).click();
    const form = card.getByRole('form', { name: 'New webhook' });
    await form.getByLabel('Name').fill('Shop display');
    await form.getByLabel('Address').fill(receiver.address);
    await form.getByRole('checkbox', { name: 'Projects' }).uncheck();
    await expectClean(page);
    await form.getByRole('button', { name: 'Make webhook' }).click();
    await expect(card.getByLabel('Secret of the webhook')).toBeFocused();
    await expectClean(page);
    const shown = await card.getByLabel('Secret of the webhook').inputValue();
    await card.getByRole('button', { name: 'Done' }).click();
    await expect(rows).toContainText('Tasks · All projects');
    await expect(rows).toContainText('Nothing delivered yet');
    return shown;
  });

  const deliveries = card.getByRole('list', { name: 'Deliveries of Shop display' }).getByRole('listitem');
  await test.step('a test arrives, signed with the secret', async () => {
    await card.getByRole('button', { name: 'Deliveries of Shop display' }).click();
    await card.getByRole('button', { name: 'Send a test' }).click();
    await expect(deliveries).toContainText('Delivered');
    await expectClean(page);
    const [{ headers: sent, body } = { headers: {} as Record<string, string>, body: '' }] = receiver.received;
    const signed = `${sent['webhook-id']}.${sent['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(sent['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  });

  await test.step('a completed task is told, though its server is down at first', async () => {
    receiver.status = 500;
    await page.goto(`/project/${id}/details`);
    await page.getByRole('checkbox', { name: /Choose the flour/ }).check();
    await expect.poll(() => receiver.received.map(({ type }) => type)).toContain('task.completed');
    receiver.status = 204;
    // The list is open as it was left.
    await page.goto('/settings?tab=security');
    await expect(deliveries.first()).toContainText('task.completed');
    // The second attempt comes after some seconds by itself.
    await expect(deliveries.first()).toContainText('Delivered');
    await expect(deliveries.first()).toContainText('2 attempts');
    await card.getByRole('button', { name: 'Send again: task.completed' }).click();
    await expect.poll(() => receiver.received.filter(({ type }) => type === 'task.completed').length).toBe(3);
    await expectClean(page);
  });

  await test.step('it is paused, resumed and removed', async () => {
    await card.getByRole('button', { name: 'Pause Shop display' }).click();
    await expect(rows.first()).toContainText('What happens meanwhile is not sent later.');
    await expectClean(page);
    await card.getByRole('button', { name: 'Resume Shop display' }).click();
    await card.getByRole('button', { name: 'Remove Shop display' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, '“Shop display” removed')).toBeVisible();
    await expect(card.getByText('None yet.')).toBeVisible();
  });
  receiver.stop();
  expect(complaints).toEqual([]);
});
