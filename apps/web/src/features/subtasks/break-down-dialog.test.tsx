import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleSubtask } from '../../testing/samples.ts';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { BreakDownDialog } from './break-down-dialog.tsx';

const network = standInForNetwork();
afterEach(dismissAllToasts);

const answerOf = (titles: readonly string[], questions: readonly string[] = [], changeId?: string) => ({
  success: true,
  data: {
    steps: titles.map((title) => ({ title, minutes: 60, done: null })),
    source: 'library',
    questions,
    written: changeId ? { subtasks: [], changeId, project: {} } : null,
  },
});

async function open() {
  const onClose = vi.fn();
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <BreakDownDialog subtask={sampleSubtask({ id: 'about', title: 'About page' })} onClose={onClose} />
    </QueryClientProvider>,
  );
  const asked = await network.next('/subtasks/about/break-down');
  expect(asked.body).toEqual({ depth: 'balanced' });
  asked.answer(200, answerOf(['Write the text', 'Choose a picture', 'Build the page']));
  return { screen, onClose };
}

test('the proposed steps are changed in place and written with one click, and the toast undoes it', async () => {
  const { screen, onClose } = await open();
  await screen.getByRole('button', { name: /^Write the text/ }).click();
  await userEvent.keyboard('Write it{Enter}');
  await screen.getByRole('button', { name: /Change the length of: Write it/ }).click();
  await userEvent.keyboard('45m{Enter}');
  await screen.getByRole('button', { name: 'Leave out: Choose a picture' }).click();
  await screen.getByRole('button', { name: /New step$/ }).click();
  await userEvent.keyboard('Show it to somebody{Enter}');
  await expect.element(screen.getByText('3 steps · 2 h 45 min')).toBeVisible();
  await screen.getByRole('button', { name: 'Break down', exact: true }).click();
  const written = await network.next('/subtasks/about/break-down');
  expect(written.body).toEqual({
    steps: [
      { title: 'Write it', minutes: 45, done: null },
      { title: 'Build the page', minutes: 60, done: null },
      { title: 'Show it to somebody', minutes: 60, done: null },
    ],
  });
  written.answer(200, answerOf(['a', 'b', 'c'], [], 'change'));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  await expect.poll(() => currentToasts().at(-1)?.title).toBe('Broken down into 3 steps');
  expect(currentToasts().at(-1)?.action?.label).toBe('Undo');
});

test('a step that is left out stays where it was, and comes back by the same button', async () => {
  const { screen } = await open();
  const leave = screen.getByRole('button', { name: 'Leave out: Write the text' });
  await expect.element(leave).toBeVisible();
  const { top } = leave.element().getBoundingClientRect();
  await leave.click();
  const back = screen.getByRole('button', { name: 'Put back: Write the text' });
  await expect.element(back).toBeVisible();
  expect(back.element().getBoundingClientRect().top).toBe(top);
  await expect.element(screen.getByText('2 steps · 2 h')).toBeVisible();
  await back.click();
  await expect.element(screen.getByText('3 steps · 3 h')).toBeVisible();
});

test('more and fewer steps ask again', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'More steps' }).click();
  const finer = await network.next('/subtasks/about/break-down');
  expect(finer.body).toEqual({ depth: 'detailed' });
  finer.answer(200, answerOf(['One', 'Two']));
  await expect.element(screen.getByText('One', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'More steps' })).toBeDisabled();
});
