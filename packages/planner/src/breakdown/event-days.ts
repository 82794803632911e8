import { addDays, daysBetween } from '@daymark/domain/dates';
import { isWorkStep, type Step } from '@daymark/domain/steps';
import {
  daysOfKind,
  EVENT_DAY,
  isTheDay,
  isWork,
  type KindStep,
  type ProjectKind,
} from '../library/entries.ts';
import { placesBehind } from '../library/steps-around.ts';
import type { TurningDay } from './turning-day.ts';

/** From so long a step on the day on, it is what the day is about. */
const MAIN_MINUTES = 180;
/** So long a step behind the day goes on with it: "Lead the further days". */
const WHOLE_DAY_MINUTES = 360;
/** Further days of a step are numbered behind its place, behind its parts. */
const PLACES = 100;
const FURTHER = 90;

const daysOf = ({ day, until }: TurningDay): number => daysBetween(day, until) + 1;

/**
 * The steps on days that the event of a brief has not; with a single day said, those that are left out first. Of an event behind the end of
 * the project, for which it only gets ready, all of its day and behind it: "audit is 17 March", in a project until the 16th.
 */
export function beyondTheEvent({ steps }: ProjectKind, turning: TurningDay | null): number[] {
  if (turning?.isBehind)
    return steps.filter(isTheDay).flatMap(({ place }) => [place, ...placesBehind(steps, place)]);
  if (!turning?.isNamed) return [];
  const days = daysOf(turning);
  return steps.filter(isWork).flatMap(({ place, nthDay, extra }) => {
    const isBeyond = nthDay > days && (days > 1 || extra);
    return isBeyond ? place : [];
  });
}

/**
 * The step that an event of more days than its kind knows is about, on the last of these: on further days it is done again. Of a kind of
 * several days it is the longest of its last day.
 */
function mainStep(kept: readonly KindStep[], kind: ProjectKind) {
  const known = daysOfKind(kind);
  const main = kept
    .filter(isWork)
    .filter(
      ({ covers, nthDay, minutes }) =>
        nthDay === known && (known > 1 || covers.includes(EVENT_DAY)) && minutes.usual >= MAIN_MINUTES,
    )
    .toSorted((a, b) => b.minutes.usual - a.minutes.usual)[0];
  const goesOn = kind.steps.some(
    (step) =>
      isWork(step) &&
      !isTheDay(step) &&
      step.after.includes(main?.place ?? 0) &&
      step.minutes.usual >= WHOLE_DAY_MINUTES,
  );
  return goesOn ? undefined : main;
}

/** "Craft fair on 13 and 14 March": what its day is about is done on each, and what closes it on the last. */
export function onEachDay(
  steps: readonly Step[],
  kept: readonly KindStep[],
  kind: ProjectKind,
  turning: TurningDay | null,
): Step[] {
  const days = (turning ? daysOf(turning) : 1) - daysOfKind(kind) + 1;
  const main = days > 1 ? mainStep(kept, kind) : undefined;
  const first = steps.find(({ place }) => place === main?.place);
  if (!turning || !first || !isWorkStep(first)) return [...steps];
  const placeOf = (nth: number) => (nth === 0 ? first.place : first.place * PLACES + FURTHER + nth);
  const further = Array.from(
    { length: days - 1 },
    (_, at): Step => ({
      ...first,
      place: placeOf(at + 1),
      after: [placeOf(at)],
      on: addDays(turning.until, at + 2 - days),
    }),
  );
  const last = placeOf(days - 1);
  return steps.flatMap((step) => {
    if (step === first) return [step, ...further];
    if (!step.after.includes(first.place)) return [step];
    const after = step.after.map((place) => (place === first.place ? last : place));
    const isClosing = isWorkStep(step) && step.on === first.on;
    return [{ ...step, after, ...(isClosing && { on: turning.until }) }];
  });
}
