import type { AgendaItem } from '@daymark/contract/subtasks';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { projectListQuery } from '../../plan-data/queries.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleAgendaItem, sampleListed, samplePage } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { SearchBox } from './search-box.tsx';

const network = standInForNetwork();

const SHOPS = ['Shop of Ana', 'Shop of Bea', 'Shop of Cleo'].map((name) => sampleListed(name));

const TASKS = ['Shop sign', 'Shop opening'].map((title) => sampleAgendaItem({ id: title, title }));

/** The next search of projects and tasks: two requests, answered together. */
async function nextSearch() {
  const projects = await network.next();
  const tasks = await network.next();
  expect(tasks.request).toBe(projects.request.replace('/projects/', '/subtasks/'));
  return {
    request: projects.request,
    answer: (status: number, body: object, foundTasks = samplePage<AgendaItem>([])) => {
      projects.answer(status, body);
      tasks.answer(200, foundTasks);
    },
    fail: () => {
      projects.fail();
      tasks.fail();
    },
    answerTasks: (status: number, body: object) => {
      projects.answer(200, samplePage(SHOPS));
      tasks.answer(status, body);
    },
  };
}

async function open(client = new QueryClient()) {
  const goals = { onProject: vi.fn(), onTask: vi.fn(), onAll: vi.fn(), onLeave: vi.fn() };
  const screen = await show(<SearchBox rows={5} {...goals} />, client);
  return { screen, box: screen.getByRole('combobox', { name: 'Search projects and tasks' }), ...goals };
}

const press = (keys: string) => userEvent.keyboard(keys);

