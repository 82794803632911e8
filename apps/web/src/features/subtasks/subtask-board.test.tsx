import type { ProjectDetails } from '@daymark/contract/projects';
import { addDays, daysBetween } from '@daymark/domain/dates';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { projectDetailsQuery } from '../../plan-data/queries.ts';
import { todayOfUser } from '../../platform/today.ts';
import { answerBeside } from '../../testing/network.ts';
import { sampleProject, sampleSubtask } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { currentToasts, dismissToast } from '../../ui/toast-store.ts';
import { SubtaskBoard } from './subtask-board.tsx';

const TODAY = '2026-11-20';
const PROJECT = sampleProject([
  sampleSubtask({ id: 'gallery', title: 'Build the gallery', dueDate: TODAY }),
  sampleSubtask({ id: 'form', title: 'Build the form', dueDate: '2026-11-23', position: 2 }),
]);

/** The network, one request at a time: a test sees each request and decides when and how it is answered. */
interface Asked {
  request: string;
  answer: (status: number, body: object) => void;
}

const asked: Asked[] = [];

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    const beside = answerBeside(`${method} ${address}`);
    if (beside) return Promise.resolve(beside);
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (status: number, body: object) => resolve(Response.json(body, { status }));
    asked.push({ request: `${method} ${address}`, answer });
    return promise;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const toast of currentToasts()) dismissToast(toast.id);
});

const REFUSAL = { success: false, message: 'The database cannot be reached.', code: 'unavailable' };

const nextRequest = async (): Promise<Asked> => {
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const request = asked.shift();
  if (!request) throw new Error('Nothing was asked');
  return request;
};

function Page() {
  const { data } = useQuery(projectDetailsQuery(PROJECT.id));
  return data ? (
    <SubtaskBoard
      project={data}
      today={TODAY}
      aside={null}
      soughtId={undefined}
      onSeek={() => {}}
      onFound={() => {}}
    />
  ) : null;
}

async function openBoard() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  const { queryKey } = projectDetailsQuery(PROJECT.id);
  client.setQueryData<ProjectDetails>(queryKey, PROJECT);
  const screen = await show(<Page />, client);
  return { screen, project: () => client.getQueryData<ProjectDetails>(queryKey) };
}

const toasts = () => currentToasts().map(({ kind, title, description }) => [kind, title, description]);

test('completing shows at once, and is taken back with the reason when the server refuses', async () => {
  const { screen, project } = await openBoard();
  await screen.getByRole('checkbox', { name: 'Mark as completed: Build the gallery' }).click();

  const change = await nextRequest();
  expect(change.request).toBe('PUT /api/subtasks/gallery');
  await expect.element(screen.getByRole('checkbox', { name: 'Completed: Build the gallery' })).toBeChecked();
  await expect
    .poll(project)
    .toMatchObject({ progress: 50, status: 'In Progress', stats: { completedSubtasks: 1 } });
  expect(toasts()).toEqual([]);

  change.answer(503, REFUSAL);
  await expect
    .element(screen.getByRole('checkbox', { name: 'Mark as completed: Build the gallery' }))
    .not.toBeChecked();
  await expect.poll(toasts).toEqual([['error', 'Failed to update subtask status', REFUSAL.message]]);
  await expect
    .poll(project)
    .toMatchObject({ progress: 0, status: 'Pending', stats: { completedSubtasks: 0 } });
  expect((await nextRequest()).request).toBe(`GET /api/projects/${PROJECT.id}`);
});

test('a failed change takes back only itself, not what was done beside it', async () => {
  const { screen, project } = await openBoard();
  await screen.getByRole('checkbox', { name: 'Mark as completed: Build the gallery' }).click();
  await screen.getByRole('checkbox', { name: 'Mark as completed: Build the form' }).click();
  const first = await nextRequest();
  await nextRequest();
  await expect.poll(project).toMatchObject({ progress: 100, status: 'Completed' });

  first.answer(503, REFUSAL);

  await expect
    .element(screen.getByRole('checkbox', { name: 'Mark as completed: Build the gallery' }))
    .not.toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Completed: Build the form' })).toBeChecked();
  await expect
    .poll(project)
    .toMatchObject({ progress: 50, stats: { completedSubtasks: 1, pendingSubtasks: 1 } });
});

test('a deleted subtask goes at once, and comes back when the server refuses', async () => {
  const { screen, project } = await openBoard();
  await screen.getByRole('button', { name: /Build the form/ }).click();
  await screen.getByRole('button', { name: 'Delete' }).click();

  const request = await nextRequest();
  expect(request.request).toBe('DELETE /api/subtasks/form');
  await expect.element(screen.getByRole('button', { name: /Build the form/ })).not.toBeInTheDocument();
  await expect.poll(project).toMatchObject({ stats: { totalSubtasks: 1 } });

  request.answer(503, REFUSAL);
  await expect.element(screen.getByRole('button', { name: /Build the form/ })).toBeInTheDocument();
  await expect.poll(toasts).toEqual([['error', 'Failed to delete subtask', REFUSAL.message]]);
  await expect.poll(project).toMatchObject({ stats: { totalSubtasks: 2 } });
});

