import {
  isTheDay,
  isWork,
  type KindStep,
  type LibraryLanguage,
  type ProjectKind,
} from '../library/entries.ts';
import { indexesOf } from '../library/indexes.ts';
import type { Library } from '../library/library.ts';
import { usualPlace } from '../library/usual-order.ts';
import { libraryWords, plain } from '../library/words.ts';
import { isProcuring } from './how-far.ts';
import type { Line, TaskLine } from './line.ts';
import { isUndated } from './lines.ts';
import { wordsIn } from './words-in.ts';

/** Where a line that is no step of the kind belongs by what it shares with one. */
export interface Related {
  place: number;
  /** What is got for the step comes before it, anything else behind it: “Order the felt”, and the laying of it. */
  isBefore: boolean;
  /** It also follows the lines told before it: what was made is handed over. */
  isLast: boolean;
}

/** The share of a line's words that a step must have. */
const LEAST_SHARE = 0.5;
/** A word of more steps of a kind is what the whole kind is about. */
const MOST_STEPS = 3;

/**
 * The step of the kind that a line has most words in common with, the later one of several; for what is handed over the last one that makes
 * something. Undefined if neither is known.
 */
export function relatedStep(
  { task }: Line,
  steps: readonly KindStep[],
  language: LibraryLanguage,
): Related | undefined {
  if (task.after.length > 0) return undefined;
  const made = steps.filter(
    (step) => isWork(step) && (step.phase === 'make' || step.phase === 'check') && !isTheDay(step),
  );
  const last = isHandingOver(task.title, language) ? made.at(-1)?.place : undefined;
  return (
    (isUndated(task) ? sharing(task, steps, language) : undefined) ??
    (last ? { place: last, isBefore: false, isLast: true } : undefined)
  );
}

/**
 * The step behind which other kinds produce what a line names: the tables of a fair are hired when the hall is booked, and its book is
 * printed when it is laid out. Undefined if the kind itself has a place for it, or if other kinds do not tell.
 */
export function usualStep(
  { task, deliverable, isFound }: Line,
  kind: ProjectKind,
  wanted: readonly KindStep[],
  library: Library,
): Related | undefined {
  if (!isFound || !deliverable || deliverable.id === kind.slot?.deliverable) return undefined;
  if (task.after.length > 0 || !isUndated(task)) return undefined;
  const steps = wanted.filter((step) => !isTheDay(step));
  const step = usualPlace(indexesOf(library).order(), deliverable.id, { domain: kind.domain, steps });
  if (step === undefined) return undefined;
  const [first] = steps;
  const place = step?.place ?? first?.place;
  return place === undefined ? undefined : { place, isBefore: step === null, isLast: false };
}

/** "Handover notes", "delivery form": what is only called by it. */
const CALLED_BY =
  /\b(?:handover|delivery|submission|launch)\s+(?!of\b|to\b|at\b|on\b|in\b|by\b|and\b|with\b|for\b|the\b)\p{L}{3}/iu;

const isHandingOver = (text: string, language: LibraryLanguage): boolean =>
  !CALLED_BY.test(text) &&
  (text.match(/[\p{L}'’-]+/gu) ?? []).some((word) => libraryWords(language).handing.has(plain(word)));

function sharing(task: TaskLine, steps: readonly KindStep[], language: LibraryLanguage): Related | undefined {
  const own = wordsIn(task.title, language);
  const words = own.things.union(own.verbs);
  if (words.size === 0) return undefined;
  const wordsOf = steps.filter(isWork).map(({ place, title }) => {
    const { things, verbs } = wordsIn(title, language);
    return { place, things, words: things.union(verbs) };
  });
  const telling = new Set(
    [...words].filter((word) => wordsOf.filter((step) => step.words.has(word)).length <= MOST_STEPS),
  );
  let [best, most]: [number | undefined, number] = [undefined, 0];
  for (const step of wordsOf) {
    const shared = telling.intersection(step.words);
    const isOfThing = !shared.isDisjointFrom(own.things) || !shared.isDisjointFrom(step.things);
    if (!isOfThing || shared.size < Math.max(words.size * LEAST_SHARE, most)) continue;
    [best, most] = [step.place, shared.size];
  }
  if (best === undefined) return undefined;
  return { place: best, isBefore: isProcuring(task.title, language), isLast: false };
}
