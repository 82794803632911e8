import type { ProjectDraft } from '@daymark/contract/chats';
import type { Project } from '@daymark/contract/projects';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { standInForNetwork } from '../../testing/network.ts';
import { putPageWords } from '../../testing/page-words.ts';
import { sampleProject } from '../../testing/samples.ts';
import { routed } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { DraftedProjectDialog } from './drafted-project-dialog.tsx';

const network = standInForNetwork();
afterEach(dismissAllToasts);

const DRAFTED: ProjectDraft = {
  project: {
    name: 'Spring fair',
    description: 'A stand with 40 candles.',
    startDate: '2026-11-20',
    dueDate: '2026-12-18',
    dueTime: null,
    priority: 'Medium',
    category: 'Event',
    tags: ['fair'],
    milestones: [{ name: 'Stand booked', dueDate: '2026-12-01' }],
    weekdays: null,
    hoursPerDay: null,
    clientId: null,
    depth: 'balanced',
    projectKind: null,
    generateAISubtasks: true,
    corrections: [],
  },
  subtasks: [{ title: 'Pour 40 candles', description: '', estimatedHours: 6 }],
  assumptions: ['No due date was named: 2026-12-18 is assumed'],
  engine: 'built-in assistant',
};

async function open() {
  const created: Project[] = [];
  let discarded = 0;
  const dialog = () => (
    <DraftedProjectDialog
      chatId="fair"
      drafted={DRAFTED}
      onDiscard={() => {
        discarded += 1;
      }}
      onCreated={(project) => created.push(project)}
    />
  );
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>{routed(dialog)}</QueryClientProvider>,
  );
  return { screen, created, discarded: () => discarded };
}

test('what was read out of a chat is looked at, changed and made', async () => {
  const { screen, created } = await open();
  await expect.element(screen.getByLabelText('Description')).toHaveValue('A stand with 40 candles.');
  await expect.element(screen.getByLabelText('Name of milestone 1')).toHaveValue('Stand booked');
  await expect.element(screen.getByText(/No due date was named: .*Dec/)).toBeVisible();
  await screen.getByText('Tasks it would have').click();
  await expect.element(screen.getByText(/Pour 40 candles/)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Project name' }).fill('Winter fair');
  await screen.getByRole('button', { name: 'Create Project' }).click();
  const create = await network.next('/chats/fair/create-project');
  expect(create.body).toMatchObject({
    project: {
      name: 'Winter fair',
      dueDate: '2026-12-18',
      tags: ['fair'],
      milestones: [{ name: 'Stand booked', dueDate: '2026-12-01' }],
      generateAISubtasks: true,
    },
  });
  const { subtasks, plan: _plan, ...project } = sampleProject([]);
  create.answer(201, { success: true, data: { project, subtasks, plan: null, changeId: null } });
  await expect.poll(() => created).toEqual([project]);
  await expect
    .poll(() => currentToasts().map(({ title }) => title))
    .toEqual(['Project created successfully!']);
});

test('what a language model finds for it is counted, and calling that off leads to the project', async () => {
  putPageWords({ 'ai-provider': 'openai', 'ai-model': 'some-model' });
  const { screen, created } = await open();
  await expect.element(screen.getByText(/are sent to the language model some-model/)).toBeVisible();
  await screen.getByRole('button', { name: 'Create Project' }).click();
  const first = await network.next('/chats/fair/create-project');
  const stream = first.stream();
  stream.event({ type: 'progress', step: 'planning' });
  stream.event({ type: 'begun', engine: 'some-model' });
  stream.event({ type: 'task', title: 'Pour 40 candles', count: 1 });
  await expect.element(screen.getByText('1 task so far')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  const second = await network.next('/chats/fair/create-project');
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('idempotency-key')).toBe(first.headers.get('idempotency-key'));
  const { subtasks: _, plan: _plan, ...project } = sampleProject([]);
  const plan = { error: { code: 'stopped', message: 'Stopped before it was done' } };
  second.answer(201, { success: true, data: { project, subtasks: [], plan } });
  await expect.poll(() => created).toEqual([project]);
  await expect
    .poll(() => currentToasts().map(({ description }) => description))
    .toEqual(['Its tasks were not generated: you stopped that.']);
});

test('what cannot be made is kept as it was changed', async () => {
  const { screen } = await open();
  await screen.getByRole('textbox', { name: 'Project name' }).fill('Winter fair');
  await screen.getByRole('button', { name: 'Create Project' }).click();
  (await network.next('/chats/fair/create-project')).answerPage(500);
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText('Failed to create project. Please try again.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Project name' })).toHaveValue('Winter fair');
});

test('a slip of the hand does not throw it away', async () => {
  const { screen, discarded } = await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.poll(discarded).toBe(0);
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(discarded).toBe(1);
});
