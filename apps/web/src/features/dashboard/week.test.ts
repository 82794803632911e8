import type { SubtaskGroup } from '@daymark/contract/subtask-stats';
import type { Day } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { sumOf, weeksAround } from './week.ts';

const on = (day: Day, total: number, finished: number): SubtaskGroup => ({
  key: day,
  label: null,
  from: day,
  to: day,
  total,
  pending: total,
  inProgress: 0,
  completed: 0,
  overdue: 0,
  estimatedHours: 2 * total,
  finished,
  finishedHours: finished,
});

const GROUPS = [
  on('2026-11-08', 9, 9),
  on('2026-11-14', 1, 0),
  on('2026-11-15', 2, 1),
  on('2026-11-20', 3, 4),
];

test.each([
  [1, '2026-11-16', '2026-11-22', { planned: 3, done: 4 }, { planned: 3, done: 1 }],
  [7, '2026-11-15', '2026-11-21', { planned: 5, done: 5 }, { planned: 10, done: 9 }],
  [6, '2026-11-14', '2026-11-20', { planned: 6, done: 5 }, { planned: 9, done: 9 }],
] as const)('a week from weekday %i', (first, from, to, sum, before) => {
  const { present, last } = weeksAround(GROUPS, '2026-11-20', first);

  expect([present[0]?.day, present.at(-1)?.day]).toEqual([from, to]);
  expect(sumOf(present)).toEqual(sum);
  expect(sumOf(last)).toEqual(before);
});

test('a day tells its hours, and one with nothing tells nothing', () => {
  const { present } = weeksAround(GROUPS, '2026-11-20', 1);

  expect(present.find(({ day }) => day === '2026-11-20')).toEqual({
    day: '2026-11-20',
    planned: 3,
    done: 4,
    plannedHours: 6,
    doneHours: 4,
  });
  expect(present[0]).toEqual({ day: '2026-11-16', planned: 0, done: 0, plannedHours: 0, doneHours: 0 });
});
