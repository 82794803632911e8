import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instances } from '../testing/instances.ts';
import { RUNS } from '../testing/runs.ts';
import { axisOf, DEFAULT_CALENDAR } from './calendar.ts';
import { fits, scheduleWork } from './schedule.ts';
import { tooLongAmong } from './too-long.ts';
import type { Work } from './work.ts';

const LONG = { days: 14, capacity: 20, tasks: 10, units: 40, precedence: true, lags: true };
/** Days of at most an hour. */
const SHORT_DAYS = { ...LONG, capacity: 4, tasks: 4, units: 16 };
const TWO_HOURS = 8;
const HALF_AN_HOUR = 2;

const job = (change: Partial<Work> = {}): Work => ({
  id: 'job',
  units: 8,
  releaseDay: 0,
  deadlineDay: 4,
  flexible: true,
  after: [],
  weight: 1,
  ...change,
});

/** A working week with so many hours a day. */
const week = (hoursPerDay: number, busyHours = {}) =>
  axisOf({ ...DEFAULT_CALENDAR, hoursPerDay, busyHours }, '2026-11-23', '2026-11-27');

test('only what no day in its window could take whole is cut, and never what takes two hours or less', () => {
  fc.assert(
    fc.property(fc.oneof(instances(LONG), instances(SHORT_DAYS)), ({ axis, work }) => {
      const { placed } = scheduleWork(work, axis);
      for (const [index, parts] of Map.groupBy(placed, (one) => one.index)) {
        const { units, releaseDay, deadlineDay } = work[index] ?? job();
        expect(parts.reduce((sum, part) => sum + part.units, 0)).toBe(units);
        if (parts.length === 1) continue;
        expect(units).toBeGreaterThan(TWO_HOURS);
        expect(new Set(parts.map(({ day }) => day)).size).toBe(parts.length);
        expect(Math.min(...parts.map((part) => part.units))).toBeGreaterThanOrEqual(HALF_AN_HOUR);
        const days = parts.map(({ day }) => day);
        // The bounds of its dependencies count too.
        const could = axis.capacity.slice(
          Math.max(releaseDay, Math.min(...days)),
          Math.min(deadlineDay, Math.max(...days)) + 1,
        );
        expect(Math.max(...could)).toBeLessThan(units);
      }
    }),
    { numRuns: RUNS },
  );
});

test('what is too long for a day is cut in as few and as even parts as will do, one a day', () => {
  const { placed } = scheduleWork([job({ units: 30 })], week(3));
  expect(placed).toEqual([
    { index: 0, day: 0, units: 10 },
    { index: 0, day: 1, units: 10 },
    { index: 0, day: 2, units: 10 },
  ]);
});

test('parts are as long as the days on which they can lie', () => {
  const axis = week(3, { '2026-11-24': 2, '2026-11-25': 3, '2026-11-26': 3, '2026-11-27': 3 });
  expect(scheduleWork([job({ units: 15 })], axis).placed.map(({ units }) => units)).toEqual([11, 4]);
});

test('what would need a part of a quarter of an hour has no days', () => {
  expect(scheduleWork([job({ units: 9 })], week(0.5))).toMatchObject({ feasible: false, unplaced: [0] });
  expect(scheduleWork([job({ units: 10 })], week(0.5)).placed.length).toBe(5);
});

test('what follows work in parts waits for the last of them', () => {
  const { placed } = scheduleWork([job({ units: 20 }), job({ after: [{ index: 0, lagDays: 1 }] })], week(3));
  expect(placed.map(({ index, day }) => [index, day])).toEqual([
    [0, 0],
    [0, 1],
    [1, 2],
  ]);
});

test('a day with less room than a piece is left free', () => {
  const axis = week(2, { '2026-11-23': 1, '2026-11-25': 1.5 });
  const { placed } = scheduleWork([job(), job()], axis);
  expect(placed.map(({ day }) => day)).toEqual([1, 3]);
});

test('what would fit in crumbs alone does not fit, and the most that a day has left is named', () => {
  const axis = week(1.5);
  const work = [job({ deadlineDay: 1, flexible: false }), job({ units: 4 })];
  expect(fits(work, axis)).toBe(true);
  expect(scheduleWork(work, axis)).toMatchObject({
    feasible: false,
    placed: [{ index: 1, day: 0, units: 4 }],
    unplaced: [0],
    certificate: null,
  });
  const most = { index: 0, from: 0, to: 1, freeOn: 1, freeUnits: 6 };
  expect(tooLongAmong(work, axis, scheduleWork(work, axis))).toEqual(most);
});

test('whole pieces are put together so that all of them find a day', () => {
  const axis = week(3);
  const sizes = [7, 5, 7, 5, 7, 5, 7, 5, 8, 4];
  const { feasible, placed } = scheduleWork(
    sizes.map((units) => job({ units })),
    axis,
  );
  expect(feasible).toBe(true);
  expect(placed.length).toBe(sizes.length);
});

test('what finds no day does not crowd the rest', () => {
  const axis = axisOf({ ...DEFAULT_CALENDAR, hoursPerDay: 1.5 }, '2026-11-23', '2026-12-18');
  const small = Array.from({ length: 6 }, () => job({ units: 4, deadlineDay: 25 }));
  const alone = scheduleWork(small, axis);
  expect(alone.placed.at(-1)?.day).toBeGreaterThan(14);
  const { unplaced, placed } = scheduleWork([...small, job({ deadlineDay: 25 })], axis);
  expect(unplaced).toEqual([6]);
  expect(placed).toEqual(alone.placed);
});

test('no work needs no days, and no days hold no work', () => {
  expect(scheduleWork([], week(6))).toMatchObject({ feasible: true, placed: [], certificate: null });
  const free = axisOf({ ...DEFAULT_CALENDAR, weekdays: [] }, '2026-11-23', '2026-11-27');
  expect(scheduleWork([job()], free)).toMatchObject({ feasible: false, placed: [], unplaced: [0] });
});
