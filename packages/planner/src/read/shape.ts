import { isDivisible } from './amounts.ts';
import { ARTICLES, germanOwnWork, isGermanRequest, isGermanStatement } from './german.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { holdsPhrase, paddedText, type Tagged } from './tag.ts';
import { DETERMINERS, finiteAt, OBJECTS, ownWork } from './verbs.ts';

/**
 * The grammatical form of a fragment: `verb` asks for something, `subject` is a statement, `cue` limits ("no …", "only
 * …", "Sundays off"), `sub` is a temporal clause, `cond` a condition, `mod` a detail of the preceding words, `noun` is
 * a thing.
 */
export type Shape = 'verb' | 'subject' | 'cue' | 'sub' | 'cond' | 'mod' | 'noun';

/** Longest opener, in words. */
const OPENER_WORDS = 6;
/** How many pieces in front only introduce the request: "please", "i need to". `asked`: with a first person. */
export function openerOf(pieces: readonly Piece[], lexicon: Lexicon): { length: number; asked: boolean } {
  const { openers, self } = lexicon;
  let length = 0;
  let asked = false;
  for (let more = true; more; ) {
    more = false;
    for (let size = Math.min(OPENER_WORDS, pieces.length - length - 1); size >= 1; size--) {
      const head = pieces.slice(length, length + size);
      if (head.some((piece) => piece.token)) continue;
      const text = head.map((piece) => piece.text).join(' ');
      if (!openers.has(text)) continue;
      // "We're going to Japan".
      const next = pieces[length + size];
      if (text.endsWith('going to') && !(next && lexicon.verbs.has(next.text))) continue;
      if (text === 'first' && isCounted(pieces.slice(length + size), lexicon)) continue;
      asked ||= head.some((piece) => self.has(piece.text)) || text.endsWith(' to') || text === 'must';
      length += size;
      more = true;
      break;
    }
  }
  return { length: length + ownWork(pieces, length, lexicon), asked };
}

/** "First lambs 22 March": behind it stands a thing with its day, which is the first of its kind. */
const isCounted = (rest: readonly Piece[], { verbs, nounish, small }: Lexicon): boolean => {
  const [thing] = rest;
  return (
    thing !== undefined &&
    !thing.token &&
    (!verbs.has(thing.text) || (nounish.has(thing.text) && rest[1]?.token?.type === 'day')) &&
    !small.has(thing.text) &&
    rest.some(({ token }) => token?.type === 'day')
  );
};

/** Only tokens and words that limit time, with at least one of these: "Sundays off", "only Saturdays". */
function isLimit(
  pieces: readonly Piece[],
  { negations, only, free, away, most, small, working }: Lexicon,
): boolean {
  let limits = false;
  let closed = false;
  for (const { text, token } of pieces) {
    if (token) {
      closed = true;
      if ('cue' in token && (token.cue === 'not' || token.cue === 'only' || token.cue === 'except'))
        limits = true;
      if ('bound' in token && token.bound === 'atMost') limits = true;
    } else if (negations.has(text) || only.has(text) || free.has(text) || away.has(text) || most.has(text))
      limits = true;
    else if (!small.has(text) && !working.has(text)) return false;
  }
  return limits && closed;
}

/** "Design is done", "review takes 7 days": a noun that looks like an imperative, in a statement about it. */
const isStatement = (rest: readonly Piece[], lexicon: Lexicon): boolean => {
  const finite = finiteAt(rest.slice(0, 4), lexicon);
  return (
    finite > 0 &&
    (PAST.has(rest[finite]?.text ?? '') ||
      !rest.slice(1, finite).some((piece) => DETERMINERS.has(piece.text)))
  );
};
const PAST = new Set(['went', 'was', 'were', 'came', 'got']);

