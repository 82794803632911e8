import type { PlanProposal } from '@daymark/contract/plan-proposals';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { addSubtask, BRIEF, makePlan, type TestUser } from '../testing/people.ts';

const seenOf = ({ subtask }: PlanProposal['rows'][number]) =>
  subtask ? { id: subtask.id, version: subtask.version } : null;

const acceptanceOf = ({ rows, leftOut: _, ...proposal }: PlanProposal) => ({
  ...proposal,
  rows: rows.flatMap((row) =>
    row.task ? [{ key: row.key, subtask: seenOf(row), task: row.task, edited: [] as 'title'[] }] : [],
  ),
  removed: rows.flatMap((row) => (row.change === 'removed' ? (seenOf(row) ?? []) : [])),
  held: [],
  dropped: [] as NonNullable<NonNullable<PlanProposal['rows'][number]['task']>['proposed']>[],
  order: [] as string[],
});

const changesIn = ({ rows }: PlanProposal) => rows.filter(({ change }) => change !== 'kept');

test('a proposal writes nothing; it is written as it was left, and what was left out stays away', async () => {
  const { app, user, project } = await makePlan();
  const params = { projectId: project.id };
  const list = async () => (await user.api.subtasks.list({ params })).data;
  const { data: proposal } = await user.api.planProposals.propose({ params });
  expect(await list()).toEqual([]);
  const accepted = acceptanceOf(proposal);
  const [edited, dropped] = accepted.rows;
  if (!edited || !dropped?.task.proposed) throw new Error('Nothing was proposed');
  edited.task = { ...edited.task, title: 'My own words' };
  edited.edited = ['title'];
  accepted.dropped = [dropped.task.proposed];
  accepted.rows = accepted.rows.filter((row) => row !== dropped);
  const own = { ...edited.task, title: 'Call Mara', proposed: null, source: null, dependsOn: [], lags: [] };
  accepted.rows.push({ key: 'own', subtask: null, task: own, edited: ['title'] });

  const written = await user.api.planProposals.accept({ params, body: accepted });

  expect(written.count).toBe(proposal.rows.length);
  expect(written.data.find(({ title }) => title === 'Call Mara')?.aiGenerated).toBe(false);
  expect(await failure(user.api.planProposals.accept({ params, body: accepted }))).toMatchObject({
    status: 409,
  });
  const again = (await user.api.planProposals.propose({ params })).data;
  expect(changesIn(again)).toEqual([]);
  expect(again.leftOut).toBe(1);
  expect(again.rows.find(({ subtask }) => subtask?.title === 'My own words')?.reason).toBe('You edited it');
  const wanted = (await user.api.planProposals.propose({ params, body: { withDeleted: true } })).data;
  expect(changesIn(wanted).some(({ task }) => task?.title === dropped.task.title)).toBe(true);
  await user.api.planChanges.undo({ params: { id: written.changeId ?? '' } });
  expect(await list()).toEqual([]);
  expect(changesIn((await user.api.planProposals.propose({ params })).data)).toHaveLength(
    proposal.rows.length,
  );
  expect(await brokenInvariants(app)).toEqual([]);
});

test('a proposal from before a change is refused, and nothing of it is written', async () => {
  const { user, project } = await makePlan();
  const params = { projectId: project.id };
  const { data } = await user.api.subtasks.generate({ params, body: {} });
  await user.api.projects.change({ params: { id: project.id }, body: { description: 'Write 3 letters.' } });
  const proposal = (await user.api.planProposals.propose({ params })).data;
  const changed = changesIn(proposal).find(({ subtask }) => subtask);
  await user.api.subtasks.change({ params: { id: changed?.subtask?.id ?? '' }, body: { title: 'Mine' } });
  const before = (await user.api.subtasks.list({ params })).data;
  const refused = await failure(user.api.planProposals.accept({ params, body: acceptanceOf(proposal) }));
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('Nothing was written') });
  expect((await user.api.subtasks.list({ params })).data).toEqual(before);
  expect(data.length).toBe(before.length);
});

test('hours that no decimal number holds are proposed once', async () => {
  const { user, project } = await makePlan();
  const params = { projectId: project.id };
  const description = 'Choose 5 samples, 20 minutes each. Paint 7 doors, 25 minutes each.';
  await user.api.projects.change({ params: { id: project.id }, body: { description } });
  const { data } = await user.api.subtasks.generate({ params, body: {} });
  expect(data.length).toBeGreaterThan(1);
  expect(changesIn((await user.api.planProposals.propose({ params })).data)).toEqual([]);
});

const BRIEFS = [
  BRIEF,
  `${BRIEF}\nWrite 3 letters.`,
  'Write 3 letters. Paint the door. Record 4 episodes of 2 hours.',
];

const step = fc.record({
  kind: fc.constantFrom('edit', 'complete', 'start', 'pin', 'delete', 'add', 'say'),
  at: fc.nat(30),
});

async function carryOut(user: TestUser, id: string, { kind, at }: { kind: string; at: number }) {
  const rows = (await user.api.subtasks.list({ params: { projectId: id } })).data;
  const params = { id: rows[at % Math.max(1, rows.length)]?.id ?? '' };
  const { subtasks, projects } = user.api;
  if (kind === 'add') return addSubtask(user, id, { title: `Own ${at}`, estimatedHours: at % 5 });
  if (kind === 'say') return projects.change({ params: { id }, body: { description: BRIEFS[at % 3] ?? '' } });
  if (rows.length === 0) return undefined;
  if (kind === 'delete') return subtasks.delete({ params });
  const bodies = {
    edit: { title: `Mine ${at}`, estimatedHours: (at % 8) + 0.5 },
    complete: { status: 'Completed' },
    start: { status: 'In Progress' },
    pin: { pinned: true },
  } as const;
  return subtasks.change({ params, body: bodies[kind as keyof typeof bodies] });
}

test('whatever a person did, making the plan anew leaves what they touched byte for byte, and then has nothing to do', async () => {
  const { app, user, project } = await makePlan();
  const params = { projectId: project.id };
  const list = async () => (await user.api.subtasks.list({ params })).data;
  await user.api.subtasks.generate({ params, body: {} });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (history) => {
      for (const one of history) await carryOut(user, project.id, one);
      const proposal = (await user.api.planProposals.propose({ params })).data;
      const touched = proposal.rows.flatMap(({ change, subtask }) =>
        change === 'kept' && subtask ? subtask : [],
      );
      await user.api.subtasks.generate({ params, body: { regenerate: true } });
      const after = new Map((await list()).map((row) => [row.id, row]));
      expect(touched.map(({ id, dependsOn: _ }) => after.get(id)?.version)).toEqual(
        touched.map(({ version }) => version),
      );
      expect(changesIn((await user.api.planProposals.propose({ params })).data)).toEqual([]);
      expect(await brokenInvariants(app)).toEqual([]);
    }),
    // Each run makes three plans.
    { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 20), endOnFailure: true },
  );
});
