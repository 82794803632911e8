import { isWaiting } from '../belongs.ts';
import { ARTICLES } from '../german.ts';
import { words } from '../lexicon/lexicon.ts';
import type { Piece } from '../piece.ts';
import { shapeOf } from '../shape.ts';
import type { Tagged } from '../tag.ts';
import { opensLapse } from '../told-states.ts';
import { isGermanThird, isParticiple, isParticipleBehind, isThirdPerson } from '../verbs.ts';
import type { Boundary } from './boundary.ts';
import { isInRow, isOneOfTwo, isToldState } from './coordination.ts';

// Boundaries of clauses that the form decides, whatever the classifier says of the words.

const partOf = ({ sentence, at, next }: Boundary): Piece[] => sentence.slice(at, next);
const textBefore = ({ tagged, sentence, at }: Boundary): string =>
  tagged.brief.slice(sentence[at - 1]?.end ?? 0, sentence[at]?.start ?? 0);

/** Whether no clause begins here. */
export const cannotBegin = (boundary: Boundary): boolean =>
  isRest(boundary) ||
  isBehindDay(boundary) ||
  isBehindDayPart(boundary) ||
  isInBrackets(boundary) ||
  isStateInBrackets(boundary) ||
  isBehindNamed(boundary) ||
  isSecondParticiple(boundary) ||
  isInPhrase(boundary) ||
  isOneOfTwo(boundary);

/** Whether a clause begins here if the rules say so, too. */
export const mustBegin = (boundary: Boundary): boolean =>
  isApart(boundary) || isBehindLead(boundary) || isNext(boundary);

/** Whether a clause begins here whatever the classifier and the rules say. */
export const alwaysBegins = (boundary: Boundary): boolean =>
  isOwnTime(boundary) ||
  isTimeBehindDay(boundary) ||
  isBehindBracket(boundary) ||
  isDayOff(boundary) ||
  isTurn(boundary) ||
  isLapse(boundary) ||
  isBehindIt(boundary) ||
  isInRow(boundary) ||
  isToldState(boundary) ||
  isNextDeed(boundary);

/** "Two coats with 12 hours between". */
const isRest = (boundary: Boundary): boolean =>
  partOf(boundary).some(({ text }) => BETWEEN.has(text)) && !isNext(boundary);
const BETWEEN = words('between apart dazwischen');

/** "Sat 5: wash the walls": the day in front is that of the work. */
const isBehindDay = (boundary: Boundary): boolean =>
  /:\s/.test(textBefore(boundary)) &&
  boundary.sentence.findIndex(({ token }) => token?.type !== 'day' && token?.type !== 'range') >= boundary.at;

/** "Evenings and weekends only". */
const isBehindDayPart = ({ sentence, at, tagged }: Boundary): boolean => {
  const [before, joint, days] = [sentence[at - 1], sentence[at], sentence[at + 1]];
  const isDayPart = before?.token?.type === 'frequency' && before.token.part !== null;
  return isDayPart && tagged.lexicon.joints.has(joint?.text ?? '') && days?.token?.type === 'weekdays';
};

/** "Write three sections (archives, press, memory)": what is listed in brackets is no work of its own. */
function isInBrackets(boundary: Boundary): boolean {
  const { tagged, sentence, at } = boundary;
  const inside = bracketsOf(sentence, tagged).get(at);
  return inside !== undefined && (inside.isList || /^(?:noun|mod)$/.test(shapeOf(tagged, partOf(boundary))));
}

/** "Book kitchen (done)": how far it is. */
const isStateInBrackets = (boundary: Boundary): boolean =>
  /\(\s*$/.test(textBefore(boundary)) &&
  partOf(boundary).every(({ text, token }) => !token && isState(text, boundary.tagged));
const isState = (text: string, { lexicon }: Tagged): boolean =>
  lexicon.finished.has(text) || lexicon.already.has(text);

/** "Electrician (Huw) does the hook-ups": behind the name of a person in brackets, their verb goes on. */
const isBehindNamed = (boundary: Boundary): boolean => {
  const { tagged, sentence, at } = boundary;
  const { lexicon } = tagged;
  const [verb, name] = [sentence[at], sentence[at - 1]];
  return (
    verb !== undefined &&
    at <= NAMED_PIECES &&
    /^\)\s*$/.test(textBefore(boundary)) &&
    name?.capital === true &&
    (lexicon.finite.has(verb.text) ||
      (lexicon.verbLast ? isGermanThird(verb, lexicon) : isThirdPerson(verb.text, lexicon)))
  );
};
const NAMED_PIECES = 4;

interface Bracket {
  /** Whether it has several items of a word or two, which are things, also where one may be a verb: "(back pain, breathing, sleep)". */
  isList: boolean;
}

