import { type Stretch, uncoveredSentences } from './coverage.ts';
import type { Words } from './reading.ts';

export interface Citing {
  id: string;
  source: Words | null;
}

/** A range of the brief with its subtasks, which may be none. */
export interface BriefPart {
  text: string;
  /** Offset of its first character, which identifies it. */
  start: number;
  subtaskIds: ReadonlySet<string>;
  /** Whether it asks for work without a subtask. */
  isMissed: boolean;
}

interface Span extends Stretch {
  id: string;
}

/**
 * The position of the words in the present brief. Stored offsets belong to the planned brief; after an edit the words
 * are searched, and undefined means that they are gone.
 */
export function placeOfSource(brief: string, { text, start, end }: Words): Stretch | undefined {
  if (text === '') return undefined;
  if (brief.slice(start, end) === text) return { start, end };
  const found = brief.indexOf(text);
  return found < 0 ? undefined : { start: found, end: found + text.length };
}

const spansIn = (brief: string, subtasks: readonly Citing[]): Span[] =>
  subtasks.flatMap(({ id, source }) => {
    const place = source && placeOfSource(brief, source);
    return place ? [{ id, ...place }] : [];
  });

/** The sentences that ask for work and have no subtask; empty if no subtask comes from the brief at all. */
export function missedIn(brief: string, subtasks: readonly Citing[]): Words[] {
  const spans = spansIn(brief, subtasks);
  if (spans.length === 0) return [];
  return uncoveredSentences(brief, spans).map((missed) => ({
    ...missed,
    text: brief.slice(missed.start, missed.end),
  }));
}

/**
 * The brief, split wherever the words of a subtask or a missed sentence begin or end. The parts joined are the brief.
 */
export function briefParts(
  brief: string,
  subtasks: readonly Citing[],
  missed: readonly Stretch[] = [],
): BriefPart[] {
  const spans = spansIn(brief, subtasks);
  const cuts = new Set([0, brief.length, ...[...spans, ...missed].flatMap(({ start, end }) => [start, end])]);
  const missedAt = new Set(missed.map(({ start }) => start));
  const edges = [...cuts].sort((a, b) => a - b);
  const starting = Map.groupBy(spans, (span) => span.start);
  let present: Span[] = [];
  return edges.slice(0, -1).map((start, index) => {
    present = [...present.filter((span) => span.end > start), ...(starting.get(start) ?? [])];
    const subtaskIds = new Set(present.map((span) => span.id));
    return { start, text: brief.slice(start, edges[index + 1]), subtaskIds, isMissed: missedAt.has(start) };
  });
}
