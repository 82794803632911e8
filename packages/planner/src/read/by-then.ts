import { addDays, type Day, daysFrom, weekdayOf } from '@daymark/domain/dates';
import type { Clause } from './clause.ts';
import { BY_THEN, MUSTS, STATES, THAT_DAY } from './lexicon/deadlines.ts';
import { TIME_TALK } from './lexicon/own-time.ts';
import type { Piece } from './piece.ts';
import { contentIn, has, type Sense, shown } from './sense.ts';
import { holdsPhrase, paddedText, type Tagged } from './tag.ts';
import { capital, textOf } from './titles.ts';

// "They come on 15 February, and by then the bases have to be in": work whose day is that of the clause before it.

/** Most pieces of such a demand. */
const DEMAND_PIECES = 20;
/** Longest time whose days a weekday behind it can mean. */
const RANGE_DAYS = 21;

const phraseAt = (pieces: readonly Piece[], at: number): number => {
  const phrase = BY_THEN.find((one) => {
    const said = one.split(' ');
    return said.every((word, nth) => pieces[at + nth]?.text === word);
  });
  return phrase ? phrase.split(' ').length : 0;
};

/** The ranges of a sentence that say with "by then" what has to be so: each is one clause. */
export function thenRuns(tagged: Tagged, pieces: readonly Piece[]): { from: number; to: number }[] {
  const { brief, lexicon } = tagged;
  return pieces.flatMap((_, at) => {
    const length = phraseAt(pieces, at);
    if (length === 0 || at === 0) return [];
    const from = lexicon.joints.has(pieces[at - 1]?.text ?? '') ? at - 1 : at;
    const rest = pieces.slice(at + length, at + DEMAND_PIECES);
    const end = rest.findIndex(
      ({ start, text }, nth) =>
        nth > 0 && (/[,;:(]/.test(brief.slice(rest[nth - 1]?.end ?? 0, start)) || OTHERWISE.has(text)),
    );
    const said = end < 0 ? rest : rest.slice(0, end);
    return has(said, MUSTS) && from > 0 ? [{ from, to: at + length + said.length }] : [];
  });
}
const OTHERWISE = new Set(['or', 'otherwise', 'oder', 'sonst', 'sinon', 'o', 'because', 'weil']);

/** The day that "then" means: the last one that is named before the clause, in its sentence or the one before. */
function dayBefore(clauses: readonly Clause[], at: number): { from: Day; to: Day } | null {
  const { sentence } = clauses[at] ?? { sentence: 0 };
  for (let back = at - 1; back >= 0; back--) {
    const clause = clauses[back];
    if (!clause || clause.sentence < sentence - 1) return null;
    const token = clause.pieces.findLast(
      ({ token: one }) => (one?.type === 'day' || one?.type === 'range') && !one.conflict,
    )?.token;
    if (token?.type === 'day') return { from: token.day, to: token.day };
    if (token?.type === 'range') return { from: token.from, to: token.to };
  }
  return null;
}

/** Gives work its day where the brief tells it by "then", or by the weekdays of a time that is named before. */
export function readThen(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  for (const [at, clause] of clauses.entries()) {
    const { pieces } = clause;
    const isThen = holdsPhrase(paddedText(pieces), BY_THEN);
    const kind = senses[at]?.kind;
    const isOpen = kind === 'note' || kind === 'unsure';
    keepDay(clauses, senses, at);
    const isBehind = clauses[at - 1]?.sentence === clause.sentence && !clause.framed;
    const day = isThen || isBehind ? dayBefore(clauses, at) : null;
    if (!day) continue;
    if (isThen) {
      clause.thenBy = addDays(day.from, -1);
      clause.main = withoutThen(clause.main);
      const isDemand = has(pieces, MUSTS) && !has(pieces, tagged.lexicon.negations);
      if (isDemand && isOpen) senses[at] = shown('task');
    }
    const days =
      isBehind && contentIn(pieces, tagged).some(({ text }) => !TIME_TALK.has(text))
        ? weekdaysIn(pieces, day)
        : [];
    if (days.length === 0 || !(isOpen || kind === 'task' || kind === 'availability' || kind === 'repeat'))
      continue;
    clause.onDays = days;
    if (kind !== 'task') senses[at] = shown('task');
  }
}

/** "Tickets go on sale on 10 March so that day has to be in there": there is something to do on that day. */
function keepDay(clauses: readonly Clause[], senses: Sense[], at: number): void {
  const [before, clause] = [clauses[at - 1], clauses[at]];
  const isSaid = clause && holdsPhrase(paddedText(clause.pieces), THAT_DAY) && has(clause.pieces, MUSTS);
  const kind = senses[at - 1]?.kind ?? '';
  const isOpen =
    ['note', 'unsure', 'event', 'wait'].includes(kind) || (kind === 'task' && before?.shape !== 'verb');
  const isOfDay = before?.pieces.some(({ token }) => token?.type === 'day' && !token.conflict);
  if (!before || !isSaid || !isOpen || !isOfDay || before.sentence !== clause.sentence) return;
  before.kept = true;
  senses[at - 1] = shown('event');
  if (senses[at]?.kind === 'unsure') senses[at] = shown('note');
}

/** The words without "so" and "by then". */
function withoutThen(main: readonly Piece[]): Piece[] {
  const from = LEADS.has(main[0]?.text ?? '') ? 1 : 0;
  const at = main.findIndex((_, place) => phraseAt(main, place) > 0);
  return at < 0 ? main.slice(from) : main.toSpliced(at, phraseAt(main, at)).slice(at === 0 ? 0 : from);
}

/** "Reserved Fri 22 to Sun 24 January, so we shoot Sat + Sun": the weekdays of that time. */
function weekdaysIn(pieces: readonly Piece[], { from, to }: { from: Day; to: Day }): Day[] {
  const days = daysFrom(from, to);
  if (days.length < 2 || days.length > RANGE_DAYS) return [];
  const named = pieces.flatMap(({ token }) =>
    token?.type === 'weekdays' && !token.recurring
      ? token.weekdays
      : token?.type === 'day' && token.guessed.week && token.weekday !== null
        ? [token.weekday]
        : [],
  );
  return days.filter((day) => named.includes(weekdayOf(day)));
}

/** "The roughs have to be with them by Friday": the thing that has to be there; '' if the clause says more. */
export function stateTitle({ pieces }: Clause, tagged: Tagged): string {
  const plain = pieces.filter(({ token }) => token === null || token.type === 'count');
  const phrase = plain.findIndex((_, at) => phraseAt(plain, at) > 0);
  const said = phrase < 0 ? plain : plain.toSpliced(phrase, phraseAt(plain, phrase));
  const must = said.findIndex(({ text }) => MUSTS.has(text));
  const isFirst = must === 0 && tagged.language !== 'en';
  const states = statesIn(said.slice(isFirst ? 1 : must + 1), tagged);
  const named = isFirst ? said.slice(1) : said.slice(0, must);
  const thing = named.filter(({ text }) => !(isFirst && STATES.has(text)));
  const open = thing.findIndex(({ text }) => !LEADS.has(text) && !tagged.lexicon.joints.has(text));
  const own = thing.slice(Math.max(0, open));
  const isWhole = isFirst ? states.length > 0 : said.length - must - 1 === states.length && states.length > 0;
  if (must < 0 || !isWhole || open < 0 || own.length === 0 || has(own, tagged.lexicon.self)) return '';
  return own.some(({ text }) => !tagged.lexicon.small.has(text)) ? capital(textOf(tagged.brief, own)) : '';
}
/** The words of a state, with the person or the place where the thing has to be: "be with the gallery". */
function statesIn(pieces: readonly Piece[], { lexicon }: Tagged): readonly Piece[] {
  const at = pieces.findIndex(({ text }) => PLACES.has(text));
  const where = at < 0 ? [] : pieces.slice(at, at + PLACE_PIECES);
  const isPlace = where.slice(1).every(({ token, text }) => token === null && !lexicon.verbs.has(text));
  // "Doit être démontée", "gelegt sein": a participle beside the word for "be".
  const isDone = (place: number): boolean =>
    BE.has(pieces[place - 1]?.text ?? '') || (lexicon.verbLast && BE.has(pieces[place + 1]?.text ?? ''));
  return pieces.filter(
    (piece, place) =>
      piece.token !== null ||
      STATES.has(piece.text) ||
      (isPlace && where.includes(piece)) ||
      (lexicon.verbs.size === 0 && isDone(place)),
  );
}
const BE = new Set(['être', 'sein', 'estar', 'ser']);
const PLACES = new Set(['with', 'at', 'bei', 'beim', 'chez', 'con']);
const PLACE_PIECES = 4;
const LEADS = new Set(['so', 'also', 'donc', 'por', 'then']);
