import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Piece } from '../piece.ts';

const LISTS = [
  'joints',
  'self',
  'verbs',
  'finite',
  'subjects',
  'subordinate',
  'modifiers',
  'negations',
  'finished',
  'waiting',
  'arriving',
  'free',
  'away',
  'only',
  'others',
  'owners',
  'small',
] as const satisfies readonly (keyof Lexicon)[];

const WITHIN = [
  'self',
  'negations',
  'others',
  'finished',
  'already',
  'waiting',
  'arriving',
  'finite',
  'verbs',
  'subjects',
  'only',
  'most',
  'free',
  'away',
  'working',
  'conditions',
  'occasions',
  'subordinate',
  'owners',
  'hedges',
  'appointments',
  'happening',
  'objects',
  'auxiliaries',
] as const satisfies readonly (keyof Lexicon)[];

/** A word for comparison: itself, or for a token its type and its preposition. */
export const nameOfPiece = (piece: Piece | undefined): string => {
  if (!piece) return '-';
  const { token, text } = piece;
  if (!token) return text;
  return 'cue' in token && token.cue ? `<${token.type}:${token.cue}>` : `<${token.type}>`;
};

/** The first list of the lexicon with a word, else whether it begins with a capital. */
export const classOfPiece = (piece: Piece | undefined, lexicon: Lexicon): string => {
  if (!piece) return '-';
  if (piece.token) return piece.token.type;
  return LISTS.find((name) => lexicon[name].has(piece.text)) ?? (piece.capital ? 'Word' : 'word');
};

/** The lists of the lexicon with words of a range. */
export const listsIn = (pieces: readonly Piece[], lexicon: Lexicon): string[] =>
  WITHIN.filter((name) => pieces.some(({ text, token }) => !token && lexicon[name].has(text)));

/** The first list of the lexicon with a word. */
export const listOf = ({ text, token }: Piece, lexicon: Lexicon): string | undefined =>
  token ? undefined : WITHIN.find((name) => lexicon[name].has(text));

/** The types of its tokens, each once. */
export const typesIn = (pieces: readonly Piece[]): string[] =>
  [...new Set(pieces.flatMap(({ token }) => (token ? [token.type] : [])))].toSorted();

/** The punctuation between two pieces, with line breaks as symbols. */
export const gapBetween = (brief: string, before: Piece | undefined, piece: Piece): string =>
  brief
    .slice(before?.end ?? 0, piece.start)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n\s*\n\s*/g, '¶')
    .replace(/\n ?/g, '¬')
    .slice(0, 8)
    .toWellFormed();
