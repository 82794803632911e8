import type { ProjectDetails } from '@daymark/contract/projects';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { projectDetailsQuery } from '../../plan-data/queries.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleProject } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { ProjectHeader } from './project-header.tsx';
import { ProjectProgress } from './project-progress.tsx';

const TODAY = '2026-11-20';
const REFUSAL = { success: false, message: 'The database cannot be reached.', code: 'unavailable' };
const PROJECT: ProjectDetails = { ...sampleProject([]), tags: ['web', 'clay'] };
const network = standInForNetwork();

beforeEach(() => {
  localStorage.clear();
  dismissAllToasts();
});

function Page() {
  const { data } = useQuery(projectDetailsQuery(PROJECT.id));
  return (
    data && (
      <>
        <ProjectHeader project={data} today={TODAY} isPlanned={false} />
        <ProjectProgress project={data} today={TODAY} days={[]} />
      </>
    )
  );
}

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  client.setQueryData<ProjectDetails>(projectDetailsQuery(PROJECT.id).queryKey, PROJECT);
  const routeTree = createRootRoute({ component: Page });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  return show(<RouterProvider router={router} />, client);
}

const said = () => currentToasts().map(({ title, description }) => [title, description]);

test('every field can be edited; what is typed makes the change, and Cancel restores the fields', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Edit Project' }).click();
  await screen.getByLabelText('Category').fill('Client work');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Edit Project' }).click();
  await expect.element(screen.getByLabelText('Category')).toHaveValue('website');

  await screen.getByLabelText('Category').fill('Client work');
  await screen.getByLabelText('Due time').fill('17:30');
  await screen.getByLabelText('Tags').fill('Clay, , clay, Shop ');
  await screen.getByLabelText('Timeline (days)').fill('10');
  await screen.getByLabelText('Priority').selectOptions('Low');
  const colours = screen.getByRole('group', { name: 'Colour' });
  await expect.element(colours.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await colours.getByRole('radio', { name: 'Teal' }).click();
  await screen.getByLabelText('Status').selectOptions('In Progress');
  await screen.getByRole('button', { name: 'Save Changes' }).click();
  const { request, body, headers } = await network.next();
  expect([request, headers.get('if-match'), body]).toEqual([
    `PUT /api/projects/${PROJECT.id}`,
    '"1"',
    {
      category: 'Client work',
      dueTime: '17:30',
      tags: ['clay', 'shop'],
      dueDate: '2026-11-26',
      priority: 'Low',
      color: 'teal',
      status: 'In Progress',
    },
  ]);
});

test('what an edit would overwrite is shown beside what was typed', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Edit Project' }).click();
  await screen.getByRole('textbox', { name: 'Project name' }).fill('Mine');
  await screen.getByRole('button', { name: 'Save Changes' }).click();
  (await network.next()).answer(412, { success: false, message: 'Changed', code: 'stale_version' });
  const theirs = { ...PROJECT, name: 'Theirs', category: 'shop', version: 2 };
  (await network.next(PROJECT.id)).answer(200, { success: true, data: { project: theirs } });
  await expect.poll(said).toMatchObject([['Failed to update project', expect.stringMatching(/is kept/)]]);
  await expect
    .poll(() => screen.getByRole('alert').element().textContent)
    .toMatch(/Project nameElsewhereTheirsYoursMineCategoryElsewhereshop/);

  await screen.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Project name' })).toHaveValue('Theirs');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('progress that could not be set goes back, and says why', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Set progress' }).click();
  await screen.getByRole('slider').fill('40');
  await screen.getByRole('button', { name: 'Set', exact: true }).click();
  const change = await network.next();
  expect([change.request, change.body]).toEqual([
    `PATCH /api/projects/${PROJECT.id}/progress`,
    { progress: 40 },
  ]);
  const bar = screen.getByRole('progressbar');
  await expect.element(bar).toHaveAttribute('aria-valuenow', '40');
  change.answer(503, REFUSAL);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0');
  await expect.poll(said).toEqual([['Failed to update project progress', REFUSAL.message]]);
});

test('a project that could not be deleted stays, and says why; a double click asks once', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: /^Actions for / }).click();
  await screen.getByRole('menuitem', { name: 'Delete Project' }).click();
  await screen.getByRole('button', { name: 'Delete project', exact: true }).dblClick();
  const request = await network.next();
  expect(request.request).toBe(`DELETE /api/projects/${PROJECT.id}`);
  expect(network.waiting()).toEqual([]);
  request.answer(503, REFUSAL);
  await expect.poll(said).toEqual([['Failed to delete project', REFUSAL.message]]);
  await expect.element(screen.getByRole('heading', { name: PROJECT.name })).toBeVisible();
});

test('progress is set by hand once, and a double click does not ask for it again', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Set progress' }).click();
  await screen.getByRole('slider').fill('70');
  await screen.getByRole('button', { name: 'Set', exact: true }).dblClick();
  const { request, body } = await network.next();
  expect([request, body]).toEqual([`PATCH /api/projects/${PROJECT.id}/progress`, { progress: 70 }]);
  expect(network.waiting()).toEqual([]);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '70');
  await expect.element(screen.getByRole('slider')).not.toBeInTheDocument();
});

test('the colour is chosen by the keyboard among the names of the hues, and is the mark at once', async () => {
  const screen = await open();
  const mark = () => screen.container.querySelector('h1 svg')?.getAttribute('data-color');
  expect(mark()).toBe('blue');
  await screen.getByRole('button', { name: 'Edit Project' }).click();
  const colours = screen.getByRole('group', { name: 'Colour' });
  const names = colours
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['Blue', 'Green', 'Olive', 'Teal', 'Ochre', 'Pink', 'Plum', 'Violet']);
  colours.getByRole('radio', { name: 'Blue' }).element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(colours.getByRole('radio', { name: 'Olive' })).toBeChecked();
  await screen.getByRole('button', { name: 'Save Changes' }).click();
  const change = await network.next();
  expect(change.body).toEqual({ color: 'olive' });
  change.answer(200, { success: true, data: { project: { ...PROJECT, color: 'olive', version: 2 } } });
  await expect.poll(mark).toBe('olive');
});
