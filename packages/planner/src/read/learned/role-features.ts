import type { Token } from '@daymark/language/token';
import type { Piece } from '../piece.ts';
import type { Tagged } from '../tag.ts';
import { classOfPiece, listOf, listsIn, nameOfPiece } from './word-class.ts';

/**
 * The roles of a token for availability: no work on these days, only on these, also on these, a limit, the days of a
 * limit, the time of a rule, the first day of all, or none of these.
 */
export const ROLES = ['none', 'off', 'only', 'also', 'limit', 'where', 'frame', 'start'] as const;
export type Role = (typeof ROLES)[number];

/** Longer times are not for one day. */
const DAY_HOURS = 16;

/** Whether a token can be about availability. */
export const isTimely = (token: Token | null): token is Token =>
  token !== null &&
  (token.type === 'day' ||
    token.type === 'range' ||
    token.type === 'weekdays' ||
    token.type === 'time-per' ||
    token.type === 'duration' ||
    token.type === 'each' ||
    (token.type === 'time' && token.until !== null) ||
    (token.type === 'count' && token.noun === null && token.count <= DAY_HOURS));

const WORDS = 60;

const isLength = (token: Token | null): boolean =>
  token?.type === 'duration' || token?.type === 'time-per' || token?.type === 'each';

const signOf = (token: Token): string => {
  const cue = 'cue' in token ? (token.cue ?? '-') : '-';
  if (token.type === 'weekdays') return `weekdays ${cue} ${token.recurring} ${token.part ?? '-'}`;
  if (token.type === 'day') return `day ${cue} ${token.weekday !== null && token.guessed.week}`;
  if (token.type === 'range') return `range ${cue} ${token.period}`;
  if (token.type === 'duration') return `duration ${token.unit} ${token.bound} ${token.part ?? '-'}`;
  if (token.type === 'each') return `each ${token.unit} ${token.noun === null}`;
  if (token.type === 'time-per') return `time-per ${token.unit} ${token.per} ${token.weekdays.length > 0}`;
  return token.type;
};

/** The nearest word before or after that is in a list of the lexicon, with that list. */
function listed(pieces: readonly Piece[], { lexicon }: Tagged): string {
  for (const piece of pieces) {
    const list = listOf(piece, lexicon);
    if (list) return list;
  }
  return '-';
}

/** The features for the role of a token in its clause. */
export function roleFeatures(tagged: Tagged, clause: readonly Piece[], place: number): string[] {
  const from = Math.max(0, place - WORDS / 2);
  const pieces = clause.slice(from, place + WORDS / 2);
  const at = place - from;
  const piece = pieces[at];
  const token = piece?.token;
  if (!piece || !token) return [];
  const sign = signOf(token);
  const { type } = token;
  const cue = 'cue' in token ? (token.cue ?? '-') : '-';
  const before = pieces.slice(0, at).toReversed();
  const behind = pieces.slice(at + 1);
  const timely = pieces.filter((piece) => isTimely(piece.token));
  const nth = timely.indexOf(piece);
  const types = timely.map((piece) => piece.token?.type ?? '-');
  const prev = timely[nth - 1]?.token;
  const next = timely[nth + 1]?.token;
  const lists = listsIn(pieces, tagged.lexicon);
  const [b1, b2, b3] = [0, 1, 2].map((step) => nameOfPiece(before[step]));
  const [n1, n2, n3] = [0, 1, 2].map((step) => nameOfPiece(behind[step]));
  const said = ['negations', 'only', 'most', 'free', 'away', 'turning'].filter((list) =>
    pieces.some((piece) => !piece.token && tagged.lexicon[list as 'only'].has(piece.text)),
  );
  const cues = timely.flatMap((piece) =>
    piece.token && 'cue' in piece.token ? (piece.token.cue ?? []) : [],
  );
  const long = timely.some((piece) => isLength(piece.token));
  const capped = timely.some(
    (piece) => piece.token && 'bound' in piece.token && piece.token.bound === 'atMost',
  );
  const gist = `${type} ${long} ${capped} ${said.join(' ')}`;
  const features = new Set([
    'bias',
    `gist=${gist}`,
    `gist,cue=${gist} ${cue}`,
    `gist,cues=${gist} ${[...new Set(cues)].toSorted().join(' ')}`,
    `long=${type} ${cue} ${long} ${capped}`,
    `sign=${sign}`,
    `type=${type} ${cue}`,
    `b1=${type} ${b1}`,
    `b12=${type} ${b2} ${b1}`,
    `b123=${b3} ${b2} ${b1}`,
    `n1=${type} ${n1}`,
    `n12=${type} ${n1} ${n2}`,
    `n123=${n1} ${n2} ${n3}`,
    `around=${type} ${b1} ${n1}`,
    `classes=${type} ${classOfPiece(before[0], tagged.lexicon)} ${classOfPiece(behind[0], tagged.lexicon)}`,
    `lists=${type} ${lists.join(' ')}`,
    `before=${type} ${cue} ${listed(before, tagged)}`,
    `behind=${type} ${cue} ${listed(behind, tagged)}`,
    `types=${type} ${nth} ${types.join(' ')}`,
    `prev=${type} ${prev ? signOf(prev) : '-'}`,
    `next=${type} ${next ? signOf(next) : '-'}`,
    `first=${type} ${nameOfPiece(pieces[0])}`,
    `first2=${nameOfPiece(pieces[0])} ${nameOfPiece(pieces[1])}`,
    `size=${Math.min(8, pieces.length >> 1)} ${type}`,
    ...lists.flatMap((list) => [`l=${type} ${cue} ${list}`]),
  ]);
  for (const one of before) if (!one.token) features.add(`w<=${type} ${one.text}`);
  for (const one of behind) if (!one.token) features.add(`w>=${type} ${one.text}`);
  for (const one of pieces)
    if (!one.token) {
      features.add(`w=${one.text}`);
      features.add(`w,type=${type} ${one.text}`);
    }
  return [...features];
}
