import type { Settings } from '@daymark/contract/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../plan-data/query-client.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { WorkingHoursForm } from './working-hours-form.tsx';

const network = standInForNetwork();

beforeEach(() => localStorage.clear());
afterEach(() => {
  dismissAllToasts();
  queryClient.clear();
});

const SETTINGS: Settings = {
  weekdays: [1, 2, 3, 4, 5],
  hoursPerDay: 6,
  workingHours: { from: '08:00', until: '18:00' },
  locale: 'en-US',
  language: 'en',
};

const open = (settings = SETTINGS) =>
  render(
    <QueryClientProvider client={queryClient}>
      <WorkingHoursForm settings={settings} />
    </QueryClientProvider>,
  );

test('what was chosen and not saved is there again on the next visit, until it is called off', async () => {
  const before = await open();
  await before.getByRole('checkbox', { name: 'Friday' }).click({ force: true });
  await before.getByLabelText('Hours a day').fill('4.5');
  await before.unmount();

  const screen = await open();
  await expect.element(screen.getByRole('checkbox', { name: 'Friday' })).not.toBeChecked();
  await expect.element(screen.getByLabelText('Hours a day')).toHaveValue(4.5);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
  await expect.element(screen.getByLabelText('Hours a day')).toHaveValue(6);
});

test('a double click saves once', async () => {
  const screen = await open();
  await screen.getByLabelText('Hours a day').fill('4.5');
  await screen.getByRole('button', { name: 'Save Preferences' }).dblClick();
  const saved = { ...SETTINGS, hoursPerDay: 4.5 };
  const nothing = { moves: [], unplaced: [], feasible: true };
  (await network.next('/api/replan?week=12345x4.5')).answer(200, { success: true, data: nothing });
  const { request, body, answer } = await network.next();
  expect({ request, body }).toEqual({ request: 'PUT /api/users/settings', body: saved });
  expect(network.waiting()).toEqual([]);

  answer(200, { success: true, data: saved });
  await expect.poll(() => currentToasts()).toMatchObject([{ kind: 'success', title: 'Preferences saved' }]);
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});
