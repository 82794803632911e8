import type { Timer } from '@daymark/contract/timers';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ForgottenDialog } from './forgotten-dialog.tsx';

const TIMER: Timer = {
  ...{ id: 't', _id: 't', subtaskId: 's', title: 'Call the painter', projectId: 'p', projectName: 'Shed' },
  ...{ startedAt: '2026-11-20T21:52:00.000Z', seconds: 40 * 3600, isForgotten: true },
};

test('of a timer that ran over night its person says how much counts, or that nothing does', async () => {
  const stopped: number[] = [];
  const screen = await render(
    <ForgottenDialog
      open
      onOpenChange={() => {}}
      timer={TIMER}
      minutes={2_400}
      onStop={(minutes) => stopped.push(minutes)}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'How long did you work?' });
  await expect.element(dialog.getByText(/“Call the painter” has run since .*: 40 h\.$/)).toBeVisible();
  const hours = dialog.getByLabelText('Hours that count');
  const stop = dialog.getByRole('button', { name: 'Stop timer' });
  await expect.element(hours).toHaveFocus();
  await expect.element(stop).toBeDisabled();
  await hours.fill('all night');
  await expect.element(dialog.getByText(/^Hours must be from 0 to/)).toBeVisible();
  await expect.element(stop).toBeDisabled();

  await hours.fill('1,5');
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Count nothing' }).click();
  expect(stopped).toEqual([90, 0]);
});
