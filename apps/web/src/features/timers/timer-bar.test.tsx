import type { Timer } from '@daymark/contract/timers';
import { expect, test } from 'vitest';
import { standInForNetwork } from '../../testing/network.ts';
import { routed, show, signInForEach } from '../../testing/show.tsx';
import { TimerBar } from './timer-bar.tsx';

const network = standInForNetwork();
signInForEach();

const TIMER: Timer = {
  ...{ id: 't', _id: 't', subtaskId: 's', title: 'Call the painter', projectId: 'p', projectName: 'Shed' },
  ...{ startedAt: '2026-11-20T21:52:00.000Z', seconds: 40 * 3600, isForgotten: true },
};

test('a timer that ran over night asks how much counts before it stops', async () => {
  const screen = await show(routed(() => <TimerBar />));
  (await network.next('/timer')).answer(200, { success: true, data: { timer: TIMER } });
  await screen.getByRole('button', { name: 'Stop timer: how much of it counts?' }).click();
  const dialog = screen.getByRole('dialog', { name: 'How long did you work?' });
  await dialog.getByLabelText('Hours that count').fill('1.5');
  await dialog.getByRole('button', { name: 'Stop timer' }).click();

  const { request, body } = await network.next();
  expect([request, body]).toEqual(['POST /api/timer/stop', { minutes: 90 }]);
  await expect.element(dialog).not.toBeInTheDocument();
});
