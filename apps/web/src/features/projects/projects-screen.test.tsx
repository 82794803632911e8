import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { projectListQuery } from '../../plan-data/queries.ts';
import { queryClient } from '../../plan-data/query-client.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleListed } from '../../testing/samples.ts';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { answerOf, named, openProjects } from './testing/open-projects.tsx';

const network = standInForNetwork();

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 900);
});
afterEach(() => {
  dismissAllToasts();
  queryClient.clear();
});

const NO_MESSAGE = { success: false };
const toasts = () => currentToasts().map(({ kind, title, description }) => [kind, title, description]);

test('without projects the first step is offered', async () => {
  const { screen } = await openProjects();
  (await network.next()).answer(200, answerOf([], 0));
  await expect.element(screen.getByText('No projects yet')).toBeVisible();
  await expect.element(screen.getByText('0 projects')).toBeVisible();
  await expect.element(screen.getByLabelText('Search my projects')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Create Project' }).click();
  await expect.element(screen.getByText('The dialog')).toBeVisible();
});

test('ten projects stand on a page, and the pager leads to the others', async () => {
  const { screen, router, shownNames } = await openProjects();
  const first = await network.next();
  expect(first.request).toBe('GET /api/projects?page=1&limit=10');
  first.answer(200, answerOf(named(1, 10), 12));
  await expect.element(screen.getByText('12 projects')).toBeVisible();

  await screen.getByRole('button', { name: 'Page 2' }).click();
  const second = await network.next();
  expect(second.request).toBe('GET /api/projects?page=2&limit=10');
  await expect.poll(shownNames).toHaveLength(10);
  second.answer(200, answerOf(named(11, 12), 12));

  await expect.element(screen.getByRole('link', { name: 'Project 11' })).toHaveFocus();
  await expect.poll(shownNames).toEqual(['Project 11', 'Project 12']);
  await expect.poll(() => router.state.location.search).toEqual({ page: 2 });
  router.history.back();
  await expect.element(screen.getByRole('link', { name: 'Project 10' })).toBeVisible();
});

test('another page size keeps what is in sight, and is the one for next time', async () => {
  const { screen, router } = await openProjects('/projects?page=3');
  (await network.next()).answer(200, answerOf(named(21, 30), 60));
  const size = screen.getByLabelText('Per page');
  await expect.element(size).toHaveValue('10');
  await expect
    .poll(() => [...size.element().querySelectorAll('option')].map(({ value }) => value))
    .toEqual(['5', '10', '20', '50']);
  await size.selectOptions('20');
  const asked = await network.next();
  expect(asked.request).toBe('GET /api/projects?page=2&limit=20');
  asked.answer(200, answerOf(named(21, 40), 60, 20));
  await expect.element(screen.getByRole('link', { name: 'Project 40' })).toBeVisible();
  await expect.poll(() => router.state.location.search).toEqual({ page: 2, limit: 20 });
  await screen.unmount();

  await openProjects();
  expect((await network.next()).request).toBe('GET /api/projects?page=1&limit=20');
});

test('a list that cannot be had says so, and can be asked for again', async () => {
  const { screen } = await openProjects();
  (await network.next()).answer(500, NO_MESSAGE);
  await expect.element(screen.getByRole('alert').getByText('Failed to fetch projects')).toBeVisible();
  await expect
    .poll(toasts)
    .toEqual([['error', 'Failed to load projects', 'Your projects are kept on the server.']]);

  await screen.getByRole('button', { name: 'Retry' }).click();
  (await network.next()).answer(503, { success: false, message: 'Too much to do.', code: 'overloaded' });
  await expect.element(screen.getByRole('alert').getByText('Too much to do.')).toBeVisible();
});

test('a page that cannot be had leaves the one that is there', async () => {
  const { screen, router, shownNames } = await openProjects();
  (await network.next()).answer(200, answerOf(named(1, 10), 30));
  await screen.getByRole('button', { name: 'Page 3' }).click();
  (await network.next()).answer(500, NO_MESSAGE);

  await expect.poll(toasts).toEqual([['error', 'Failed to load page', 'You see the last saved state.']]);
  await expect.poll(() => shownNames()[0]).toBe('Project 1');
  await expect
    .element(screen.getByRole('button', { name: 'Page 1' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.poll(() => router.state.location.search).toEqual({});
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a page size that cannot be had goes back to what it was', async () => {
  const { screen, shownNames } = await openProjects();
  (await network.next()).answer(200, answerOf(named(1, 10), 30));
  await screen.getByLabelText('Per page').selectOptions('50');
  (await network.next()).answer(500, NO_MESSAGE);

  await expect.poll(() => toasts()[0]?.[1]).toBe('Failed to update page size');
  await expect.element(screen.getByLabelText('Per page')).toHaveValue('10');
  await expect.poll(shownNames).toHaveLength(10);
});

test('what was fetched less than five minutes ago is not asked for again', async () => {
  const { queryKey } = projectListQuery({ page: 1, limit: 10 });
  const remember = (secondsAgo: number) =>
    queryClient.setQueryData(
      queryKey,
      { ...answerOf(named(1, 1), 1), success: true, data: named(1, 1) },
      { updatedAt: Date.now() - secondsAgo * 1000 },
    );
  remember(240);
  const { screen } = await openProjects('/projects', queryClient);
  await expect.element(screen.getByRole('link', { name: 'Project 1' })).toBeVisible();
  expect(queryClient.isFetching()).toBe(0);
  await screen.unmount();

  remember(301);
  const later = await openProjects('/projects', queryClient);
  await expect.element(later.screen.getByRole('link', { name: 'Project 1' })).toBeVisible();
  expect((await network.next()).request).toBe('GET /api/projects?page=1&limit=10');
});

test('on a phone the next page comes below, and the pager still leads away', async () => {
  await page.viewport(390, 800);
  const { screen, router, shownNames } = await openProjects();
  (await network.next()).answer(200, answerOf(named(1, 10), 25));
  await expect.element(screen.getByText('10 of 25 shown')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Show more' }).click();
  (await network.next()).answer(200, answerOf(named(11, 20), 25));
  await expect.element(screen.getByText('20 of 25 shown')).toBeInTheDocument();
  await expect.poll(shownNames).toHaveLength(20);
  await expect.poll(() => router.state.location.search).toEqual({ page: 2, from: 1 });

  await screen.getByRole('button', { name: 'Show more' }).click();
  (await network.next()).answer(200, answerOf(named(21, 25), 25));
  await expect.element(screen.getByRole('link', { name: 'Project 21' })).toHaveFocus();
  await expect.poll(shownNames).toHaveLength(25);
  await screen.getByRole('button', { name: 'Page 1' }).click();
  await expect.poll(shownNames).toHaveLength(10);
});

test('what is typed is looked for, and what matches nothing says so', async () => {
  const { screen, router } = await openProjects('/projects?page=2');
  (await network.next()).answer(200, answerOf(named(11, 12), 12));
  const box = screen.getByLabelText('Search my projects');
  await box.fill('garden ');
  const asked = await network.next();
  expect(asked.request).toBe('GET /api/projects/search?page=1&limit=10&query=garden');
  asked.answer(200, answerOf([], 0));

  await expect.element(screen.getByText('No projects match your search')).toBeVisible();
  await expect.element(screen.getByText('0 projects found')).toBeVisible();
  await expect.element(box).toHaveValue('garden ');
  await expect.poll(() => router.state.location.search).toEqual({ query: 'garden ' });
  await screen.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.element(box).toHaveValue('');
  expect((await network.next()).request).toBe('GET /api/projects?page=1&limit=10');
});

test('a search that is not answered looks through what this device knows', async () => {
  const { screen, shownNames } = await openProjects();
  const fair = sampleListed('Craft fair', { description: 'A stall in the GARDEN.' });
  (await network.next()).answer(200, answerOf([...named(1, 8), fair], 9));
  await screen.getByLabelText('Search my projects').fill('garden');
  (await network.next()).answer(500, NO_MESSAGE);

  await expect.element(screen.getByText('The search is not answering.', { exact: false })).toBeVisible();
  await expect.poll(shownNames).toEqual(['Craft fair']);
  await expect.element(screen.getByText('1 project found')).toBeVisible();
  expect(toasts()).toEqual([]);

  await screen.getByRole('button', { name: 'Retry' }).click();
  (await network.next()).answer(200, answerOf([sampleListed('Garden plan')], 1));
  await expect.element(screen.getByRole('link', { name: 'Garden plan' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a page that is gone leads to the last one that is there', async () => {
  const { router } = await openProjects('/projects?page=9');
  (await network.next()).answer(200, answerOf([], 12));
  expect((await network.next()).request).toBe('GET /api/projects?page=2&limit=10');
  await expect.poll(() => router.state.location.search).toEqual({ page: 2 });
});
