import type { Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import {
  isTheDay,
  isWait,
  isWork,
  type KindStep,
  type LibraryLanguage,
  type ProjectKind,
  type WorkStep,
} from '../library/entries.ts';
import type { Library } from '../library/library.ts';
import { contentOf } from '../library/stems.ts';
import { isProcuring } from './how-far.ts';
import { forgottenIn } from './kind-steps.ts';
import type { Line } from './line.ts';
import { asksForThing, titleOfLine } from './line-titles.ts';
import { minutesOf } from './lines.ts';
import { isPreparation } from './places-of-lines.ts';
import { type Related, relatedStep, usualStep } from './related-steps.ts';
import { saidBy } from './said-steps.ts';
import { sharesAct } from './same-step.ts';
import type { Settled } from './settled.ts';
import { wordsIn } from './words-in.ts';

const NO_WORDS = { text: '', start: 0, end: 0 };
const MOST_SUGGESTED = 3;

/** The steps of a kind beside the lines of a brief. */
export interface Merged {
  /** Those that the brief does not settle. */
  wanted: readonly KindStep[];
  /** The places of those that lines cover. */
  taken: ReadonlySet<number>;
  /** For each line that covers a step the place of it, by its statement. */
  placeOf: ReadonlyMap<string, number>;
  /** For lines that say how much there is to do in all, the places of the steps that they stand for. */
  stretchOf: ReadonlyMap<string, readonly number[]>;
  /** For lines that are only due when long steps are done, the place of that: "A full draft by 9 April". */
  behind: ReadonlyMap<string, number>;
  /** Whether a step of a line is done by a step of the kind that a wait follows: the desk is ordered with the chair, and arrives. */
  isOrdered: (line: Line, title: string) => boolean;
  /** For lines that cover none the step that they are related to. */
  relatedOf: ReadonlyMap<string, Related>;
  /** For lines that cover none, but stand between two that do, the line before: both by their statements. */
  followOf: ReadonlyMap<string, string>;
}

interface Beside {
  settled: Settled;
  lines: readonly Line[];
  /** That of the kind which the brief means. */
  variant: string | null;
  withExtras: boolean;
  leftOut: ReadonlySet<number>;
  /** The day on which the project turns. */
  day: Day | undefined;
  library: Library;
}

/** Of the steps that make a thing the one that does so with the same verb as a line, else the first. */
function stepMaking(
  title: string,
  thing: string,
  steps: readonly KindStep[],
  language: LibraryLanguage,
): WorkStep | undefined {
  const making = steps.filter(isWork).filter(({ covers }) => covers.includes(thing));
  return making.find((step) => sharesAct(title, step.title, language)) ?? making[0];
}

/**
 * "Literature research, outline, 3 interviews, corrections": where the lines that cover steps stand in the order of those, a line
 * between two of them is done between them.
 */
function betweenPlaced(
  lines: readonly Line[],
  placeOf: ReadonlyMap<string, number>,
  language: LibraryLanguage,
): Map<string, string> {
  const places = lines.flatMap(({ task }) => placeOf.get(task.id) ?? []);
  const isRising = places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0));
  const follow = new Map<string, string>();
  if (!isRising || new Set(places).size < LEAST_PLACED) return follow;
  const last = lines.findLastIndex(({ task }) => placeOf.has(task.id));
  for (const [at, line] of lines.slice(0, last).entries()) {
    const { task } = line;
    const before = lines.slice(0, at).findLast((one) => placeOf.has(one.task.id));
    // "Photos of 45 products, two models, retouching": who is got for the photos is got before.
    if (isPreparation(line, language)) continue;
    if (before && !placeOf.has(task.id)) follow.set(task.id, before.task.id);
  }
  return follow;
}
const LEAST_PLACED = 2;

/** The share of a step's things that the steps of lines must do the same with to leave nothing of it. */
const DONE_SHARE = 0.6;

/**
 * Whether the steps of lines do all that a step does: "Modules with video: cut it and add captions" and "Cut the second module".
 */
function doneBy(lines: readonly Line[], language: LibraryLanguage): (step: KindStep) => boolean {
  const thingsOf = new Map<string, Set<string>>();
  for (const { task, deliverable } of lines) {
    const line = wordsIn(task.title, language);
    for (const { title } of deliverable?.steps ?? []) {
      const { things, verbs } = wordsIn(title, language);
      for (const verb of verbs)
        thingsOf.set(verb, new Set([...(thingsOf.get(verb) ?? []), ...line.things, ...things]));
    }
  }
  return (step) => {
    if (!isWork(step) || isTheDay(step)) return false;
    const { things, verbs } = wordsIn(step.title, language);
    const done = new Set([...verbs].flatMap((verb) => [...(thingsOf.get(verb) ?? [])]));
    return things.size > 0 && things.intersection(done).size >= things.size * DONE_SHARE;
  };
}

