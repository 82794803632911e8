import { type Line, speakerOf, stampEnd } from '../clean.ts';
import type { Piece } from '../piece.ts';
import type { Tagged } from '../tag.ts';
import type { Stretch } from './kind-features.ts';
import { gapBetween } from './word-class.ts';

/** Longest stamp with its speaker at the start of a chat line. */
const STAMP_LENGTH = 100;

/** Clauses with their contexts; together they are in the order of the brief. */
export function stretchesOf(
  { brief, pieces }: Tagged,
  clauses: readonly { pieces: readonly Piece[]; line: Line | undefined }[],
  isMail: boolean,
): Stretch[] {
  const voiceOf = (line: Line | undefined): Stretch['voice'] => {
    const head = line ? brief.slice(line.start, Math.min(line.end, line.start + STAMP_LENGTH)) : '';
    const stamp = stampEnd(head);
    if (stamp > 0) return speakerOf(head.slice(0, stamp));
    return isMail ? 'mail' : 'own';
  };
  const place = new Map(pieces.map((piece, at) => [piece.start, at]));
  return clauses.map(({ pieces: own, line }, at): Stretch => {
    const first = own[0];
    const last = own.at(-1);
    const from = first ? (place.get(first.start) ?? 0) : 0;
    const to = last ? (place.get(last.start) ?? from) + 1 : from;
    return {
      pieces: own,
      line,
      before: clauses[at - 1]?.pieces ?? [],
      after: clauses[at + 1]?.pieces ?? [],
      gap: first ? gapBetween(brief, pieces[from - 1], first) : '',
      close: last
        ? brief
            .slice(last.end, pieces[to]?.start ?? brief.length)
            .replace(/\s+/g, ' ')
            .trim()
            .slice(0, 3)
            .toWellFormed()
        : '',
      voice: voiceOf(line),
      place: at,
      count: clauses.length,
    };
  });
}
