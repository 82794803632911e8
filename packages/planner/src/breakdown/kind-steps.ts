import { isWorkStep, PHASES, type Step } from '@daymark/domain/steps';
import {
  type Deliverable,
  isRepeat,
  isWait,
  isWork,
  type KindStep,
  type LibraryLanguage,
  type ProjectKind,
  type WorkStep,
} from '../library/entries.ts';
import { isOnSideOf } from '../library/find-deliverable.ts';
import { headsOf } from '../library/lazy-list.ts';
import type { Library } from '../library/library.ts';
import type { Begun } from './begun.ts';
import { OWN, worksByHand } from './by-hand.ts';
import { datesOf } from './days-near.ts';
import type { Line, TaskLine } from './line.ts';
import { type Estimate, minutesOf } from './lines.ts';
import { joinedTitle } from './step-titles.ts';
import type { TurningDay } from './turning-day.ts';
import { wordsIn } from './words-in.ts';

const fold = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

/**
 * The variant of a kind that a brief's words mean, or else its lines; the first one if they mean none, or if it is known how much of the
 * whole is there: its steps tell where to go on.
 */
export function variantOf(
  kind: ProjectKind,
  text: string,
  { lines, begun, language }: { lines: readonly Line[]; begun: Begun | null; language: LibraryLanguage },
): string | null {
  if (begun?.whole) return kind.variants[0]?.id ?? null;
  const said = fold(text);
  const meant = kind.variants.find(({ words }) => words.some((word) => said.includes(fold(word))));
  if (meant) return meant.id;
  return lines.some((line) => worksByHand(line, kind, language)) ? OWN : (kind.variants[0]?.id ?? null);
}

/** Some of the steps of an entry: links lead past what is left out. */
export function keptSteps<S extends KindStep>(steps: readonly S[], isKept: (step: S) => boolean): S[] {
  const kept = new Set(steps.filter(isKept).map(({ place }) => place));
  const byPlace = new Map(steps.map((step) => [step.place, step]));
  const before = (step: S, seen: ReadonlySet<number>): number[] =>
    step.after.flatMap((place) => {
      const one = byPlace.get(place);
      if (kept.has(place) || !one || seen.has(place)) return one ? [place] : [];
      return before(one, new Set([...seen, place]));
    });
  return steps
    .filter(({ place }) => kept.has(place))
    .map((step) => ({
      ...step,
      after: [...new Set(before(step, new Set()))].filter((place) => kept.has(place)),
    }));
}

/** The step behind which own lines go: that of the slot, else the last one before anything is checked or finished. */
export function slotPlaceOf({ slot }: ProjectKind, steps: readonly KindStep[]): number | null {
  if (slot && steps.some(({ place }) => place === slot.place)) return slot.place;
  const latest = PHASES.indexOf('make');
  const made = steps.filter(
    ({ phase, place }) =>
      PHASES.indexOf(phase) <= latest && place <= (slot?.place ?? Number.POSITIVE_INFINITY),
  );
  return made.at(-1)?.place ?? null;
}

const QUARTER = 15;
const inQuarters = (minutes: number): number => Math.max(QUARTER, Math.round(minutes / QUARTER) * QUARTER);

/** The steps of a step are numbered behind its place. */
const PARTS_OF_STEP = 100;

/** A step with this place in its kind, or the parts that it was divided into. */
export const partsOfStep = (steps: readonly Step[], place: number): Step[] =>
  steps.filter((step) => step.place === place || Math.floor(step.place / PARTS_OF_STEP) === place);

/** A long step as the steps of the deliverable that it produces, with its own hours. */
function inParts(
  step: WorkStep,
  deliverable: Deliverable,
  estimate: Estimate,
  turning: TurningDay | null,
): Step[] {
  const whole = minutesOf(deliverable.steps, 1, 'usual');
  const placeOf = (place: number) => step.place * PARTS_OF_STEP + place;
  return deliverable.steps.map((part): Step => {
    // What a part alone would do near the day, as "Rehearse once", is done here where its step stands.
    const { place, title, minutes, done, after } = part;
    const isFirst = after.length === 0;
    return {
      place: placeOf(place),
      after: isFirst ? [...step.after] : after.map(placeOf),
      phase: step.phase,
      title: joinedTitle(deliverable.name, title),
      minutes: inQuarters((minutes.usual / whole) * step.minutes[estimate]),
      done,
      deliverable: deliverable.name,
      ...datesOf(step, turning),
    };
  });
}

/** Whether a step is about the thing of a deliverable by its words: "Photograph the new pieces" has not the parts of a size chart. */
function isOfThing({ title }: WorkStep, { name, also }: Deliverable, language: LibraryLanguage): boolean {
  const { things } = wordsIn(title, language);
  return [name, ...also].some((one) => !wordsIn(one, language).things.isDisjointFrom(things));
}

/** Whether another step of the kind does one of the parts as well: "Build the home page" of the page templates. */
const isDoneElsewhere = (
  { steps }: Deliverable,
  step: WorkStep,
  whole: readonly KindStep[],
  language: LibraryLanguage,
): boolean =>
  steps.some(({ title }) => {
    const { things, verbs } = wordsIn(title, language);
    return (
      things.size > 0 &&
      whole.some((other) => {
        if (!isWork(other) || other === step) return false;
        const words = wordsIn(other.title, language);
        return things.isSubsetOf(words.things) && !verbs.isDisjointFrom(words.verbs);
      })
    );
  });

