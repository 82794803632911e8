import type { Statement } from '@daymark/domain/reading';
import type { Line } from '../clean.ts';
import type { Piece } from '../piece.ts';
import { plain, type Tagged } from '../tag.ts';
import { classOfPiece, nameOfPiece, typesIn } from './word-class.ts';

/** A clause with its kind. */
export interface KindedClause {
  pieces: readonly Piece[];
  line: Line | undefined;
  kind: Statement['kind'];
}

/** The clauses of these statements. */
export const kindedClauses = (
  statements: readonly Pick<Statement, 'kind'>[],
  clauses: readonly Omit<KindedClause, 'kind'>[],
): KindedClause[] =>
  statements.map(({ kind }, at) => ({ kind, pieces: clauses[at]?.pieces ?? [], line: clauses[at]?.line }));

/** A clause with the data that is compared. */
export interface ComparedClause extends KindedClause {
  /** Its index among the related clauses. */
  place: number;
  start: number;
  end: number;
  /** The beginnings of its content words. */
  stems: string[];
  /** Those after "once", "after", "when". */
  afterwards: string[];
  /** The day that it names, if any. */
  day: string;
  types: string;
  /** What it begins with: whether with "then", and the classes and names of its first two words. */
  next: boolean;
  first: string;
  names: [string, string];
  /** Whether it has "when" and its like, and a pronoun. */
  cue: boolean;
  back: boolean;
}

/** The length of these beginnings. */
const STEM = 5;
/** Most words of a clause that are compared. */
const WORDS = 24;

const stemsOf = (pieces: readonly Piece[], { lexicon }: Tagged): string[] =>
  pieces.flatMap(({ token, text }) => {
    if (token || text.length < 3 || lexicon.small.has(text) || lexicon.joints.has(text)) return [];
    return [plain(text).slice(0, STEM).toWellFormed()];
  });

/** Prepares clauses for comparison. */
export const knownOf = (told: readonly KindedClause[], tagged: Tagged): ComparedClause[] =>
  told.map((one, place): ComparedClause => {
    const pieces = one.pieces.slice(0, WORDS);
    const cue = pieces.findIndex(({ token, text }) => !token && tagged.lexicon.subordinate.has(text));
    const day = pieces.find(({ token }) => token?.type === 'day')?.token;
    const range = pieces.find(({ token }) => token?.type === 'range')?.token;
    const { lexicon } = tagged;
    const [head, second] = one.pieces;
    const isWord = (set: ReadonlySet<string>) => (piece: Piece) => !piece.token && set.has(piece.text);
    return {
      ...one,
      next: one.pieces.slice(0, 3).some(isWord(lexicon.next)),
      first: `${classOfPiece(head, lexicon)} ${classOfPiece(second, lexicon)}`,
      names: [nameOfPiece(head), nameOfPiece(second)],
      cue: one.pieces.some(isWord(lexicon.subordinate)),
      back: one.pieces.some(isWord(lexicon.objects)),
      place,
      start: pieces[0]?.start ?? 0,
      end: one.pieces.at(-1)?.end ?? 0,
      stems: stemsOf(pieces, tagged),
      afterwards: cue < 0 ? [] : stemsOf(pieces.slice(cue + 1, cue + 9), tagged),
      day: day?.type === 'day' ? day.day : range?.type === 'range' ? range.from : '',
      types: typesIn(pieces).join(' '),
    };
  });

const distanceOf = (places: number): string => {
  const far = Math.abs(places);
  const size = far <= 3 ? String(far) : far <= 5 ? '4' : far <= 8 ? '6' : '9';
  return places > 0 ? size : `-${size}`;
};

const common = (one: readonly string[], other: readonly string[]): string => {
  const shared = new Set(one.filter((stem) => other.includes(stem))).size;
  return shared > 1 ? '2' : String(shared);
};

