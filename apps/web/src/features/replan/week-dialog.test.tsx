import '../../app.css';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test } from 'vitest';
import { reviewWeek } from '../../plan-data/week-review.ts';
import { currentOverlay, showOverlay, subscribeToOverlay } from '../../platform/overlays.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { makeClient, show } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { WeekDialog } from './week-dialog.tsx';

const network = standInForNetwork();
afterEach(() => {
  showOverlay(undefined);
  dismissAllToasts();
});

const MOVE = {
  ...{ id: 'paint', projectId: 'fair', project: 'Garden fair', title: 'Paint the stall', hours: 3 },
  ...{ from: '2127-01-08', to: '2127-01-12', reason: { kind: 'day-off', name: null } },
};
const WEEK = { weekdays: [1, 2, 3, 4] as (1 | 2 | 3 | 4)[], hoursPerDay: 6 };
const PREVIEW = '/api/replan?week=1234x6';

const preview = (moves: object[], unplaced: object[] = []) => ({
  success: true,
  data: {
    stamp: 'as-it-stands',
    feasible: unplaced.length === 0,
    moves,
    unplaced,
    certificate: null,
    waysOut: [],
    promises: [],
  },
});

function Overlay() {
  const overlay = useSyncExternalStore(subscribeToOverlay, currentOverlay);
  return <WeekDialog open={overlay === 'week'} onOpenChange={(open) => !open && showOverlay(undefined)} />;
}

/** The dialog that comes when another week moves a task. */
async function review() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const routeTree = createRootRoute({ component: Overlay });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const screen = await show(<RouterProvider router={router} />, client);
  const choice = reviewWeek(client, { week: WEEK });
  (await network.next(PREVIEW)).answer(200, preview([MOVE]));
  await expect.element(screen.getByText('Paint the stall')).toBeVisible();
  return { screen, choice };
}

test('another week is saved together with what it moves, and both are undone by one call', async () => {
  const { screen, choice } = await review();
  await screen.getByRole('button', { name: 'Save and move 1 task' }).click();
  const apply = await network.next('/api/replan');
  expect(apply.body).toMatchObject({ projectId: null, stamp: 'as-it-stands', how: 'moves', week: WEEK });
  apply.answer(200, {
    success: true,
    data: { changeId: 'change', dayOff: null, moved: 1, projectIds: ['fair'] },
  });
  expect(await choice).toBe('moved');
  await expect
    .poll(() => currentToasts().map(({ title, description }) => [title, description]))
    .toEqual([['Working days saved', '1 task moved']]);
  currentToasts()[0]?.action?.onAction();
  expect((await network.next('/api/plan-changes/change/undo')).request).toMatch(/^POST /);
});

test('another week can be saved without the moves, or not at all', async () => {
  const saved = await review();
  await saved.screen.getByRole('button', { name: 'Save without moving' }).click();
  expect(await saved.choice).toBe('only-save');
  await saved.screen.unmount();

  const cancelled = await review();
  await cancelled.screen.getByRole('button', { name: 'Cancel' }).click();
  expect(await cancelled.choice).toBe('cancelled');
  await expect.element(cancelled.screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a week that moves nothing, or whose moves cannot be found, is saved without a question', async () => {
  const client = makeClient();
  const harmless = reviewWeek(client, { week: WEEK });
  (await network.next(PREVIEW)).answer(200, preview([]));
  expect(await harmless).toBe('only-save');
  const unknown = reviewWeek(client, { projectId: 'fair', week: { weekdays: null, hoursPerDay: 2 } });
  const asked = await network.next('/api/replan?projectId=fair&week=-x2');
  asked.answer(503, { success: false, code: 'overloaded', message: 'Busy' });
  expect(await unknown).toBe('only-save');
  expect(currentOverlay()).toBeUndefined();
});
