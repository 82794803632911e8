import type { ProjectDetails } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import { addDays } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { projectDetailsQuery } from '../../plan-data/queries.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleTask, statementsOf } from '../../testing/readings.ts';
import { sampleProject, sampleSubtask } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { dismissAllToasts } from '../../ui/toast-store.ts';
import { SubtaskBoard } from './subtask-board.tsx';

const TODAY = '2026-11-23';
const BRIEF = 'Do yoga every day. 2 concepts, client picks one, then final files.';
const LINES: Statement[] = statementsOf(BRIEF, [
  [
    'Do yoga every day.',
    {
      kind: 'repeat',
      title: 'Do yoga',
      rule: 'FREQ=DAILY',
      timesAWeek: null,
      minutes: 20,
      from: null,
      until: null,
      except: [],
    },
  ],
  [
    '2 concepts',
    sampleTask('Concept', {
      parts: { count: 2, unit: null, first: 1 },
      effort: { amount: 120, unit: 'minutes', per: 'part', said: false },
    }),
  ],
  [
    'client picks one',
    {
      kind: 'wait',
      title: 'Client picks one',
      who: 'client',
      lag: { days: 3, unit: 'working' },
      until: null,
      after: [],
      each: false,
    },
  ],
  ['then final files', { ...sampleTask('Final files'), sure: false }],
]);
const [yoga = '', concepts = '', wait = '', files = ''] = LINES.map(({ id }) => id);

const network = standInForNetwork();

beforeEach(async () => {
  localStorage.clear();
  dismissAllToasts();
  await page.viewport(1280, 1000);
});

const guessed = { estimatedHours: 2, guessed: true };

const subtasks = (): Subtask[] => [
  ...Array.from({ length: 30 }, (_, index) =>
    sampleSubtask({
      id: `yoga${index}`,
      title: 'Do yoga',
      dueDate: addDays(TODAY, index - 2),
      status: index < 2 ? 'Completed' : 'Pending',
      statement: yoga,
      repeat: true,
      estimatedHours: 0.33,
    }),
  ),
  sampleSubtask({ id: 'c1', title: 'Concept 1 of 2', dueDate: TODAY, statement: concepts, ...guessed }),
  sampleSubtask({
    id: 'c2',
    title: 'Concept 2 of 2',
    dueDate: '2026-11-24',
    statement: concepts,
    ...guessed,
  }),
  sampleSubtask({ id: 'f', title: 'Final files', dueDate: '2026-11-30', statement: files }),
];

const plan = {
  engine: 'built-in planner',
  feasible: true,
  neededHours: 20,
  availableHours: 100,
  certificate: null,
  remedies: [],
  assumptions: [],
  questions: [],
  waits: [
    { statement: wait, title: 'Client picks one', who: 'client', from: '2026-11-25', to: '2026-11-27' },
  ],
};

function Page({ id }: { id: string }) {
  const { data } = useQuery(projectDetailsQuery(id));
  const [soughtId, seek] = useState<string>();
  return (
    data && (
      <SubtaskBoard
        project={data}
        today={TODAY}
        aside={null}
        lines={LINES}
        proposalOf={({ draft }) => <p>{`proposed: ${draft.value.proposal?.rows.length}`}</p>}
        onSeek={seek}
        soughtId={soughtId}
        onFound={() => seek(undefined)}
      />
    )
  );
}

async function open() {
  const project: ProjectDetails = { ...sampleProject(subtasks()), description: BRIEF, plan };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  client.setQueryData<ProjectDetails>(projectDetailsQuery(project.id).queryKey, project);
  return show(<Page id={project.id} />, client);
}

test('a habit is one row with its days; a day of it is done by one click', async () => {
  const screen = await open();
  const habits = screen.getByRole('region', { name: 'Habits' });
  await expect.element(habits.getByText('2 of 30 done')).toBeVisible();
  await expect.element(habits.getByText('every day')).toBeVisible();
  await expect.element(habits.getByText('20 min each')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[id^="subtask-yoga"]').length).toBe(0);

  await habits.getByRole('checkbox', { name: 'Mark as completed today: Do yoga' }).click();
  expect((await network.next()).request).toBe('PUT /api/subtasks/yoga2');
  await expect.element(habits.getByText('3 of 30 done')).toBeVisible();

  const cells = habits.getByRole('list', { name: 'Days of Do yoga' }).getByRole('button');
  await expect.poll(() => cells.elements().length).toBe(30);
  await cells.nth(3).click();
  const change = await network.next();
  expect([change.request, change.body]).toEqual(['PUT /api/subtasks/yoga3', { status: 'Completed' }]);
  await expect.element(habits.getByText('4 of 30 done')).toBeVisible();

  await habits.getByRole('button', { name: 'Do yoga', exact: true }).click();
  await expect.poll(() => document.querySelectorAll('[id^="subtask-yoga"]').length).toBe(30);
  await expect.element(habits.getByText(/^due .*Dec.* 20\b/)).toBeVisible();
});

test('the keys of the list reach a habit: today is completed by one', async () => {
  const screen = await open();
  await expect.element(screen.getByText('2 of 30 done')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('button', { name: 'Do yoga', exact: true })).toHaveFocus();
  await userEvent.keyboard('x');
  expect((await network.next()).request).toBe('PUT /api/subtasks/yoga2');
});

test('a wait stands between the days, with who and until when', async () => {
  const screen = await open();
  const words = screen.getByText(/^Waiting for the client, 3 working days \(until .*27.*\)$/);
  await expect.element(words).toBeVisible();
  const order = [...document.querySelectorAll<HTMLElement>('[data-row], [data-lights]')].map(
    ({ dataset }) => dataset.row ?? dataset.lights,
  );
  expect(order).toEqual([`line ${yoga}`, 'c1', 'c2', `line ${wait}`, 'f']);
});

test('a guess of hours is named, and changed by the row', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: '2 h (guess). Say how long: Concept 1 of 2' }).click();
  await screen.getByLabelText('Each', { exact: true }).fill('3');
  await screen.getByRole('button', { name: 'Only this one' }).click();
  const change = await network.next();
  expect([change.request, change.body]).toEqual(['PUT /api/subtasks/c1', { estimatedHours: 3 }]);
});

test('a guess of hours is changed for all alike: the line says it, and the plan follows', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: '2 h (guess). Say how long: Concept 1 of 2' }).click();
  await screen.getByLabelText('Each: unit').selectOptions('min');
  await screen.getByLabelText('Each', { exact: true }).fill('45');
  await screen.getByRole('button', { name: 'All 2 alike' }).click();
  const put = await network.next();
  expect(put.request).toMatch(new RegExp(`^PUT .*/reading/${concepts}$`));
  expect(put.body).toMatchObject({ effort: { amount: 45, unit: 'minutes', per: 'part', said: true } });
  put.answer(200, {
    success: true,
    data: { madeFrom: 'seen', engine: null, reading: { statements: LINES } },
  });
  expect((await network.next()).request).toMatch(/plan-proposal$/);
});

test('work of a line that is not sure is marked', async () => {
  const screen = await open();
  const row = screen.getByRole('listitem').filter({ hasText: 'Final files' });
  await expect.element(row.getByText('Not sure')).toBeVisible();
});