const brackets = new WeakMap<readonly Piece[], Map<number, Bracket>>();

/** The brackets of a sentence, by the places inside of them, except their first ones. */
function bracketsOf(sentence: readonly Piece[], { brief }: Tagged): Map<number, Bracket> {
  const known = brackets.get(sentence);
  if (known) return known;
  const found = new Map<number, Bracket>();
  const start = sentence[0]?.start ?? 0;
  let [read, open, bracket]: [number, number, Bracket | null] = [start, -1, null];
  for (const [at, piece] of sentence.entries()) {
    for (; read < piece.start; read++) {
      const sign = brief.charAt(read);
      if (sign === '(') [open, bracket] = [read, null];
      else if (sign === ')') open = -1;
    }
    if (open < 0 || brief.slice(open, piece.start).trimEnd().endsWith('(')) continue;
    bracket ??= { isList: isListOf(brief.slice(open + 1, brief.indexOf(')', open + 1))) };
    found.set(at, bracket);
  }
  brackets.set(sentence, found);
  return found;
}

function isListOf(inside: string): boolean {
  const items = inside.split(/[,;/]/);
  return items.length > 2 && items.every((item) => item.trim().split(/\s+/).length <= ITEM_WORDS);
}
const ITEM_WORDS = 3;

/** "Rechnungen bei Telekom und Vermieter anfordern": both names behind the preposition belong to the verb at the end. */
function isInPhrase(boundary: Boundary): boolean {
  const { tagged, sentence, at } = boundary;
  const { verbLast, verbs } = tagged.lexicon;
  if (tagged.language === 'en') return isSecondOfTwo(boundary);
  if (!verbLast || !AND.has(sentence[at]?.text ?? '')) return false;
  let from = at - 1;
  while (from >= 0 && isNameOf(sentence[from]) && !PREPOSITIONS.has(sentence[from]?.text ?? '')) from--;
  if (!PREPOSITIONS.has(sentence[from]?.text ?? '')) return false;
  const names = sentence.slice(from + 1, at);
  const things = sentence.slice(Math.max(0, from - NOUN_PIECES), from);
  return (
    things.length > 0 &&
    names.length > 0 &&
    things.every(({ capital, token, text }) => !token && (capital || !verbs.has(text)))
  );
}
const isNameOf = (piece: Piece | undefined): boolean =>
  piece !== undefined && !piece.token && (piece.capital || ARTICLES.has(piece.text));

/** "New tiles on floor and walls", "articles on heat pumps and solar": both nouns belong to the preposition. */
function isSecondOfTwo(boundary: Boundary): boolean {
  const { tagged, sentence, at } = boundary;
  const part = partOf(boundary);
  if (sentence[at]?.text !== 'and' || part.length > NOUN_PIECES + 1) return false;
  const isPlain = ({ text, token }: Piece) =>
    token === null && !tagged.lexicon.verbs.has(text) && !tagged.lexicon.small.has(text);
  const first = Math.max(0, at - 1 - NOUN_PIECES);
  const from = first + sentence.slice(first, at).findLastIndex(({ text }) => OF_TWO.has(text));
  if (from < first) return false;
  const names = sentence.slice(from + 1, at);
  const gap = tagged.brief.slice(sentence[from]?.start ?? 0, sentence[at]?.start ?? 0);
  return (
    from > 0 &&
    names.length > 0 &&
    names.length <= NOUN_PIECES &&
    names.every(isPlain) &&
    part.slice(1).every(isPlain) &&
    !gap.includes(',')
  );
}
const OF_TWO = words('on about between of over');
const AND = words('und oder sowie');
const PREPOSITIONS = words('bei beim mit für in im an am auf von vom zu zum zur aus nach');
/** The noun before a preposition, with its adjective. */
const NOUN_PIECES = 2;

/** "Lead time 4 weeks" is nobody's work, and "6h/week" is a separate limit. */
function isApart(boundary: Boundary): boolean {
  const part = partOf(boundary);
  return (
    isWaiting(part, boundary.tagged) ||
    part.some(({ token }) => token?.type === 'time-per') ||
    (part.some(({ text }) => TAKING.has(text)) && part.some(({ token }) => token?.type === 'duration'))
  );
}
const TAKING = words('takes take needs need dauert braucht brauchen');

/** "The salon is closed on Mondays, I have an hour a day": the writer's own time is a clause of its own. */
const isOwnTime = (boundary: Boundary): boolean =>
  boundary.tagged.lexicon.self.has(boundary.sentence[boundary.at]?.text ?? '') &&
  /^\s*[,;]\s*$/.test(textBefore(boundary)) &&
  boundary.sentence.slice(boundary.at).some(({ token }) => token !== null && OWN_TIMES.has(token.type));
