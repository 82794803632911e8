import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayBehind, fitsByFlow, leastLateness } from '../testing/exact.ts';
import { type Instance, instances } from '../testing/instances.ts';
import { RUNS } from '../testing/runs.ts';
import { axisOf, DEFAULT_CALENDAR } from './calendar.ts';
import { tightestInterval } from './certificate.ts';
import { earliestDueFirst } from './edf.ts';
import { fits, type Schedule, scheduleWork } from './schedule.ts';
import { windowsOf } from './windows.ts';
import type { Work } from './work.ts';

const ANY = { days: 14, capacity: 8, tasks: 14, units: 8, precedence: true, lags: true };
/** Work of up to five hours on days of up to six, including sittings and anchors. */
const LONG = { ...ANY, capacity: 24, units: 20, series: true, anchors: true };
const SMALL = { days: 4, capacity: 3, tasks: 5, units: 2, precedence: true, lags: true };

const check = (arbitrary: fc.Arbitrary<Instance>, holds: (instance: Instance) => void, numRuns = RUNS) =>
  fc.assert(fc.property(arbitrary, holds), { numRuns });

const job = (change: Partial<Work> = {}): Work => ({
  id: 'job',
  units: 8,
  releaseDay: 0,
  deadlineDay: 99,
  flexible: true,
  after: [],
  weight: 1,
  ...change,
});

/** First and last day of a piece of work in a schedule. */
function spanOf({ placed }: Schedule, index: number): [number, number] {
  const days = placed.filter((one) => one.index === index).map((one) => one.day);
  return [Math.min(...days), Math.max(...days)];
}

describe('whatever the work', () => {
  const any = fc.oneof(instances(ANY), instances(LONG));
  /** Also with days on which its maker would do the work. */
  const anyLikely = fc.oneof(any, instances({ ...LONG, likely: true }));

  test('every piece lies in its window, and on days that have time', () => {
    check(anyLikely, ({ axis, work }) => {
      const schedule = scheduleWork(work, axis);
      const load = axis.days.map(() => 0);
      for (const { index, day, units } of schedule.placed) {
        load[day] = (load[day] ?? 0) + units;
        expect(day).toBeGreaterThanOrEqual(work[index]?.releaseDay ?? 0);
        expect(day).toBeLessThanOrEqual(work[index]?.deadlineDay ?? -1);
      }
      load.forEach((units, day) => {
        expect(units).toBeLessThanOrEqual(axis.capacity[day] ?? 0);
      });
    });
  });

  test('every unit is placed once, or its work is named as unplaced', () => {
    check(anyLikely, ({ axis, work }) => {
      const schedule = scheduleWork(work, axis);
      work.forEach((one, index) => {
        const units = schedule.placed.reduce((sum, part) => sum + (part.index === index ? part.units : 0), 0);
        expect(units).toBe(schedule.unplaced.includes(index) ? 0 : one.units);
      });
      expect(schedule.unplaced.length > 0).toBe(!schedule.feasible);
    });
  });

  test('nothing comes before what it depends on, nor within a lag of calendar or working days', () => {
    check(anyLikely, ({ axis, work }) => {
      const schedule = scheduleWork(work, axis);
      const out = new Set(schedule.unplaced);
      work.forEach((one, index) => {
        for (const before of one.after) {
          if (out.has(index) || out.has(before.index)) continue;
          const [, last] = spanOf(schedule, before.index);
          expect(spanOf(schedule, index)[0]).toBeGreaterThanOrEqual(dayBehind(axis, last, before));
        }
      });
    });
  });

  test('what waits for work without a day has no day either, and is named behind it', () => {
    check(any, ({ axis, work }) => {
      const { unplaced } = scheduleWork(work, axis);
      work.forEach((one, index) => {
        for (const before of one.after) {
          const at = unplaced.indexOf(before.index);
          if (at >= 0) expect(unplaced.indexOf(index)).toBeGreaterThan(at);
        }
      });
    });
  });

  test('what was left out would find no day, whole, beside what is planned', () => {
    check(any, ({ axis, work }) => {
      const schedule = scheduleWork(work, axis);
      const room = Array.from(axis.capacity);
      for (const { day, units } of schedule.placed) room[day] = (room[day] ?? 0) - units;
      for (const index of schedule.unplaced) {
        const { units, after, releaseDay, deadlineDay } = work[index] ?? job();
        if (after.some((before) => schedule.unplaced.includes(before.index))) continue;
        const first = after.map((before) => dayBehind(axis, spanOf(schedule, before.index)[1], before));
        const days = room.slice(Math.max(releaseDay, ...first), deadlineDay + 1);
        expect(Math.max(0, ...days)).toBeLessThan(units);
      }
    });
  });

  test('an event stays on its day as long as all events fit theirs', () => {
    check(fc.oneof(instances(LONG), instances({ ...LONG, likely: true })), ({ axis, work }) => {
      const taken = new Map<number, number>();
      const events = [...work.keys()].filter((index) => work[index]?.anchor);
      for (const index of events) {
        const { releaseDay, units } = work[index] ?? job();
        taken.set(releaseDay, (taken.get(releaseDay) ?? 0) + units);
      }
      if ([...taken].some(([day, units]) => units > (axis.capacity[day] ?? 0))) return;
      const { unplaced } = scheduleWork(work, axis);
      expect(events.filter((index) => unplaced.includes(index))).toEqual([]);
    });
  });

  test('the same work gets the same days', () => {
    check(anyLikely, ({ axis, work }) => {
      expect(scheduleWork(work, axis)).toEqual(
        scheduleWork(
          work.map((one) => ({ ...one })),
          axis,
        ),
      );
    });
  });

  test('what does not fit comes with an interval that needs more than it has, or with work that comes too late', () => {
    check(any, ({ axis, work }) => {
      const { feasible, certificate, late, neededUnits, availableUnits } = scheduleWork(work, axis);
      expect(certificate === null && late === null).toBe(fits(work, axis));
      if (feasible) expect([certificate, late]).toEqual([null, null]);
      if (!certificate) return;
      expect(certificate.neededHours).toBeGreaterThan(certificate.availableHours);
      expect(neededUnits).toBeGreaterThan(availableUnits);
    });
  });
});

