import type { PublishedCalendar } from '@daymark/contract/published-calendars';
import { expect, test } from 'vitest';
import { standInForNetwork } from '../../testing/network.ts';
import { show, signInForEach } from '../../testing/show.tsx';
import { currentToasts } from '../../ui/toast-store.ts';
import { PublishedCalendarsCard } from './published-calendars-card.tsx';

const network = standInForNetwork();

signInForEach();

const FEED: PublishedCalendar = {
  id: 'feed',
  _id: 'feed',
  kinds: ['task', 'milestone'],
  withCompleted: true,
  isTimed: true,
  project: { id: 'fair', _id: 'fair', name: 'Garden fair' },
  createdAt: '2026-11-19T09:00:00.000Z',
  lastUsedAt: null,
};
const ADDRESS = 'https://daymark.example/api/calendar/daymark_calendar_1.ics';

const listOf = (...data: PublishedCalendar[]) => ({ success: true, data, count: data.length });
const PROJECTS = { success: true, data: [{ id: 'fair', _id: 'fair', name: 'Garden fair' }], total: 1 };

async function open(...feeds: PublishedCalendar[]) {
  const screen = await show(<PublishedCalendarsCard />);
  for (const _ of [1, 2]) {
    const { request, answer } = await network.next();
    answer(200, request.startsWith('GET /api/projects') ? PROJECTS : listOf(...feeds));
  }
  return screen;
}

test('a feed is made of what was chosen, and its address is shown until Done', async () => {
  const screen = await open();
  await expect.element(screen.getByText('None yet.')).toBeVisible();
  await screen.getByLabelText('Projects').selectOptions('Garden fair');
  await screen.getByRole('checkbox', { name: 'Completed tasks' }).click();
  await screen.getByRole('button', { name: 'Make a calendar feed' }).click();

  const made = await network.next();
  expect([made.request, made.body]).toEqual([
    'POST /api/published-calendars',
    { projectId: 'fair', kinds: ['task', 'milestone'], withCompleted: true, isTimed: true },
  ]);
  made.answer(201, { success: true, data: { calendar: FEED, address: ADDRESS } });
  await expect.element(screen.getByLabelText('Address of the calendar feed')).toHaveValue(ADDRESS);
  (await network.next()).answer(200, listOf(FEED));
  await expect.element(screen.getByText('never read', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByLabelText('Address of the calendar feed')).not.toBeInTheDocument();
  await expect
    .element(screen.getByText('Tasks, milestones · completed tasks too · tasks at their time of day'))
    .toBeVisible();
});

test('without a kind of entry no feed can be made, and choices about tasks go with the tasks', async () => {
  const screen = await open();
  await screen.getByRole('checkbox', { name: 'Tasks', exact: true }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Completed tasks' })).toBeDisabled();
  await expect.element(screen.getByRole('checkbox', { name: /^Tasks with a time/ })).toBeDisabled();
  await screen.getByRole('checkbox', { name: 'Milestones' }).click();
  await expect.element(screen.getByRole('button', { name: 'Make a calendar feed' })).toBeDisabled();
});

test('a feed is revoked after a question, and is back in the list when it could not be', async () => {
  const screen = await open(FEED);
  await screen.getByRole('button', { name: 'Revoke the feed of Garden fair' }).click();
  await screen.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect.element(screen.getByText('None yet.')).toBeVisible();
  const asked = await network.next();
  expect(asked.request).toBe('DELETE /api/published-calendars/feed');
  asked.answer(500, {});
  (await network.next()).answer(200, listOf(FEED));
  await expect.element(screen.getByRole('listitem')).toBeVisible();
  await expect
    .poll(currentToasts)
    .toMatchObject([{ kind: 'error', title: 'Failed to revoke the calendar feed' }]);
});