const DAYS_A_WEEK = 7;
const NO_LIMIT = Number.POSITIVE_INFINITY;
/** A day so short has time for practice alone. */
const SHORT_DAY_MINUTES = 60;
/** So many times as long as usual one practises at most. */
const MOST_LONGER = 2;

export interface HowFine {
  estimate: Estimate;
  /** Longer steps become those of their deliverable. */
  longestMinutes: number;
  /** The share of the usual practice in a week: 1 where there is time for all, more where the person has said more time. */
  practice: number;
  /** The most days of a week for practice, and the most minutes of a day. */
  practiceDays?: number;
  dayMinutes?: number;
}

/**
 * Steps of a kind in the form of a Reading. Long ones are divided by what they produce, if no other step of the `whole` kind, which
 * may be longer, produces it, too.
 */
export function asSteps(
  steps: readonly KindStep[],
  deliverables: Pick<ReadonlyMap<string, Deliverable>, 'get'>,
  { estimate, longestMinutes, practice, practiceDays = DAYS_A_WEEK, dayMinutes = NO_LIMIT }: HowFine,
  language: LibraryLanguage,
  turning: TurningDay | null = null,
  whole: readonly KindStep[] = steps,
): Step[] {
  const lastOf = new Map<number, number[]>();
  const coveredBy = new Map<string, number>();
  for (const id of whole.flatMap(({ covers }) => covers)) coveredBy.set(id, (coveredBy.get(id) ?? 0) + 1);
  const made = steps.flatMap((step): Step[] => {
    const { place, phase } = step;
    const after = [...step.after];
    lastOf.set(place, [place]);
    if (isWait(step)) {
      const { wait, who, days, least } = step;
      return [{ place, after, phase, wait, who, days, ...(least !== null && { least }) }];
    }
    if (isRepeat(step)) {
      const { title, minutes, topics } = step;
      // With less time there are fewer days of practice, of a length that brings something; with more there are more, and then longer ones.
      const wanted = step.timesAWeek * practice;
      const most = practice > 1 ? Math.max(practiceDays, step.timesAWeek) : wanted;
      const timesAWeek = Math.max(1, Math.round(Math.min(wanted, most)));
      const longer = practice > 1 ? Math.min(MOST_LONGER, Math.max(1, wanted / most)) : 1;
      const length = longer > 1 ? inQuarters(minutes.usual * longer) : minutes.usual;
      const own = { place, after, phase, title, timesAWeek, topics: [...topics] };
      // Who has half an hour a day for it practises half an hour.
      return [{ ...own, minutes: dayMinutes <= SHORT_DAY_MINUTES ? dayMinutes : length }];
    }
    const [covered, more] = step.covers;
    const isOnly = covered !== undefined && more === undefined && coveredBy.get(covered) === 1;
    const named = isOnly ? deliverables.get(covered)?.name : undefined;
    const deliverable =
      isOnly && step.near === null && covered !== 'event-day' ? deliverables.get(covered) : undefined;
    const isLong = step.minutes.usual > longestMinutes;
    const isDivided =
      deliverable !== undefined &&
      deliverable.steps.length > 1 &&
      isLong &&
      isOfThing(step, deliverable, language) &&
      !isDoneElsewhere(deliverable, step, whole, language);
    if (isDivided) {
      const parts = inParts(step, deliverable, estimate, turning);
      const followed = new Set(parts.flatMap((part) => part.after));
      lastOf.set(
        place,
        parts.flatMap((part) => (followed.has(part.place) ? [] : part.place)),
      );
      return parts;
    }
    return [
      {
        place,
        after,
        phase,
        title: step.title,
        minutes: inQuarters(step.minutes[estimate]),
        done: step.done,
        ...(named && { deliverable: named }),
        ...(step.lagDays > 0 && { lagDays: step.lagDays }),
        ...datesOf(step, turning),
      },
    ];
  });
  return made.map((step) => ({
    ...step,
    after: step.after.flatMap((place) => lastOf.get(place) ?? [place]),
  }));
}

/** Deliverables by their ids: of several with the same id, that of the kind's own domain. */
export function deliverablesFor(
  kind: ProjectKind,
  { deliverables }: Pick<Library, 'deliverables'>,
): Pick<ReadonlyMap<string, Deliverable>, 'get'> {
  const places = [...headsOf(deliverables).entries()];
  const own = places.filter(([, one]) => one.domain === kind.domain);
  const others = places.filter(([, one]) => isOnSideOf(kind, one));
  const placeOf = new Map([...others, ...own].map(([at, { id }]) => [id, at]));
  return { get: (id) => deliverables[placeOf.get(id) ?? -1] };
}

/** Hours that the brief says for the whole are those of its steps together. */
export function scaledTo(wish: TaskLine | null, steps: readonly Step[]): Step[] {
  const { effort } = wish ?? {};
  if (!effort?.said || effort.unit !== 'minutes') return [...steps];
  const sum = steps.reduce((minutes, step) => minutes + (isWorkStep(step) ? step.minutes : 0), 0);
  const factor = effort.amount / Math.max(1, sum);
  return steps.map((step) =>
    isWorkStep(step)
      ? { ...step, minutes: Math.max(5, Math.round(step.minutes * factor)), said: true as const }
      : step,
  );
}

/** Work steps of a kind that a person should not forget and that a brief does not name. */
export const forgottenIn = (steps: readonly KindStep[]): WorkStep[] =>
  steps.filter(isWork).filter(({ forgotten }) => forgotten);
