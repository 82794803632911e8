import { type Day, daysBetween } from '@daymark/domain/dates';
import { isRepeatStep, isWaitStep, type Step } from '@daymark/domain/steps';

/** The share of the usual time that work takes at the least. */
const LEAST_WORK_SHARE = 0.25;
/** The share of a wait that passes at the least, if it has no least of its own. */
const LEAST_WAIT_SHARE = 0.25;

interface Span {
  startDate: Day;
  dueDate: Day;
  minutesUntil: (day?: Day) => number;
}

/**
 * The places of steps that cannot be reached before a project ends, however short its waits are: the honey of a beekeeper's year
 * that is planned until March. A wait that nothing follows is one of them.
 */
export function beyondTheEnd(
  steps: readonly Step[],
  { startDate, dueDate, minutesUntil }: Span,
): Set<number> {
  const days = daysBetween(startDate, dueDate) + 1;
  const daysAMinute = (days * LEAST_WORK_SHARE) / Math.max(1, minutesUntil());
  const ends = new Map<number, number>();
  const waits = new Set<number>();
  const beyond = new Set<number>();
  for (const step of steps) {
    const start = Math.max(0, ...step.after.map((place) => ends.get(place) ?? 0));
    const isBehindWait = step.after.some((place) => waits.has(place));
    if (isBehindWait || isWaitStep(step)) waits.add(step.place);
    const own = isWaitStep(step)
      ? (step.least ?? step.days * LEAST_WAIT_SHARE)
      : isRepeatStep(step)
        ? 0
        : step.minutes * daysAMinute;
    ends.set(step.place, start + own);
    if (isBehindWait && start >= days) beyond.add(step.place);
  }
  const followed = new Set(steps.flatMap(({ place, after }) => (beyond.has(place) ? [] : after)));
  for (const step of steps.toReversed())
    if (
      isWaitStep(step) &&
      !followed.has(step.place) &&
      steps.some(({ place, after }) => beyond.has(place) && after.includes(step.place))
    )
      beyond.add(step.place);
  return beyond;
}
