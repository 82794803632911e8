import type { PlanProposal } from '@daymark/contract/plan-proposals';
import type { Answer, Plan } from '@daymark/contract/plans';
import { ANSWERS_MAX_COUNT } from '@daymark/domain/limits';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { makePlan } from '../testing/people.ts';

const BRIEF =
  'Menu for a bistro.\n- Write 12 recipes, 90 min each\n- Record 4 episodes\nAna signs off the layout.';

/** A project with a plan, and ways to answer about it. */
async function makePlanned() {
  const { app, user, project } = await makePlan();
  const params = { projectId: project.id };
  await user.api.projects.change({ params: { id: project.id }, body: { description: BRIEF } });
  const first = await user.api.subtasks.generate({ params, body: {} });
  const give = (id: string, answer: Answer | null) =>
    user.api.planAnswers.give({ params, body: { answers: [{ id, answer }] } });
  const propose = async () => (await user.api.planProposals.propose({ params })).data;
  const details = async () => (await user.api.projects.get({ params: { id: project.id } })).data.project;
  return { app, user, params, first, give, propose, details };
}

const saidOf = ({ assumptions, questions }: Plan) => [...assumptions, ...questions];
const aboutIn = (plan: Plan, words: RegExp) => saidOf(plan).find(({ text }) => words.test(text));
const changesIn = ({ rows }: PlanProposal) => rows.filter(({ change }) => change !== 'kept');

const acceptanceOf = ({ rows, leftOut: _, ...proposal }: PlanProposal) => {
  const seenOf = ({ subtask }: PlanProposal['rows'][number]) =>
    subtask ? { id: subtask.id, version: subtask.version } : null;
  return {
    ...proposal,
    rows: rows.flatMap((row) =>
      row.task ? [{ key: row.key, subtask: seenOf(row), task: row.task, edited: [] }] : [],
    ),
    removed: rows.flatMap((row) => (row.change === 'removed' ? (seenOf(row) ?? []) : [])),
    ...{ held: [], dropped: [], order: [] },
  };
};

test('an answer writes no subtask; it is planned by when a plan is proposed, and stays when that is undone', async () => {
  const { app, user, params, first, give, propose, details } = await makePlanned();
  const { id = '', ask } = (first.plan && aboutIn(first.plan, /12 recipes/)) ?? {};
  expect(ask).toMatchObject({ kind: 'hours', assumed: 1.5 });
  const before = (await details()).subtasks;

  const given = await give(id, { kind: 'hours', value: 0.5 });

  expect(given.data.answers).toEqual([{ id, answer: { kind: 'hours', value: 0.5 } }]);
  expect(await details()).toMatchObject({ subtasks: before, plan: first.plan, answers: given.data.answers });
  const proposal = await propose();
  expect(changesIn(proposal).length).toBeGreaterThan(0);
  expect(aboutIn(proposal.plan, /12 recipes/)).toMatchObject({ id, ask, answer: 0.5 });
  const accepted = await user.api.planProposals.accept({ params, body: acceptanceOf(proposal) });
  const hours = accepted.data.filter(({ title }) => /recipes/i.test(title));
  expect(hours.reduce((sum, { estimatedHours }) => sum + (estimatedHours ?? 0), 0)).toBe(6);
  expect(changesIn(await propose())).toEqual([]);
  await user.api.planChanges.undo({ params: { id: accepted.changeId ?? '' } });
  const undone = await details();
  expect(undone.plan).toEqual(first.plan);
  expect(undone.answers).toEqual(given.data.answers);
  await give(id, null);
  expect((await details()).answers).toEqual([]);
  expect(changesIn(await propose())).toEqual([]);
  expect(await brokenInvariants(app)).toEqual([]);
});

test('answers outlive the brief, the plan and a replan; one that is not asked any more counts for nothing', async () => {
  const { user, params, first, give, propose, details } = await makePlanned();
  const { id = '' } = (first.plan && aboutIn(first.plan, /4 episodes/)) ?? {};
  await give(id, { kind: 'hours', value: 1 });
  const describe = (description: string) =>
    user.api.projects.change({ params: { id: params.projectId }, body: { description } });
  await describe('Write 12 recipes, 90 min each.');
  const without = await user.api.subtasks.generate({ params, body: { regenerate: true } });
  expect(without.plan && saidOf(without.plan).some(({ answer }) => answer !== undefined)).toBe(false);
  await describe('Write 12 recipes, 90 min each.\n- Record 6 episodes');
  expect(aboutIn((await propose()).plan, /6 episodes/)).toMatchObject({ id, answer: 1 });
  expect((await details()).answers).toHaveLength(1);
});

test('a proposal from before an answer is not written', async () => {
  const { user, params, give, propose } = await makePlanned();
  const proposal = await propose();
  await give('calendar', { kind: 'hours', value: 2 });
  const refused = await failure(user.api.planProposals.accept({ params, body: acceptanceOf(proposal) }));
  expect(refused).toMatchObject({ status: 409 });
});

test('what is no answer is refused at its field, and nothing of the call is kept', async () => {
  const { user, params, first, give, details } = await makePlanned();
  const refusalOf = (id: string, answer: unknown) => failure(give(id, answer as Answer));
  const at = (message: string) => ({ status: 400, errors: [{ path: 'answers.0.answer.value', message }] });
  const choice = first.plan?.questions.find(({ ask }) => ask?.kind === 'one-of')?.id ?? '';
  const refused: [string, unknown, string][] = [
    ['calendar', { kind: 'hours', value: 30 }, 'Hours must be from 0.25 to 24'],
    [
      'calendar',
      { kind: 'days', value: 3 },
      'This is asked in another way now: please look at the project again',
    ],
    ['else', { kind: 'days', value: 1.5 }, 'Days must be a whole number from 0 to 365'],
    ['else', { kind: 'date', value: '2027-02-30' }, 'Please enter a date as YYYY-MM-DD'],
    ['else', { kind: 'hours', value: '2' }, 'Hours must be from 0.01 to 1000'],
    [choice, { kind: 'one-of', value: 'perhaps' }, 'Please choose one of the answers'],
  ];
  for (const [id, answer, message] of refused) expect(await refusalOf(id, answer)).toMatchObject(at(message));
  expect(await refusalOf('x'.repeat(200), { kind: 'days', value: 1 })).toMatchObject({
    errors: [{ path: 'answers.0.id' }],
  });
  expect((await details()).answers).toEqual([]);
  const many = Array.from({ length: ANSWERS_MAX_COUNT }, (_, index) => ({
    id: `old:${index}`,
    answer: { kind: 'days' as const, value: 1 },
  }));
  await user.api.planAnswers.give({ params, body: { answers: many } });
  expect(await refusalOf('one-more', { kind: 'days', value: 1 })).toMatchObject({
    status: 400,
    errors: [{ path: 'answers' }],
  });
  expect((await details()).answers).toHaveLength(ANSWERS_MAX_COUNT);
});
