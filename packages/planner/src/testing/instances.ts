import { addDays } from '@daymark/domain/dates';
import fc from 'fast-check';
import { type Axis, axisOf, DEFAULT_CALENDAR, withCapacity } from '../schedule/calendar.ts';
import type { Work } from '../schedule/work.ts';

export interface Instance {
  axis: Axis;
  work: Work[];
}

interface Shape {
  days: number;
  /** Most units of a day. */
  capacity: number;
  tasks: number;
  units: number;
  precedence: boolean;
  lags: boolean;
  /** With sittings of series, and anchors, which have no dependencies and a fixed day. */
  series?: boolean;
  anchors?: boolean;
  /** With days on which its maker would do most of the work. */
  likely?: boolean;
}

/** Realistic projects: working weeks, pieces of half an hour to half a day, and enough time for all of it. */
export function projects(): fc.Arbitrary<Instance> {
  const piece = fc.record({
    units: fc.integer({ min: 2, max: 16 }),
    released: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.5, noNaN: true })),
    due: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    after: fc.option(fc.nat(), { freq: 2 }),
  });
  return fc
    .record({
      days: fc.integer({ min: 21, max: 120 }),
      filled: fc.double({ min: 0.2, max: 0.85, noNaN: true }),
      pieces: fc.array(piece, { minLength: 250, maxLength: 250 }),
    })
    .map(({ days, filled, pieces }) => {
      const axis = axisOf(DEFAULT_CALENDAR, FIRST_DAY, addDays(FIRST_DAY, days - 1));
      const work: Work[] = [];
      let free = (axis.starts.at(-1) ?? 0) * filled;
      for (const { units, released, due, after } of pieces) {
        free -= units;
        if (free < 0) break;
        const releaseDay = Math.floor(released * days);
        const deadlineDay = Math.max(Math.min(days - 1, releaseDay + 7), Math.floor(due * (days - 1)));
        work.push({
          id: String(work.length),
          units,
          releaseDay,
          deadlineDay,
          flexible: deadlineDay === days - 1,
          weight: 1,
          after: after === null || work.length === 0 ? [] : [{ index: after % work.length, lagDays: 0 }],
        });
      }
      return { axis, work };
    });
}

const FIRST_DAY = '2026-11-23';

/** Random work on random days; dependencies always point backwards, so that there is no cycle. */
export function instances(shape: Shape): fc.Arbitrary<Instance> {
  const days = fc.array(fc.integer({ min: 0, max: shape.capacity }), { minLength: 1, maxLength: shape.days });
  const task = fc.record({
    units: fc.integer({ min: 1, max: shape.units }),
    from: fc.nat(shape.days),
    to: fc.nat(shape.days),
    flexible: fc.boolean(),
    weight: fc.nat(2),
    series: fc.constantFrom(undefined, ...(shape.series ? ['a', 'b'] : [])),
    likely: shape.likely
      ? fc.option(fc.nat(shape.days), { freq: 4, nil: undefined })
      : fc.constant(undefined),
    isAnchor: fc.nat(4).map((one) => one === 0 && shape.anchors === true),
    after: fc.array(
      fc.record({
        back: fc.integer({ min: 1, max: 4 }),
        lagDays: fc.nat(shape.lags ? 3 : 0),
        working: fc.constantFrom(true as const, undefined),
      }),
      {
        maxLength: shape.precedence ? 2 : 0,
      },
    ),
  });
  return fc.tuple(days, fc.array(task, { minLength: 1, maxLength: shape.tasks })).map(([capacity, tasks]) => {
    const last = capacity.length - 1;
    const days = capacity.map((_, index) => addDays(FIRST_DAY, index));
    const work = tasks.map((given, index): Work => {
      const [from, to] = [
        Math.min(given.from, given.to, last),
        Math.min(Math.max(given.from, given.to), last),
      ];
      const after = given.after.flatMap(({ back, lagDays, working }) =>
        index - back < 0 || given.isAnchor
          ? []
          : [{ index: index - back, lagDays, ...(working && { working }) }],
      );
      return {
        id: String(index),
        units: given.units,
        releaseDay: from,
        deadlineDay: given.isAnchor ? from : given.flexible ? last : to,
        flexible: given.flexible && !given.isAnchor,
        weight: given.weight,
        ...(given.series && { series: given.series }),
        ...(given.likely !== undefined && { likelyDay: Math.min(last, given.likely) }),
        ...(given.isAnchor && { anchor: true as const }),
        after: after.filter((one, at) => after.findIndex((other) => other.index === one.index) === at),
      };
    });
    return { axis: withCapacity({ days }, Int32Array.from(capacity)), work };
  });
}
