import { addDays, type Day } from '@daymark/domain/dates';
import { isRepeatStep, isWorkStep, type Step } from '@daymark/domain/steps';

interface Span {
  startDate: Day;
  dueDate: Day;
  minutesUntil: (day?: Day) => number;
}

/** What practice needs is done in its first days, and takes at most this share of their time. */
const FIRST_DAYS = 6;
const MOST_SHARE = 0.7;

/** The places that a step follows, directly or through others. */
function placesBefore(steps: readonly Step[], place: number): Set<number> {
  const byPlace = new Map(steps.map((step) => [step.place, step]));
  const before = new Set<number>();
  const open = [...(byPlace.get(place)?.after ?? [])];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (before.has(one)) continue;
    before.add(one);
    open.push(...(byPlace.get(one)?.after ?? []));
  }
  return before;
}

/** The steps before practice in its first days: goggles are bought before a month of swimming. */
export function preparedForPractice(
  steps: readonly Step[],
  { startDate, dueDate, minutesUntil }: Span,
): Step[] {
  const practice = steps.find(isRepeatStep);
  if (!practice) return [...steps];
  const before = placesBefore(steps, practice.place);
  const minutes = steps.reduce(
    (sum, step) => sum + (isWorkStep(step) && before.has(step.place) ? step.minutes : 0),
    0,
  );
  let day = addDays(startDate, FIRST_DAYS);
  while (day < dueDate && minutesUntil(day) * MOST_SHARE < minutes) day = addDays(day, 1);
  return steps.map((step) =>
    isWorkStep(step) && before.has(step.place) && !step.on
      ? { ...step, latestOn: step.latestOn ?? day }
      : step,
  );
}
