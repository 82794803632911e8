import { LATEST } from './lexicon/deadlines.ts';
import type { Piece } from './piece.ts';

/** "On 22 January at the latest": the day with the words behind it, which make it a deadline. */
export function withLatestDays(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece) break;
    const { token } = piece;
    const isDay = token?.type === 'day' && (token.cue === null || token.cue === 'on');
    const length = isDay ? latestAt(pieces, at + 1) : 0;
    const last = pieces[at + length];
    if (length > 0 && last && token?.type === 'day')
      found.push({ ...piece, end: last.end, token: { ...token, cue: 'by', end: last.end } });
    else found.push(piece);
    at += length;
  }
  return found;
}

/** How many words at a place say that the day before is the last one. */
function latestAt(pieces: readonly Piece[], at: number): number {
  for (const phrase of LATEST) {
    const said = phrase.split(' ');
    if (said.every((word, nth) => pieces[at + nth]?.token === null && pieces[at + nth]?.text === word))
      return said.length;
  }
  return 0;
}
