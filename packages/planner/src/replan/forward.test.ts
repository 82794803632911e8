import { addDays } from '@daymark/domain/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histories, redated } from '../testing/histories.ts';
import { faultsOf } from '../testing/least-moves.ts';
import { RUNS } from '../testing/runs.ts';
import { bringForward } from './forward.ts';
import { type ReplanRequest, replan } from './replan.ts';

const withMoves = (request: ReplanRequest, moves: readonly { id: string; to: string }[]) =>
  redated(request, new Map(moves.map(({ id, to }) => [id, to])));

test('work is brought forward by the days of the answer at most, and a plan that holds still holds', () => {
  let moving = 0;
  fc.assert(
    fc.property(
      histories({ days: 21, tasks: 24, projects: 3, hours: 8 }),
      fc.integer({ min: 1, max: 9 }),
      (history, days) => {
        const { moves: repairs, unplaced } = replan(history);
        const noDays = redated(history, new Map(unplaced.map((id) => [id, null])));
        const request = withMoves(noDays, repairs);
        const { moves } = bringForward(request, {
          ...{ who: 'Mara', on: request.today, agreedOn: addDays(request.today, days) },
        });
        moving += moves.length;
        for (const { from, to } of moves) {
          const between = request.days.filter(({ date }) => date >= to && date < (from ?? to));
          expect(between.length).toBeGreaterThan(0);
          if (request.projects.some(({ hours }) => hours)) continue;
          expect(between.filter(({ hours }) => hours >= 0.25).length).toBeLessThanOrEqual(days);
        }
        const held = new Set(request.tasks.flatMap(({ id, isHeld }) => (isHeld ? [id] : [])));
        expect(moves.filter(({ id }) => held.has(id))).toEqual([]);
        const then = withMoves(request, moves);
        const free = then.tasks.filter(({ id, isHeld }) => !isHeld && !unplaced.includes(id));
        expect(free.flatMap((task) => faultsOf(then, task))).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
  expect(moving).toBeGreaterThan(RUNS / 2);
});
