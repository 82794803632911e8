import type { TimeEntry } from '@daymark/contract/time-entries';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOutLocally } from '../../platform/session.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { samplePerson } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { EntryDialog } from './entry-dialog.tsx';

const network = standInForNetwork();

beforeEach(() => {
  localStorage.clear();
  signIn('token', samplePerson({ timezone: 'Europe/Berlin' }));
});
afterEach(() => signOutLocally('chosen'));

/** From the second half past two of a night in which the clock goes back. */
const ENTRY: TimeEntry = {
  id: 'entry',
  _id: 'entry',
  subtaskId: 'task',
  title: 'Glaze the cups',
  projectId: 'project',
  projectName: 'Pottery site',
  isTaskDeleted: true,
  startedAt: '2026-10-25T01:30:00.000Z',
  endedAt: '2026-10-25T02:30:00.000Z',
  minutes: 60,
  note: '',
  day: '2026-10-25',
};

async function open(entry: TimeEntry | null) {
  const onClose = vi.fn();
  const screen = await show(<EntryDialog entry={entry} day="2026-10-25" onClose={onClose} />);
  return { screen, onClose };
}

test('a changed note leaves the times as they are, also in an hour that comes twice', async () => {
  const { screen, onClose } = await open(ENTRY);
  await expect.element(screen.getByLabelText('From')).toHaveValue('02:30');
  await screen.getByLabelText('Note').fill('Second firing');
  await screen.getByRole('button', { name: 'Save' }).click();
  const saved = await network.next();
  expect([saved.request, saved.body]).toEqual(['PUT /api/time-entries/entry', { note: 'Second firing' }]);
  saved.answer(200, { success: true, data: { entry: ENTRY } });
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('a changed end is sent with the start, and what the server refuses is said at the field', async () => {
  const { screen } = await open(ENTRY);
  await screen.getByLabelText('To').fill('05:00');
  await screen.getByRole('button', { name: 'Save' }).click();
  const saved = await network.next();
  expect(saved.body).toEqual({
    span: { startedAt: '2026-10-25T00:30:00.000Z', endedAt: '2026-10-25T04:00:00.000Z' },
  });
  const message = 'Please choose an end that has passed';
  saved.answer(400, {
    success: false,
    code: 'invalid_input',
    message,
    requestId: '1',
    errors: [{ path: 'endedAt', message }],
  });
  await expect.element(screen.getByText(message)).toBeVisible();
});
