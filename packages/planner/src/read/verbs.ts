import { type Lexicon, words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';

const IRREGULAR: Record<string, string> = {
  written: 'write',
  rewritten: 'rewrite',
  made: 'make',
  built: 'build',
  sent: 'send',
  bought: 'buy',
  sold: 'sell',
  cut: 'cut',
  put: 'put',
  found: 'find',
  chosen: 'choose',
  taken: 'take',
  sewn: 'sew',
  paid: 'pay',
  hung: 'hang',
  laid: 'lay',
  drawn: 'draw',
  read: 'read',
  told: 'tell',
  dug: 'dig',
};
/** "Order" of "ordered", "strip" of "stripping"; null if it is no known verb. */
export function baseOf(text: string, ending: 'ed' | 'ing', { verbs }: Lexicon): string | null {
  if (ending === 'ed' && IRREGULAR[text]) return IRREGULAR[text];
  if (!text.endsWith(ending)) return null;
  const stem = text.slice(0, -ending.length);
  const forms = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  return forms.find((form) => verbs.has(form)) ?? null;
}

/** "Sharpened", "geschliffen", "affûtée": a participle by its form, and in English by its verb. */
export function isParticiple({ text, token, capital }: Piece, lexicon: Lexicon): boolean {
  if (token) return false;
  if (lexicon.verbLast) return !capital && GERMAN_PARTICIPLE.test(text);
  if (lexicon.verbs.size === 0) return text.length > 4 && OTHER_PARTICIPLE.test(text);
  return lexicon.finished.has(text) || baseOf(text, 'ed', lexicon) !== null;
}
/** "Tuned and moved": behind a participle, the form of one is enough. */
export const isParticipleBehind = (piece: Piece, lexicon: Lexicon): boolean =>
  isParticiple(piece, lexicon) ||
  (!lexicon.verbLast && lexicon.verbs.size > 0 && !piece.token && /\p{L}{2}[^e]ed$/u.test(piece.text));
const GERMAN_PARTICIPLE = /^\p{L}*(?:ge\p{L}{2,}(?:t|en)|iert)$/u;
const OTHER_PARTICIPLE = /(?:ée?s?|[ai]d[oa]s?)$/u;

/** "Streicht", "druckt". */
export const isGermanThird = ({ text, capital }: Piece, { verbs }: Lexicon): boolean =>
  !capital &&
  text.length > 3 &&
  text.endsWith('t') &&
  (verbs.has(`${text.slice(0, -1)}en`) ||
    verbs.has(`${text.slice(0, -1)}n`) ||
    verbs.has(`${text.slice(0, -2)}en`));

/** How far from the start of a fragment its subject and verb may be. */
const SUBJECT_REACH = 8;

const POSSESSIVES = words('my our his her their your');
export const DETERMINERS = words('the a an my our your all each every it them everything up off');
export const OBJECTS = words(
  "this that these those his her their its some both me us any another every one one's two three four everybody everyone anything",
);

/** Index of the finite verb of a statement, or -1. */
export function finiteAt(pieces: readonly Piece[], lexicon: Lexicon, from = 1): number {
  for (let at = from; at < Math.min(pieces.length, SUBJECT_REACH); at++) {
    const piece = pieces[at];
    if (!piece || piece.token) continue;
    if (lexicon.subordinate.has(piece.text) || RELATIVE.has(piece.text)) return -1;
    if (
      lexicon.finite.has(piece.text) ||
      isTheirVerb(pieces, at, lexicon) ||
      (lexicon.verbLast && isGermanThird(piece, lexicon)) ||
      (PLURAL.has(piece.text) && isMany(pieces[at - 1], lexicon)) ||
      isPluralVerb(pieces, at, lexicon) ||
      (/\p{L}'(?:s|re|ll|ve|m)$/u.test(piece.text) && follows(pieces, at, lexicon))
    )
      return at;
  }
  return -1;
}

/** "Builds", "carries", "finishes": a verb in the third person. */
export const isThirdPerson = (text: string, { verbs }: Lexicon): boolean =>
  text.length > 3 &&
  text.endsWith('s') &&
  (verbs.has(text.slice(0, -1)) || verbs.has(text.slice(0, -2)) || verbs.has(`${text.slice(0, -3)}y`));

const PERSONS = /^(?:them|him|me|us|it|everything|everyone)$/;

/** "My brother builds …", "Ravi prints": after a person and before an object. */
export function isTheirVerb(pieces: readonly Piece[], at: number, lexicon: Lexicon): boolean {
  const [piece, before, next] = [pieces[at], pieces[at - 1], pieces[at + 1]];
  if (!piece || !before || before.token || piece.token) return false;
  // "Alan lets them in": with any verb.
  const towards = pieces[at + 1]?.text ?? '';
  if (
    at === 1 &&
    before.capital &&
    /[^s]s$/.test(piece.text) &&
    !lexicon.small.has(before.text) &&
    PERSONS.test(towards) &&
    !lexicon.verbs.has(before.text)
  )
    return true;
  if (!isThirdPerson(piece.text, lexicon)) return false;
  if (lexicon.others.has(before.text)) return true;
  const goesOn =
    next !== undefined &&
    (next.token !== null || next.capital || DETERMINERS.has(next.text) || OBJECTS.has(next.text));
  const [head, link] = pieces;
  // "Our treasurer signs it off".
  if (at === 2 && POSSESSIVES.has(head?.text ?? '') && goesOn) return true;
  const behindJoint = at > 1 && lexicon.joints.has(head?.text ?? '');
  const placed =
    at === 1 || behindJoint || (at > 2 && at < 6 && /^(?:at|from|of|in)$/.test(link?.text ?? ''));
  const name = behindJoint ? pieces[1] : head;
  const named =
    placed && name?.capital === true && !lexicon.verbs.has(name.text) && !lexicon.small.has(name.text);
  // "Anna brings wine" is about Anna, "Photo prints" are things, and a capitalised word inside a sentence is a name.
  return named && (goesOn || behindJoint || (!lexicon.nounForms.has(piece.text) && before === name));
}

/** "The governors meet on …", "Year 9 paint them", "they have …": a plural subject with its verb. */
function isPluralVerb(pieces: readonly Piece[], at: number, lexicon: Lexicon): boolean {
  const [before, piece, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (
    lexicon.verbLast ||
    !before ||
    !piece ||
    !lexicon.verbs.has(piece.text) ||
    lexicon.verbs.has(before.text)
  )
    return false;
  if (lexicon.subjects.has(before.text)) return true;
  const many = (before.token?.type === 'count' && before.token.first !== null) || isMany(before, lexicon);
  return (
    many &&
    next !== undefined &&
    (next.token !== null || DETERMINERS.has(next.text) || OBJECTS.has(next.text))
  );
}

/** "They want", "prints take": finite only after a plural. */
const PLURAL = words('want need take come say do expect bring make send arrive');
const isMany = (piece: Piece | undefined, lexicon: Lexicon): boolean =>
  piece !== undefined &&
  !piece.token &&
  (/^(?:they|we|i|you)$/.test(piece.text) || (/[^s]s$/.test(piece.text) && !lexicon.small.has(piece.text)));

const RELATIVE = new Set(['that', 'which', 'who', 'whose', 'what', 'where', 'how', 'because', 'if', 'to']);

/** "The castle's booked", not "the kids' castle": a predicate follows the 's. */
const follows = (pieces: readonly Piece[], at: number, lexicon: Lexicon): boolean => {
  const next = pieces[at + 1]?.text ?? '';
  return (
    lexicon.finished.has(next) ||
    lexicon.already.has(next) ||
    lexicon.negations.has(next) ||
    next.endsWith('ing') ||
    lexicon.self.has(pieces[at]?.text ?? '')
  );
};

/** "I design the flyers", "then I apply for probate": how many words precede the verb of one's own work. */
export function ownWork(pieces: readonly Piece[], from: number, lexicon: Lexicon): number {
  if (lexicon.verbLast || pieces[from]?.token || !/^(?:i|we)$/.test(pieces[from]?.text ?? '')) return 0;
  const verb = lexicon.fillers.has(pieces[from + 1]?.text ?? '') ? from + 2 : from + 1;
  const [head, next] = [pieces[verb]?.text ?? '', pieces[verb + 1]];
  if (!lexicon.verbs.has(head) || lexicon.stative.has(head)) return 0;
  if (!next) return from > 0 ? verb - from : 0;
  const rest = pieces.slice(verb + 1);
  // "I teach on Tuesdays" is availability, "I bake cakes" an occupation, "I make six a day" a rate.
  const habit = rest.some(
    ({ token }) =>
      (token?.type === 'weekdays' && token.recurring) ||
      token?.type === 'frequency' ||
      token?.type === 'time-per' ||
      token?.type === 'pace',
  );
  const definite =
    from > 0 ||
    DETERMINERS.has(next.text) ||
    OBJECTS.has(next.text) ||
    next.capital ||
    rest.some(({ token }) => token !== null);
  return definite && !habit ? verb - from : 0;
}
