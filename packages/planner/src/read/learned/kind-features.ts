import type { Line } from '../clean.ts';
import type { Piece } from '../piece.ts';
import type { Tagged } from '../tag.ts';
import { classOfPiece, listsIn, nameOfPiece, typesIn } from './word-class.ts';

/** A clause with its context. */
export interface Stretch {
  pieces: readonly Piece[];
  line: Line | undefined;
  /** The pieces of the clauses before and after. */
  before: readonly Piece[];
  after: readonly Piece[];
  /** The punctuation before and after it. */
  gap: string;
  close: string;
  /** Who wrote it: the sender of a message, a chat's speaker, or the author. */
  voice: 'mail' | 'me' | 'other' | 'own';
  /** Its index among the clauses of the brief. */
  place: number;
  count: number;
}

/** Most words of a clause that are used. */
const CLAUSE_WORDS = 40;

const sizeOf = (length: number): string =>
  length <= 2 ? String(length) : length <= 4 ? '3' : length <= 7 ? '5' : length <= 12 ? '8' : '13';

/** The features for the kind of a clause: its words, its tokens and its neighbours. */
export function kindFeatures({ lexicon }: Tagged, stretch: Stretch): string[] {
  const { line, before, after, gap, close, voice, place, count } = stretch;
  const pieces = stretch.pieces.slice(0, CLAUSE_WORDS);
  const names = pieces.map(nameOfPiece);
  const classes = pieces.slice(0, 3).map((piece) => classOfPiece(piece, lexicon));
  const types = typesIn(pieces);
  const lists = listsIn(pieces, lexicon);
  const [n0 = '-', n1 = '-', n2 = '-'] = names;
  const head = classes[0] ?? '-';
  const role = line?.role ?? '-';
  const size = sizeOf(stretch.pieces.length);
  const features = new Set([
    'bias',
    `f0=${n0}`,
    `f1=${n1}`,
    `f01=${n0} ${n1}`,
    `f012=${n0} ${n1} ${n2}`,
    `l=${names.at(-1) ?? '-'}`,
    `l2=${names.at(-2) ?? '-'} ${names.at(-1) ?? '-'}`,
    `c0=${head}`,
    `c01=${classes.slice(0, 2).join(' ')}`,
    `c012=${classes.join(' ')}`,
    `types=${types.join(' ')}`,
    `size=${size}`,
    `role=${role}`,
    `role,c0=${role} ${head}`,
    `voice=${voice} ${head}`,
    `voice,f01=${voice} ${n0} ${n1}`,
    `gap=${gap}`,
    `close=${close}`,
    `gap,c0=${gap} ${head}`,
    `before=${nameOfPiece(before[0])} ${nameOfPiece(before[1])}`,
    `before0=${nameOfPiece(before[0])}`,
    `after0=${nameOfPiece(after[0])}`,
    ...types.flatMap((type) => [`m=${type}`, `t,f=${type} ${n0}`, `t,c=${type} ${head}`]),
    ...lists.map((list) => `m=${list}`),
  ]);
  for (const [at, name] of names.entries()) {
    features.add(`w=${name}`);
    if (at > 0) features.add(`b=${names[at - 1]} ${name}`);
    if (!pieces[at]?.token && name.length > 4) {
      features.add(`p=${name.slice(0, 4).toWellFormed()}`);
      features.add(`x=${name.slice(-3).toWellFormed()}`);
    }
  }
  const isName = ({ capital, token }: Piece): boolean => capital && !token;
  if (pieces.slice(1).some(isName)) features.add('m=name');
  const [first] = pieces;
  if (first?.capital && !lexicon.verbs.has(first.text) && !lexicon.small.has(first.text))
    features.add('m=Head');
  if (line?.ticked) features.add('ticked');
  if (place === 0) features.add(`first ${size}`);
  if (place === count - 1) features.add(`last ${size}`);
  if (count === 1) features.add('only');
  return [...features];
}
