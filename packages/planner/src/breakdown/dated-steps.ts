import { addDays, type Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { isRepeatStep, isWorkStep, type Step } from '@daymark/domain/steps';
import {
  isTheDay,
  isWork,
  type KindStep,
  type LibraryLanguage,
  type ProjectKind,
} from '../library/entries.ts';
import { findStep } from '../library/find-step.ts';
import { placesBefore, placesBehind } from '../library/steps-around.ts';
import { isProcuring } from './how-far.ts';
import { partsOfStep } from './kind-steps.ts';
import type { BreakdownRequest } from './request.ts';
import { launchIn } from './same-step.ts';
import type { TurningDay } from './turning-day.ts';
import { isAbout, wordsIn } from './words-in.ts';

/** The share of the time up to a day that the steps before it may take. */
const MOST_SHARE = 0.9;

/** The share of a step's things that an event names: “Auditions” for “Hold auditions and cast the parts”. */
const NAMED_SHARE = 0.3;

/** The days of steps that a brief names as events: "Auditions 9 Dec, dress rehearsal 10 Feb". `kind` is the kind as the library has it. */
export function datesIn(
  statements: readonly Statement[],
  kind: ProjectKind,
  steps: readonly KindStep[],
  {
    startDate,
    dueDate,
    turning,
  }: Pick<BreakdownRequest, 'startDate' | 'dueDate'> & { turning: TurningDay | null },
  language: LibraryLanguage,
): Map<number, Day> {
  const dates = new Map<number, Day>();
  // "The wedding is on 10 April" names the whole, and no step of it.
  const whole = new Set([kind.name, ...kind.also].flatMap((name) => [...wordsIn(name, language).things]));
  for (const one of statements) {
    if (one.kind !== 'event' || one.until !== null || one.on < startDate || one.on > dueDate) continue;
    const { things, verbs } = wordsIn(one.title, language);
    const said = { verbs, things: things.difference(whole) };
    // What turns the project is no single step of it: "the race is on 25 April".
    const isTurning = one.on === turning?.day;
    const named = findStep(one.title, kind, language)?.step;
    const mayBe = isTurning
      ? []
      : steps
          .filter(isWork)
          // "Studio 11 January" is no day for finding one.
          .filter(
            (other) =>
              !isTheDay(other) && (!isProcuring(other.title, language) || isProcuring(one.title, language)),
          );
    const step =
      mayBe.find(({ place, title }) => place === named?.place && !isProcuring(title, language)) ??
      mayBe.find((other) => isAbout(said, wordsIn(other.title, language), NAMED_SHARE));
    // "Live on 1 February" is the day of the step that opens the shop.
    const opened = step ?? launchIn(one.title, steps, language);
    if (opened && !isTheDay(opened) && !dates.has(opened.place)) dates.set(opened.place, one.on);
  }
  return dates;
}

/** The place of what happens on the day of each step: of one in parts the longest, as "Auditions: hear everybody". */
const heldOn = (steps: readonly Step[], dates: ReadonlyMap<number, Day>): Map<number, Day> =>
  new Map(
    [...dates].flatMap(([place, day]): [number, Day][] => {
      const [first, ...others] = partsOfStep(steps, place).filter(isWorkStep);
      if (!first) return [];
      const longest = others.reduce((one, other) => (other.minutes > one.minutes ? other : one), first);
      return [[longest.place, day]];
    }),
  );

/** The steps on the days that the brief names for them, as far as there is time for what comes before and behind. */
export function onDates(
  steps: readonly Step[],
  dates: ReadonlyMap<number, Day>,
  minutesUntil: (day?: Day) => number,
): Step[] {
  if (dates.size === 0) return [...steps];
  const held = heldOn(steps, dates);
  return steps.map((step) => {
    const day = held.get(step.place);
    if (day === undefined || !isWorkStep(step)) return step;
    const minutesOf = (places: ReadonlySet<number>) =>
      steps.reduce(
        (sum, one) => sum + (isWorkStep(one) && places.has(one.place) && !one.on ? one.minutes : 0),
        0,
      );
    // The rest of the day itself counts.
    const left = minutesUntil() - minutesUntil(addDays(day, -1)) - step.minutes;
    const hasTime =
      minutesOf(placesBefore(steps, step.place)) <= minutesUntil(day) * MOST_SHARE &&
      minutesOf(placesBehind(steps, step.place)) <= left * MOST_SHARE;
    if (!hasTime) return step;
    const { earliestOn: _earliest, latestOn: _latest, ...plain } = step;
    return { ...plain, on: day };
  });
}

/** Habits from the days on of what they follow: hives are opened once the bees are there. */
export const habitsBehindDays = (steps: readonly Step[]): Step[] =>
  steps.map((step) => {
    if (!isRepeatStep(step)) return step;
    const before = placesBefore(steps, step.place);
    const days = steps.flatMap((one) =>
      isWorkStep(one) && before.has(one.place) ? (one.on ?? one.earliestOn ?? []) : [],
    );
    const last = days.sort().at(-1);
    const isLater = last !== undefined && last > (step.earliestOn ?? '') && last < (step.latestOn ?? '9');
    return isLater ? { ...step, earliestOn: last } : step;
  });
