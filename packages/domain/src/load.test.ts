import { expect, test } from 'vitest';
import { hoursOver, sumHours } from './load.ts';

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
