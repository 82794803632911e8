import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { isWaitStep, isWorkStep, type Step } from '@daymark/domain/steps';
import {
  isTheDay,
  isWork,
  type KindStep,
  type LibraryLanguage,
  type ProjectKind,
  type WorkStep,
} from '../library/entries.ts';
import { findDeliverable, placeOfKind } from '../library/find-deliverable.ts';
import { findStep } from '../library/find-step.ts';
import type { Library } from '../library/library.ts';
import { placesBefore } from '../library/steps-around.ts';
import { isProcuring } from './how-far.ts';
import { partsOfStep } from './kind-steps.ts';
import type { Line } from './line.ts';
import { asksForThing } from './line-titles.ts';
import type { BreakdownRequest } from './request.ts';
import type { TurningDay } from './turning-day.ts';
import { isAbout, wordsIn } from './words-in.ts';

/** What steps of the kind make, and when a brief wants it done: "Literature review done 18 Dec", "recording 11 to 15 January". */
export interface Milestone {
  /** The line that says so, if it is work; an event stays one. */
  line: Line | null;
  /** From when on it is made, if the brief says so. */
  from: Day | null;
  day: Day;
  /** The places of the steps that make it. */
  places: ReadonlySet<number>;
}

/** A step that is alone in making what a line names is that line. */
const LEAST_STEPS = 2;
/** The share of a step's things that a milestone names. */
const NAMED_SHARE = 0.5;

type Days = Pick<Milestone, 'from' | 'day'>;

/** The days by which a line is due, or within which it is done, if nothing else says when or how long it is worked on. */
function daysOfLine({ task: { by, on, from, effort, parts, pace, windows } }: Line): Days | null {
  const isPlain = on.length + windows.length === 0 && parts === null && pace === null;
  return isPlain && by !== null && effort?.said !== true ? { from, day: by } : null;
}

/** What a text names: a deliverable, a step of the kind, or something that only its words tell. */
interface Named {
  deliverable: string | undefined;
  step: KindStep | null | undefined;
}

/** Whether a step is part of the work that begins with one: "Record the first module", "Record the second module". */
export const continuesStep = (step: WorkStep, named: KindStep): boolean =>
  step.place === named.place ||
  (step.place > named.place &&
    step.phase === named.phase &&
    step.covers.some((id) => named.covers.includes(id)));

/** The steps that make what a text names, by their deliverable, by a name of theirs or by their words. */
function stepsMaking(
  title: string,
  { deliverable, step: named }: Named,
  steps: readonly KindStep[],
  language: LibraryLanguage,
): WorkStep[] {
  if (named) return steps.filter(isWork).filter((step) => !isTheDay(step) && continuesStep(step, named));
  const said = { things: wordsIn(title, language).things, verbs: new Set<string>() };
  return steps
    .filter(isWork)
    .filter(
      (step) =>
        !isTheDay(step) &&
        (step.covers.includes(deliverable ?? '') ||
          isAbout(said, wordsIn(step.title, language), NAMED_SHARE)),
    );
}

/** The milestones among the lines of a brief: those that name what more than one of these steps makes. */
export function milestonesIn(
  lines: readonly Line[],
  steps: readonly KindStep[],
  language: LibraryLanguage,
): Milestone[] {
  return lines.flatMap((line): Milestone[] => {
    const days = daysOfLine(line);
    if (days === null || !asksForThing(line, language)) return [];
    const { title } = line.task;
    const deliverable = line.isFound ? line.deliverable?.id : undefined;
    const making = stepsMaking(title, { deliverable, step: line.step }, steps, language);
    // Their titles say in the plan what the brief names.
    const { things, verbs } = wordsIn(title, language);
    const words = things.union(verbs);
    const isTold =
      line.step || making.some((step) => !wordsIn(step.title, language).things.isDisjointFrom(words));
    const places = new Set(making.map(({ place }) => place));
    return isTold && places.size >= LEAST_STEPS ? [{ line, ...days, places }] : [];
  });
}

