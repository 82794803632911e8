import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keys } from '../../plan-data/queries.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleAgendaItem, sampleListed, samplePage } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import type { SearchPlace } from './search-place.ts';
import { SearchScreen } from './search-screen.tsx';
import type { SearchTab } from './search-tabs.ts';

const network = standInForNetwork();

const searchOf = (request: string) => {
  const query = new URLSearchParams(request.split('?')[1]);
  return [query.get('searchBy'), query.get('query'), query.get('page')];
};

function Page({ initial }: { initial: SearchPlace }) {
  const [place, setPlace] = useState(initial);
  const [tab, setTab] = useState<SearchTab>('projects');
  return (
    <SearchScreen
      tab={tab}
      place={place}
      onPlaceChange={setPlace}
      onTabChange={(chosen, sought) => {
        setTab(chosen);
        setPlace(sought);
      }}
      skeleton={<p>Loading projects</p>}
      results={({ projects, pages, onPageChange }) => (
        <>
          <ul>
            {projects.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          <button type="button" onClick={() => onPageChange(pages)}>
            Last page
          </button>
        </>
      )}
      pager={({ pages, onPageChange }) => (
        <button type="button" onClick={() => onPageChange(pages)}>
          Last tasks
        </button>
      )}
    />
  );
}

function open(place: Partial<SearchPlace> = {}, client = new QueryClient()) {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <Page initial={{ query: '', searchBy: 'all', page: 1, ...place }} />,
    }),
    history: createMemoryHistory(),
  });
  return show(<RouterProvider router={router as never} />, client);
}

