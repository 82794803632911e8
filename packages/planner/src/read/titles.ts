import type { Token } from '@daymark/language/token';
import { type Lexicon, words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { openerOf } from './shape.ts';
import type { Tagged } from './tag.ts';
import { finiteAt } from './verbs.ts';

/** Longest title, in words: a longer one is cut at its first phrase. */
const TITLE_WORDS = 12;

const LEADING = words(`
  and und then dann but aber or oder so also auch to about approx ca circa roughly around at on by for until from please pls noch erst bis am
  ist sind dahin von ab et y e en puis luego poi of mindestens höchstens just only nur
`);
export const TRAILING = new Set([
  ...LEADING,
  ...words(`
  in before after with the a an each per takes take max min tops myself too well as within during im um zum je jeweils muss müssen ich wir
  insgesamt every only now first lastly finally zuletzt again is are total need needs le la les el il du à de del dal al avant antes entro voor ist soll sollen mit
`),
]);

/** Tokens for dates and durations, which are stored in fields. */
const isAside = (piece: Piece): boolean => piece.token !== null && piece.token.type !== 'count';

/** Words after which the title ends: "to be done when …", "which takes …" are details. */
const ENDS = words(`
  that's it's they're because since which who whose when once while weil wenn sobald damit if falls unless although though until qui que che
`);

const ORDER = words('before after');
const POINTERS = words('that then this it');
const POINTING = words('beforehand afterwards vorher davor zuvor danach anschließend');

const SUBJECTS = words("i we you i'm we're i'll we'll i'd we'd the a please");

/** An order with its object begins here: "paint the wall", "print it". "That call" and "that visit to Tom" are none. */
export const isOrder = (
  [verb, object]: readonly Piece[],
  { verbs, nounish, owners, objects, small }: Lexicon,
): boolean =>
  verb !== undefined &&
  object !== undefined &&
  !verb.token &&
  verbs.has(verb.text) &&
  (owners.has(object.text) ||
    objects.has(object.text) ||
    (!nounish.has(verb.text) && !small.has(object.text)));

/** Whether other work is pointed to from here on: "before that", "beforehand", but not "before that meeting". */
export function pointsToOther(pieces: readonly Piece[], at: number, lexicon: Lexicon): boolean {
  const [piece, next, behind] = pieces.slice(at, at + 3);
  if (piece === undefined || piece.token) return false;
  if (POINTING.has(piece.text)) return true;
  const isPointing = next !== undefined && !next.token && POINTERS.has(next.text);
  return (
    ORDER.has(piece.text) &&
    isPointing &&
    (behind === undefined ||
      behind.token !== null ||
      SUBJECTS.has(behind.text) ||
      isOrder(pieces.slice(at + 2), lexicon))
  );
}

/** Nothing but words that point to other work or order it: "Before that," or "Finally," in front of a clause. */
export const isPointer = (pieces: readonly Piece[], lexicon: Lexicon): boolean =>
  (pieces.length === 1 && lexicon.next.has(pieces[0]?.text ?? '')) ||
  (pieces.length <= 2 && pieces.length > 0 && pointsToOther(pieces, 0, lexicon));

const SPANNING = words('over across über während sur pendant durante');

function stretches(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [[]];
  // The words after "5 days before" name the anchor of the date.
  let anchored = false;
  for (const piece of pieces) {
    if (isAside(piece)) {
      // "Fit it over two days".
      if (piece.token?.type === 'duration' && SPANNING.has(parts.at(-1)?.at(-1)?.text ?? ''))
        parts.at(-1)?.pop();
      parts.push([]);
      anchored = piece.token?.type === 'anchor';
    } else if (anchored) continue;
    else parts.at(-1)?.push(piece);
  }
  return parts;
}

const content = (piece: Piece, { lexicon }: Tagged): boolean =>
  piece.token !== null || (!lexicon.small.has(piece.text) && !TRAILING.has(piece.text));

/** "Pick up", "bring them in": whether a verb, or a verb with its pronoun, stands in front of a particle. */
const isVerbBefore = (pieces: readonly Piece[], at: number, { lexicon }: Tagged): boolean =>
  lexicon.verbs.has(pieces[at - 1]?.text ?? '') ||
  (PRONOUNS.has(pieces[at - 1]?.text ?? '') && lexicon.verbs.has(pieces[at - 2]?.text ?? ''));
const PRONOUNS = words('it them these those him her everything everyone all');

function trimmed(pieces: readonly Piece[], tagged: Tagged, first: boolean): Piece[] {
  let from = 0;
  let to = pieces.length;
  const { particles } = tagged.lexicon;
  while (
    to > from &&
    TRAILING.has(pieces[to - 1]?.text ?? '') &&
    !(particles.has(pieces[to - 1]?.text ?? '') && isVerbBefore(pieces, to - 1, tagged))
  )
    to--;
  // "About page" is a thing.
  const thing = pieces.length === 2 && pieces[0]?.text === 'about' && pieces[1]?.token === null;
  if (first && !thing) while (from < to && LEADING.has(pieces[from]?.text ?? '')) from++;
  const rest = pieces.slice(from, to);
  return rest.some((piece) => content(piece, tagged)) ? rest : [];
}

/** Words that open what is to be found out or decided, which belongs to the verb: "find out what they're worth". */
export const ASKING = words(
  'what how why where which whether was wie warum wo welche welcher welches ob comment pourquoi où quel quelle cómo dónde cuál',
);

const cut = (pieces: readonly Piece[], { lexicon }: Tagged): readonly Piece[] => {
  const end = pieces.findIndex(
    (piece, at) =>
      at > 0 &&
      !piece.token &&
      !ASKING.has(pieces[at - 1]?.text ?? '') &&
      (ENDS.has(piece.text) ||
        pointsToOther(pieces, at, lexicon) ||
        // "Set up a calendar that she can edit", "pick the text we want".
        (at > 1 && lexicon.subjects.has(piece.text)) ||
        (piece.text === 'that' && lexicon.subjects.has(pieces[at + 1]?.text ?? '')) ||
        // "Two coats of paint and it has to dry".
        (lexicon.joints.has(piece.text) && pieces[at + 1]?.text === 'it') ||
        // "Print the list after Ellen sends the names".
        (lexicon.subordinate.has(piece.text) && finiteAt(pieces.slice(at + 1), lexicon) > 0)),
  );
  return end < 0 ? pieces : pieces.slice(0, end);
};

/** Quotes and marks of markup; those of "user_id" and "C#" belong to the word. */
const MARKS = /[[\]"“”„*~|`]|(?<![\p{L}\p{N}])[_#]|_(?![\p{L}\p{N}])/gu;

/** The text from the first to the last piece, on one line and without unbalanced brackets. */
export function textOf(brief: string, pieces: readonly Piece[]): string {
  const first = pieces[0];
  const last = pieces.at(-1);
  if (!first || !last) return '';
  const said = brief.slice(first.start, last.end);
  const isOpen = said.lastIndexOf('(') > said.lastIndexOf(')') && brief.charAt(last.end) === ')';
  const text = (isOpen ? `${said})` : said).replace(MARKS, '').replace(/\s+/g, ' ');
  return text.includes('(') === text.includes(')') ? text : text.replace(/[()]/g, '');
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A title of the clause's own words, without openers, dates, durations and details. */
export function titleOf(tagged: Tagged, main: readonly Piece[], handed: readonly Piece[] = []): string {
  const { brief, lexicon } = tagged;
  const opened = cut(main.slice(openerOf(main, lexicon).length), tagged);
  const parts: Piece[][] = [];
  for (const part of stretches(opened)) {
    const kept = trimmed(part, tagged, parts.length === 0);
    if (kept.length > 0) parts.push(kept);
  }
  const [long = []] = parts;
  const from = long[0] ? opened.indexOf(long[0]) : -1;
  const ends = parts.flatMap((part) => part.slice(-1)).map((piece) => opened.indexOf(piece) + 1);
  const to = ends.findLast((end) => end - from <= TITLE_WORDS) ?? from + TITLE_WORDS;
  // What stands between two stretches stays: "an order form for the Christmas stollen".
  const texts = from < 0 ? [] : runs(brief, opened.slice(from, to)).map((run) => textOf(brief, run));
  return capital(
    [textOf(brief, handed), ...texts]
      .filter(Boolean)
      .join(' ')
      .replace(/\s([,.!?;:])/g, '$1')
      .replace(/(\p{L})\.\s/gu, '$1 ')
      .trim(),
  );
}

/** Neighbouring pieces keep the text between them; a gap of pieces that were left out before is closed. */
export function runs(brief: string, pieces: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [];
  for (const piece of pieces) {
    const run = found.at(-1);
    const before = run?.at(-1);
    const isBehind = before !== undefined && piece.start >= before.end;
    if (run && isBehind && !/[\p{L}\p{N}]/u.test(brief.slice(before.end, piece.start))) run.push(piece);
    else found.push([piece]);
  }
  return found;
}

/** "Swim 30 minutes 3 times a week with Tom" without how often and how long, which are fields. */
export function withoutPace(main: readonly Piece[]): Piece[] {
  const isPace = (piece: Piece | undefined) => PACES.has(piece?.token?.type ?? 'count');
  const isLength = (piece: Piece | undefined) =>
    piece?.token?.type === 'duration' && piece.token.unit === 'minutes';
  return main.filter(
    (piece, at) => !isPace(piece) && !(isLength(piece) && (isPace(main[at - 1]) || isPace(main[at + 1]))),
  );
}
const PACES = new Set<Token['type']>(['weekdays', 'frequency', 'time-per', 'each']);
