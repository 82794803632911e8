import type { Axis } from './calendar.ts';
import type { Work } from './work.ts';

/** Shares of the working days that are kept free at the end, in order of preference. */
export const SLACK = [0.1, 0.05, 0];

/** Most working days that are kept free before a stated deadline. */
const MOST_RESERVE_DAYS = 2;

/** How many working days before its deadline some work is planned, so that a day that goes wrong does not break a promise. */
function reserveOf({ releaseDay, deadlineDay, anchor }: Work, { capacity }: Axis): number {
  if (anchor) return 0;
  const workingDays = capacity.slice(releaseDay, deadlineDay + 1).filter((units) => units > 0).length;
  return Math.min(MOST_RESERVE_DAYS, Math.floor(workingDays * RESERVE));
}
const RESERVE = 0.1;

/** The working day that lies so many before a day. */
function workingDayBefore(day: number, count: number, { capacity }: Axis): number {
  let at = day;
  for (let left = count; left > 0 && at > 0; ) if ((capacity[--at] as number) > 0) left--;
  return at;
}

/**
 * The same work with flexible deadlines moved before the last `slackDays` working days, and stated ones a day or two
 * earlier where there is much time.
 */
export function withSlack(work: readonly Work[], axis: Axis, slackDays: number): Work[] {
  let last = axis.days.length - 1;
  for (let free = slackDays; last > 0; last--) {
    if ((axis.capacity[last] as number) === 0) continue;
    if (free === 0) break;
    free--;
  }
  return work.map((one) => ({
    ...one,
    deadlineDay: one.flexible
      ? Math.min(one.deadlineDay, last)
      : workingDayBefore(one.deadlineDay, reserveOf(one, axis), axis),
  }));
}
