import type { ReminderSettings } from '@daymark/contract/reminders';
import { expect, test } from 'vitest';
import { standInForNetwork } from '../../testing/network.ts';
import { show, signInForEach } from '../../testing/show.tsx';
import { currentToasts } from '../../ui/toast-store.ts';
import { RemindersCard } from './reminders-card.tsx';

const network = standInForNetwork();

signInForEach();

const OFF: ReminderSettings = {
  digestAt: null,
  minutesBefore: null,
  daysBefore: null,
  daysAt: '09:00',
  waitDays: null,
  mailKinds: ['digest', 'reminders'],
};

async function open(settings: ReminderSettings) {
  const screen = await show(<RemindersCard />);
  (await network.next()).answer(200, { success: true, data: settings });
  return screen;
}

test('a digest and rules are chosen and saved together', async () => {
  const screen = await open(OFF);
  await expect.element(screen.getByLabelText('Digest at')).not.toBeInTheDocument();
  await screen.getByRole('checkbox', { name: /digest of the day/ }).click();
  await expect.element(screen.getByLabelText('Digest at')).toHaveValue('07:00');
  await screen.getByLabelText('Digest at').fill('06:30');
  await screen.getByLabelText('Remind me of tasks without a time').selectOptions('The day before');
  await screen.getByLabelText('Remind me of people I wait for').selectOptions('After 5 days');
  await screen.getByRole('checkbox', { name: 'Send reminders by mail' }).click();
  await screen.getByRole('button', { name: 'Save digest and reminders' }).click();

  const saved = await network.next();
  const chosen = { ...OFF, digestAt: '06:30', daysBefore: 1, waitDays: 5, mailKinds: ['digest' as const] };
  expect([saved.request, saved.body]).toEqual(['PUT /api/reminders', chosen]);
  saved.answer(200, { success: true, data: chosen });
  await expect.poll(currentToasts).toMatchObject([{ kind: 'success', title: 'Digest and reminders saved' }]);
});

test('without a time nothing is saved, and a number of days of a program stays among the choices', async () => {
  const screen = await open({ ...OFF, digestAt: '07:00', waitDays: 17 });
  await expect.element(screen.getByLabelText('Remind me of people I wait for')).toHaveValue('17');
  await screen.getByLabelText('Digest at').fill('');
  await screen.getByRole('button', { name: 'Save digest and reminders' }).click();
  await expect.element(screen.getByText('Please enter a time')).toBeVisible();
});
