import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleListed } from '../../testing/samples.ts';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { answerOf, openProjects } from './testing/open-projects.tsx';

const network = standInForNetwork();

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 900);
});
afterEach(dismissAllToasts);

const FAIR = sampleListed('Craft fair', { progress: 40, status: 'In Progress' });
const SHOP = sampleListed('Shop');
const NO_MESSAGE = { success: false };

async function openTwo() {
  const opened = await openProjects();
  (await network.next()).answer(200, answerOf([FAIR, SHOP], 2));
  const { screen } = opened;
  const choose = async (name: string, action: string) => {
    await screen.getByRole('button', { name: `Actions for ${name}` }).click();
    await screen.getByRole('menuitem', { name: action }).click();
  };
  const progress = screen.getByRole('progressbar', { name: 'Progress of Craft fair' });
  return { ...opened, choose, progress };
}

const lastToast = () => currentToasts().at(-1);
const requestsOf = async (count: number) => {
  const requests = [];
  for (let asked = 0; asked < count; asked++) requests.push((await network.next()).request);
  return requests.toSorted();
};

test('completing from the card shows at once, and its toast leads back', async () => {
  const { screen, choose, progress } = await openTwo();
  await choose('Craft fair', 'Mark as completed');
  await expect.element(progress).toHaveAttribute('aria-valuenow', '100');
  const change = await network.next();
  expect(change.request).toBe('PATCH /api/projects/Craft%20fair/progress');
  const { days: _days, ...project } = FAIR;
  const done = { ...project, progress: 100, status: 'Completed', followsSubtasks: false };
  change.answer(200, { success: true, data: { project: done } });
  await expect.poll(() => lastToast()?.title).toBe('Project updated successfully');
  await expect.element(screen.getByText('Completed', { exact: true })).toBeVisible();

  lastToast()?.action?.onAction();
  const back = await network.next();
  expect(back.request).toBe('PUT /api/projects/Craft%20fair');
  back.answer(200, { success: true, data: { project } });
  await expect.element(progress).toHaveAttribute('aria-valuenow', '40');
});

test('a change that fails is taken back, and the list is fetched anew', async () => {
  const { choose, progress } = await openTwo();
  await choose('Craft fair', 'Mark as completed');
  await expect.element(progress).toHaveAttribute('aria-valuenow', '100');
  (await network.next()).answer(500, NO_MESSAGE);
  await expect.element(progress).toHaveAttribute('aria-valuenow', '40');
  await expect.poll(() => lastToast()?.title).toBe('Failed to update project progress');
  expect((await network.next()).request).toBe('GET /api/projects?page=1&limit=10');

  await choose('Craft fair', 'Mark as pending');
  (await network.next()).answer(500, NO_MESSAGE);
  await expect.poll(() => lastToast()?.title).toBe('Failed to update project');
});

test('a deleted project is asked for, goes at once, and comes back by Undo', async () => {
  const { screen, choose, shownNames } = await openTwo();
  await choose('Craft fair', 'Delete project');
  const question = screen.getByRole('alertdialog', { name: 'Delete Craft fair?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await choose('Craft fair', 'Delete project');
  await question.getByRole('button', { name: 'Delete project' }).click();
  await expect.poll(shownNames).toEqual(['Shop']);
  await expect.element(screen.getByText('1 project')).toBeInTheDocument();
  const deletion = await network.next();
  expect(deletion.request).toBe('DELETE /api/projects/Craft%20fair');
  deletion.answer(200, { success: true, message: 'Project deleted', data: { id: FAIR.id } });

  await expect.poll(() => lastToast()?.title).toBe('Project deleted successfully');
  await expect.element(screen.getByRole('link', { name: 'Shop' })).toHaveFocus();
  expect((await network.next()).request).toBe('GET /api/projects?page=1&limit=10');
  lastToast()?.action?.onAction();
  const restoring = await network.next();
  expect(restoring.request).toBe('POST /api/projects/Craft%20fair/restore');
  restoring.answer(200, { success: true, data: { project: FAIR } });
  (await network.next()).answer(200, answerOf([FAIR, SHOP], 2));
  await expect.poll(shownNames).toEqual(['Craft fair', 'Shop']);
});

test('a project that cannot be deleted comes back', async () => {
  const { screen, choose, shownNames } = await openTwo();
  await choose('Shop', 'Delete project');
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete project' }).click();
  await expect.poll(shownNames).toEqual(['Craft fair']);
  (await network.next()).answer(500, NO_MESSAGE);
  await expect.poll(() => lastToast()?.title).toBe('Failed to delete project');
  (await network.next()).answer(200, answerOf([FAIR, SHOP], 2));
  await expect.poll(shownNames).toEqual(['Craft fair', 'Shop']);
});

test('j and k move along the cards, x completes the one with the focus, n begins a new one', async () => {
  const { screen } = await openTwo();
  await expect.element(screen.getByRole('link', { name: 'Shop' })).toBeVisible();
  await userEvent.keyboard('jjx');
  await expect.element(screen.getByRole('link', { name: 'Shop' })).toHaveFocus();
  expect(await requestsOf(1)).toEqual(['PATCH /api/projects/Shop/progress']);
  await userEvent.keyboard('n');
  await expect.element(screen.getByText('The dialog')).toBeVisible();
});
