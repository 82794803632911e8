import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import { standInForNetwork } from '../../testing/network.ts';
import { makeClient } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { ImportScreen } from './import-screen.tsx';
import { PlanImported } from './plan-imported.tsx';

const network = standInForNetwork();

afterEach(dismissAllToasts);

const open = (children: ReactNode) =>
  render(<QueryClientProvider client={makeClient()}>{children}</QueryClientProvider>);

const MADE = {
  ...{ id: 'i', tool: 'csv', name: 'Studio.csv', projects: 2, tasks: 5, undoneAt: null },
  madeAt: '2026-11-20T09:00:00.000Z',
};

const list = (undatedIn: { projectId: string; tasks: number }[]) => ({
  ...{ success: true, count: 1 },
  data: [{ ...MADE, undatedIn }],
});

const DAYS = {
  ...{ stamp: 'seen', unplaced: [] },
  tasks: [{ id: 't', projectId: 'p', title: 'Buy paint', hours: 1, isGuess: true, day: '2026-11-23' }],
  projects: [{ id: 'p', name: 'Studio', dueDate: '2026-12-01', laterDueDate: null }],
};

test('a project offers to plan its imported tasks, shows the days, and writes them when they are accepted', async () => {
  const screen = await open(<PlanImported projectId="p" />);
  (await network.next()).answer(
    200,
    list([
      { projectId: 'q', tasks: 9 },
      { projectId: 'p', tasks: 1 },
    ]),
  );
  await expect.element(screen.getByText('1 open task has no day yet.', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Plan what I imported' }).click();
  const proposed = await network.next();
  expect(proposed.request).toBe('POST /api/imports/i/proposed-days?projectId=p');
  proposed.answer(200, { success: true, data: DAYS });
  await expect.element(screen.getByText('Buy paint')).toBeVisible();
  await expect.element(screen.getByText('about 1 h')).toBeVisible();
  await screen.getByRole('button', { name: 'Accept 1 day' }).click();
  const accepted = await network.next();
  expect(accepted.request).toBe('POST /api/imports/i/accepted-days?projectId=p');
  expect(accepted.body).toEqual({ stamp: 'seen' });
  const data = { changeId: 'c', dated: 1, projectIds: ['p'] };
  accepted.answer(200, { success: true, data });
  await expect.poll(currentToasts).toMatchObject([{ title: '1 task has a day now' }]);
});

test('a project without imported tasks that wait for a day offers nothing', async () => {
  const screen = await open(<PlanImported projectId="p" />);
  (await network.next()).answer(200, list([{ projectId: 'q', tasks: 9 }]));
  await expect.poll(network.waiting).toEqual([]);
  expect(screen.container.textContent).toBe('');
});

/** As a browser does once a file was chosen. */
function choose(screen: RenderResult, file: File): void {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const input = screen.getByLabelText('File to import').element();
  Object.assign(input, { files: chosen.files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('the import screen refuses an empty file before it is sent, and lists earlier imports with their undo', async () => {
  const screen = await open(<ImportScreen linkTo={({ name }) => name} />);
  (await network.next('/api/imports')).answer(200, list([]));
  await expect.element(screen.getByText('Studio.csv', { exact: false })).toBeVisible();
  choose(screen, new File([], 'empty.csv'));
  await expect.element(screen.getByText('This file is empty.')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  const undone = await network.next();
  expect(undone.request).toBe('POST /api/imports/i/undo');
  undone.answer(500, {});
  await expect.poll(currentToasts).toMatchObject([{ kind: 'error', title: 'Failed to undo the import' }]);
});
