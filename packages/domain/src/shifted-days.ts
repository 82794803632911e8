import { addDays, type Day, daysFrom, type Weekday, weekdayOf } from './dates.ts';

export interface Shift {
  /** The first day of the old plan, and of the new one. */
  from: Day;
  to: Day;
  /** No day comes after it. */
  until: Day;
  weekdays: readonly Weekday[];
}

/**
 * Moves the days of a plan to another start: each keeps its number of working days after the first one. A day off goes
 * to the working day before it, and a day before the start to the start.
 */
export function shiftedDays({ from, to, until, weekdays }: Shift): (day: Day) => Day {
  const isWorked = (day: Day) => weekdays.includes(weekdayOf(day));
  const next = (day: Day): Day => {
    const after = addDays(day, 1);
    // Behind the last of all days there is none.
    return isWorked(day) || after === day ? day : next(after);
  };
  const first = next(from);
  return (day) => {
    let left = day <= first ? 0 : daysFrom(addDays(first, 1), day).filter(isWorked).length;
    let moved = next(to);
    for (; left > 0 && moved < until; left--) moved = next(addDays(moved, 1));
    return moved < until ? moved : until;
  };
}
