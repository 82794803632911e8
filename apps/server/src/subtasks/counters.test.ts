import type { Status } from '@daymark/contract/values';
import { progressFrom, statusFrom } from '@daymark/domain/projects';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { startTestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser, type TestUser, wrongCounters } from '../testing/people.ts';

const FIRST = 4;

interface Step {
  kind: 'add' | 'change' | 'delete' | 'restore';
  /** Which of the first subtasks. */
  at: number;
  status: Status;
  hours: number | null;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('add', 'change', 'delete', 'restore'),
  at: fc.nat(FIRST - 1),
  status: fc.constantFrom('Pending', 'In Progress', 'Completed'),
  hours: fc.option(fc.integer({ min: 0, max: 8 })),
});

/** Makes a project with a few subtasks; gives what carries a step out on it. Refusals are part of the history. */
async function makeHistory(user: TestUser) {
  const { project } = await makeProject(user);
  const ids: string[] = [];
  for (let number = 1; number <= FIRST; number++)
    ids.push((await addSubtask(user, project.id, { title: `Step ${number}` })).id);
  const carryOut = ({ kind, at, status, hours }: Step): Promise<unknown> => {
    const params = { id: ids[at] ?? '' };
    const { subtasks } = user.api;
    if (kind === 'add')
      return addSubtask(user, project.id, { title: 'Another', status, estimatedHours: hours });
    if (kind === 'change')
      return failure(subtasks.change({ params, body: { status, estimatedHours: hours } }));
    return failure(kind === 'delete' ? subtasks.delete({ params }) : subtasks.restore({ params }));
  };
  return { project, carryOut };
}

test('the counters equal the truth after random changes, many at a time', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      const { project, carryOut } = await makeHistory(user);
      await Promise.all(steps.map(carryOut));
      expect(await wrongCounters(app)).toEqual([]);
      const { data } = await user.api.projects.get({ params: { id: project.id } });
      const { pendingSubtasks, inProgressSubtasks, completedSubtasks } = data.project.stats;
      const progress = progressFrom({
        pending: pendingSubtasks,
        inProgress: inProgressSubtasks,
        completed: completedSubtasks,
      });
      expect(data.project).toMatchObject({ progress, status: statusFrom(progress) });
    }),
    // Each run is a dozen requests and more: a quarter of what is asked for shows what it can.
    { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 4) },
  );
});
