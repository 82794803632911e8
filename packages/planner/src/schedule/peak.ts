import { type Axis, dayAt } from './calendar.ts';
import type { Windows } from './windows.ts';
import type { Work } from './work.ts';

/**
 * The lower bound of the fullest day's load, whatever the order: the maximum of needed ÷ available over all intervals
 * of days, where work is needed in an interval if its window is inside it. 1 is a full day, 0 no work at all. Work may
 * be split and windows are whole days, so no schedule is below it; one with whole pieces may be above.
 */
export function leastPeak(work: readonly Work[], axis: Axis, { release, due }: Windows): number {
  const days = axis.days.length;
  const released: { due: number; units: number }[][] = Array.from({ length: days }, () => []);
  work.forEach(({ units }, index) => {
    const day = dayAt(axis, release[index] as number);
    released[day]?.push({ due: Math.max(day, dayAt(axis, (due[index] as number) - 1)), units });
  });
  const dueIn = new Float64Array(days);
  let most = 0;
  for (let from = days - 1; from >= 0; from--) {
    const starting = released[from] as { due: number; units: number }[];
    if (starting.length === 0) continue;
    for (const one of starting) if (one.due < days) dueIn[one.due] = (dueIn[one.due] as number) + one.units;
    let needed = 0;
    for (let to = from; to < days; to++) {
      if (dueIn[to] === 0) continue;
      needed += dueIn[to] as number;
      most = Math.max(most, needed / ((axis.starts[to + 1] as number) - (axis.starts[from] as number)));
    }
  }
  return most;
}
