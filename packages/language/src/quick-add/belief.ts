import { type Candidate, overlap, type PartKind } from './candidate.ts';
import { has, type Line } from './line.ts';
import { weekdayWordAt } from './weekday-words.ts';

/** More spaces than are typed between two words. */
const GAP_MAX = 5;
const PUNCTUATION = /^(?:[\s,;.?)–-]|!(?=\s|$))*/u;

/** Words that separate a date from what follows: "call Ana Friday about the cake". */
function goesOn(line: Line, position: number): boolean {
  const at = line.lexemes.findIndex(({ start }) => start === position);
  if (at < 0 || !has(line, at, 'goesOn') || line.lexemes[at + 1] === undefined) return false;
  return !weekdayWordAt(line, at + 1);
}

/** The candidates that are accepted in their context. */
export function believed<C extends Candidate>(
  line: Line,
  candidates: readonly C[],
  beside: readonly Candidate[] = candidates,
): C[] {
  const { text } = line;
  const known = new Map<number, boolean>();
  const isApart = (end: number): boolean => {
    const answer = known.get(end) ?? isEnding(end);
    known.set(end, answer);
    return answer;
  };
  const isEnding = (end: number): boolean => {
    const rest = text.slice(end);
    const gap = PUNCTUATION.exec(rest)?.[0].length ?? 0;
    const next = end + gap;
    if (next >= text.length || /[,;–(]/.test(rest.slice(0, gap)) || /^[(–]/.test(rest.slice(gap)))
      return true;
    if (goesOn(line, next)) return true;
    return beside.some(
      (one) => one.start === next && ((one.trust !== 'last' && one.trust !== 'apart') || isApart(one.end)),
    );
  };
  const isGap = (from: number, to: number): boolean =>
    to >= from && to - from <= GAP_MAX && /^[\s,]*$/.test(text.slice(from, to));
  const isBeside = (one: Candidate): boolean =>
    beside.some(
      (other) => other.kind !== one.kind && (isGap(one.end, other.start) || isGap(other.end, one.start)),
    );
  return candidates.filter((one) => {
    if (one.trust === 'sure') return true;
    if (one.trust === 'beside') return isBeside(one);
    if (one.trust === 'near' && isBeside(one)) return true;
    return (one.trust === 'apart' && one.start === 0) || isApart(one.end);
  });
}

const RANK: readonly PartKind[] = [
  'repeat',
  'start',
  'end',
  'date',
  'time',
  'duration',
  'priority',
  'project',
  'tag',
];

/** Removes overlaps: the longest candidate wins, and of equally long ones the most specific. */
export function withoutOverlaps(candidates: readonly Candidate[]): Candidate[] {
  const byWeight = candidates.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || RANK.indexOf(a.kind) - RANK.indexOf(b.kind),
  );
  const taken: Candidate[] = [];
  for (const one of byWeight) if (!taken.some((other) => overlap(one, other))) taken.push(one);
  return taken.toSorted((a, b) => a.start - b.start);
}

/** "By Friday" is the day of a line, whatever is "for Monday". */
const weightOf = (part: Candidate): number =>
  part.kind !== 'date' || part.lead === 'on' || part.lead === null ? 1 : part.lead === 'by' ? 2 : 0;

/** Of each kind the last one counts: "the 3 Dec meeting by 1 Dec". All tags count. */
export function oneOfEach(parts: readonly Candidate[]): Candidate[] {
  const dateWeight = Math.max(...parts.map((part) => (part.kind === 'date' ? weightOf(part) : 0)), 0);
  return parts.filter((part, index) => {
    if (part.kind === 'tag') return true;
    if (part.kind === 'date')
      return parts.findLastIndex((one) => one.kind === 'date' && weightOf(one) === dateWeight) === index;
    if (part.kind === 'repeat') return parts.findIndex(({ kind }) => kind === 'repeat') === index;
    return parts.findLastIndex(({ kind }) => kind === part.kind) === index;
  });
}
