import { expect, test } from 'vitest';
import { hoursByDay, hoursLeft, hoursOver, hoursToDo, planHolds, sumHours } from './load.ts';

test('thirty times twenty minutes are ten hours', () => {
  expect(sumHours(Array.from({ length: 30 }, () => 0.33))).toBe(10);
  expect(sumHours([1.5, null, 0.25, undefined])).toBe(1.75);
  expect(sumHours([])).toBe(0);
});

test('a habit alone is never too much for its day, and other work beside it can be', () => {
  expect(hoursOver({ plannedHours: 0.5, habitHours: 0.5, hours: 0 })).toBe(0);
  expect(hoursOver({ plannedHours: 2.5, habitHours: 0.5, hours: 0 })).toBe(2);
  expect(hoursOver({ plannedHours: 7, habitHours: 1, hours: 6 })).toBe(1);
  expect(hoursOver({ plannedHours: 3, habitHours: 1, hours: 6 })).toBe(0);
});

const task = (estimatedHours: number | null, actualHours: number | null, fields: object = {}) => ({
  ...{ estimatedHours, actualHours, status: 'Pending' as const, dueDate: '2026-11-23', repeat: false },
  ...fields,
});

test('an open subtask takes what is left of its estimate, at least a quarter of an hour once it was begun', () => {
  expect([task(2, 0.5), task(2, 3), task(0.1, null), task(null, 1), task(0, 1)].map(hoursLeft)).toEqual([
    1.5, 0.25, 0.1, 0, 0,
  ]);
  expect(hoursToDo([task(2, 0.5), task(4, null, { status: 'Completed' }), task(0.33, null)])).toBe(110 / 60);
});

test('a day holds its open subtasks, and what others take of it', () => {
  const day = { date: '2026-11-23', takenHours: 1, habitHours: 0.5 };
  const tasks = [task(2, 0.5), task(0.5, null, { repeat: true }), task(3, null, { dueDate: null })];
  expect(hoursByDay([day], tasks).get(day.date)).toEqual({ plannedHours: 3, habitHours: 1 });
});

test('a plan holds if nothing is left over, nothing moves, all of it has a day, and today is not overbooked', () => {
  const holding = {
    unfinished: { count: 0 },
    today: { plannedHours: 6, habitHours: 0, hours: 6 },
    moving: 0,
    unplaced: 0,
  };
  expect(planHolds(holding)).toBe(true);
  const broken = [
    { unfinished: { count: 1 } },
    { today: { ...holding.today, hours: 5 } },
    { moving: 1 },
    { unplaced: 1 },
  ];
  for (const one of broken) expect(planHolds({ ...holding, ...one })).toBe(false);
});
