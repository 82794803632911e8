import type { TrashedProject } from '@daymark/contract/trash';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleProject } from '../../testing/samples.ts';
import { makeClient, show } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { TrashCard } from './trash-card.tsx';

const network = standInForNetwork();

beforeEach(() => localStorage.clear());
afterEach(() => dismissAllToasts());

const trashed = (name: string, daysLeft: number): TrashedProject => {
  const { subtasks: _subtasks, plan: _plan, ...project } = sampleProject([]);
  return { ...project, id: name, _id: name, name, deletedAt: '2026-11-20T09:00:00.000Z', daysLeft };
};
const pageOf = (projects: readonly TrashedProject[]) => ({
  success: true,
  data: projects,
  page: 1,
  pages: 1,
  total: projects.length,
  count: projects.length,
  limit: 20,
});

async function open(projects: readonly TrashedProject[]) {
  const onOpenProject = vi.fn();
  const client = makeClient();
  const screen = await show(<TrashCard onOpenProject={onOpenProject} />, client);
  (await network.next()).answer(200, pageOf(projects));
  return { screen, onOpenProject };
}

test('a project leaves the trash at once, and its toast leads to it', async () => {
  const { screen, onOpenProject } = await open([trashed('Garden fair', 12)]);
  await expect.element(screen.getByText('Kept for 12 more days', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Restore Garden fair' }).click();
  await expect.element(screen.getByText('The trash is empty.')).toBeVisible();

  const asked = await network.next();
  expect(asked.request).toBe('POST /api/projects/Garden%20fair/restore');
  asked.answer(200, { success: true, data: { project: trashed('Garden fair', 12) } });
  await expect.poll(() => currentToasts()[0]?.title).toBe('“Garden fair” is back among your projects');
  currentToasts()[0]?.action?.onAction();
  await expect.poll(() => onOpenProject).toHaveBeenCalledWith('Garden fair');
});

test('what could not be restored is in the trash again', async () => {
  const project = trashed('Garden fair', 0);
  const { screen } = await open([project]);
  await screen.getByRole('button', { name: 'Restore Garden fair' }).click();
  (await network.next()).answer(503, {});
  (await network.next()).answer(200, pageOf([project]));

  await expect.element(screen.getByText('Removed tonight', { exact: false })).toBeVisible();
  await expect
    .poll(currentToasts)
    .toMatchObject([
      { kind: 'error', title: 'Failed to restore “Garden fair”', description: 'It is still in the trash.' },
    ]);
});

test('the trash is emptied after a question that counts what goes', async () => {
  const { screen } = await open([trashed('Garden fair', 12), trashed('Shed', 3)]);
  await screen.getByRole('button', { name: 'Empty trash' }).click();
  const question = screen.getByRole('alertdialog', { name: 'Empty the trash?' });
  await expect
    .element(question.getByText('2 projects and everything in them', { exact: false }))
    .toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(network.waiting()).toEqual([]);

  await screen.getByRole('button', { name: 'Empty trash' }).click();
  await question.getByRole('button', { name: 'Empty trash' }).click();
  const asked = await network.next();
  expect(asked.request).toBe('DELETE /api/projects/trash');
  asked.answer(500, {});
  (await network.next()).answer(200, pageOf([trashed('Shed', 3)]));
  await expect.element(screen.getByText('Shed', { exact: true })).toBeVisible();
  await expect
    .poll(currentToasts)
    .toMatchObject([{ kind: 'error', title: 'Failed to remove from the trash' }]);
});

test('a trash that cannot be read says so, and is asked for again', async () => {
  const screen = await show(<TrashCard onOpenProject={() => {}} />);
  (await network.next()).fail();
  await expect.element(screen.getByText('Failed to load the trash')).toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  (await network.next()).answer(200, pageOf([]));
  await expect.element(screen.getByText('The trash is empty.')).toBeVisible();
});
