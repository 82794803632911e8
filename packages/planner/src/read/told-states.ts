import type { Clause } from './clause.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { TIME_TALK } from './lexicon/own-time.ts';
import {
  DAMAGED,
  FIRST_PERSONS,
  GROUPS,
  HOPES,
  LAPSES,
  NEEDED,
  PAST_DEEDS,
  TOO,
  WE_ARE,
} from './lexicon/told-facts.ts';
import type { Piece } from './piece.ts';
import { has } from './sense.ts';
import { isOrder } from './shape.ts';
import type { Tagged } from './tag.ts';
import { baseOf, DETERMINERS } from './verbs.ts';

// Clauses that only tell a state, a hope or what is past: a headcount, "hoping for 80 people", "did the course in autumn".

const isNumber = ({ text, token }: Piece): boolean =>
  token?.type === 'count' || /^\d+(?:[-–]\d+)?$/.test(text);

/** "We'll be about 45", "seremos unos 45": how many come, and nothing else. */
function isHeadcount({ pieces: whole }: Clause): boolean {
  // "Nous serons 4 pour monter": what for is a detail.
  const end = whole.findIndex(({ text }, at) => at > 1 && WE_ARE.purposes.has(text));
  const pieces = end < 0 ? whole : whole.slice(0, end);
  return (
    pieces.length > 1 &&
    pieces.length <= HEADCOUNT_PIECES &&
    pieces.filter(isNumber).length === 1 &&
    has(pieces, WE_ARE.verbs) &&
    pieces.every((piece) => isNumber(piece) || WE_ARE.verbs.has(piece.text) || WE_ARE.beside.has(piece.text))
  );
}
const HEADCOUNT_PIECES = 7;

/** "Cast of 8", "a team of five". */
const isGroup = ({ pieces }: Clause): boolean => {
  const group = pieces.findIndex(({ text, token }) => !token && GROUPS.names.has(text));
  const [of, number, ...rest] = pieces.slice(group + 1);
  return (
    group >= 0 &&
    group <= 1 &&
    GROUPS.of.has(of?.text ?? '') &&
    number !== undefined &&
    isNumber(number) &&
    rest.length <= 1 &&
    rest.every(({ token }) => token === null)
  );
};

const INFINITIVE: Partial<Record<Tagged['language'], RegExp>> = {
  fr: /^\p{L}{2,}(?:er|ir|re)$/u,
  es: /^\p{L}{2,}[aei]r(?:se)?$/u,
};

/** "Hoping for 80 people", "hopefully all turned out by April", but not "hoping to finish the draft". */
function isHope({ pieces, shape }: Clause, { lexicon, language }: Tagged): boolean {
  const from = pieces.findIndex(
    ({ text, token }) => token || !(HOPES.before.has(text) || lexicon.joints.has(text)),
  );
  const rest = pieces.slice(from + 1);
  const infinitive = INFINITIVE[language];
  return (
    HOPES.words.has(pieces[from]?.text ?? '') &&
    rest.length > 0 &&
    !(lexicon.verbLast && shape === 'verb') &&
    !HOPES.work.has(rest[0]?.text ?? '') &&
    !isOrder(rest, lexicon) &&
    !(infinitive && rest.slice(0, 2).some(({ text }) => infinitive.test(text)))
  );
}

/** "Old one is too old", "kids too small for spades", "zu laut": what a thing is like. */
export function isTooMuch({ pieces, shape }: Clause, { brief, lexicon }: Tagged): boolean {
  const at = pieces.findIndex(({ text, token }) => !token && TOO.words.has(text));
  const like = pieces[at + 1];
  const isWhole = TOO.alone.has(pieces[at]?.text ?? '') || TOO.verbs.has(pieces[at - 1]?.text ?? '');
  // Behind a comma it tells of the thing in front, which stays work: "music, last year too loud".
  const isOfThing = /[,;:]/.test(brief.slice(pieces[0]?.start, pieces[at]?.start));
  // In German "zu" is also a preposition.
  const isLast = at >= 0 && at === pieces.length - 2;
  return (
    at >= 0 &&
    like !== undefined &&
    !like.token &&
    !like.capital &&
    !lexicon.small.has(like.text) &&
    !lexicon.verbs.has(like.text) &&
    (isWhole || isLast) &&
    !isOfThing &&
    shape !== 'verb' &&
    pieces.length <= STATE_PIECES &&
    !pieces.some(({ token }) => token?.type === 'day') &&
    !has(pieces, lexicon.self)
  );
}
const STATE_PIECES = 7;