describe('against the exact answer', () => {
  test('without dependencies it fits exactly when the maximum flow does', () => {
    check(instances({ ...ANY, precedence: false, lags: false }), (instance) => {
      expect(fits(instance.work, instance.axis)).toBe(fitsByFlow(instance));
    });
  });

  test('with dependencies it fits exactly when no interval is overfull', () => {
    check(instances({ ...ANY, lags: false }), ({ axis, work }) => {
      expect(fits(work, axis)).toBe(tightestInterval(work, windowsOf(work, axis)) === undefined);
    });
  });

  test('what cannot be cut smaller than it is gets its days exactly when it fits', () => {
    check(instances({ ...ANY, units: 1, tasks: 40, lags: false }), ({ axis, work }) => {
      expect(scheduleWork(work, axis).feasible).toBe(fits(work, axis));
    });
  });

  test('what has its days fits', () => {
    check(instances({ ...LONG, lags: false }), ({ axis, work }) => {
      if (scheduleWork(work, axis).feasible) expect(fits(work, axis)).toBe(true);
    });
  });

  test('without lags the greatest lateness is the least possible', () => {
    check(instances({ ...SMALL, lags: false }), (instance) => {
      const { work, axis } = instance;
      expect(earliestDueFirst(work, axis, windowsOf(work, axis)).lateness).toBe(leastLateness(instance));
    });
  });

  test('with lags the lateness is never less than exact search finds possible', () => {
    check(
      instances({ ...SMALL, tasks: 8, units: 1 }),
      (instance) => {
        const { work, axis } = instance;
        const overrun = Math.max(
          ...earliestDueFirst(work, axis, windowsOf(work, axis)).finish.map(
            (end, index) => end - (axis.starts[(work[index]?.deadlineDay ?? 0) + 1] ?? 0),
          ),
        );
        expect(overrun).toBeGreaterThanOrEqual(leastLateness(instance));
      },
      RUNS / 2,
    );
  });
});

