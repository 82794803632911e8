import { isWaiting } from '../belongs.ts';
import { ARTICLES } from '../german.ts';
import { words } from '../lexicon/lexicon.ts';
import type { Piece } from '../piece.ts';
import { shapeOf } from '../shape.ts';
import type { Tagged } from '../tag.ts';

// Boundaries of clauses that the form decides, whatever the classifier says of the words.

/** A place in a sentence where a clause may begin. */
export interface Boundary {
  tagged: Tagged;
  sentence: readonly Piece[];
  at: number;
  /** The next such place. */
  next: number;
}

const partOf = ({ sentence, at, next }: Boundary): Piece[] => sentence.slice(at, next);
const textBefore = ({ tagged, sentence, at }: Boundary): string =>
  tagged.brief.slice(sentence[at - 1]?.end ?? 0, sentence[at]?.start ?? 0);

/** Whether no clause begins here. */
export const cannotBegin = (boundary: Boundary): boolean =>
  isRest(boundary) ||
  isBehindDay(boundary) ||
  isBehindDayPart(boundary) ||
  isInBrackets(boundary) ||
  isInPhrase(boundary);

/** Whether a clause begins here if the rules say so, too. */
export const mustBegin = (boundary: Boundary): boolean =>
  isApart(boundary) || isBehindLead(boundary) || isNext(boundary);

/** "Two coats with 12 hours between". */
const isRest = (boundary: Boundary): boolean =>
  partOf(boundary).some(({ text }) => BETWEEN.has(text)) && !isNext(boundary);
const BETWEEN = words('between apart dazwischen');

/** "Sat 5: wash the walls": the day in front is that of the work. */
const isBehindDay = (boundary: Boundary): boolean =>
  boundary.sentence
    .slice(0, boundary.at)
    .every(({ token }) => token?.type === 'day' || token?.type === 'range') &&
  /:\s/.test(textBefore(boundary));

/** "Evenings and weekends only". */
const isBehindDayPart = ({ sentence, at, tagged }: Boundary): boolean => {
  const [before, joint, days] = [sentence[at - 1], sentence[at], sentence[at + 1]];
  const isDayPart = before?.token?.type === 'frequency' && before.token.part !== null;
  return isDayPart && tagged.lexicon.joints.has(joint?.text ?? '') && days?.token?.type === 'weekdays';
};

/** "Write three sections (archives, press, memory)": what is listed in brackets is no work of its own. */
function isInBrackets(boundary: Boundary): boolean {
  const { tagged, sentence, at } = boundary;
  const before = tagged.brief.slice(sentence[0]?.start ?? 0, sentence[at]?.start ?? 0);
  const open = before.lastIndexOf('(');
  const isInside = open > before.lastIndexOf(')') && !before.trimEnd().endsWith('(');
  if (!isInside) return false;
  // Several items of a word or two are things, also where one of them may be a verb: "(back pain, breathing, sleep)".
  const from = (sentence[0]?.start ?? 0) + open + 1;
  const items = tagged.brief.slice(from, tagged.brief.indexOf(')', from)).split(/[,;/]/);
  const isList = items.length > 2 && items.every((item) => item.trim().split(/\s+/).length <= ITEM_WORDS);
  return isList || /^(?:noun|mod)$/.test(shapeOf(tagged, partOf(boundary)));
}
const ITEM_WORDS = 3;

/** "Rechnungen bei Telekom und Vermieter anfordern": both names behind the preposition belong to the verb at the end. */
function isInPhrase(boundary: Boundary): boolean {
  const { tagged, sentence, at } = boundary;
  const { verbLast, verbs } = tagged.lexicon;
  if (tagged.language === 'en') return isSecondOfTwo(boundary);
  if (!verbLast || !AND.has(sentence[at]?.text ?? '')) return false;
  const from = sentence.slice(0, at).findLastIndex(({ text }) => PREPOSITIONS.has(text));
  const names = sentence.slice(from + 1, at);
  const things = sentence.slice(Math.max(0, from - NOUN_PIECES), from);
  return (
    things.length > 0 &&
    names.length > 0 &&
    names.every(({ capital, token, text }) => !token && (capital || ARTICLES.has(text))) &&
    things.every(({ capital, token, text }) => !token && (capital || !verbs.has(text)))
  );
}
/** "New tiles on floor and walls", "articles on heat pumps and solar": both nouns belong to the preposition. */
function isSecondOfTwo(boundary: Boundary): boolean {
  const { tagged, sentence, at } = boundary;
  const part = partOf(boundary);
  if (sentence[at]?.text !== 'and' || part.length > NOUN_PIECES + 1) return false;
  const isPlain = ({ text, token }: Piece) =>
    token === null && !tagged.lexicon.verbs.has(text) && !tagged.lexicon.small.has(text);
  const from = sentence.slice(0, at).findLastIndex(({ text }) => OF_TWO.has(text));
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
export const isOwnTime = (boundary: Boundary): boolean =>
  boundary.tagged.lexicon.self.has(boundary.sentence[boundary.at]?.text ?? '') &&
  /^\s*[,;]\s*$/.test(textBefore(boundary)) &&
  boundary.sentence.slice(boundary.at).some(({ token }) => token !== null && OWN_TIMES.has(token.type));
const OWN_TIMES = words('time-per duration weekdays');

/** "3 h a day, not on Sundays", "3h par jour max, pas le dimanche": behind a limit, days off are a clause of their own. */
export const isDayOff = (boundary: Boundary): boolean => {
  const { sentence, at, tagged } = boundary;
  const { negations, free } = tagged.lexicon;
  const part = partOf(boundary);
  return (
    sentence.slice(0, at).some(({ token }) => token?.type === 'time-per' || token?.type === 'duration') &&
    part.some(({ token }) => token?.type === 'weekdays') &&
    !part.some(({ token }) => token?.type === 'time-per' || token?.type === 'duration') &&
    part.some(({ text, token }) => !token && (negations.has(text) || free.has(text) || EXCEPTING.has(text)))
  );
};
const EXCEPTING = words(
  'except not no pas sauf excepto salvo menos außer ausser nicht descanso descansamos libre libro libres repos congé off',
);

/** "4 posts (pain, breathing, sleep) and a series of emails": behind what a bracket lists, another thing begins. */
export const isBehindBracket = (boundary: Boundary): boolean =>
  /\)\s*,?\s*$/.test(textBefore(boundary)) &&
  boundary.tagged.lexicon.joints.has(boundary.sentence[boundary.at]?.text ?? '') &&
  partOf(boundary).length > 1;

/** "Plot: mow the grass". */
const isBehindLead = (boundary: Boundary): boolean =>
  boundary.at <= LEAD_PIECES && /:\s/.test(textBefore(boundary));
const LEAD_PIECES = 5;

/** ", finally send it": work in a row. */
const isNext = ({ tagged, sentence, at }: Boundary): boolean =>
  tagged.lexicon.next.has(sentence[at]?.text ?? '');