test('begins empty, and looks once the typing has rested for 300 ms', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Start searching')).toBeVisible();
  await screen.getByLabelText('Words to look for').click();
  vi.useFakeTimers();
  try {
    // Pressing keys directly does not advance the test's clock.
    await userEvent.keyboard('gall');
    await vi.advanceTimersByTimeAsync(299);
    await userEvent.keyboard('ery');
    await vi.advanceTimersByTimeAsync(299);
    expect(network.waiting()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    const { request, answer } = await network.next();
    expect(searchOf(request)).toEqual(['all', 'gallery', '1']);
    answer(200, samplePage([sampleListed('Gallery of Mara')]));
  } finally {
    vi.useRealTimers();
  }
  await expect.element(screen.getByText('Gallery of Mara')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 project found');
});

test('takes up what it was given, and goes on to another page of it', async () => {
  const screen = await open({ query: 'shop', searchBy: 'name' });
  await expect.element(screen.getByLabelText('Words to look for')).toHaveValue('shop');
  await expect.element(screen.getByLabelText('Name')).toBeChecked();
  const first = await network.next();
  expect(searchOf(first.request)).toEqual(['name', 'shop', '1']);
  first.answer(200, samplePage([sampleListed('Shop of Ana')], 12));
  await screen.getByRole('button', { name: 'Last page' }).click();
  const second = await network.next();
  expect(searchOf(second.request)).toEqual(['name', 'shop', '2']);
  await expect.element(screen.getByText('Shop of Ana')).toBeVisible();
});

test('status and priority are chosen from a list, and what was typed comes back', async () => {
  const screen = await open({ query: 'shop' });
  (await network.next()).answer(200, samplePage([sampleListed('Shop of Ana')]));
  await screen.getByText('Status', { exact: true }).click();
  await expect.element(screen.getByText('Start searching')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('In Progress');
  const byStatus = await network.next();
  expect(searchOf(byStatus.request)).toEqual(['status', 'In Progress', '1']);
  byStatus.answer(200, samplePage([]));

  await screen.getByText('Priority', { exact: true }).click();
  await screen.getByRole('combobox', { name: 'Priority' }).selectOptions('Low');
  const byPriority = await network.next();
  expect(searchOf(byPriority.request)).toEqual(['priority', 'Low', '1']);

  await screen.getByText('Description', { exact: true }).click();
  await expect.element(screen.getByLabelText('Words to look for')).toHaveValue('shop');
  expect(searchOf((await network.next()).request)).toEqual(['description', 'shop', '1']);
});

test('says that nothing matches, and offers to look everywhere', async () => {
  const screen = await open({ query: 'shop', searchBy: 'description' });
  (await network.next()).answer(200, samplePage([]));
  await expect.element(screen.getByText('No projects found')).toBeVisible();
  await screen.getByRole('button', { name: 'Search everything' }).click();
  const everywhere = await network.next();
  expect(searchOf(everywhere.request)).toEqual(['all', 'shop', '1']);
  everywhere.answer(200, samplePage([]));
  await screen.getByRole('button', { name: 'Clear the search' }).click();
  await expect.element(screen.getByText('Start searching')).toBeVisible();
});

test('a failure says so, keeps the words, and can be tried again', async () => {
  const screen = await open({ query: 'shop' });
  (await network.next()).answer(500, { success: false });
  await expect.element(screen.getByText('Failed to fetch projects')).toBeVisible();
  await expect.element(screen.getByLabelText('Words to look for')).toHaveValue('shop');
  await screen.getByRole('button', { name: 'Retry' }).click();
  (await network.next()).answer(200, samplePage([sampleListed('Shop of Ana')]));
  await expect.element(screen.getByText('Shop of Ana')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('out of reach it looks through what this device has seen', async () => {
  const client = new QueryClient();
  const seen = [sampleListed('Shop of Ana'), { ...sampleListed('Garden fair'), id: 'fair' }];
  client.setQueryData(keys.projectList({ limit: 10 }), samplePage(seen));
  const screen = await open({ query: 'shop' }, client);
  (await network.next()).fail();

  await expect.element(screen.getByText('Of the projects that this device has seen:')).toBeVisible();
  await expect.element(screen.getByText('Shop of Ana')).toBeVisible();
  await expect.element(screen.getByText('Garden fair')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a late answer to earlier words is not shown', async () => {
  const screen = await open({ query: 'shop' });
  const early = await network.next();
  await screen.getByLabelText('Words to look for').fill('garden');
  const late = await network.next();
  late.answer(200, samplePage([sampleListed('Garden')]));
  await expect.element(screen.getByText('Garden')).toBeVisible();
  early.answer(200, samplePage([sampleListed('Shop of Ana')]));
  await screen.getByLabelText('Words to look for').fill('garden');
  await expect.element(screen.getByText('Shop of Ana')).not.toBeInTheDocument();
});

test('the other tab finds tasks by the same words, and each leads to its place in its project', async () => {
  const screen = await open({ query: 'shop', searchBy: 'name' });
  (await network.next()).answer(200, samplePage([sampleListed('Shop of Ana')]));
  await screen.getByRole('tab', { name: 'Tasks' }).click();
  const { request, answer } = await network.next();
  expect(request).toBe('GET /api/subtasks/search?query=shop&page=1');
  const sign = sampleAgendaItem({
    id: 'sign',
    title: 'Shop sign',
    dueDate: '2026-12-01',
    status: 'Completed',
  });
  answer(200, samplePage([sign], 12));

  await expect.element(screen.getByRole('status')).toHaveTextContent('12 tasks found');
  const row = screen.getByRole('listitem');
  await expect.element(row.getByText('Completed')).toBeInTheDocument();
  await expect.element(row.getByText('Portfolio site')).toBeVisible();
  const href = screen.getByRole('link', { name: 'Shop sign' }).element().getAttribute('href');
  expect(href).toBe(`/project/${sign.projectId.id}/details#subtask-sign`);
  await expect.element(screen.getByRole('group', { name: 'Search by' })).not.toBeInTheDocument();

  await screen.getByRole('button', { name: 'Last tasks' }).click();
  expect((await network.next()).request).toBe('GET /api/subtasks/search?query=shop&page=2');
});

test('a status that projects were searched by is no word for tasks', async () => {
  const screen = await open({ query: 'In Progress', searchBy: 'status' });
  (await network.next()).answer(200, samplePage([]));
  await screen.getByRole('tab', { name: 'Tasks' }).click();
  await expect.element(screen.getByText('Start searching')).toBeVisible();
  await screen.getByLabelText('Words to look for').fill('sign');
  (await network.next()).answer(200, samplePage([]));
  await expect.element(screen.getByText('No tasks found')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear the search' }).click();
  await expect.element(screen.getByText('Start searching')).toBeVisible();
});

test('a failure to find tasks says so, and can be tried again', async () => {
  const screen = await open({ query: 'shop' });
  (await network.next()).answer(200, samplePage([]));
  await screen.getByRole('tab', { name: 'Tasks' }).click();
  (await network.next()).answer(500, { success: false });
  await expect.element(screen.getByText('Failed to fetch subtasks')).toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  (await network.next()).answer(200, samplePage([sampleAgendaItem({ id: 'sign', title: 'Shop sign' })]));
  await expect.element(screen.getByRole('link', { name: 'Shop sign' })).toBeVisible();
});
