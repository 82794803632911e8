import type { Notification } from '@daymark/contract/notifications';
import { focusManager } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { NotificationBell } from './notification-bell.tsx';

const network = standInForNetwork();
afterEach(dismissAllToasts);

const sample = (
  fields: Pick<Notification, 'id' | 'kind' | 'title' | 'message'> & Partial<Notification>,
): Notification => ({
  _id: fields.id,
  projectId: 'bakery',
  projectName: 'Bakery',
  subtaskId: null,
  milestoneId: null,
  dueDate: '2026-11-19',
  since: '2026-11-20',
  readAt: null,
  ...fields,
});

const LATE = sample({
  id: 'late',
  kind: 'subtask_overdue',
  title: 'Order flour',
  message: 'Overdue by 1 day',
});
const BROKEN = sample({
  id: 'broken',
  kind: 'plan_broken',
  title: 'Bakery',
  message: 'The plan no longer holds: 3 open tasks behind',
});
const SOON = sample({
  id: 'soon',
  kind: 'milestone_due_soon',
  title: 'Opening',
  message: 'Due in 2 days',
  readAt: '2026-11-20T09:00:00.000Z',
});

const answerOf = (data: Notification[]) => ({
  success: true,
  data,
  page: 1,
  pages: 1,
  total: data.length,
  count: data.length,
  limit: 100,
  unreadCount: data.filter(({ readAt }) => readAt === null).length,
});

async function openBell(data: Notification[]) {
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <NotificationBell />
        <Outlet />
      </>
    ),
  });
  const project = createRoute({
    getParentRoute: () => rootRoute,
    path: '/project/$id/details',
    component: () => <p>The page of the project</p>,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([project]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultNotFoundComponent: () => null,
  });
  const screen = await show(<RouterProvider router={router} />);
  const { request, answer } = await network.next();
  expect(request).toBe('GET /api/notifications?limit=100');
  answer(200, answerOf(data));
  return screen;
}

test('the bell counts what was not read, and shows it by what it is', async () => {
  const screen = await openBell([LATE, SOON, BROKEN]);
  await screen.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const panel = screen.getByRole('dialog', { name: 'Notifications' });
  await expect.element(panel.getByRole('heading', { name: 'Coming up' })).toBeVisible();
  await expect
    .poll(() =>
      panel
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Plans that no longer hold', 'Overdue', 'Coming up']);
  await expect.element(panel.getByText('Overdue by 1 day · Bakery')).toBeVisible();
});

test('one is marked as read at once, and the keyboard goes on from its row', async () => {
  const screen = await openBell([LATE, BROKEN]);
  await screen.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await screen.getByRole('button', { name: 'Mark as read: Order flour' }).click();
  expect((await network.next()).request).toBe('PUT /api/notifications/late/read');
  await expect.element(screen.getByRole('link', { name: 'Order flour' })).toHaveFocus();
  await expect
    .element(screen.getByRole('button', { name: 'Notifications, 1 unread', includeHidden: true }))
    .toBeInTheDocument();
});

test('all are marked as read, and shown as unread again when that fails', async () => {
  const screen = await openBell([LATE, BROKEN]);
  await screen.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await screen.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(screen.getByRole('button', { name: 'All read' })).toBeVisible();
  const { request, answer } = await network.next();
  expect(request).toBe('POST /api/notifications/read-all');
  answer(503, { success: false, message: 'The database cannot be reached.' });
  (await network.next()).answer(200, answerOf([LATE, BROKEN]));
  await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  await expect
    .poll(currentToasts)
    .toMatchObject([
      { kind: 'error', title: 'Failed to mark as read', description: 'The database cannot be reached.' },
    ]);
});

test('one leads to its project, and is read by that', async () => {
  const screen = await openBell([BROKEN]);
  await screen.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await screen.getByRole('link', { name: 'Bakery' }).click();
  await expect.element(screen.getByText('The page of the project')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect((await network.next()).request).toBe('PUT /api/notifications/broken/read');
  await expect.element(screen.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('where it shows as many as it can, it says so', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...LATE, id: `late ${index}` }));
  const screen = await openBell(many);
  await screen.getByRole('button', { name: 'Notifications, 100 unread' }).click();
  await expect.element(screen.getByText(/^These are the newest 100\./)).toBeInTheDocument();
});

test('with nothing to tell it says what it is for', async () => {
  const screen = await openBell([]);
  await screen.getByRole('button', { name: 'Notifications' }).click();
  await expect.element(screen.getByText('Nothing to look at')).toBeVisible();
});

test('what cannot be fetched can be tried again', async () => {
  const screen = await openBell([LATE]);
  await screen.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await screen.getByRole('button', { name: 'Mark as read: Order flour' }).click();
  (await network.next()).answer(200, { success: true, data: { notification: LATE } });
  // After saving, the list is fetched again.
  (await network.next()).answer(500, { success: false });
  await expect.element(screen.getByText('Failed to fetch notifications')).toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  (await network.next()).answer(200, answerOf([]));
  await expect.element(screen.getByText('Nothing to look at')).toBeVisible();
});

test('it asks again every five minutes and on return, and never while the page is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const screen = await openBell([LATE]);
    await expect.element(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await vi.advanceTimersByTimeAsync(300_000);
    (await network.next()).answer(200, answerOf([]));
    await expect.element(screen.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(900_000);
    expect(network.waiting()).toEqual([]);
    focusManager.setFocused(true);
    expect((await network.next()).request).toBe('GET /api/notifications?limit=100');
  } finally {
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  }
});