test('looks once the typing has rested for 300 ms, and shows the first that match', async () => {
  const { screen, box } = await open();
  await box.click();
  vi.useFakeTimers();
  try {
    // Pressing keys directly does not advance the test's clock.
    await press('sho');
    await vi.advanceTimersByTimeAsync(299);
    await press('p');
    await vi.advanceTimersByTimeAsync(299);
    expect(network.waiting()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    const { request, answer } = await nextSearch();
    expect(request).toBe('GET /api/projects/search?query=shop&limit=5');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Searching');
    answer(200, samplePage(SHOPS));
  } finally {
    vi.useRealTimers();
  }
  await expect.element(screen.getByRole('option', { name: /Shop of Cleo/ })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 projects and 0 tasks found');
});

test('arrows go round the options while the focus stays, and Enter opens the one they stand on', async () => {
  const { screen, box, onProject } = await open();
  await box.fill('shop');
  (await nextSearch()).answer(200, samplePage(SHOPS));
  await expect.element(screen.getByRole('option', { name: /Shop of Ana/ })).toBeVisible();
  const standsOn = (name: RegExp | string) =>
    expect.element(screen.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');

  await press('{ArrowDown}{ArrowDown}');
  await standsOn(/Shop of Bea/);
  await press('{ArrowUp}{ArrowUp}');
  await standsOn('View all results');
  await press('{ArrowDown}');
  await standsOn(/Shop of Ana/);
  await expect.element(box).toHaveFocus();
  const option = screen.getByRole('option', { name: /Shop of Ana/ }).element();
  await expect.element(box).toHaveAttribute('aria-activedescendant', option.id);

  await press('{Enter}');
  await expect.poll(() => onProject.mock.calls).toEqual([['Shop of Ana']]);
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('tasks come below the projects, in a group of their own that the same keys reach', async () => {
  const { screen, box, onTask, onProject } = await open();
  await box.fill('shop');
  (await nextSearch()).answer(200, samplePage(SHOPS.slice(0, 1)), samplePage(TASKS, 7));
  const projects = screen.getByRole('group', { name: 'Projects' });
  await expect.element(projects.getByRole('option', { name: /Shop of Ana/ })).toBeVisible();
  const tasks = screen.getByRole('group', { name: 'Tasks' }).getByRole('option');
  await expect.element(tasks.first()).toHaveTextContent('PendingShop signNo date · Portfolio site');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 project and 7 tasks found');

  await press('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(tasks.last()).toHaveAttribute('aria-selected', 'true');
  await press('{Enter}');
  await expect.poll(() => onTask.mock.calls).toEqual([['Shop opening', TASKS[1]?.projectId.id]]);
  expect(onProject).not.toHaveBeenCalled();
});

test('where only tasks were found, all results are those', async () => {
  const { screen, box, onAll } = await open();
  await box.fill('sign');
  (await nextSearch()).answer(200, samplePage([]), samplePage(TASKS));
  await screen.getByRole('option', { name: 'View all results' }).click();
  await expect.poll(() => onAll.mock.calls).toEqual([['sign', 'tasks']]);
});

test('without the tasks it shows the projects, and says so', async () => {
  const { screen, box } = await open();
  await box.fill('shop');
  (await nextSearch()).answerTasks(500, { success: false });
  await expect.element(screen.getByText('Failed to fetch subtasks').first()).toBeVisible();
  await expect.element(screen.getByText(/Only projects are shown/)).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /Shop of Cleo/ })).toBeVisible();

  await screen.getByRole('button', { name: 'Retry' }).click();
  (await network.next()).answer(200, samplePage(TASKS));
  await expect.element(screen.getByRole('option', { name: /Shop sign/ })).toBeVisible();
});

test('Enter while no option is chosen, and the last option, lead to all results', async () => {
  const { screen, box, onAll } = await open();
  await box.fill(' shop ');
  await press('{Enter}');
  await box.fill('garden');
  (await nextSearch()).answer(200, samplePage(SHOPS, 12));
  await screen.getByRole('option', { name: 'View all results' }).click();
  await expect
    .poll(() => onAll.mock.calls)
    .toEqual([
      ['shop', 'projects'],
      ['garden', 'projects'],
    ]);
});

test('Escape closes the list, then clears the box, then leaves', async () => {
  const { screen, box, onLeave } = await open();
  await box.fill('shop');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await press('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('shop');
  await press('{Escape}');
  await expect.element(box).toHaveValue('');
  expect(onLeave).not.toHaveBeenCalled();
  await press('{Escape}');
  await expect.poll(() => onLeave).toHaveBeenCalledOnce();
});

test('what matches nothing says so', async () => {
  const { screen, box, onAll } = await open();
  await box.fill('zeppelin');
  (await nextSearch()).answer(200, samplePage([]));
  await expect.element(screen.getByText('No projects or tasks found').first()).toBeVisible();
  await screen.getByRole('option', { name: 'More ways to search' }).click();
  await expect.poll(() => onAll.mock.calls).toEqual([['zeppelin', 'projects']]);
});

test('an answer to earlier words never takes the place of a later one', async () => {
  const { screen, box } = await open();
  await box.fill('shop');
  const early = await nextSearch();
  await box.fill('garden');
  const late = await nextSearch();
  late.answer(200, samplePage([sampleListed('Garden')]));
  await expect.element(screen.getByRole('option', { name: /Garden/ })).toBeVisible();
  early.answer(200, samplePage(SHOPS));
  await press('{ArrowDown}');
  await expect
    .element(screen.getByRole('option', { name: /Garden/ }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('option', { name: /Shop/ })).not.toBeInTheDocument();
});

test('what was found stands while one types on, and goes with other words', async () => {
  const { screen, box } = await open();
  await box.fill('sho');
  (await nextSearch()).answer(200, samplePage(SHOPS));
  const found = screen.getByRole('option', { name: /Shop of Ana/ });
  await expect.element(found).toBeVisible();
  await box.fill('shop');
  await nextSearch();
  await expect.element(found).toBeVisible();
  await box.fill('garden');
  await expect.element(found).not.toBeInTheDocument();
});

test('without a connection it finds what this device knows, until it is back', async () => {
  const client = new QueryClient();
  const known = [
    sampleListed('Shop of Ana'),
    sampleListed('Garden'),
    sampleListed('Tax', { description: 'For the shop.' }),
  ];
  client.setQueryData(projectListQuery().queryKey, samplePage(known));
  const { screen, box } = await open(client);
  await box.fill('shop');
  (await nextSearch()).fail();
  await expect.element(screen.getByText('Daymark cannot be reached.')).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /Shop of Ana/ })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /Tax/ })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /Garden/ })).not.toBeInTheDocument();

  await screen.getByRole('button', { name: 'Retry' }).click();
  (await nextSearch()).answer(200, samplePage(SHOPS));
  await expect.element(screen.getByRole('option', { name: /Shop of Cleo/ })).toBeVisible();
});

test('a failure of the server says so', async () => {
  const { screen, box } = await open();
  await box.fill('shop');
  (await nextSearch()).answer(500, { success: false });
  await expect.element(screen.getByText('Failed to fetch projects').first()).toBeVisible();
});