test('the words of a subtask that could not be added stand in the form again', async () => {
  const { screen, project } = await openBoard();
  await screen.getByRole('button', { name: 'Add Subtask' }).click();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Call Mara');
  await screen.getByRole('button', { name: 'Add', exact: true }).first().click();

  const request = await nextRequest();
  await expect.element(screen.getByRole('button', { name: /Call Mara/ })).toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');

  request.answer(503, REFUSAL);
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Call Mara');
  await expect.element(screen.getByRole('button', { name: /Call Mara/ })).not.toBeInTheDocument();
  await expect.poll(toasts).toEqual([['error', 'Failed to create subtask', REFUSAL.message]]);
  await expect.poll(project).toMatchObject({ stats: { totalSubtasks: 2 } });
});

test('the words of a subtask that could not be added wait also where its form has gone meanwhile', async () => {
  const { screen } = await openBoard();
  await screen.getByRole('button', { name: 'Add Subtask' }).click();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Call Mara');
  await screen.getByRole('button', { name: 'Add', exact: true }).first().click();
  const request = await nextRequest();
  await screen.unmount();
  request.answer(401, { success: false, message: 'Your session has ended. Please log in again.' });
  await expect.poll(() => toasts().length).toBe(1);

  const again = await openBoard();
  await again.screen.getByRole('button', { name: 'Add Subtask' }).click();
  await expect.element(again.screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Call Mara');
});

test('a double click completes once, and plans once', async () => {
  const { screen } = await openBoard();
  await screen.getByRole('checkbox', { name: 'Mark as completed: Build the gallery' }).dblClick();
  await screen.getByRole('button', { name: 'Change plan' }).click();
  await screen.getByRole('menuitem', { name: /^Regenerate/ }).dblClick();
  await screen.getByRole('checkbox', { name: 'Mark as completed: Build the form' }).click();

  await expect
    .poll(() => asked.map(({ request }) => request))
    .toEqual([
      'PUT /api/subtasks/gallery',
      `POST /api/projects/${PROJECT.id}/plan-proposal`,
      'PUT /api/subtasks/form',
    ]);
});

/** Answers the question for the next working day, and returns that day. */
async function answerNextDay(): Promise<string> {
  const days = await nextRequest();
  const [from = ''] = /from=(\S{10})/.exec(days.request)?.slice(1) ?? [];
  expect(daysBetween(todayOfUser(), from)).toBe(1);
  const whys = ['weekday', 'day-off', 'working', 'working'];
  const data = whys.map((why, at) => ({ date: addDays(from, at), why, hours: why === 'working' ? 6 : 0 }));
  days.answer(200, { success: true, data });
  return addDays(from, 2);
}

const galleryDay = (project: ProjectDetails | undefined) =>
  project?.subtasks.find(({ id }) => id === 'gallery')?.dueDate;

test('one click moves a task to the next working day', async () => {
  const { screen, project } = await openBoard();
  await screen.getByRole('button', { name: /Build the gallery/ }).click();
  await screen.getByRole('button', { name: 'To the next working day' }).click();
  const day = await answerNextDay();
  expect((await nextRequest()).request).toBe('PUT /api/subtasks/gallery');
  expect(galleryDay(project())).toBe(day);
});

test('the key t moves a task to the next working day, and undo gives it its day back', async () => {
  const { screen, project } = await openBoard();
  const tick = screen.getByRole('checkbox', { name: 'Mark as completed: Build the gallery' });
  await expect.element(tick).toBeVisible();
  await userEvent.keyboard('j');
  await userEvent.keyboard('t');
  const day = await answerNextDay();
  const change = await nextRequest();
  expect(change.request).toBe('PUT /api/subtasks/gallery');
  expect(galleryDay(project())).toBe(day);

  const subtask = project()?.subtasks.find(({ id }) => id === 'gallery');
  change.answer(200, { success: true, data: { subtask, project: PROJECT } });
  await expect
    .poll(toasts)
    .toMatchObject([['success', expect.stringMatching(/^Moved to /), 'Build the gallery']]);
  currentToasts()[0]?.action?.onAction();

  await expect.poll(() => galleryDay(project())).toBe(TODAY);
  await expect.poll(() => asked.map(({ request }) => request)).toContain('PUT /api/subtasks/gallery');
});