export function shapeOf({ lexicon }: Tagged, pieces: readonly Piece[]): Shape {
  const { length, asked } = openerOf(pieces, lexicon);
  const rest = pieces.slice(length);
  const [head] = rest;
  if (!head) return 'mod';
  if (lexicon.pages.has(paddedText(pieces).trim())) return 'noun';
  // "Call it 2 hrs each".
  const from = paddedText(pieces.slice(0, 3));
  const rate = lexicon.rates.find((one) => from.startsWith(` ${one} `));
  const said = rate ? pieces.slice(rate.split(' ').length) : [];
  if (said.some(({ token }) => token) && said.every(({ token, text }) => token || lexicon.small.has(text)))
    return 'mod';
  if (!asked && holdsPhrase(paddedText(pieces.slice(0, 30)), lexicon.excluded)) return 'cue';
  // "Put up two shelves" sets no limit, though "put in two hours" does.
  const isPhrasal = !head.token && lexicon.verbs.has(head.text) && rest[1]?.text === 'up';
  if (isLimit(pieces, lexicon) && !isPhrasal) return 'cue';
  if (
    pieces.every(
      (piece) => !piece.token && (lexicon.small.has(piece.text) || lexicon.negations.has(piece.text)),
    )
  )
    return 'mod';
  if (!head.token && lexicon.conditions.has(head.text)) return 'cond';
  if (
    !head.token &&
    lexicon.subordinate.has(head.text) &&
    !/^(?:dahin|dann|zum|then)$/.test(rest[1]?.text ?? '') &&
    rest.length > 2 &&
    finiteOrDone(rest, lexicon)
  )
    return 'sub';
  if (lexicon.verbLast && (isGermanRequest(rest, lexicon) || germanOwnWork(pieces, lexicon))) return 'verb';
  if (!lexicon.verbLast && isOrder(rest, lexicon) && !isStatement(rest, lexicon)) return 'verb';
  if (asked && (!head.token || head.token.type === 'count')) return 'verb';
  if (lexicon.negations.has(head.text) || (head.token && 'cue' in head.token && head.token.cue === 'not'))
    return 'cue';
  if (
    lexicon.self.has(head.text) ||
    (lexicon.verbLast && lexicon.self.has(rest[1]?.text ?? '')) ||
    finiteAt(rest, lexicon) > 0 ||
    // "Then Ravi prints": a capitalised word inside a sentence is a name.
    (length === 1 && head.capital && finiteAt(pieces, lexicon) > 0) ||
    (lexicon.verbLast && isGermanStatement(rest, lexicon)) ||
    lexicon.finite.has(head.text)
  ) {
    // "Kündigung schreiben, der nur samstags offen hat": a relative clause is a detail of the preceding words.
    return lexicon.verbLast &&
      rest.length > 2 &&
      ARTICLES.has(head.text) &&
      finiteAt(rest, lexicon) >= rest.length - 1
      ? 'mod'
      : 'subject';
  }
  if (
    lexicon.modifiers.has(head.text) &&
    !(head.text === 'about' && rest.length === 2 && rest[1]?.token === null) &&
    !startsThing(rest, lexicon) &&
    (lexicon.verbs.size > 0 ||
      rest.filter((piece) => !piece.token && !lexicon.small.has(piece.text)).length <= 2)
  )
    return 'mod';
  const named = rest.some((piece) =>
    piece.token ? isDivisible(piece.token) : !lexicon.small.has(piece.text),
  );
  return named ? 'noun' : 'mod';
}

export const isOrder = (rest: readonly Piece[], lexicon: Lexicon): boolean => {
  const [head, next] = rest;
  if (!head || head.token) return false;
  if (!lexicon.nounish.has(head.text)) return lexicon.verbs.has(head.text) || hyphened(head.text, lexicon);
  return (
    next !== undefined &&
    (next.token?.type === 'count' ||
      DETERMINERS.has(next.text) ||
      OBJECTS.has(next.text) ||
      lexicon.particles.has(next.text))
  );
};
const hyphened = (text: string, { verbs }: Lexicon): boolean => {
  const dash = text.lastIndexOf('-');
  return dash > 0 && verbs.has(text.slice(dash + 1)) && !verbs.has(text);
};
/** "der Rest auf den Wertstoffhof", "all the windows": an article begins a noun phrase. */
const startsThing = (rest: readonly Piece[], lexicon: Lexicon): boolean =>
  (ARTICLES.has(rest[0]?.text ?? '') || rest[0]?.text === 'both' || rest[0]?.text === 'all') &&
  rest.some((piece) => !piece.token && !lexicon.small.has(piece.text)) &&
  rest.length <= 7;
const finiteOrDone = (rest: readonly Piece[], lexicon: Lexicon): boolean =>
  finiteAt(rest, lexicon) > 0 ||
  rest.some((piece) => lexicon.finished.has(piece.text) || lexicon.arriving.has(piece.text));

/** The imperative at the start of a fragment, with its particle: "pack up". Empty if there is none. */
export function orderOf(pieces: readonly Piece[], lexicon: Lexicon): Piece[] {
  const [head, next] = pieces;
  if (lexicon.verbLast || !head || !lexicon.verbs.has(head.text)) return [];
  return next && !next.token && lexicon.particles.has(next.text) ? [head, next] : [head];
}