const OWN_TIMES = words('time-per duration weekdays');

/** "Test booked 15 January, half an hour a day": behind a day, so much time a day is a clause of its own. */
const isTimeBehindDay = (boundary: Boundary): boolean =>
  boundary.sentence[boundary.at]?.token?.type === 'time-per' &&
  /^\s*[,;]\s*$/.test(textBefore(boundary)) &&
  boundary.sentence
    .slice(Math.max(0, boundary.at - DAY_REACH), boundary.at)
    .some(({ token }) => token?.type === 'day');
const DAY_REACH = 8;

/** "3 h a day, not on Sundays", "3h par jour max, pas le dimanche": behind a limit, days off are a clause of their own. */
const isDayOff = (boundary: Boundary): boolean => {
  const { sentence, at, tagged } = boundary;
  const { negations, free } = tagged.lexicon;
  const part = partOf(boundary);
  const isLength = ({ token }: Piece) => token?.type === 'time-per' || token?.type === 'duration';
  return (
    part.some(({ token }) => token?.type === 'weekdays') &&
    !part.some(isLength) &&
    part.some(
      ({ text, token }) => !token && (negations.has(text) || free.has(text) || EXCEPTING.has(text)),
    ) &&
    sentence.some((piece, place) => place < at && isLength(piece))
  );
};
const EXCEPTING = words(
  'except not no pas sauf excepto salvo menos außer ausser nicht descanso descansamos libre libro libres repos congé off',
);

/** "4 posts (pain, breathing, sleep) and a series of emails": behind what a bracket lists, another thing begins. */
const isBehindBracket = (boundary: Boundary): boolean =>
  /\)\s*,?\s*$/.test(textBefore(boundary)) &&
  boundary.tagged.lexicon.joints.has(boundary.sentence[boundary.at]?.text ?? '') &&
  partOf(boundary).length > 1;

/** "Plot: mow the grass". */
const isBehindLead = (boundary: Boundary): boolean =>
  boundary.at <= LEAD_PIECES && /:\s/.test(textBefore(boundary));
const LEAD_PIECES = 5;

/** "Saws sharpened and serviced": what else is done with the thing before. */
const isSecondParticiple = (boundary: Boundary): boolean => {
  const { tagged, sentence, at } = boundary;
  const { lexicon } = tagged;
  const before = sentence[at - 1];
  const said = partOf(boundary).filter(
    ({ text, token }) => !token && !lexicon.small.has(text) && !lexicon.joints.has(text),
  );
  const [done] = said;
  return (
    at > 1 &&
    before !== undefined &&
    said.length === 1 &&
    done !== undefined &&
    isParticipleBehind(done, lexicon) &&
    isParticiple(before, lexicon)
  );
};

/** "Insurance renewal (expires 28 Feb)": when a thing ends is no part of its name. */
const isLapse = (boundary: Boundary): boolean =>
  textBefore(boundary).includes('(') && opensLapse(partOf(boundary));

/** "Did the course, now I want two hives": what one wants now is no part of what was before. */
const isTurn = ({ tagged, sentence, at }: Boundary): boolean =>
  NOW.has(sentence[at]?.text ?? '') &&
  sentence.slice(at + 1, at + 3).some(({ text }) => tagged.lexicon.self.has(text)) &&
  /[,;]/.test(tagged.brief.slice(sentence[at - 1]?.end ?? 0, sentence[at]?.start ?? 0));
const NOW = words('now jetzt nun maintenant ahora');

/** "Then register it and a short evening for the neighbours": the verb has its object. */
const isBehindIt = ({ tagged, sentence, at }: Boundary): boolean =>
  IT.has(sentence[at - 1]?.text ?? '') &&
  tagged.lexicon.joints.has(sentence[at]?.text ?? '') &&
  INDEFINITE.has(sentence[at + 1]?.text ?? '');
const IT = words('it them es sie');
const INDEFINITE = words('a an ein eine einen');

/** "Templates on 2 Feb and fits on 16 Feb": the next verb of the same person has a day of its own. */
const isNextDeed = (boundary: Boundary): boolean => {
  const { sentence, at, tagged } = boundary;
  const isDay = (piece: Piece | undefined): boolean => piece?.token?.type === 'day';
  const [, verb, ...rest] = partOf(boundary);
  return (
    tagged.language === 'en' &&
    tagged.lexicon.joints.has(sentence[at]?.text ?? '') &&
    isDay(sentence[at - 1]) &&
    verb !== undefined &&
    isThirdPerson(verb.text, tagged.lexicon) &&
    rest.some(isDay)
  );
};

/** ", finally send it": work in a row. */
const isNext = ({ tagged, sentence, at }: Boundary): boolean =>
  tagged.lexicon.next.has(sentence[at]?.text ?? '');
