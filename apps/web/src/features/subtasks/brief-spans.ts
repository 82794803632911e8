import type { Source } from '@daymark/contract/subtasks';

export interface Citing {
  id: string;
  source: Source | null;
}

/** A stretch of the brief and the subtasks that come from it; none where nothing does. */
export interface BriefPart {
  text: string;
  /** Offset of its first character, which names it. */
  start: number;
  subtaskIds: ReadonlySet<string>;
}

interface Span {
  id: string;
  start: number;
  end: number;
}

/**
 * Where the words stand in the brief as it is now. Offsets are of the brief that was planned; after an edit the words
 * themselves are looked for, and what is gone has no place.
 */
export function placeOfSource(
  brief: string,
  { text, start, end }: Source,
): { start: number; end: number } | undefined {
  if (text === '') return undefined;
  if (brief.slice(start, end) === text) return { start, end };
  const found = brief.indexOf(text);
  return found < 0 ? undefined : { start: found, end: found + text.length };
}

/** The brief cut wherever a subtask's words begin or end, in order and without a gap: joined it is the brief. */
export function briefParts(brief: string, subtasks: readonly Citing[]): BriefPart[] {
  const spans = subtasks.flatMap(({ id, source }): Span[] => {
    const place = source && placeOfSource(brief, source);
    return place ? [{ id, ...place }] : [];
  });
  const cuts = new Set([0, brief.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  const edges = [...cuts].sort((a, b) => a - b);
  const starting = Map.groupBy(spans, (span) => span.start);
  let present: Span[] = [];
  return edges.slice(0, -1).map((start, index) => {
    present = [...present.filter((span) => span.end > start), ...(starting.get(start) ?? [])];
    const subtaskIds = new Set(present.map((span) => span.id));
    return { start, text: brief.slice(start, edges[index + 1]), subtaskIds };
  });
}
