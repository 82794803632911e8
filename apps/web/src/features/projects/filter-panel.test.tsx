import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { standInForNetwork } from '../../testing/network.ts';
import { makeClient, show } from '../../testing/show.tsx';
import { narrowed, type ProjectsPlace } from './projects-place.ts';
import { ProjectsToolbar } from './projects-toolbar.tsx';

const network = standInForNetwork();

beforeEach(() => page.viewport(1280, 900));

const STATS = { total: 9, pending: 4, inProgress: 3, completed: 2 };

async function openFilters(initial: ProjectsPlace = {}) {
  let place = initial;
  function Page() {
    const [address, setAddress] = useState(initial);
    place = address;
    return (
      <ProjectsToolbar
        filter={address}
        onFilterChange={(fields) => setAddress((present) => narrowed(present, fields))}
      />
    );
  }
  const client = makeClient();
  const screen = await show(<Page />, client);
  await screen.getByRole('button', { name: 'Filters' }).click();
  const stats = await network.next();
  expect(stats.request).toBe('GET /api/projects/stats');
  return { screen, stats, place: () => place };
}

test('the panel narrows by status, progress and due date, and says how many filters are on', async () => {
  const { screen, stats, place } = await openFilters({ page: 4, limit: 5 });
  stats.answer(200, { success: true, data: STATS });
  const status = screen.getByLabelText('Status');
  await expect
    .element(status)
    .toHaveTextContent('Any statusNot completed (7)Pending (4)In Progress (3)Completed (2)');
  await status.selectOptions('Not completed (7)');
  await screen.getByLabelText('Progress from').fill('20');
  await screen.getByLabelText('Due to').fill('2026-12-24');
  await expect.poll(place).toEqual({ limit: 5, status: 'Open', progressMin: 20, dueDateTo: '2026-12-24' });
  await expect.element(screen.getByRole('button', { name: 'Filters 3 active' })).toBeVisible();

  await screen.getByRole('button', { name: 'Remove Progress from 20%' }).click();
  await expect.poll(place).toEqual({ limit: 5, status: 'Open', dueDateTo: '2026-12-24' });
  await expect.element(screen.getByLabelText('Progress from')).toHaveValue('');
  await expect.element(screen.getByLabelText('Search my projects')).toHaveFocus();
  await screen.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(place).toEqual({ limit: 5 });
  await expect.element(screen.getByLabelText('Due to')).toHaveValue('');
});

test('what makes no sense is said beside its field, and changes nothing', async () => {
  const { screen, place } = await openFilters();
  const from = screen.getByLabelText('Progress from');
  await from.fill('101');
  await expect.element(from).toHaveAccessibleDescription('Progress must be a number from 0 to 100');
  await from.fill('a lot');
  await expect.element(from).toHaveAccessibleDescription('Progress must be a number from 0 to 100');
  await from.fill('60');
  await screen.getByLabelText('Progress to').fill('40');
  await expect.element(from).toHaveAccessibleDescription('The lowest progress must not be above the highest');
  await screen.getByLabelText('Due from').fill('2026-12-24');
  await screen.getByLabelText('Due to').fill('2026-12-01');
  await expect
    .element(screen.getByLabelText('Due from'))
    .toHaveAccessibleDescription('The first due date must not be after the last');

  await screen.getByLabelText('Progress to').fill('80');
  await expect.poll(() => place().progressMax).toBe(80);
  await expect.poll(place).toMatchObject({ progressMin: 60 });
  expect(place()).not.toHaveProperty('dueDateTo');
});

test('an order is chosen in the words of what is sorted', async () => {
  const { screen, place } = await openFilters();
  await screen.getByLabelText('Sort by').selectOptions('Due date');
  await expect.poll(place).toEqual({ sortBy: 'dueDate' });
  await expect.element(screen.getByText('Due date, earliest first')).toBeVisible();
  await screen.getByLabelText('Order').selectOptions('Latest first');
  await expect.poll(place).toEqual({ sortBy: 'dueDate', sortOrder: 'desc' });
  await screen.getByLabelText('Sort by').selectOptions('Date created');
  await expect.poll(place).toEqual({});

  await screen.getByLabelText('Search my projects').fill('fair');
  await expect.element(screen.getByLabelText('Sort by')).toHaveValue('relevance');
  await expect.element(screen.getByLabelText('Order')).toBeDisabled();
});

test('without figures the statuses are there all the same, and it says what is missing', async () => {
  const { screen, stats } = await openFilters();
  stats.answer(500, { success: false });
  await expect
    .element(screen.getByLabelText('Status'))
    .toHaveAccessibleDescription('Failed to fetch project stats');
  await screen.getByLabelText('Status').selectOptions('Pending');
  await expect.element(screen.getByRole('button', { name: 'Filters 1 active' })).toBeVisible();
});
