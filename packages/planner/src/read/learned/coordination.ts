import { words } from '../lexicon/lexicon.ts';
import type { Piece } from '../piece.ts';
import type { Tagged } from '../tag.ts';
import { isParticiple } from '../verbs.ts';
import { beginsWaiting } from '../waiting.ts';
import type { Boundary } from './boundary.ts';

// What stands on both sides of "and" or of a comma: one thing of two words, two subjects of one verb, or two things of a row.

const BE = words('are were sind waren sont étaient son eran están estaban fueron');
const ARTICLES = words('the a an my our der die das le la les el los las');
const POSSESSIVE = /\p{L}(?:'s|s')$/u;
/** A thing of a row has so many words at most. */
const THING_PIECES = 3;
/** So many words of other things of a row may stand before its "and". */
const MOST_BETWEEN = 6;

const partOf = ({ sentence, at, next }: Boundary): Piece[] => sentence.slice(at, next);
const isJoint = (piece: Piece | undefined, { lexicon }: Tagged): boolean =>
  lexicon.joints.has(piece?.text ?? '');
const isPlain = ({ text, token }: Piece, { lexicon }: Tagged): boolean =>
  token === null && !lexicon.small.has(text) && !lexicon.finite.has(text) && !lexicon.self.has(text);

/** "Mum and Dad's old photographs": both have them. */
function isSecondOwner({ tagged, sentence, at }: Boundary): boolean {
  const [before, owner] = [sentence[at - 1], sentence[at + 1]];
  if (!before || !owner || !isJoint(sentence[at], tagged) || !POSSESSIVE.test(owner.text)) return false;
  const isPerson = (piece: Piece) => piece.capital || tagged.lexicon.others.has(piece.text);
  return isPerson(before) && !POSSESSIVE.test(before.text) && tagged.language === 'en';
}

/** "30% and 50%": numbers of one thing. */
const isSecondNumber = (boundary: Boundary): boolean => {
  const [joint, ...rest] = partOf(boundary);
  const isNumber = ({ text }: Piece) => /^\d[\d.,%]*$/.test(text);
  const before = boundary.sentence[boundary.at - 1];
  return (
    isJoint(joint, boundary.tagged) &&
    rest.length > 0 &&
    rest.every(isNumber) &&
    before !== undefined &&
    isNumber(before)
  );
};

/** "Contracts and the math part are weak", "listening and writing were": two subjects of one verb. */
function isSecondSubject({ tagged, sentence, at }: Boundary): boolean {
  const before = sentence[at - 1];
  if (!before || !isJoint(sentence[at], tagged)) return false;
  const behind = sentence.slice(at + 1, at + 2 + THING_PIECES);
  const be = behind.findIndex(({ text, token }) => !token && BE.has(text));
  const own = behind.slice(0, Math.max(0, be));
  const isThing = (piece: Piece) => isPlain(piece, tagged) || ARTICLES.has(piece.text);
  return own.length > 0 && own.every(isThing) && isPlain(before, tagged);
}

const FROM = words('from of by von vom de du del');

/** "Waiting on photos and text from them": both are waited for. */
function isSecondAwaited({ tagged, sentence, at, next }: Boundary): boolean {
  if (!isJoint(sentence[at], tagged) || !beginsWaiting(sentence)) return false;
  const own = sentence.slice(at + 1, next);
  const { verbs, finite } = tagged.lexicon;
  const [first, second] = own;
  // "Text from them" orders nothing.
  const isOrder = verbs.has(first?.text ?? '') && !FROM.has(second?.text ?? '');
  return own.length > 0 && own.every(({ token, text }) => token === null && !finite.has(text)) && !isOrder;
}

/** Whether two things that are joined are one: no clause begins between them. */
export const isOneOfTwo = (boundary: Boundary): boolean =>
  isSecondOwner(boundary) ||
  isSecondNumber(boundary) ||
  isSecondSubject(boundary) ||
  isSecondAwaited(boundary);

/** Whether a comma stands before this place. */
const isBehindComma = (tagged: Tagged, sentence: readonly Piece[], at: number): boolean =>
  /^\s*,\s*$/.test(tagged.brief.slice(sentence[at - 1]?.end ?? 0, sentence[at]?.start ?? 0));

/** "Do invitations, food, decorations and a slideshow": a thing in the middle of a row that ends with "and". */
export function isInRow({ tagged, sentence, at, next }: Boundary): boolean {
  const { lexicon, language } = tagged;
  const isThing = (piece: Piece) =>
    isPlain(piece, tagged) &&
    (language === 'de' || !piece.capital) &&
    !lexicon.verbs.has(piece.text) &&
    !lexicon.subordinate.has(piece.text) &&
    !lexicon.subjects.has(piece.text);
  const own = sentence.slice(at, next);
  if (own.length > THING_PIECES || !own.every(isThing) || !isBehindComma(tagged, sentence, at)) return false;
  const rest = sentence.slice(next, next + MOST_BETWEEN + 2);
  const joint = rest.findIndex((piece) => isJoint(piece, tagged));
  const isClosed = joint >= 0 && joint + 1 < rest.length && rest.slice(0, joint).every(isThing);
  return at > 1 && isClosed && (joint === 0 || isBehindComma(tagged, sentence, next));
}

/** So far before it a verb may stand that it belongs to. */
const VERB_REACH = 12;
const IS = words('is are was were ist sind war waren est sont était étaient está están es son');
/** So many words a thing has that is told to be done. */
const STATE_PIECES = 4;

/** "Saturday 13 February, 40 people, village hall is booked": how far a thing is, behind what has no verb. */
export function isToldState(boundary: Boundary): boolean {
  const { tagged, sentence, at } = boundary;
  if (!isBehindComma(tagged, sentence, at)) return false;
  const behind = sentence.slice(at, at + STATE_PIECES + 2);
  const be = behind.findIndex(({ text, token }) => !token && IS.has(text));
  const own = behind.slice(0, Math.max(0, be));
  const [state] = behind.slice(be + 1).filter(({ text }) => !tagged.lexicon.already.has(text));
  const isThing = (piece: Piece) => isPlain(piece, tagged) || ARTICLES.has(piece.text);
  const isVerb = ({ text, token }: Piece) => !token && (IS.has(text) || tagged.lexicon.finite.has(text));
  return (
    own.length > 0 &&
    own.every(isThing) &&
    state !== undefined &&
    isParticiple(state, tagged.lexicon) &&
    !sentence.slice(Math.max(0, at - VERB_REACH), at).some(isVerb)
  );
}
