import { addDays, weekdayOf } from '@daymark/domain/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisOf, DEFAULT_CALENDAR } from './calendar.ts';
import { dayAfter, dayBefore } from './lag.ts';

const MONDAY = '2026-11-23';
const fromDay = (first: string) => axisOf(DEFAULT_CALENDAR, first, addDays(first, 40));
const working = (lagDays: number) => ({ lagDays, working: true }) as const;

test.each([
  ['on Friday with 1 working day: Monday', 4, 1, 7],
  ['on Monday with 5 working days: the next Monday', 0, 5, 7],
  ['on Monday with 2 working days: Wednesday', 0, 2, 2],
  ['on Thursday with 2 working days: Monday', 3, 2, 7],
  ['on Saturday with 1 working day: Monday', 5, 1, 7],
  ['on Sunday with 5 working days: Friday', 6, 5, 11],
  ['on Saturday with no day between: Saturday', 5, 0, 5],
])('done %s', (_, day, lagDays, expected) => {
  expect(dayAfter(fromDay(MONDAY), day, working(lagDays))).toBe(expected);
});

test.each([
  ['on Monday with 1 working day: Sunday', 7, 1, 6],
  ['on Saturday with 1 working day: Thursday', 5, 1, 3],
  ['on Wednesday with 2 working days: Monday', 2, 2, 0],
  ['on Friday with 5 working days: the Sunday before', 11, 5, 6],
])('what has to be ready for a follower %s', (_, day, lagDays, expected) => {
  expect(dayBefore(fromDay(MONDAY), day, working(lagDays))).toBe(expected);
});

const cases = [fc.nat(800), fc.nat(40), fc.nat(12)] as const;

test('so many Mondays to Fridays lie after the day up to the first day of what follows, and not one day earlier', () => {
  fc.assert(
    fc.property(...cases, (shift, day, lagDays) => {
      const first = addDays(MONDAY, shift);
      const counted = (until: number) =>
        Array.from({ length: until - day }, (_, at) => weekdayOf(addDays(first, day + at + 1))).filter(
          (weekday) => weekday <= 5,
        ).length;
      const next = dayAfter(fromDay(first), day, working(lagDays));
      expect(counted(next)).toBe(lagDays);
      if (lagDays > 0) expect(counted(next - 1)).toBe(lagDays - 1);
    }),
  );
});

test('the last day before is the last whose first day after is in time, in calendar days and in working days', () => {
  fc.assert(
    fc.property(...cases, fc.boolean(), (shift, day, lagDays, isWorking) => {
      const axis = fromDay(addDays(MONDAY, shift));
      const lag = isWorking ? working(lagDays) : { lagDays };
      const latest = dayBefore(axis, day, lag);
      expect(dayAfter(axis, latest, lag)).toBeLessThanOrEqual(day);
      expect(dayAfter(axis, latest + 1, lag)).toBeGreaterThan(day);
    }),
  );
});