/** The events of several days that name what steps of the kind make on other days than that on which it turns, and not the getting of something for it: "Shooting 11 to 15 January". */
export function spansIn(
  statements: readonly Statement[],
  kind: ProjectKind,
  steps: readonly KindStep[],
  { library, turning }: { library: Library; turning: TurningDay | null },
): Milestone[] {
  const { language } = library;
  return statements.flatMap((one): Milestone[] => {
    if (one.kind !== 'event' || one.until === null) return [];
    // What the project turns on is the day of its own steps.
    if (turning?.isNamed && one.on === turning.day) return [];
    const found = findDeliverable(one.title, library, placeOfKind(kind));
    const named = {
      deliverable: found?.deliverable.id,
      step: findStep(one.title, kind, language)?.step,
    };
    const making = stepsMaking(one.title, named, steps, language).filter(
      ({ title }) => !isProcuring(title, language),
    );
    const places = new Set(making.map(({ place }) => place));
    return places.size > 0 ? [{ line: null, from: one.on, day: one.until, places }] : [];
  });
}

/** The line of a milestone as the day that it names. It can be made work again. */
export function asDay({ task }: Line, { from, day }: Days): Statement {
  const { id, words, statedBy, sure, alternatives: _, ...fields } = task;
  const { title } = fields;
  return {
    ...{ id, words, statedBy, sure, alternatives: [fields] },
    ...{ kind: 'event', title, on: from ?? day, until: from ? day : null, effort: null },
  };
}

/** The share of the time up to a milestone that its steps may take. */
const MOST_SHARE = 0.9;
/** Guesses are shortened to this share at most. */
const LEAST_SHARE = 0.5;
/** Waits may take this share of the days up to it. */
const MOST_WAITING = 0.6;

const QUARTER = 15;
const LEAST_MINUTES = 30;
const inQuarters = (minutes: number): number =>
  Math.max(LEAST_MINUTES, Math.round(minutes / QUARTER) * QUARTER);

type Time = Pick<BreakdownRequest, 'startDate' | 'minutesUntil'>;

/** The steps with those of a milestone due by its day, in less time where there is too little; unchanged where there is far too little. */
function dueBy(
  steps: readonly Step[],
  { from, day, places }: Milestone,
  { startDate, minutesUntil }: Time,
): Step[] {
  const making = new Set([...places].flatMap((place) => partsOfStep(steps, place)).map(({ place }) => place));
  const needed = new Set([...making].flatMap((place) => [place, ...placesBefore(steps, place)]));
  const own = steps.filter(({ place }) => needed.has(place));
  const minutesOf = (some: readonly Step[]) =>
    some.filter(isWorkStep).reduce((sum, step) => sum + step.minutes, 0);
  const minutes = minutesOf(own);
  const waiting = own.filter(isWaitStep).reduce((sum, { days }) => sum + days, 0);
  const share = Math.min(1, (minutesUntil(day) * MOST_SHARE) / Math.max(1, minutes));
  const isTooSoon =
    share < LEAST_SHARE ||
    waiting > (daysBetween(startDate, day) + 1) * MOST_WAITING ||
    own.some((step) => isWorkStep(step) && (step.on ?? step.earliestOn ?? day) > day);
  if (isTooSoon) return [...steps];
  const inside = minutesOf(own.filter(({ place }) => making.has(place)));
  const hasTimeFrom = from !== null && inside * share <= minutesUntil(day) - minutesUntil(addDays(from, -1));
  return steps.map((step) => {
    if (!isWorkStep(step) || !needed.has(step.place)) return step;
    const isGuess = !step.said && step.on === undefined;
    const shorter = share < 1 && isGuess ? { ...step, minutes: inQuarters(step.minutes * share) } : step;
    if (!making.has(step.place) || step.on !== undefined) return shorter;
    const latestOn = step.latestOn && step.latestOn < day ? step.latestOn : day;
    return { ...shorter, latestOn, ...(hasTimeFrom && { earliestOn: from }) };
  });
}

/** The steps with what the milestones of a brief say of their days, the earliest first. */
export const byMilestones = (steps: readonly Step[], milestones: readonly Milestone[], time: Time): Step[] =>
  milestones
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .reduce<Step[]>((made, one) => dueBy(made, one, time), [...steps]);
