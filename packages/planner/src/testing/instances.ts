import { addDays } from '@daymark/domain/dates';
import fc from 'fast-check';
import { type Axis, withCapacity } from '../schedule/calendar.ts';
import type { Work } from '../schedule/work.ts';

export interface Instance {
  axis: Axis;
  work: Work[];
}

interface Shape {
  days: number;
  /** Units a day at most. */
  capacity: number;
  tasks: number;
  units: number;
  precedence: boolean;
  lags: boolean;
}

const FIRST_DAY = '2026-11-23';

/** Random work on random days; dependencies always point backwards, so that there is no circle. */
export function instances(shape: Shape): fc.Arbitrary<Instance> {
  const days = fc.array(fc.integer({ min: 0, max: shape.capacity }), { minLength: 1, maxLength: shape.days });
  const task = fc.record({
    units: fc.integer({ min: 1, max: shape.units }),
    from: fc.nat(shape.days),
    to: fc.nat(shape.days),
    flexible: fc.boolean(),
    weight: fc.nat(2),
    phase: fc.nat(3),
    after: fc.array(
      fc.record({ back: fc.integer({ min: 1, max: 4 }), lagDays: fc.nat(shape.lags ? 3 : 0) }),
      {
        maxLength: shape.precedence ? 2 : 0,
      },
    ),
  });
  return fc.tuple(days, fc.array(task, { minLength: 1, maxLength: shape.tasks })).map(([capacity, tasks]) => {
    const last = capacity.length - 1;
    const empty: Axis = {
      days: capacity.map((_, index) => addDays(FIRST_DAY, index)),
      capacity: Int32Array.from(capacity),
      starts: new Int32Array(),
    };
    const work = tasks.map((given, index): Work => {
      const [from, to] = [
        Math.min(given.from, given.to, last),
        Math.min(Math.max(given.from, given.to), last),
      ];
      const after = given.after.flatMap(({ back, lagDays }) =>
        index - back < 0 ? [] : [{ index: index - back, lagDays }],
      );
      return {
        id: String(index),
        units: given.units,
        releaseDay: from,
        deadlineDay: given.flexible ? last : to,
        flexible: given.flexible,
        weight: given.weight,
        phase: given.phase,
        after: after.filter((one, at) => after.findIndex((other) => other.index === one.index) === at),
      };
    });
    return { axis: withCapacity(empty, empty.capacity), work };
  });
}
