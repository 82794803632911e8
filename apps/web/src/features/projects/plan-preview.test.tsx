import type { PlanPreview } from '@daymark/contract/plan-previews';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { standInForNetwork } from '../../testing/network.ts';
import { LOGO_BRIEF, logoStatements } from '../../testing/readings.ts';
import { PlanPreviewPanes } from '../readings/plan-preview-panes.tsx';
import { createdAnswer as created, openDialog } from './testing/open-new-project.tsx';

const network = standInForNetwork();

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 1000);
});

const previewTask = (key: string, title: string, dueDate: string, statement: string | undefined) => ({
  ...{ key, title, dueDate, description: '', estimatedHours: 2, priority: 'Medium' as const },
  ...{ earliestOn: null, latestOn: null, tags: [], milestoneId: null, dependsOn: [], lags: [] },
  ...{
    source: null,
    playbook: null,
    statement: statement ?? null,
    repeat: false,
    guessed: true,
    proposed: null,
  },
});

const preview = (statements = logoStatements()): PlanPreview => ({
  madeFrom: 'words',
  frame: 'dates',
  asRead: { statements: logoStatements() },
  reading: { statements },
  plan: {
    ...{ engine: 'built-in planner', feasible: true, neededHours: 8, availableHours: 120, certificate: null },
    ...{ remedies: [], assumptions: [], questions: [] },
    waits: [
      {
        statement: statements[2]?.id ?? '',
        title: 'Pick',
        who: 'client',
        from: '2099-11-26',
        to: '2099-11-30',
      },
    ],
  },
  tasks: [
    previewTask('t1', 'Concept 1 of 3', '2099-11-25', statements[1]?.id),
    previewTask('t2', 'Final files', '2099-12-01', statements[3]?.id),
  ],
});

test('the plan is seen before anything is made, a line is corrected there, and both go along', async () => {
  const { screen, submit, name, onCreated } = await openDialog((slot) => <PlanPreviewPanes {...slot} />);
  await name.fill('Logo');
  const look = screen.getByRole('button', { name: 'See the plan first' });
  await expect.element(look).toBeEnabled();
  await screen.getByLabelText('Description').fill(LOGO_BRIEF);
  await look.click();
  const first = await network.next('/plan-previews');
  expect(first.body).toMatchObject({ name: 'Logo', description: LOGO_BRIEF, corrections: [] });
  const seen = preview();
  first.answer(200, { success: true, data: { ...seen, reading: { ...seen.reading, weakLanguage: 'nl' } } });

  await expect.element(screen.getByText(/own reader is still learning Dutch/)).toBeVisible();
  await expect.element(screen.getByText('Nothing is created yet', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('Concept 1 of 3')).toBeVisible();
  await expect.element(screen.getByText(/^Waiting for the client, 3 working days/)).toBeVisible();
  await screen.getByRole('button', { name: 'Note: pram = grandma' }).click();

  const second = await network.next('/plan-previews');
  expect(second.body).toMatchObject({
    asRead: { madeFrom: 'words', frame: 'dates' },
    corrections: [{ kind: 'note', statedBy: 'person', words: { text: 'pram = grandma' } }],
  });
  const changed = preview();
  const why = 'No day has room for “Concept” (8 h) in one piece on 2026-11-30: the most that is left is 6 h.';
  second.answer(200, {
    success: true,
    data: { ...changed, plan: { ...changed.plan, feasible: false, why } },
  });
  await expect.element(screen.getByText('It does not fit.', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^No day has room for “Concept” .* on (Mon|30|Nov)/)).toBeVisible();

  await screen.getByRole('button', { name: 'Back to the brief' }).click();
  await expect.element(screen.getByLabelText('Description')).toHaveValue(LOGO_BRIEF);
  await submit.click();
  const create = await network.next('/projects');
  expect(create.body).toMatchObject({
    name: 'Logo',
    generateAISubtasks: true,
    asRead: { madeFrom: 'words', frame: 'dates' },
    corrections: [{ kind: 'note' }],
  });
  create.answer(201, created());
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);
});

test('where the brief cannot be read, the words stay, and the project can be made all the same', async () => {
  const { screen, submit, name } = await openDialog((slot) => <PlanPreviewPanes {...slot} />);
  await name.fill('Logo');
  await screen.getByLabelText('Description').fill(LOGO_BRIEF);
  await screen.getByRole('button', { name: 'See the plan first' }).click();
  (await network.next('/plan-previews')).answer(503, {
    success: false,
    message: 'The language model cannot be reached.',
    code: 'ai_unavailable',
  });
  await expect.element(screen.getByText('The language model cannot be reached.')).toBeVisible();
  await expect.element(screen.getByLabelText('Description')).toHaveValue(LOGO_BRIEF);
  await expect.element(submit).toBeEnabled();
});