describe('the shape of a plan', () => {
  const quarter = axisOf(DEFAULT_CALENDAR, '2026-11-23', '2027-01-29');

  test('a short plan uses every working day', () => {
    const axis = axisOf(DEFAULT_CALENDAR, '2026-11-23', '2026-12-04');
    const { placed } = scheduleWork(
      Array.from({ length: 11 }, () => job({ deadlineDay: 11 })),
      axis,
    );
    expect(new Set(placed.map((one) => axis.days[one.day])).size).toBe(10);
  });

  test('a longer plan keeps a tenth of its working days free at the end', () => {
    const work = Array.from({ length: 40 }, () => job({ deadlineDay: quarter.days.length - 1 }));
    const last = Math.max(...scheduleWork(work, quarter).placed.map((one) => one.day));
    expect(quarter.days[last]).toBe('2027-01-22');
  });

  test('equal work is spread evenly', () => {
    const work = Array.from({ length: 45 }, () => job({ deadlineDay: quarter.days.length - 1 }));
    const load = new Map<number, number>();
    for (const { day, units } of scheduleWork(work, quarter).placed)
      load.set(day, (load.get(day) ?? 0) + units);
    expect([...load.values()].every((units) => units === 8)).toBe(true);
  });

  test('work for a day off is not squeezed in unless the day is opened', () => {
    const work = [job({ releaseDay: 5, deadlineDay: 5, flexible: false })];
    expect(scheduleWork(work, axisOf(DEFAULT_CALENDAR, '2026-11-23', '2026-11-30')).feasible).toBe(false);
    const opened = axisOf(DEFAULT_CALENDAR, '2026-11-23', '2026-11-30', ['2026-11-28']);
    expect(scheduleWork(work, opened).placed).toEqual([{ index: 0, day: 5, units: 8 }]);
  });

  test('what is too long for a day is cut at the end of the day', () => {
    const axis = axisOf({ ...DEFAULT_CALENDAR, hoursPerDay: 3 }, '2026-11-23', '2026-11-25');
    const { placed } = scheduleWork([job({ units: 20, deadlineDay: 2 })], axis);
    expect(placed.length).toBe(2);
    expect(placed.reduce((sum, part) => sum + part.units, 0)).toBe(20);
  });

  test('the busy hours of other projects are left alone', () => {
    const axis = axisOf({ ...DEFAULT_CALENDAR, busyHours: { '2026-11-23': 6 } }, '2026-11-23', '2026-11-24');
    expect(scheduleWork([job({ deadlineDay: 1 })], axis).placed).toEqual([{ index: 0, day: 1, units: 8 }]);
  });

  test('what matters least is left out first when it cannot fit', () => {
    const axis = axisOf(DEFAULT_CALENDAR, '2026-11-23', '2026-11-23');
    const work = [job({ units: 12 }), job({ units: 12, weight: 0 }), job({ units: 12 })].map((one) => ({
      ...one,
      deadlineDay: 0,
    }));
    expect(scheduleWork(work, axis)).toMatchObject({
      feasible: false,
      unplaced: [1],
      certificate: { from: '2026-11-23', to: '2026-11-23', neededHours: 9, availableHours: 6 },
    });
  });

  test('an overfull interval is reported in whole days, also if more must follow within the last', () => {
    const axis = axisOf(DEFAULT_CALENDAR, '2026-11-23', '2026-11-24');
    const letters = [job({ units: 32, deadlineDay: 1 }), job({ units: 32, deadlineDay: 1 })];
    const check = job({ units: 4, deadlineDay: 1, after: [0, 1].map((index) => ({ index, lagDays: 0 })) });
    expect(scheduleWork([...letters, check], axis)).toMatchObject({
      certificate: { from: '2026-11-23', to: '2026-11-24', neededHours: 16, availableHours: 12 },
      neededUnits: 64,
      availableUnits: 48,
    });
  });

  test('a circle of dependencies is cut instead of waiting for itself', () => {
    const work = [job({ after: [{ index: 1, lagDays: 0 }] }), job({ after: [{ index: 0, lagDays: 0 }] })];
    const clamped = work.map((one) => ({ ...one, deadlineDay: quarter.days.length - 1 }));
    expect(scheduleWork(clamped, quarter).placed.length).toBe(2);
  });
});

test('what has begun is finished before what comes earlier in the brief and could begin now', () => {
  const axis = axisOf(DEFAULT_CALENDAR, '2026-11-23', '2026-12-18');
  const long = { units: 20, deadlineDay: 25 };
  const work = [
    job({ ...long, id: 'later', series: 'b', releaseDay: 1 }),
    job({ ...long, id: 'later', series: 'b', after: [{ index: 0, lagDays: 0 }] }),
    job({ ...long, id: 'begun', series: 'a' }),
    job({ ...long, id: 'begun', series: 'a', continues: true, after: [{ index: 2, lagDays: 0 }] }),
  ];
  const [begun, continued] = [spanOf(scheduleWork(work, axis), 2), spanOf(scheduleWork(work, axis), 3)];
  expect(begun[0]).toBeLessThan(continued[0]);
  expect(continued[0]).toBeLessThan(spanOf(scheduleWork(work, axis), 0)[0]);
});
