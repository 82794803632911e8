import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleAgendaItem, sampleListed, samplePage } from '../../testing/samples.ts';
import { TopSearch } from './top-search.tsx';

const network = standInForNetwork();

afterEach(() => page.viewport(390, 800));

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <header className="relative h-16">
        <TopSearch onProject={() => {}} onTask={() => {}} onAll={() => {}} />
      </header>
    </QueryClientProvider>,
  );

/** The server respects the limit in the request. */
async function answerWithSix() {
  const { request, answer } = await network.next();
  const limit = Number(new URLSearchParams(request.split('?')[1]).get('limit'));
  const six = ['Ana', 'Bea', 'Cleo', 'Dora', 'Ella', 'Fay'].map((name) => sampleListed(`Shop of ${name}`));
  answer(200, samplePage(six.slice(0, limit), six.length));
  const tasks = six.map(({ name }) =>
    sampleAgendaItem({ id: `sign ${name}`, title: name.replace('Shop', 'Sign') }),
  );
  (await network.next()).answer(200, samplePage(tasks.slice(0, limit), six.length));
}

test('a wide bar holds the box, with five results', async () => {
  await page.viewport(1024, 800);
  const screen = await open();
  await screen.getByRole('combobox', { name: 'Search projects and tasks' }).fill('shop');
  await answerWithSix();
  await expect.element(screen.getByRole('option', { name: /Shop of/ }).nth(4)).toBeVisible();
  await expect.poll(() => screen.getByRole('option', { name: /Shop of/ }).elements()).toHaveLength(5);
  expect(screen.getByRole('group', { name: 'Tasks' }).getByRole('option').elements()).toHaveLength(5);
});

test('on a phone a button lays it over the bar, with three results, and Escape gives the focus back', async () => {
  const screen = await open();
  const button = screen.getByRole('button', { name: 'Search projects and tasks' });
  await button.click();
  const box = screen.getByRole('combobox', { name: 'Search projects and tasks' });
  await expect.element(box).toHaveFocus();
  await box.fill('shop');
  await answerWithSix();
  await expect.element(screen.getByRole('option', { name: /Shop of/ }).nth(2)).toBeVisible();
  await expect.poll(() => screen.getByRole('option', { name: /Shop of/ }).elements()).toHaveLength(3);
  expect(screen.getByRole('group', { name: 'Tasks' }).getByRole('option').elements()).toHaveLength(3);

  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('a window that is resized is followed once it has rested for 150 ms', async () => {
  const screen = await open();
  const box = screen.getByRole('combobox', { name: 'Search projects and tasks' });
  vi.useFakeTimers();
  try {
    const isCrossed = new Promise((resolve) => {
      matchMedia('(min-width: 48rem)').addEventListener('change', resolve, { once: true });
    });
    await page.viewport(1024, 800);
    await isCrossed;
    await vi.advanceTimersByTimeAsync(149);
    expect(box.query()).toBeNull();
    // Each look moves the clock on: a second event of the same resizing begins the rest anew.
    await expect.poll(() => box.query()).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
