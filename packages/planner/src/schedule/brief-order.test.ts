import { describe, expect, test } from 'vitest';
import { axisOf, DEFAULT_CALENDAR } from './calendar.ts';
import { type Schedule, scheduleWork } from './schedule.ts';
import type { Work } from './work.ts';

const month = axisOf(DEFAULT_CALENDAR, '2026-11-23', '2026-12-18');
const LAST = month.days.length - 1;

const job = (change: Partial<Work> = {}): Work => ({
  id: 'job',
  units: 8,
  releaseDay: 0,
  deadlineDay: LAST,
  flexible: true,
  after: [],
  weight: 1,
  ...change,
});

/** So many sittings, each after the previous one; the first has index `first`. */
const sittings = (series: string, count: number, units: number, first: number): Work[] =>
  Array.from({ length: count }, (_, at) =>
    job({ series, units, after: at > 0 ? [{ index: first + at - 1, lagDays: 0 }] : [] }),
  );

const order = ({ placed }: Schedule): number[] => placed.map(({ index }) => index);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const dayOf = ({ placed }: Schedule, index: number) => placed.find((one) => one.index === index)?.day;

describe('work is done in the order of the brief', () => {
  test('also where a chain of work that follows it is due earlier piece by piece', () => {
    const work = [
      job({ units: 12 }),
      job(),
      ...[1, 2, 3].map((index) => job({ after: [{ index, lagDays: 0 }] })),
    ];
    expect(order(scheduleWork(work, month))).toEqual(upTo(work.length));
  });

  test('task after task, sitting after sitting', () => {
    const work = [...sittings('cut', 4, 12, 0), ...sittings('sew', 5, 10, 4), ...sittings('iron', 3, 16, 9)];
    const schedule = scheduleWork(work, month);
    expect(order(schedule)).toEqual(upTo(work.length));
    expect(schedule.placed[0]?.day).toBe(0);
  });

  test('whatever the priorities', () => {
    const work = upTo(8).map((index) => job({ weight: index % 3 }));
    expect(order(scheduleWork(work, month))).toEqual(upTo(8));
  });

  test('but what has a date does not wait until that', () => {
    const work = [...upTo(16).map(() => job({ units: 10 })), job({ deadlineDay: 11, flexible: false })];
    const schedule = scheduleWork(work, month);
    expect(dayOf(schedule, 16)).toBeLessThan(11);
    expect(dayOf(schedule, 0)).toBe(0);
  });

  test('but nothing is late for it', () => {
    const work = [
      ...upTo(15).map(() => job({ units: 20 })),
      job({ units: 24, deadlineDay: 4, flexible: false }),
    ];
    const schedule = scheduleWork(work, month);
    expect(schedule.feasible).toBe(true);
    expect(dayOf(schedule, 15)).toBeLessThanOrEqual(4);
  });
});

describe('pieces of one count keep their order where they only just fit', () => {
  test.each([
    [3, 12, 4, 5],
    [3.5, 14, 4, 4],
    [6, 14, 6, 6],
    [6, 10, 7, 5],
  ])('%f hours a day, pieces of %i quarters', (hoursPerDay, units, count, days) => {
    const axis = axisOf(
      { ...DEFAULT_CALENDAR, hoursPerDay },
      '2026-11-23',
      month.days[days > 5 ? days + 1 : days - 1] ?? '',
    );
    const work = sittings('pieces', count, units, 0).map((one) => ({
      ...one,
      deadlineDay: axis.days.length - 1,
    }));
    const schedule = scheduleWork(work, axis);
    expect(schedule.feasible).toBe(true);
    expect(order(schedule)).toEqual(upTo(count));
  });
});

describe('what cannot be done', () => {
  const day = axisOf(DEFAULT_CALENDAR, '2026-11-23', '2026-11-23');
  const today = (change: Partial<Work> = {}) => job({ deadlineDay: 0, ...change });

  test('takes what waits for it along, so what nothing waits for is left out first', () => {
    const work = [today({ units: 16 }), today({ after: [{ index: 0, lagDays: 0 }] }), today()];
    expect(scheduleWork(work, day).unplaced).toEqual([2]);
    const both = [today({ units: 28 }), today({ units: 4, after: [{ index: 0, lagDays: 0 }] }), today()];
    expect(scheduleWork(both, day).unplaced).toEqual([0, 1]);
  });

  test('is never an event while there is anything else', () => {
    const work = [
      today({ units: 4, weight: 2 }),
      today({ units: 20, weight: 0, anchor: true }),
      today({ units: 4 }),
    ];
    expect(scheduleWork(work, day).unplaced).toEqual([2]);
  });

  test('is the end of a series, not its beginning', () => {
    const work = [
      today({ units: 4 }),
      ...sittings('cut', 3, 8, 1).map((one) => ({ ...one, deadlineDay: 0 })),
    ];
    expect(scheduleWork(work, day).unplaced).toEqual([3]);
  });
});
