import { addDays, type Day } from '@daymark/domain/dates';
import { isWaitStep, isWorkStep, type Step } from '@daymark/domain/steps';
import { MOST_FOLLOWING_MINUTES, type TurningDay } from './turning-day.ts';

/** A wait is shortened to this share of its days, if it has no least. */
const LEAST_WAIT_SHARE = 0.5;

const isOnDay = (step: Step): boolean => isWorkStep(step) && step.on !== undefined;

/** The calendar days of waits between the day and each step behind it. */
function daysBehind(steps: readonly Step[]): Map<number, number> {
  const behind = new Map<number, number>();
  const onDay = new Set(steps.flatMap((step) => (isOnDay(step) ? step.place : [])));
  // Steps are in the order of their places, so one look at each finds all that follow.
  for (const step of steps) {
    if (onDay.has(step.place)) continue;
    const before = step.after.flatMap((place) => (onDay.has(place) ? 0 : (behind.get(place) ?? [])));
    if (before.length === 0) continue;
    const lag = isWorkStep(step) ? (step.lagDays ?? 0) : 0;
    const own = isWaitStep(step) ? (step.least ?? Math.ceil(step.days * LEAST_WAIT_SHARE)) : lag;
    behind.set(step.place, Math.max(...before) + own);
  }
  return behind;
}

/**
 * What follows the day: with no time behind it, the little that can be done on it; otherwise what does not wait beyond the end
 * of the project. The rest is left out.
 */
export function withinTheProject(steps: readonly Step[], turning: TurningDay | null, dueDate: Day): Step[] {
  if (!turning) return [...steps];
  const behind = daysBehind(steps);
  if (!turning.isLast) {
    const isInside = ({ place }: Step) => addDays(turning.until, behind.get(place) ?? 0) < dueDate;
    return steps.filter(isInside);
  }
  let left = MOST_FOLLOWING_MINUTES;
  return steps.flatMap((step) => {
    if (!behind.has(step.place)) return [step];
    if (!isWorkStep(step) || step.lagDays !== undefined || step.minutes > left) return [];
    left -= step.minutes;
    return [{ ...step, on: turning.until, after: step.after.filter((place) => !behind.has(place)) }];
  });
}

/** Steps near the day that further work waits for are not kept for its last days; what belongs weeks before it leaves time for that. */
export function nearTheEnd(steps: readonly Step[], turning: TurningDay | null): Step[] {
  const isAhead = (day: Day) => turning !== null && day < turning.from.week;
  const isLate = (step: Step) => isWorkStep(step) && (step.on !== undefined || step.earliestOn !== undefined);
  const waitedFor = new Set(steps.filter((step) => !isLate(step)).flatMap(({ after }) => after));
  // Steps are in the order of their places: from the last one back, so that what waits for a kept one is known.
  return steps
    .toReversed()
    .map((step) => {
      if (!waitedFor.has(step.place) || !isWorkStep(step)) return step;
      if (step.earliestOn === undefined || isAhead(step.earliestOn)) return step;
      for (const place of step.after) waitedFor.add(place);
      const { earliestOn: _, ...early } = step;
      return early;
    })
    .toReversed();
}

/** The last day with room for preparations: if something is done on the day itself, the day before it on which there is time. */
function dayWithRoom(
  steps: readonly Step[],
  { day: own, lastDay, from }: TurningDay,
  minutesUntil: (day?: Day) => number,
): Day {
  if (lastDay !== own || !steps.some(isOnDay)) return lastDay;
  let day = addDays(own, -1);
  while (day > from.eve && minutesUntil(day) === minutesUntil(addDays(day, -1))) day = addDays(day, -1);
  return day;
}

/** The last preparations as late as there is time for them: "Set up the room the day before" on the day before. */
export function asLateAsPossible(
  steps: readonly Step[],
  turning: TurningDay | null,
  minutesUntil: (day?: Day) => number,
): Step[] {
  if (!turning) return [...steps];
  const { from } = turning;
  const lastDay = dayWithRoom(steps, turning, minutesUntil);
  let minutes = 0;
  return steps
    .toReversed()
    .map((step) => {
      if (!isWorkStep(step) || step.on !== undefined || step.earliestOn !== from.eve) return step;
      minutes += step.minutes;
      let day = lastDay;
      const left = () => minutesUntil(lastDay) - minutesUntil(addDays(day, -1));
      while (day > from.eve && left() < minutes) day = addDays(day, -1);
      return { ...step, earliestOn: day };
    })
    .toReversed();
}
