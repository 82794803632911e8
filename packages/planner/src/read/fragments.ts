import { type Lexicon, words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { type Shape, shapeOf } from './shape.ts';
import type { Tagged } from './tag.ts';
import { isOrder, pointsToOther } from './titles.ts';

export type Joint = 'start' | 'comma' | 'and' | 'next' | 'but' | 'paren' | 'behind' | 'colon';

/** A range between two conjunctions or commas of a sentence. */
export interface Fragment {
  pieces: Piece[];
  shape: Shape;
  joint: Joint;
  /** Whether a comma precedes its "and". */
  comma: boolean;
  /** Whether it is in a parenthesis, after another fragment of it. */
  inside: boolean;
}

const SENTENCE_END = /[.!?…]["')\]”»]*\s|[.!?…]{2,}|\n/u;
const ABBREVIATIONS = new Set(
  [
    'approx eg e.g i.e ie ca dr fr mr mrs ms st nr bzw inkl z.b tel incl vs prof evtl ggf mind std vol fig resp',
    'wg fa ext schriftl mdl telef hr frl fam bspw insb zzgl abzgl exkl lt gem versch ehem zus aprox núm pág sra avda tél env',
  ].flatMap((line) => line.split(' ')),
);
/** Abbreviations that may end a sentence before a capital: "3 hrs. Hand in". */
const SHORTENED = new Set('etc min max no ed hr hrs mins usw std'.split(' '));
/** "11. Jan. 9 Uhr". */
const SHORT_MONTH = /\d\.?\s?\p{Lu}\p{Ll}{2,3}$/u;
/** Units that end with a full stop because they are shortened. */
const SHORT_UNIT = /(?:^|[^\p{L}])(?:h|hrs?|mins?|stdn?|u)\.?$/iu;
const LISTED = /^\.?\s(?:(?:and|or|und|oder)\b|[+&]\s)/;
/** From this length on, a sentence without commas is split at each "i" with a verb, as spoken text. */
const SPOKEN_PIECES = 25;
const FRAGMENT_PIECES = 80;

/** "Umzugstag ist Samstag 20.2.": whether a sentence says what is on a day, and ends with it. */
function isOfDay(pieces: readonly Piece[]): boolean {
  const before = pieces.findLast(({ token }) => token === null);
  return before !== undefined && IS.has(before.text) && pieces.at(-1)?.token != null;
}
const IS = words('ist sind war waren');

/** The pieces of one line, in sentences. */
export function sentencesOf({ brief, language, lexicon }: Tagged, pieces: readonly Piece[]): Piece[][] {
  const german = language === 'de';
  const sentences: Piece[][] = [];
  let current: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    const gap = before ? brief.slice(before.end, piece.start) : '';
    const abbreviated =
      before &&
      gap.startsWith('.') &&
      !/[\s.!?]{3}/u.test(gap) &&
      (ABBREVIATIONS.has(before.text) ||
        (german && SHORT_MONTH.test(brief.slice(before.start, before.end)) && !piece.capital) ||
        (SHORTENED.has(before.text) && !/\p{Lu}/u.test(brief.charAt(piece.start))) ||
        (/^\p{L}$/u.test(before.text) && !before.token));
    // A date may include the full stop after it.
    const dated =
      before?.token &&
      before.text.endsWith('.') &&
      (piece.capital || !/\d\.\d{1,2}\.$/.test(before.text)) &&
      (german
        ? gap.includes('\n') ||
          (piece.capital && (isOfDay(current) || current.some(({ text }) => lexicon.verbs.has(text)))) ||
          (piece.capital && lexicon.small.has(piece.text.split(' ', 1)[0] ?? ''))
        : /\s/.test(gap));
    // "From 19.12. to 04.01. I am away": a sentence has more than dates.
    const begun = current.length > 1;
    // "Jeden Dienstag 1,5 Std. Probe": an amount in front of its work. Elsewhere a capital begins a sentence: "2-3 hrs. Book the flights".
    const isInFront =
      gap.startsWith('.') &&
      !gap.includes('\n') &&
      before?.token?.type === 'duration' &&
      SHORT_UNIT.test(before.text) &&
      (german || !piece.capital) &&
      current.every(({ token, text }) => token || lexicon.small.has(text));
    // "On the 12. and 13. December": the numbers of days are listed.
    const isListed = before && /\d\.?$/.test(before.text) && LISTED.test(gap + piece.text);
    if (isInFront || (isListed && !piece.capital)) {
      current.push(piece);
      continue;
    }
    if (before && ((dated && begun) || (SENTENCE_END.test(gap) && !abbreviated && (begun || !dated)))) {
      sentences.push(current);
      current = [];
    }
    current.push(piece);
  }
  if (current.length > 0) sentences.push(current);
  return sentences;
}

function jointOf(gap: string): Joint | null {
  if (gap.includes('(') || gap.includes('[')) return 'paren';
  if (/:\s/.test(gap)) return 'colon';
  if (/[,;|\t]|\s[-–—]+\s|—|→|->/.test(gap)) return 'comma';
  if (gap.includes(')')) return 'behind';
  return /\s?[&+]\s/.test(gap) ? 'and' : null;
}

/** "Write the draft after that print it": an order after another, without a comma. */
const opensNextOrder = (pieces: readonly Piece[], at: number, lexicon: Lexicon): boolean =>
  pieces[at]?.text === 'after' &&
  pointsToOther(pieces, at, lexicon) &&
  isOrder(pieces.slice(at + 2), lexicon);

/** Whether a conjunction at this position joins two fragments, and how. */
function wordJoint(pieces: readonly Piece[], at: number, { lexicon }: Tagged): Joint | null {
  const piece = pieces[at];
  const before = pieces[at - 1];
  if (at > 0 && opensNextOrder(pieces, at, lexicon)) return 'next';
  if (!piece || piece.token || !before || at === pieces.length - 1 || !lexicon.joints.has(piece.text))
    return null;
  if (lexicon.negations.has(before.text) || (lexicon.modifiers.has(before.text) && !before.token))
    return null;
  // "The banks then take three weeks": within a clause it is no conjunction.
  const verb = pieces[at + 1]?.text ?? '';
  if (
    lexicon.next.has(piece.text) &&
    (lexicon.finite.has(verb) || /^(?:take|need|come|want)$/.test(verb)) &&
    at <= 3
  )
    return null;
  if (lexicon.next.has(piece.text)) return 'next';
  return /^(?:but|aber|so|because|denn)$/.test(piece.text) ? 'but' : 'and';
}

export function fragmentsOf(
  tagged: Tagged,
  sentence: readonly Piece[],
  from = 0,
  to = sentence.length,
): Fragment[] {
  const { brief, lexicon } = tagged;
  const fragments: Fragment[] = [];
  let current: Piece[] = [];
  let joint: Joint = 'start';
  let comma = false;
  const close = (): void => {
    if (current.length > 0)
      fragments.push({ pieces: current, shape: shapeOf(tagged, current), joint, comma, inside });
    current = [];
  };
  let open = false;
  let inside = false;
  const spoken = sentence.length > SPOKEN_PIECES;
  for (let at = from; at < to; at++) {
    const piece = sentence[at];
    if (!piece) break;
    const before = sentence[at - 1];
    const gap = before ? brief.slice(before.end, piece.start) : '';
    if (gap.includes('(')) open = true;
    const signed = before ? jointOf(gap) : null;
    const worded = wordJoint(sentence, at, tagged);
    const startsTelling =
      spoken &&
      !signed &&
      !worded &&
      current.length > 3 &&
      (/^(?:i|we|ich|wir)$/.test(piece.text) ||
        (/^(?:it|she|he|they|there's|that's)$/.test(piece.text) &&
          (piece.text.includes("'") || lexicon.finite.has(sentence[at + 1]?.text ?? '')))) &&
      !lexicon.subordinate.has(before?.text ?? '') &&
      !/^(?:that|which|what|where|who|if|how|as|so|than|muss|müssen|die|das|den)$/.test(before?.text ?? '');
    if (
      worded &&
      !signed &&
      current.length > 0 &&
      current.length < 4 &&
      current.every((one) => lexicon.joints.has(one.text))
    ) {
      // "and then": one conjunction of two words.
      if (worded === 'next') joint = 'next';
    } else if (signed || worded || startsTelling || current.length >= FRAGMENT_PIECES) {
      close();
      joint = signed === 'paren' || signed === 'colon' ? signed : (worded ?? signed ?? 'comma');
      comma = signed === 'comma';
      inside = open && signed === 'comma' && !gap.includes(')');
    }
    if (gap.includes(')') && !gap.includes('(')) open = false;
    current.push(piece);
  }
  close();
  return fragments;
}
