import { findCycle } from '@daymark/domain/dependencies';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planProject } from './plan.ts';
import { brokenPromises } from './testing/promises.ts';
import { someRequests } from './testing/random-readings.ts';
import {
  after,
  availability,
  days,
  pace,
  repeat,
  requestOf,
  task,
  workdays,
  workingDays,
} from './testing/readings.ts';
import { PATIENCE, RUNS } from './testing/runs.ts';

/** What was once found wrong in thousands of plans. */
const FOUND = [
  // A day and a working day after the same work, which ends on a Friday.
  requestOf(
    [
      task('Step A', { on: ['2026-11-23', '2026-12-11'], optional: true }),
      task('Step B', {
        on: ['2026-11-23'],
        after: [after('Step A', { lag: days(1) }), after('Step A', { lag: workingDays(1) })],
        optional: true,
      }),
      availability('Step C', { weekdays: [1], rule: 'also' }),
    ],
    {
      ...{ today: '2026-11-23', startDate: '2026-11-24', dueDate: '2026-12-12' },
      calendar: { weekdays: [1, 3, 6], hoursPerDay: 0.5, daysOff: [], busyHours: {} },
    },
  ),
];

test('every plan keeps to its Reading', PATIENCE, () => {
  fc.assert(
    fc.property(someRequests({ most: 12 }), (request) => {
      expect(brokenPromises(planProject(request), request)).toEqual([]);
    }),
    { numRuns: RUNS, examples: FOUND.map((request) => [request]) },
  );
});

test('a sitting that had to be cut again goes on the next day, however far apart its parts are', () => {
  const statements = [
    task('Sew', { effort: workdays(2), pace: pace(1, 'week') }),
    repeat('Stretch', 'FREQ=DAILY'),
  ];
  const request = requestOf(statements, { dueDate: '2026-11-24' });
  const plan = planProject(request);
  expect(plan.tasks.flatMap(({ title, dueDate }) => (title.startsWith('Sew') ? dueDate : []))).toContain(
    '2026-11-24',
  );
  expect(brokenPromises(plan, request)).toEqual([]);
});

test(
  'statements that wait for each other in circles or for nothing are planned, twice the same',
  PATIENCE,
  () => {
    fc.assert(
      fc.property(someRequests({ most: 12, isTangled: true }), (request) => {
        const plan = planProject(request);
        expect(planProject(request)).toEqual(plan);
        expect(plan.tasks.every(({ dueDate }) => dueDate === null || dueDate <= request.dueDate)).toBe(true);
        // Only such a plan can be accepted.
        expect(findCycle(plan.tasks.map(({ ref: id, dependsOn }) => ({ id, dependsOn })))).toBeNull();
      }),
      { numRuns: RUNS },
    );
  },
);
