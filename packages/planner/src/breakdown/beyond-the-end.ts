import { type Day, daysBetween } from '@daymark/domain/dates';
import { isRepeatStep, isWaitStep, isWorkStep, type Step } from '@daymark/domain/steps';

/** How much of the usual time work and waits take. */
interface Pace {
  work: number;
  waits: number;
}

/** As fast as can be, with waits as fast as they seldom are, and as it usually is. */
const FASTEST: Pace = { work: 0.25, waits: 0.25 };
const FAST: Pace = { work: 0.25, waits: 0.5 };
const USUAL: Pace = { work: 1, waits: 1 };
/** So much of the work at most is what a project ends with: the tax office decides, and the notice is compared. */
const TAIL = 0.15;

interface Span {
  startDate: Day;
  dueDate: Day;
  minutesUntil: (day?: Day) => number;
}

/** On which day from the beginning each step can begin, by its place. */
function beginnings(steps: readonly Step[], { work, waits }: Pace, daysAMinute: number): Map<number, number> {
  const ends = new Map<number, number>();
  return new Map(
    steps.map((step): [number, number] => {
      const lag = isWorkStep(step) ? (step.lagDays ?? 0) : 0;
      const start = Math.max(0, ...step.after.map((place) => (ends.get(place) ?? 0) + lag));
      const own = isWaitStep(step)
        ? Math.max(step.least ?? 0, step.days * waits)
        : isRepeatStep(step)
          ? 0
          : step.minutes * daysAMinute * work;
      ends.set(step.place, start + own);
      return [step.place, start];
    }),
  );
}

/** The places that are beyond the end at that pace. */
function beyondAt(
  pace: Pace,
  steps: readonly Step[],
  { days, daysAMinute }: { days: number; daysAMinute: number },
): Set<number> {
  const fastest = beginnings(steps, pace, daysAMinute);
  const usual = beginnings(steps, USUAL, daysAMinute);
  const behindWait = new Set<number>();
  const beyond = new Set<number>();
  for (const step of steps) {
    const { place, after } = step;
    if (isWaitStep(step) || after.some((one) => behindWait.has(one))) behindWait.add(place);
    const isLate = behindWait.has(place) && !isWaitStep(step) && (fastest.get(place) ?? 0) >= days;
    const isLookedBack = isWorkStep(step) && step.lagDays !== undefined && (usual.get(place) ?? 0) >= days;
    if (isLate || isLookedBack || after.some((one) => beyond.has(one))) beyond.add(place);
  }
  const isFollowed = (place: number) =>
    steps.some((one) => !beyond.has(one.place) && one.after.includes(place));
  const isWaitedFor = (place: number) =>
    steps.some((one) => beyond.has(one.place) && one.after.includes(place));
  for (const step of steps.toReversed())
    if (isWaitStep(step) && !isFollowed(step.place) && isWaitedFor(step.place)) beyond.add(step.place);
  return beyond;
}

/**
 * The places of steps that a project ends before: those that no pace reaches behind a wait, as the honey of a beekeeper's year that
 * is planned until March, the little that it ends with behind a long one, and those that look back ("after a month") where that time is
 * not. What follows them is beyond too, and so is a wait that nothing else follows.
 */
export function beyondTheEnd(
  steps: readonly Step[],
  { startDate, dueDate, minutesUntil }: Span,
): Set<number> {
  const days = daysBetween(startDate, dueDate) + 1;
  const minutes = minutesUntil();
  if (minutes <= 0) return new Set();
  const time = { days, daysAMinute: days / minutes };
  const minutesIn = (places?: ReadonlySet<number>) =>
    steps.reduce(
      (sum, step) => sum + (isWorkStep(step) && (places?.has(step.place) ?? true) ? step.minutes : 0),
      0,
    );
  const tail = beyondAt(FAST, steps, time);
  return minutesIn(tail) <= minutesIn() * TAIL ? tail : beyondAt(FASTEST, steps, time);
}
