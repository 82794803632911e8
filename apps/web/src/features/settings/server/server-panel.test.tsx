import type { Backups } from '@daymark/contract/server';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { signIn, signOutLocally } from '../../../platform/session.ts';
import { standInForNetwork } from '../../../testing/network.ts';
import { samplePerson } from '../../../testing/samples.ts';
import { makeClient } from '../../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../../ui/toast-store.ts';
import { BackupsCard } from './backups-card.tsx';
import { formatBytes } from './bytes.ts';
import { FailedJobsCard } from './failed-jobs-card.tsx';
import { MailCard } from './mail-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { SignUpsCard } from './sign-ups-card.tsx';
import { VisitorPlansCard } from './visitor-plans-card.tsx';

const network = standInForNetwork();

beforeEach(() => {
  localStorage.clear();
  signIn('token', samplePerson({ isOwner: true }));
});
afterEach(() => {
  dismissAllToasts();
  signOutLocally('chosen');
});

const open = (card: ReactNode) =>
  render(<QueryClientProvider client={makeClient()}>{card}</QueryClientProvider>);

const about = (fields: object = {}) => ({
  success: true,
  data: { version: '1.2.3', signUps: 'open', isReachableFromElsewhere: true, ...fields },
});

test('an open server that others reach recommends invitations; a choice that is refused is taken back', async () => {
  const screen = await open(<SignUpsCard />);
  (await network.next()).answer(200, about());
  const advice = screen.getByText('Other machines can reach this server.', { exact: false });
  await expect.element(advice).toBeVisible();
  await screen.getByText('By invitation', { exact: true }).click();
  await expect.element(advice).not.toBeInTheDocument();
  const asked = await network.next();
  expect(asked.request).toBe('PUT /api/server');
  expect(asked.body).toEqual({ signUps: 'invited' });
  asked.answer(500, {});
  (await network.next()).answer(200, about());
  await expect.element(advice).toBeVisible();
  await expect
    .poll(currentToasts)
    .toMatchObject([{ kind: 'error', title: 'Failed to change the settings of the server' }]);
});

test('visitors may try a project by one switch, which says when it has no effect', async () => {
  const screen = await open(<VisitorPlansCard />);
  (await network.next()).answer(200, about({ visitorPlans: true, signUps: 'invited' }));
  const box = screen.getByRole('checkbox', { name: 'Visitors may try a project' });
  await expect.element(box).toBeChecked();
  await expect.element(screen.getByText('Only while anybody may sign up', { exact: false })).toBeVisible();
  await box.click();
  const asked = await network.next();
  expect([asked.request, asked.body]).toEqual(['PUT /api/server', { visitorPlans: false }]);
  await expect.element(box).not.toBeChecked();
  asked.answer(200, about({ visitorPlans: false }));
  (await network.next()).answer(200, about({ visitorPlans: false }));
  await expect
    .element(screen.getByText('Only while anybody may sign up', { exact: false }))
    .not.toBeInTheDocument();
});

test('a test mail that was refused says why, in plain and in exact words', async () => {
  const screen = await open(<MailCard />);
  await screen.getByRole('button', { name: 'Send a test mail' }).click();
  const data = {
    isSent: false,
    said: 'mail.example does not accept the sender.',
    answer: '550 no such sender',
  };
  (await network.next()).answer(200, { success: true, data });
  await expect.element(screen.getByText(data.said)).toBeVisible();
  await expect.element(screen.getByText(data.answer)).toBeVisible();
});

test('among many people one is searched on the server; the field stays while it is emptied', async () => {
  const person = (n: number) => ({
    ...{ id: `${n}`, _id: `${n}`, firstname: 'Ana', lastname: `Silva ${n}`, email: `ana${n}@example.com` },
    ...{ emailVerified: true, disabledAt: null, projects: 1, seenAt: null, isOwner: false },
    createdAt: '2026-11-20T09:00:00.000Z',
  });
  const people = (total: number, ...numbers: number[]) => ({
    ...{ success: true, data: numbers.map(person), page: 1, pages: 1, total },
    ...{ count: numbers.length, limit: 50 },
  });
  const screen = await open(<PeopleCard />);
  const field = screen.getByRole('searchbox', { name: 'Search by name or email' });
  (await network.next()).answer(200, people(9, 1, 2));
  await field.fill('silva 2');
  const asked = await network.next();
  expect(asked.request).toBe('GET /api/server/people?query=silva+2&page=1&limit=50');
  asked.answer(200, people(1, 2));
  await expect.element(screen.getByText('Ana Silva 1', { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText('Ana Silva 2', { exact: true })).toBeVisible();
  await field.fill('nobody');
  (await network.next()).answer(200, people(0));
  await expect.element(screen.getByText('Nobody has this name or email.')).toBeVisible();
  await field.fill('');
  const all = await network.next();
  await expect.element(field).toHaveFocus();
  all.answer(200, people(9, 1, 2));
  await expect.element(screen.getByText('Ana Silva 1', { exact: true })).toBeVisible();
});

const NO_BACKUPS: Backups = {
  folder: '/backups',
  keep: 14,
  backups: [],
  failures: [],
  isBackingUp: false,
  isDrilling: false,
  drill: null,
};

test('without a folder for backups it says what to set; a failed one says why until one succeeds', async () => {
  const failures = [{ failedAt: '2026-11-20T01:17:00.000Z', reason: 'The disk is full' }];
  const none = await open(<BackupsCard />);
  (await network.next()).answer(200, { success: true, data: { ...NO_BACKUPS, folder: null } });
  await expect.element(none.getByText('set BACKUP_DIR to a folder', { exact: false })).toBeVisible();
  await expect.element(none.getByRole('button', { name: 'Make one now' })).not.toBeInTheDocument();
  await none.unmount();

  const failing = await open(<BackupsCard />);
  (await network.next()).answer(200, { success: true, data: { ...NO_BACKUPS, failures } });
  await expect.element(failing.getByText('The disk is full')).toBeVisible();
  await failing.getByRole('button', { name: 'Make one now' }).click();
  const made = { name: 'daymark-1.tar.zst', finishedAt: '2026-11-20T09:00:00.000Z', bytes: 1_234_567 };
  (await network.next()).answer(202, { success: true, data: { ...NO_BACKUPS, failures, backups: [made] } });
  await expect.element(failing.getByText('1.2 MB')).toBeVisible();
  await expect.element(failing.getByText('The disk is full')).not.toBeInTheDocument();
});

test('a failed job leaves the list when it is tried again, and is back if it fails again', async () => {
  const job = {
    ...{ id: 'a', _id: 'a', queue: 'mail', tries: 3, reason: 'ESOCKET', nextAt: null },
    failedAt: '2026-11-20T09:00:00.000Z',
  };
  const screen = await open(<FailedJobsCard />);
  (await network.next()).answer(200, { success: true, data: [job], count: 1 });
  await screen.getByRole('button', { name: 'Try again: Send a mail' }).click();
  const asked = await network.next();
  expect(asked.request).toBe('POST /api/server/jobs/a/retry');
  asked.answer(200, { success: true, message: 'It is tried again' });
  await expect.element(screen.getByText('Nothing failed.')).toBeVisible();
  (await network.next()).answer(200, { success: true, data: [job], count: 1 });
  await expect.element(screen.getByText('ESOCKET')).toBeVisible();
});

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [14_900, '14.9 kB'],
  [81_000_000_000, '81 GB'],
  [2_000_000_000_000_000, '2,000 TB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
