import { type Day, daysBetween } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { isWaitStep, isWorkStep, type Step } from '@daymark/domain/steps';
import { isWork, type KindStep, type LibraryLanguage } from '../library/entries.ts';
import { partsOfStep } from './kind-steps.ts';
import type { Line } from './line.ts';
import { asksForThing } from './line-titles.ts';
import type { BreakdownRequest } from './request.ts';
import { isAbout, wordsIn } from './settled.ts';
import { placesBefore } from './steps-around.ts';
import { isTheDay } from './turning-day.ts';

/** What several steps of the kind make, and by when a brief wants it done: "Literature review done 18 Dec". */
export interface Milestone {
  line: Line;
  day: Day;
  /** The places of the steps that make it. */
  places: ReadonlySet<number>;
}

/** A step that is alone in making what a line names is that line. */
const LEAST_STEPS = 2;
/** The share of a step's things that a milestone names. */
const NAMED_SHARE = 0.5;

/** The day by which a line is due, if nothing says when or how long it is worked on. */
function dueDayOf({ task: { by, on, from, effort, parts, pace, windows } }: Line): Day | null {
  const isPlain = on.length + windows.length === 0 && from === null && parts === null && pace === null;
  return isPlain && effort?.said !== true ? by : null;
}

/** The milestones among the lines of a brief: those that name what more than one of these steps makes. */
export function milestonesIn(
  lines: readonly Line[],
  steps: readonly KindStep[],
  language: LibraryLanguage,
): Milestone[] {
  const works = steps.filter(isWork).filter((step) => !isTheDay(step));
  return lines.flatMap((line): Milestone[] => {
    const day = dueDayOf(line);
    if (day === null || !asksForThing(line, language)) return [];
    const said = wordsIn(line.task.title, language);
    const making = works.filter(
      (step) =>
        (line.isFound && step.covers.includes(line.deliverable?.id ?? '')) ||
        isAbout({ ...said, verbs: new Set() }, wordsIn(step.title, language), NAMED_SHARE),
    );
    // Their titles say in the plan what the brief names.
    const isTold = making.some(
      ({ title }) => !wordsIn(title, language).things.isDisjointFrom(said.things.union(said.verbs)),
    );
    const places = new Set(making.map(({ place }) => place));
    return isTold && places.size >= LEAST_STEPS ? [{ line, day, places }] : [];
  });
}

/** The line of a milestone as the day that it names. It can be made work again. */
export function asDay({ line, day }: Milestone): Statement {
  const { id, words, statedBy, sure, alternatives: _, ...fields } = line.task;
  const { title } = fields;
  return {
    ...{ id, words, statedBy, sure, alternatives: [fields] },
    ...{ kind: 'event', title, on: day, until: null, effort: null },
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
  { day, places }: Milestone,
  { startDate, minutesUntil }: Time,
): Step[] {
  const making = new Set([...places].flatMap((place) => partsOfStep(steps, place)).map(({ place }) => place));
  const needed = new Set([...making].flatMap((place) => [place, ...placesBefore(steps, place)]));
  const own = steps.filter(({ place }) => needed.has(place));
  const minutes = own.filter(isWorkStep).reduce((sum, step) => sum + step.minutes, 0);
  const waiting = own.filter(isWaitStep).reduce((sum, { days }) => sum + days, 0);
  const share = Math.min(1, (minutesUntil(day) * MOST_SHARE) / Math.max(1, minutes));
  const isTooSoon =
    share < LEAST_SHARE ||
    waiting > (daysBetween(startDate, day) + 1) * MOST_WAITING ||
    own.some((step) => isWorkStep(step) && (step.on ?? step.earliestOn ?? day) > day);
  if (isTooSoon) return [...steps];
  return steps.map((step) => {
    if (!isWorkStep(step) || !needed.has(step.place)) return step;
    const isGuess = !step.said && step.on === undefined;
    const shorter = share < 1 && isGuess ? { ...step, minutes: inQuarters(step.minutes * share) } : step;
    if (!making.has(step.place) || step.on !== undefined) return shorter;
    const latestOn = step.latestOn && step.latestOn < day ? step.latestOn : day;
    return { ...shorter, latestOn };
  });
}

/** The steps with what the milestones of a brief say of their days, the earliest first. */
export const byMilestones = (steps: readonly Step[], milestones: readonly Milestone[], time: Time): Step[] =>
  milestones
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .reduce<Step[]>((made, one) => dueBy(made, one, time), [...steps]);
