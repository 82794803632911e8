import { isTheDay, isWait, isWork, type KindStep } from '../library/entries.ts';

/** How long before its day the steps of a kind begin that belong so many weeks before it: days at least, and the minutes of all in them. */
export function leadDays(steps: readonly KindStep[], weeks: number): { least: number; minutes: number } {
  const isDone = new Set<number>();
  // The days that pass between what is done so many weeks before and each step that waits for it.
  const passed = new Map<number, number>();
  let [least, minutes] = [weeks * DAYS_A_WEEK, 0];
  for (const step of steps) {
    const behind = step.after.flatMap((place) => passed.get(place) ?? []);
    if (isWork(step) && isTheDay(step)) {
      least = Math.max(least, ...behind);
      continue;
    }
    const isBehind = step.after.some((place) => isDone.has(place));
    const isNear = isWork(step) && (step.near !== null || (step.leadWeeks > 0 && step.leadWeeks <= weeks));
    if (!isBehind && !isNear) continue;
    isDone.add(step.place);
    if (isWork(step)) minutes += step.minutes.usual;
    const isFirst = isWork(step) && step.leadWeeks === weeks;
    if (isFirst || behind.length > 0)
      passed.set(
        step.place,
        Math.max(0, ...behind) + (isWait(step) ? step.days : isWork(step) ? step.lagDays : 0),
      );
  }
  return { least, minutes };
}

const DAYS_A_WEEK = 7;
