import type { LibraryLanguage, WorkStep } from '../library/entries.ts';
import type { Line, TaskLine } from './line.ts';
import { beginsWithVerb } from './line-titles.ts';
import { joinedTitle } from './step-titles.ts';

/** Lines that have the step that they name for themselves: of several for one step each is a part of it. */
export function isAlone(lines: readonly Line[]): (line: Line) => boolean {
  const naming = Map.groupBy(lines, ({ step }) => step?.place);
  return ({ step }) => step != null && naming.get(step.place)?.length === 1;
}

/** A step that a line may name, and whether its words are a name of it. */
export interface MeantStep {
  step: WorkStep;
  isSure: boolean;
}

/** So many lines in the order of their steps tell an order, and so large a share of them. */
const LEAST_IN_ORDER = 4;
const IN_ORDER_SHARE = 0.7;

/** The positions of a longest sequence of places that do not go back. */
function rising(places: readonly number[]): Set<number> {
  const best: { at: number[] }[] = [];
  for (const [at, place] of places.entries()) {
    const before = best
      .slice(0, at)
      .filter((_, one) => (places[one] ?? 0) <= place)
      .toSorted((one, other) => other.at.length - one.at.length)[0];
    best.push({ at: [...(before?.at ?? []), at] });
  }
  return new Set(best.toSorted((one, other) => other.at.length - one.at.length)[0]?.at);
}

/**
 * Of lines that stand in the order of their steps one that does not, and whose words are no sure name, means none of them: "mark out the
 * area" at the beginning is not the last check of the levels.
 */
export function inToldOrder(meant: readonly (MeantStep | null)[]): (MeantStep | null)[] {
  const named = meant.flatMap((one, at) => (one ? [{ at, place: one.step.place }] : []));
  const kept = rising(named.map(({ place }) => place));
  if (kept.size < LEAST_IN_ORDER || kept.size < named.length * IN_ORDER_SHARE) return [...meant];
  const others = new Set(named.flatMap(({ at }, one) => (kept.has(one) ? [] : at)));
  return meant.map((one, at) => (one && !one.isSure && others.has(at) ? null : one));
}

/** A longer line says enough by itself, and would be cut. */
const LONGEST_LINE = 48;

/** "Photograph the pieces": what stands before an article is a verb. */
const ORDER = /^\p{L}+ (?:the|an?|my|our|your|all|each|every|some|both) /iu;

/**
 * A line as the step that it names. One without a verb keeps its words and says what is done: "Film" is "Film: record the first
 * module"; a step whose title has those words says it by itself.
 */
export function asNamedStep(task: TaskLine, { step }: Line, language: LibraryLanguage): TaskLine {
  const { title, parts, pace, statedBy } = task;
  const isCounted = parts !== null || pace !== null;
  if (!step || isCounted || statedBy === 'model' || title.length > LONGEST_LINE) return task;
  if (ORDER.test(title) || beginsWithVerb(title, language) === 'surely') return task;
  return { ...task, title: joinedTitle(title, step.title) };
}
