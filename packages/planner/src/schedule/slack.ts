import type { Axis } from './calendar.ts';
import type { Work } from './work.ts';

/** Shares of the working days that are kept free at the end, in order of preference. */
export const SLACK = [0.1, 0.05, 0];

/** The same work with flexible deadlines moved before the last `slackDays` working days. */
export function withSlack(work: readonly Work[], axis: Axis, slackDays: number): Work[] {
  let last = axis.days.length - 1;
  for (let free = slackDays; last > 0; last--) {
    if ((axis.capacity[last] as number) === 0) continue;
    if (free === 0) break;
    free--;
  }
  return work.map((one) => (one.flexible ? { ...one, deadlineDay: Math.min(one.deadlineDay, last) } : one));
}
