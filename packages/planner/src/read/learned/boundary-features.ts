import { fragmentsOf } from '../fragments.ts';
import type { Piece } from '../piece.ts';
import type { Tagged } from '../tag.ts';
import { classOfPiece, gapBetween, listsIn, nameOfPiece, typesIn } from './word-class.ts';

/** Most words of a part that are used. */
const PART_WORDS = 15;

/**
 * The possible clause boundaries of a sentence: at punctuation and conjunctions, and before a subject, an imperative or
 * a subordinating word.
 */
export function candidatesIn(tagged: Tagged, sentence: readonly Piece[]): number[] {
  const { lexicon } = tagged;
  const joints = new Set(fragmentsOf(tagged, sentence).map(({ pieces }) => pieces[0]));
  return sentence.flatMap((piece, at) => {
    if (at === 0 || joints.has(piece)) return [at];
    const before = sentence[at - 1]?.text ?? '';
    if (piece.token || lexicon.joints.has(before) || LEADING.test(before)) return [];
    const { text } = piece;
    const opens =
      lexicon.self.has(text) ||
      lexicon.subjects.has(text) ||
      lexicon.joints.has(text) ||
      lexicon.subordinate.has(text) ||
      lexicon.conditions.has(text) ||
      (lexicon.verbs.has(text) && !lexicon.nounish.has(text)) ||
      OPENING.test(text);
    return opens ? [at] : [];
  });
}
const LEADING = /^(?:to|will|can|must|should|the|a|my|not)$/;
const OPENING = /^(?:so|because|which|who|no|not|never|oh|also|except|once)$/;

/** The features of the words between two candidates. */
function partFeatures(pieces: readonly Piece[], { lexicon }: Tagged, prefix: string) {
  const names = pieces.slice(0, PART_WORDS).map(nameOfPiece);
  const classes = pieces.slice(0, 3).map((piece) => classOfPiece(piece, lexicon));
  const types = typesIn(pieces).join(' ');
  const lists = listsIn(pieces.slice(0, PART_WORDS), lexicon);
  return {
    head: classes[0] ?? '-',
    types,
    lists: lists.join(' '),
    features: [
      ...names.map((name) => `${prefix}w=${name}`),
      ...classes.map((_, at) => `${prefix}c${at}=${classes.slice(0, at + 1).join(' ')}`),
      `${prefix}n=${Math.min(pieces.length, 8)}`,
      `${prefix}last=${names.at(-1) ?? '-'}`,
      `${prefix}t=${types}`,
      ...lists.map((list) => `${prefix}l=${list}`),
      `${prefix}ls=${lists.join(' ')}`,
    ],
  };
}

const signOf = (gap: string): string => {
  if (gap.includes('¶') || gap.includes('¬')) return 'line';
  if (/[.!?…]/.test(gap)) return 'end';
  return gap.includes(',') ? 'comma' : gap.trim() || 'none';
};

/** The features for whether a clause begins at a candidate. */
export function boundaryFeatures(
  tagged: Tagged,
  sentence: readonly Piece[],
  candidates: readonly number[],
  place: number,
): string[] {
  const { brief, lexicon } = tagged;
  const at = candidates[place] ?? 0;
  const piece = sentence[at];
  if (!piece) return [];
  const gap = gapBetween(brief, sentence[at - 1], piece);
  const sign = signOf(gap);
  const [b2, b1, here, n1, n2] = [-2, -1, 0, 1, 2].map((by) => nameOfPiece(sentence[at + by]));
  const [c2, c1, c0, d1, d2] = [-2, -1, 0, 1, 2].map((by) => classOfPiece(sentence[at + by], lexicon));
  const own = partFeatures(sentence.slice(at, candidates[place + 1] ?? sentence.length), tagged, 'A');
  const before = partFeatures(sentence.slice(candidates[place - 1] ?? 0, at), tagged, 'B');
  return [
    'bias',
    `s=${sign}`,
    `g=${gap}`,
    `w0=${here}`,
    `w1=${n1}`,
    `w-1=${b1}`,
    `w-2=${b2}`,
    `w01=${here} ${n1}`,
    `w-10=${b1} ${here}`,
    `s,w0=${sign} ${here}`,
    `s,w1=${sign} ${n1}`,
    `s,w01=${sign} ${here} ${n1}`,
    `s,w-1=${sign} ${b1}`,
    `w012=${here} ${n1} ${n2}`,
    `s,c=${sign} ${c0}`,
    `s,c01=${sign} ${c0} ${d1}`,
    `s,c012=${sign} ${c0} ${d1} ${d2}`,
    `s,c-10=${sign} ${c1} ${c0}`,
    `s,c-2=${sign} ${c2} ${c1} ${c0} ${d1}`,
    `w0,c12=${here} ${d1} ${d2}`,
    ...(piece.capital ? [`s,cap=${sign}`] : []),
    ...own.features,
    ...before.features,
    `AB=${own.head} ${before.head} ${sign}`,
    `At,B=${own.types} ${before.head} ${sign}`,
    `Al,Bl=${own.lists}|${before.lists}`,
    `A,s=${own.head} ${own.types} ${sign}`,
    `Al,s=${own.lists} ${sign}`,
  ];
}