/** "Dad died in October", "neighbours moaned last year": what happened to others, and not "volunteers needed", "no shop needed". */
function hasHappened({ pieces }: Clause, { lexicon, language }: Tagged): boolean {
  if (language !== 'en') return false;
  const at = pieces.findIndex(
    ({ text, token }, place) => place > 0 && place <= 3 && !token && /[^e]ed$/.test(text),
  );
  const verb = pieces[at]?.text ?? '';
  const subject = pieces.slice(0, Math.max(0, at));
  return (
    at > 0 &&
    (HAPPENED.has(verb) || baseOf(verb, 'ed', lexicon) === null) &&
    !lexicon.finished.has(verb) &&
    !NEEDED.has(verb) &&
    subject.every(({ token }) => token === null) &&
    subject.some(({ text }) => lexicon.others.has(text) || lexicon.others.has(text.replace(/s$/, ''))) &&
    !pieces.slice(at).some(({ token }) => token && 'cue' in token && LIMITS.has(token.cue ?? ''))
  );
}
const HAPPENED = new Set(['died', 'retired', 'passed']);
const LIMITS = new Set(['by', 'before', 'until', 'from']);

/** "Last year it rained", "letztes Jahr vergessen": how it was. */
function isOfLastYear({ pieces }: Clause): boolean {
  const [year, ...said] = pieces;
  return (
    year?.token?.type === 'range' &&
    year.token.period === 'year' &&
    LAST.test(year.text) &&
    said.length > 0 &&
    said.length < STATE_PIECES &&
    said.every(({ token }) => token === null)
  );
}
const LAST = /^(?:last|letzt|l'an dernier|l'année dernière|el año pasado)/u;

/** "Carbs are gummed up", "drywall ruined": nothing that anybody has done. */
export const isDamaged = ({ pieces, shape }: Clause): boolean =>
  shape !== 'verb' &&
  // "The old carpet is torn out" is work that is done.
  pieces.some(({ text, token }, at) => !token && DAMAGED.has(text) && !AWAY.has(pieces[at + 1]?.text ?? ''));
const AWAY = new Set(['out', 'off', 'down', 'away']);

/** "The director has time only on Fridays": when somebody or something else is free, and not the writer. */
export function isOfOther({ pieces }: Clause, { lexicon }: Tagged): boolean {
  const from = pieces.findIndex(({ text }) => !lexicon.joints.has(text));
  const [article, subject, verb] = pieces.slice(Math.max(0, from));
  return (
    article !== undefined &&
    subject !== undefined &&
    verb !== undefined &&
    OTHERS_ARTICLES.has(article.text) &&
    subject.token === null &&
    !TIME_TALK.has(subject.text) &&
    lexicon.finite.has(verb.text) &&
    !has(pieces, lexicon.self)
  );
}
const OTHERS_ARTICLES = new Set(
  'the his her their der die das mein meine unser unsere ihr ihre le la les mon ma mes notre nos el los las mi mis'.split(
    ' ',
  ),
);

/** Whether it only tells what is so, is hoped for or has happened. */
export const tellsState = (clause: Clause, tagged: Tagged): boolean =>
  isHeadcount(clause) ||
  isGroup(clause) ||
  isHope(clause, tagged) ||
  isTooMuch(clause, tagged) ||
  isOfLastYear(clause) ||
  hasHappened(clause, tagged);

/** "Did the beginners course in autumn", "shot the wedding last Saturday": what the writer has done. */
export function tellsPast({ pieces }: Clause, { lexicon, language }: Tagged, start: string): boolean {
  const deeds = PAST_DEEDS[language];
  if (!deeds) return false;
  const from = pieces.findIndex(
    ({ text, token }) => token || !(lexicon.joints.has(text) || FIRST_PERSONS.has(text)),
  );
  const [verb, object] = pieces.slice(Math.max(0, from));
  const isDeed =
    verb !== undefined &&
    !verb.token &&
    (deeds.has(verb.text) || (language === 'en' && isRegularPast(verb.text, lexicon)));
  const isObject =
    object !== undefined &&
    (object.token?.type === 'count' ||
      DETERMINERS.has(object.text) ||
      ARTICLES.has(object.text) ||
      lexicon.owners.has(object.text));
  const isOver = pieces.every(
    ({ token }) => token?.type !== 'day' || (token.day < start && token.cue !== 'by'),
  );
  return isDeed && isObject && isOver && !has(pieces, lexicon.negations) && !has(pieces, lexicon.conditions);
}
/** "Cut" and "put" may be orders as well. */
const isRegularPast = (text: string, lexicon: Lexicon): boolean =>
  text.endsWith('ed') && baseOf(text, 'ed', lexicon) !== null;

const ARTICLES = new Set(
  'el la los las un una mi mis nuestro nuestra nuestros nuestras le les une mon ma mes notre nos'.split(' '),
);

/** Whether the words begin with a thing's end: "runs out", "expires". */
export const opensLapse = (pieces: readonly Piece[]): boolean =>
  LAPSES.some((phrase) => phrase.every((word, at) => pieces[at]?.text === word));

/** "Runs out 31 Jan" behind the name of what runs out. */
export const tellsLapse = ({ pieces, joint }: Clause): boolean =>
  joint !== 'start' &&
  pieces.length <= LAPSE_PIECES &&
  opensLapse(pieces) &&
  pieces.some(({ token }) => token?.type === 'day');
const LAPSE_PIECES = 4;
