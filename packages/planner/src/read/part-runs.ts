import { words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { has } from './sense.ts';
import type { Tagged } from './tag.ts';
import { finiteAt } from './verbs.ts';

const MAKING = words('make get keep');
/** What a thing is made. */
const STATES = words(`
  safe ready tidy clean warm dry nice pretty presentable watertight waterproof weatherproof accessible habitable legal secure babyproof
  baby-proof childproof child-proof comfortable cosy usable livable roadworthy seaworthy
`);
const MOST_PIECES = 14;

/**
 * "Make the house safe - stairgates, pond": the parts behind the mark say where it is to be so, and none of them is made. One clause
 * from its first piece on, if a sentence is such an order.
 */
export function partRuns(
  pieces: readonly Piece[],
  { brief, lexicon, language }: Tagged,
): { from: number; to: number }[] {
  if (language !== 'en' || !MAKING.has(pieces[0]?.text ?? '') || pieces.length > MOST_PIECES) return [];
  const mark = pieces.findIndex(
    (piece, at) => at > 0 && /\s[-–—]\s|:\s/.test(brief.slice(pieces[at - 1]?.end, piece.start)),
  );
  const parts = pieces.slice(mark);
  const isList =
    mark > 2 &&
    STATES.has(pieces[mark - 1]?.text ?? '') &&
    parts.every(({ token }) => token === null || token.type === 'count') &&
    !has(parts, lexicon.self) &&
    finiteAt(parts, lexicon) < 0;
  return isList ? [{ from: 0, to: pieces.length }] : [];
}
