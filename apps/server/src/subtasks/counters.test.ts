import { progressFrom, statusFrom } from '@daymark/domain/projects';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { addSubtask as add, makePlan, wrongCounters } from '../testing/people.ts';

test('the counters equal the truth after random changes, many at a time', async () => {
  const { app, user, project } = await makePlan();
  const status = fc.constantFrom('Pending', 'In Progress', 'Completed');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add'), status, hours: fc.option(fc.integer({ min: 0, max: 8 })) }),
    fc.record({
      kind: fc.constant('change'),
      at: fc.nat(30),
      status,
      hours: fc.option(fc.integer({ min: 0, max: 8 })),
    }),
    fc.record({ kind: fc.constant('delete'), at: fc.nat(30) }),
    fc.record({ kind: fc.constant('restore'), at: fc.nat(30) }),
  );
  const ids: string[] = [];
  const idAt = (index: number) => ids[index % Math.max(1, ids.length)] ?? project.id;
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
  const run = async (move: Step) => {
    if (move.kind === 'add' && 'status' in move) {
      const body = { title: 'Step', status: move.status, estimatedHours: move.hours };
      ids.push((await add(user, project.id, body)).id);
    } else if ('status' in move && 'at' in move) {
      const body = { status: move.status, estimatedHours: move.hours };
      await failure(user.api.subtasks.change({ params: { id: idAt(move.at) }, body }));
    } else if ('at' in move) {
      const params = { id: idAt(move.at) };
      await failure(
        move.kind === 'delete' ? user.api.subtasks.delete({ params }) : user.api.subtasks.restore({ params }),
      );
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (moves) => {
      await Promise.all(moves.map(run));
      expect(await wrongCounters(app)).toEqual([]);
      const { data } = await user.api.projects.get({ params: { id: project.id } });
      const {
        pendingSubtasks: pending,
        inProgressSubtasks: inProgress,
        completedSubtasks: completed,
      } = data.project.stats;
      const progress = progressFrom({ pending, inProgress, completed });
      expect(data.project).toMatchObject({ progress, status: statusFrom(progress) });
    }),
    // Each run is a dozen requests and more: a quarter of what is asked for shows what it can.
    { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 4) },
  );
});
