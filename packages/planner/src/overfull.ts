import { addDays, type Day, daysBetween, startOfWeek } from '@daymark/domain/dates';
import { latestOf } from './compile/days.ts';
import { hasWeekBudget } from './compile/week-budgets.ts';
import { workOf } from './frame.ts';
import type { Layout } from './layout.ts';
import { hoursOf, startOf } from './schedule/calendar.ts';
import type { Certificate } from './schedule/certificate.ts';
import { windowsOf } from './schedule/windows.ts';
import { type Work, withoutCircles } from './schedule/work.ts';

/** Days, and the work that must be done on them. */
interface Stretch {
  from: Day;
  to: Day;
  members: readonly number[];
}

/** All work that must be done on some days, by its own days and those of what it waits for and what waits for it. */
function stretchOf({ basis: frame, axis }: Layout, from: Day, to: Day): Stretch {
  const work = withoutCircles(workOf(frame, axis));
  const { release, due } = windowsOf(work, axis);
  const [first, last] = [daysBetween(frame.from, from), daysBetween(frame.from, to)];
  const [start, end] = [startOf(axis, first), startOf(axis, last + 1)];
  const members = [...work.keys()].filter((index) => {
    const { releaseDay, deadlineDay } = work[index] as Work;
    const isBegun = releaseDay >= first || (release[index] ?? 0) >= start;
    return isBegun && (deadlineDay <= last || (due[index] ?? 0) <= end);
  });
  return { from, to, members };
}

/** The days that may prove that a plan cannot fit, the clearest first. */
function stretches(layout: Layout): Stretch[] {
  const { basis: frame, axis, schedule } = layout;
  const { certificate, feasible, tight } = schedule;
  if (!certificate || feasible) return [];
  const work = workOf(frame, axis);
  const own = tight.flatMap((index) => work[index] ?? []);
  const first = addDays(frame.from, Math.min(...own.map(({ releaseDay }) => releaseDay)));
  const last = addDays(frame.from, Math.max(...own.map(({ deadlineDay }) => deadlineDay)));
  const found: Stretch[] = [{ from: first, to: last, members: tight }];
  // Without any time in the interval, the scheduler names a working day beside it.
  if (certificate.availableHours > 0) found.unshift({ ...certificate, members: tight });
  if (!hasWeekBudget(frame.request)) return found;
  // The hours of a week lie where its work needs them: all work of its days uses them.
  return [
    ...found.map(({ from, to }) => stretchOf(layout, latestOf(frame.from, startOfWeek(from)) ?? from, to)),
    ...found,
  ];
}

/** The days with more work than time, and that work. */
export interface Overfull {
  certificate: Certificate;
  members: readonly number[];
}

/**
 * The proof that a plan cannot fit, in whole days; undefined if all days have enough time, and order or the length of a
 * piece is the reason.
 */
export function overfullDays(layout: Layout): Overfull | undefined {
  const { basis: frame, axis } = layout;
  const at = (day: Day) => startOf(axis, daysBetween(frame.from, day));
  const work = workOf(frame, axis);
  for (const { from, to, members } of stretches(layout)) {
    const units = members.reduce((sum, index) => sum + (work[index]?.units ?? 0), 0);
    const free = at(addDays(to, 1)) - at(from);
    if (from > to || free >= units) continue;
    const certificate = { from, to, neededHours: hoursOf(units), availableHours: hoursOf(free) };
    return { certificate, members };
  }
  return undefined;
}
