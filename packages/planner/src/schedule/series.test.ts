import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instances } from '../testing/instances.ts';
import { RUNS } from '../testing/runs.ts';
import { axisOf, DEFAULT_CALENDAR } from './calendar.ts';
import { fits, type Schedule, scheduleWork } from './schedule.ts';
import type { Work } from './work.ts';

const SMALL = { days: 14, capacity: 4, tasks: 16, units: 1, precedence: false, lags: false, series: true };

const sitting = (series: string, units = 8): Work => ({
  id: series,
  units,
  releaseDay: 0,
  deadlineDay: 4,
  flexible: true,
  after: [],
  weight: 1,
  series,
});

const week = axisOf(DEFAULT_CALENDAR, '2026-11-23', '2026-11-27');

/** The most sittings of one series on one day. */
function mostADay({ placed }: Schedule, work: readonly Work[], series: string): number {
  const days = Map.groupBy(
    placed.filter(({ index }) => work[index]?.series === series),
    ({ day }) => day,
  );
  return Math.max(0, ...[...days.values()].map((sittings) => sittings.length));
}

test('each series has one sitting a day where that fits', () => {
  fc.assert(
    fc.property(instances(SMALL), ({ axis, work }) => {
      const byDue = [...work.keys()].sort(
        (a, b) =>
          (work[a]?.deadlineDay ?? 0) - (work[b]?.deadlineDay ?? 0) ||
          (work[a]?.releaseDay ?? 0) - (work[b]?.releaseDay ?? 0) ||
          a - b,
      );
      const last = new Map<string, number>();
      const before = new Map<number, number>();
      for (const index of byDue) {
        const series = work[index]?.series ?? '';
        before.set(index, last.get(series) ?? -1);
        if (series) last.set(series, index);
      }
      const apart = work.map((one, index) => {
        const waits = before.get(index) ?? -1;
        return waits < 0 ? one : { ...one, after: [{ index: waits, lagDays: 1 }] };
      });
      if (!fits(apart, axis)) return;
      const schedule = scheduleWork(work, axis);
      for (const series of ['a', 'b']) expect(mostADay(schedule, work, series)).toBeLessThanOrEqual(1);
    }),
    { numRuns: RUNS },
  );
});

test('a series of more sittings than days has two a day, and the others keep to one', () => {
  const work = [
    ...Array.from({ length: 8 }, () => sitting('letters', 4)),
    ...Array.from({ length: 4 }, () => sitting('garden')),
  ];
  const schedule = scheduleWork(work, week);
  expect(schedule.feasible).toBe(true);
  expect(mostADay(schedule, work, 'letters')).toBe(2);
  expect(mostADay(schedule, work, 'garden')).toBe(1);
});

test('what has to be done in a day is done in a day, however many sittings it has', () => {
  const work = Array.from({ length: 5 }, () => ({
    ...sitting('letters', 4),
    deadlineDay: 0,
    flexible: false,
  }));
  expect(scheduleWork(work, week)).toMatchObject({ feasible: true, unplaced: [] });
});

test('sittings keep their order', () => {
  const work = Array.from({ length: 5 }, () => sitting('letters'));
  expect(scheduleWork(work, week).placed.map(({ index, day }) => [index, day])).toEqual(
    work.map((_, index) => [index, index]),
  );
});