/** The distance of two clauses in the text: in one sentence, line or paragraph. */
function breakBetween({ brief }: Tagged, one: ComparedClause, other: ComparedClause): string {
  const [from, to] = one.end <= other.start ? [one.end, other.start] : [other.end, one.start];
  const between = brief.slice(from, Math.min(to, from + 2_000));
  if (/\n[^\S\n]*\n/.test(between)) return 'paragraph';
  if (between.includes('\n')) return 'line';
  return /[.!?;]/.test(between) ? 'sentence' : 'within';
}

const orderOf = (one: string, other: string): string => {
  if (one === '' || other === '') return `${one === '' ? '' : 'one'}${other === '' ? '' : 'other'}`;
  return one < other ? 'earlier' : one > other ? 'later' : 'same';
};

/** The features for whether `one` can only begin after `other` is finished. */
export function followsFeatures(
  tagged: Tagged,
  known: readonly ComparedClause[],
  one: ComparedClause,
  other: ComparedClause,
): string[] {
  const d = distanceOf(one.place - other.place);
  const kinds = `${one.kind} ${other.kind}`;
  const [low, high] = [Math.min(one.place, other.place) + 1, Math.max(one.place, other.place)];
  const between = new Set(known.slice(low, high).map(({ kind }) => kind));
  const gap = breakBetween(tagged, one, other);
  const roles = `${one.line?.role ?? '-'} ${other.line?.role ?? '-'}`;
  const { next, cue, first, back } = one;
  const words = one.names.join(' ');
  const shared = common(one.stems, other.stems);
  const aimed = common(one.afterwards, other.stems);
  const days = orderOf(one.day, other.day);
  const [mine = '-'] = one.stems;
  const [theirs = '-'] = other.stems;
  const near = Math.abs(one.place - other.place) === 1 ? 'near' : 'far';
  const features = [
    'bias',
    `d=${d}`,
    `kinds=${kinds}`,
    `kinds,d=${kinds} ${d}`,
    `kinds,gap=${kinds} ${gap} ${near}`,
    `gap,d=${gap} ${d}`,
    `roles=${roles} ${d}`,
    `roles,gap=${roles} ${gap}`,
    `next=${next} ${d}`,
    `next,kinds=${next} ${kinds} ${near}`,
    `cue=${cue} ${d}`,
    `first=${first} ${d}`,
    `words=${words} ${near}`,
    `word=${one.names[0]} ${d}`,
    `shared=${shared} ${d}`,
    `shared,kinds=${shared} ${kinds}`,
    `aimed=${aimed} ${near}`,
    `aimed,kinds=${aimed} ${kinds}`,
    `back=${back} ${d}`,
    `days=${days} ${kinds}`,
    `days,d=${days} ${d}`,
    `types=${one.types}`,
    `types of=${other.types}`,
    `types,d=${one.types} ${d}`,
    `pair=${theirs}>${mine}`,
    `mine=${mine} ${near}`,
    `theirs=${theirs} ${near}`,
    `last=${known.length - one.place <= 2} ${d}`,
    `many=${Math.min(6, known.length >> 1)} ${d}`,
    ...[...between].flatMap((kind) => [`between=${kind} ${one.kind}`, `between,d=${kind} ${d}`]),
  ];
  for (const stem of new Set(one.stems.slice(0, 10))) features.push(`a=${stem}`, `a,near=${stem} ${near}`);
  for (const stem of new Set(other.stems.slice(0, 10))) features.push(`b=${stem}`, `b,near=${stem} ${near}`);
  return features;
}

const WORKS: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>([
  'task',
  'repeat',
  'event',
  'wait',
  'theirs',
]);
/** Whether a statement of this kind can be a dependency or a dependent. */
export const isWork = (kind: Statement['kind']): boolean => WORKS.has(kind);

/** How many clauses away a dependency may be: backwards and forwards. */
export const BACK = 14;
export const AHEAD = 4;

/** Whether one clause can depend on the other at all. */
export const canFollow = (one: ComparedClause, other: ComparedClause): boolean => {
  const far = one.place - other.place;
  return far !== 0 && far <= BACK && far >= -AHEAD && one.kind !== 'event';
};
