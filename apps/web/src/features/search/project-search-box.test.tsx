import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { projectListQuery } from '../../lib/queries.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleListed, samplePage } from '../../testing/samples.ts';
import { ProjectSearchBox } from './project-search-box.tsx';

const network = standInForNetwork();

const SHOPS = ['Shop of Ana', 'Shop of Bea', 'Shop of Cleo'].map((name) => sampleListed(name));

async function open(client = new QueryClient()) {
  const goals = { onProject: vi.fn(), onAll: vi.fn(), onLeave: vi.fn() };
  const screen = await render(
    <QueryClientProvider client={client}>
      <ProjectSearchBox rows={5} {...goals} />
    </QueryClientProvider>,
  );
  return { screen, box: screen.getByRole('combobox', { name: 'Search projects' }), ...goals };
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
    const { request, answer } = await network.next();
    expect(request).toBe('GET /api/projects/search?query=shop&limit=5');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Searching');
    answer(200, samplePage(SHOPS));
  } finally {
    vi.useRealTimers();
  }
  await expect.element(screen.getByRole('option', { name: /Shop of Cleo/ })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 projects found');
});

test('arrows go round the options while the focus stays, and Enter opens the one they stand on', async () => {
  const { screen, box, onProject } = await open();
  await box.fill('shop');
  (await network.next()).answer(200, samplePage(SHOPS));
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

test('Enter while no option is chosen, and the last option, lead to all results', async () => {
  const { screen, box, onAll } = await open();
  await box.fill(' shop ');
  await press('{Enter}');
  await box.fill('garden');
  (await network.next()).answer(200, samplePage(SHOPS, 12));
  await screen.getByRole('option', { name: 'View all results' }).click();
  await expect.poll(() => onAll.mock.calls).toEqual([['shop'], ['garden']]);
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
  (await network.next()).answer(200, samplePage([]));
  await expect.element(screen.getByText('No projects found').first()).toBeVisible();
  await screen.getByRole('option', { name: 'More ways to search' }).click();
  await expect.poll(() => onAll.mock.calls).toEqual([['zeppelin']]);
});

test('an answer to earlier words never takes the place of a later one', async () => {
  const { screen, box } = await open();
  await box.fill('shop');
  const early = await network.next();
  await box.fill('garden');
  const late = await network.next();
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
  (await network.next()).answer(200, samplePage(SHOPS));
  const found = screen.getByRole('option', { name: /Shop of Ana/ });
  await expect.element(found).toBeVisible();
  await box.fill('shop');
  await network.next();
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
  (await network.next()).fail();
  await expect.element(screen.getByText('Daymark cannot be reached.')).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /Shop of Ana/ })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /Tax/ })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /Garden/ })).not.toBeInTheDocument();

  await screen.getByRole('button', { name: 'Retry' }).click();
  (await network.next()).answer(200, samplePage(SHOPS));
  await expect.element(screen.getByRole('option', { name: /Shop of Cleo/ })).toBeVisible();
});

test('a failure of the server says so', async () => {
  const { screen, box } = await open();
  await box.fill('shop');
  (await network.next()).answer(500, { success: false });
  await expect.element(screen.getByText('Failed to fetch projects').first()).toBeVisible();
});
