import type { ProjectDetails } from '@daymark/contract/projects';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { projectDetailsQuery } from '../../plan-data/queries.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleProject, sampleSubtask } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { MilestonePanel } from './milestone-panel.tsx';

const TODAY = '2026-11-20';
const network = standInForNetwork();

beforeEach(async () => {
  localStorage.clear();
  dismissAllToasts();
  await page.viewport(1280, 800);
});

const LAUNCH = { id: 'launch', _id: 'launch', name: 'Launch', dueDate: '2026-12-01', version: 3 };

const PROJECT: ProjectDetails = {
  ...sampleProject([
    sampleSubtask({ id: 'done', milestoneId: 'launch', status: 'Completed', dueDate: '2026-11-18' }),
    sampleSubtask({ id: 'open', milestoneId: 'launch', dueDate: '2026-11-30' }),
    sampleSubtask({ id: 'elsewhere', dueDate: '2026-12-05' }),
  ]),
  milestones: [LAUNCH],
};

const answered = (fields: object, lateSubtasks = 0) => ({
  success: true,
  data: {
    milestone: {
      ...LAUNCH,
      projectId: PROJECT.id,
      stats: { totalSubtasks: 2, completedSubtasks: 1, lateSubtasks },
      ...fields,
    },
  },
});

function Page() {
  const { data } = useQuery(projectDetailsQuery(PROJECT.id));
  return data && <MilestonePanel project={data} today={TODAY} />;
}

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  client.setQueryData<ProjectDetails>(projectDetailsQuery(PROJECT.id).queryKey, PROJECT);
  return show(<Page />, client);
}

const said = () => currentToasts().map(({ title, description }) => [title, description]);
const undo = () => currentToasts().at(-1)?.action?.onAction();

test('moving a milestone says at once how much of its work is now late, and goes back with Undo', async () => {
  const screen = await open();
  await expect.element(screen.getByText('1 of 2 done')).toBeVisible();
  await screen.getByRole('button', { name: 'Edit milestone Launch' }).click();
  await screen.getByLabelText('Date').fill('2026-12-20');
  await expect
    .element(screen.getByText('A milestone must lie between the start date and the due date'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await screen.getByLabelText('Date').fill('2026-11-25');
  await screen.getByRole('button', { name: 'Save' }).click();

  const change = await network.next();
  expect([change.request, change.headers.get('if-match'), change.body]).toEqual([
    'PUT /api/milestones/launch',
    '"3"',
    { name: 'Launch', dueDate: '2026-11-25' },
  ]);
  change.answer(200, answered({ dueDate: '2026-11-25', version: 4 }, 1));
  await expect.element(screen.getByText(/1 due after it/)).toBeVisible();
  await expect.poll(said).toEqual([['Milestone updated', 'Launch: 1 open task due after it']]);
  undo();
  expect((await network.next()).body).toEqual({ name: 'Launch', dueDate: '2026-12-01' });
  await expect.element(screen.getByText(/1 due after it/)).not.toBeInTheDocument();
});

test('a deleted milestone comes back with the subtasks that led to it', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Delete milestone Launch' }).click();
  await expect.element(screen.getByText(/^A milestone is a day/)).toBeVisible();
  (await network.next()).answer(200, {
    success: true,
    message: 'Milestone deleted successfully',
    data: { id: 'launch', subtaskIds: ['done', 'open'] },
  });
  await expect.poll(said).toEqual([['Milestone deleted', 'Launch']]);
  undo();
  const create = await network.next();
  expect([create.request, create.body]).toEqual([
    `POST /api/projects/${PROJECT.id}/milestones`,
    { name: 'Launch', dueDate: '2026-12-01', subtaskIds: ['done', 'open'] },
  ]);
  create.answer(201, answered({ id: 'again', _id: 'again' }));
  await expect.element(screen.getByText('1 of 2 done')).toBeVisible();
});

test('what could not be added stands in the form, with what the server said of it', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Add milestone' }).click();
  await expect.element(screen.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await screen.getByLabelText('Name').fill('Proof');
  await screen.getByLabelText('Date').fill('2026-11-24');
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  (await network.next()).answer(409, {
    success: false,
    message: 'A project can have at most 50 milestones',
    code: 'conflict',
  });
  await expect.poll(said).toEqual([['Failed to add milestone', 'A project can have at most 50 milestones']]);
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Proof');
});