/** Whether lines name what a step makes: all of it, the main thing, or with half of it the same work. */
function namedBy(
  found: readonly Line[],
  named: ReadonlySet<string>,
  { titleOf, language }: { titleOf: ReadonlyMap<string, string>; language: LibraryLanguage },
): (step: KindStep) => boolean {
  return (step) => {
    if (!isWork(step)) return false;
    const covered = step.covers.filter((id) => named.has(id));
    if (covered.length === 0) return false;
    // "Write the script of the first lesson" is not done by who records the lessons.
    const [main] = step.covers;
    // "Make posters and tell schools, shops and press" begins with the posters.
    const [thing] = contentOf(step.title, language).filter(({ force }) => force === 'full');
    const isFirst = found.some(
      ({ task, deliverable }) =>
        covered.includes(deliverable?.id ?? '') &&
        wordsIn(task.title, language).things.has(thing?.stem ?? ''),
    );
    if (isFirst) return true;
    if (covered.length * 2 < step.covers.length) return false;
    const isSameWork = ({ task, deliverable }: Line) =>
      covered.includes(deliverable?.id ?? '') &&
      sharesAct(titleOf.get(task.id) ?? task.title, step.title, language);
    return covered.length === step.covers.length || covered.includes(main ?? '') || found.some(isSameWork);
  };
}

/** The steps of the kind that the brief neither has nor settles, and for each line the step whose place it takes. */
export function merged(
  kind: ProjectKind,
  { settled, lines, variant, withExtras, leftOut, day, library }: Beside,
): Merged {
  const { language } = library;
  const wanted = kind.steps.filter(
    (step) =>
      (step.variant === null || step.variant === variant) &&
      (withExtras || !isWork(step) || !step.extra) &&
      !settled.steps.has(step.place) &&
      !leftOut.has(step.place),
  );
  // A line that does something with a thing leaves the making of it to its step: "Send the draft".
  // One that names a step stands for that step alone.
  const found = lines.filter((line) => line.isFound && !line.step && asksForThing(line, language));
  const titleOf = new Map(found.map((line) => [line.task.id, titleOfLine(line, language)]));
  const coveredBy = new Map(
    found.map(({ task, deliverable }) => [
      task.id,
      stepMaking(titleOf.get(task.id) ?? task.title, deliverable?.id ?? '', wanted, language),
    ]),
  );
  const longOf = new Map(
    found.map(({ task, deliverable }) => [task.id, minutesOf(deliverable?.steps ?? [], 1, 'usual')]),
  );
  const { placeOf, behind, said, stretchOf } = saidBy(lines, wanted, { coveredBy, longOf, day }, language);
  const followOf = betweenPlaced(lines, placeOf, language);
  const named = new Set(
    found.flatMap(({ task, deliverable }) => (deliverable && !behind.has(task.id) ? deliverable.id : [])),
  );
  // What is ordered and then arrives stays a step of the kind: a line that takes it has its own steps behind the arrival.
  const isAwaited = (step: KindStep): boolean =>
    isWork(step) &&
    isProcuring(step.title, language) &&
    wanted.some((one) => isWait(one) && one.after.includes(step.place));
  const isDone = doneBy(found, language);
  const isNamed = namedBy(found, named, { titleOf, language });
  const isTaken = (step: KindStep): boolean =>
    said.has(step.place) || (!isAwaited(step) && (isDone(step) || isNamed(step)));
  const taken = new Set(wanted.filter(isTaken).map(({ place }) => place));
  const relatedOf = new Map(
    lines.flatMap((line): [string, Related][] => {
      const { id } = line.task;
      if (placeOf.has(id) || behind.has(id) || followOf.has(id)) return [];
      const beside = wanted.find(({ place }) => place === line.beside?.place);
      const related = beside
        ? { place: beside.place, isBefore: false, isLast: false }
        : (relatedStep(line, wanted, language) ?? usualStep(line, kind, wanted, library));
      return related ? [[id, related]] : [];
    }),
  );
  for (const [line, before] of followOf) placeOf.set(line, placeOf.get(before) ?? 0);
  const orders = wanted
    .filter((step) => isAwaited(step) && !taken.has(step.place))
    .map((step) => wordsIn(isWork(step) ? step.title : '', language));
  const isOrdered = ({ task }: Line, title: string): boolean => {
    const { things } = wordsIn(task.title, language);
    const { verbs } = wordsIn(title, language);
    return orders.some((one) => !one.verbs.isDisjointFrom(verbs) && !one.things.isDisjointFrom(things));
  };
  return { wanted, taken, placeOf, stretchOf, followOf, relatedOf, behind, isOrdered };
}

/** The forgotten steps of a kind, for a brief that has its own plan. */
export const forgottenOf = (kind: ProjectKind, steps: readonly KindStep[]): Statement[] =>
  suggestionsOf(kind, forgottenIn(steps).slice(0, MOST_SUGGESTED));

/** Steps of a kind that are offered and not planned. */
export const suggestionsOf = (kind: Pick<ProjectKind, 'id'>, steps: readonly KindStep[]): Statement[] =>
  steps.filter(isWork).map(({ title, minutes, done, place }) => ({
    id: statementIds([{ text: `${kind.id} ${title}` }])[0] ?? '',
    words: NO_WORDS,
    sure: true,
    statedBy: 'reader',
    kind: 'suggestion',
    title,
    minutes: minutes.usual,
    library: { step: `${kind.id}/${place}`, done },
    after: [],
  }));
