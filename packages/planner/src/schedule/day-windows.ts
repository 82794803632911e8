import { type Axis, dayAt } from './calendar.ts';
import { dayAfter, dayBefore } from './lag.ts';
import type { Windows } from './windows.ts';
import type { Work } from './work.ts';

/** The first and the last day on which each piece fits completely. Without such a day, the last is before the first. */
export interface DayWindows {
  first: Int32Array;
  last: Int32Array;
}

export function dayWindowsOf(work: readonly Work[], axis: Axis, windows: Windows): DayWindows {
  const { capacity } = axis;
  const days = capacity.length;
  const [first, last] = [new Int32Array(work.length), new Int32Array(work.length)];
  for (const index of windows.order) {
    const { units, after } = work[index] as Work;
    let day = dayAt(axis, windows.release[index] as number);
    for (const before of after) day = Math.max(day, dayAfter(axis, first[before.index] as number, before));
    while (day < days && (capacity[day] as number) < units) day++;
    first[index] = day;
  }
  for (let at = windows.order.length - 1; at >= 0; at--) {
    const index = windows.order[at] as number;
    const { units, deadlineDay } = work[index] as Work;
    const due = windows.due[index] as number;
    let day = due > 0 ? Math.min(dayAt(axis, due - 1), deadlineDay, days - 1) : -1;
    for (const next of windows.successors[index] ?? [])
      day = Math.min(day, dayBefore(axis, last[next.index] as number, next));
    while (day >= 0 && (capacity[day] as number) < units) day--;
    last[index] = day;
  }
  return { first, last };
}
