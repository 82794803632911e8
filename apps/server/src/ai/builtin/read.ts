import { addDays, type Day } from '@daymark/domain/dates';
import { type TimeMention, timeMentionsIn } from '@daymark/language/time-mentions';
import { type Name, namesIn, type Thing, type Word, wordsIn } from './names.ts';
import { keyOf, Lexicon, type Meaning, PHRASE_MAX_WORDS } from './vocabulary.ts';
import { DE } from './vocabulary-de.ts';
import { EN } from './vocabulary-en.ts';
import { VOCABULARY_ES } from './vocabulary-es.ts';
import { VOCABULARY_FR } from './vocabulary-fr.ts';
import type { Language } from './words.ts';

export const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  en: new Lexicon(EN),
  de: new Lexicon(DE),
  fr: new Lexicon(VOCABULARY_FR),
  es: new Lexicon(VOCABULARY_ES),
};

/** The words that are common in requests of a language. English and German name each other's titles. */
export const lexiconsFor = (language: Language): readonly Lexicon[] =>
  language === 'en' || language === 'de' ? [LEXICONS.en, LEXICONS.de] : [LEXICONS[language]];

export interface Moment {
  today: Day;
  locale: string;
  language: Language;
}

/** A word or phrase of a message with all its meanings; none for an unknown word. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  meanings: ReadonlySet<Meaning>;
  /** The shorter phrases and words in a phrase. */
  parts: readonly Piece[];
}

/** A part of a message. Every word in it is parsed or listed as unknown. */
export interface ParsedText {
  text: string;
  whens: TimeMention[];
  names: (Name & { start: number; end: number; text: string })[];
  pieces: Piece[];
  /** As many as are asked for: "the next three tasks". */
  count: number | undefined;
  /** A verb tells of what has been. */
  isPast: boolean;
  isQuestion: boolean;
  /** Whether it begins like a question, and does not only end with a question mark. */
  isHeaded: boolean;
  moment: Moment;
}

const YEAR_DAYS = 366;

const within = (
  { start, end }: { start: number; end: number },
  spans: readonly { start: number; end: number }[],
) => spans.some((span) => start < span.end && span.start < end);

/** The text with some ranges replaced by marks that nothing is parsed from. */
const without = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '§'.repeat(end - start) + rest.slice(end),
    text,
  );

export function piecesOf(words: readonly Word[], lexicon: Lexicon, most = PHRASE_MAX_WORDS): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const next = words.slice(at, at + PHRASE_MAX_WORDS);
    const run = next.findIndex((word, index) => index > 0 && word.start - (next[index - 1]?.end ?? 0) > 3);
    const keys = (run < 0 ? next : next.slice(0, run)).map(({ key }) => key);
    const known = lexicon.at(keys, 0, most) ?? lexicon.nearly(keys[0] ?? '');
    const length = known?.length ?? 1;
    const [first, last] = [words[at], words[at + length - 1]];
    if (first && last)
      pieces.push({
        text: words
          .slice(at, at + length)
          .map(({ text }) => text)
          .join(' '),
        start: first.start,
        end: last.end,
        meanings: known?.meanings ?? new Set(),
        parts: length > 1 ? piecesOf(words.slice(at, at + length), lexicon, length - 1) : [],
      });
    at += length;
  }
  return pieces;
}

const ASKS: readonly Meaning[] = ['what', 'when', 'howMany', 'howMuch', 'howLong', 'how', 'where'];

const VERBS: readonly Meaning[] = ['aux', 'modal', 'past'];

/** Words that may precede a question. */
const BEFORE =
  /^(?:and|und|ok|okay|so|but|aber|also|hey|hi|hello|hallo|please|bitte|bei|beim|in|an|für|von|mit|zu|auf|of|for|at|on|with|seit|bis|by|since)$/i;

const leavesOf = (piece: Piece): Piece[] =>
  piece.parts.length > 0 ? piece.parts.flatMap(leavesOf) : [piece];

/** Whether something is asked by its first word, or a verb before its subject. */
function isHeaded(pieces: readonly Piece[], subjects: readonly { start: number }[]): boolean {
  const leaves = pieces.flatMap(leavesOf);
  const [first, ...others] = leaves.filter(({ text: word }) => !BEFORE.test(word));
  if (!first || subjects.some(({ start }) => start < first.start)) return false;
  if (ASKS.some((one) => first.meanings.has(one) || pieces[0]?.meanings.has(one))) return true;
  const isVerb = VERBS.some((one) => first.meanings.has(one));
  return isVerb && others.length + subjects.length > 0 && !first.meanings.has('start');
}

const NUMBERS = ['zero', ...'one two three four five six seven eight nine ten'.split(' ')];

const ZAHLEN = ['null', ...'ein zwei drei vier funf sechs sieben acht neun zehn'.split(' ')];

/** A number says how many are asked for beside a word for what is counted, or for which of them. */
const COUNTED: readonly Meaning[] = ['task', 'next', 'first', 'last', 'high', 'important', 'most', 'least'];

function countIn(pieces: readonly Piece[]): { count: number; at: number } | undefined {
  const at = pieces.findIndex(
    ({ meanings }, index) =>
      meanings.size === 0 &&
      !pieces[index - 1]?.meanings.has('than') &&
      [pieces[index - 1], pieces[index + 1]].some((beside) =>
        COUNTED.some((one) => beside?.meanings.has(one)),
      ),
  );
  const key = keyOf(pieces[at]?.text ?? '');
  const count = [Number(key), NUMBERS.indexOf(key), ZAHLEN.indexOf(key)].find((one) => one > 0);
  return count === undefined ? undefined : { count, at };
}

const SIDE = /\s+(?:later|earlier|sooner|before|after|ago|früher|später|eher|vorher|davor|danach)$/i;

const WEEK_DAYS = 7;

/** "Friday of this week": the week only says which Friday. */
const withoutWeeks = (whens: readonly TimeMention[], text: string): TimeMention[] =>
  whens.filter((one, at) => {
    const before = whens[at - 1];
    const isWeek = one.type === 'days' && one.to === addDays(one.from, WEEK_DAYS - 1);
    if (!isWeek || (before?.type !== 'days' && before?.type !== 'weekdays')) return true;
    const [from, to] =
      before.type === 'days' ? [before.from, before.to] : [before.next[0] ?? '', before.next[0] ?? ''];
    return (
      from < one.from ||
      to > one.to ||
      !/^\s*(?:of|in|dieser|der)?\s*$/i.test(text.slice(before.end, one.bare))
    );
  });

const PAST: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:did|was|were|had|been|took)\b/i,
  de: /\b(?:war|waren|wurden?|hatten?)\b/i,
  fr: /(?<!\p{L})(?:étais|était|étaient|avais|a pris|ai fait|ai travaillé)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:era|eran|fue|hice|hicimos|trabajé|tardó|he hecho)(?!\p{L})/iu,
};

const KINDS: readonly [Thing['kind'], RegExp][] = [
  ['project', /^(?:project|projekt|projekts|projektes)$/],
  ['milestone', /^(?:milestone|meilenstein)$/],
];

/** "The Turner project": the word beside a name says which of the things of that name is meant, and is a part of it. */
function withoutNouns(pieces: readonly Piece[], names: ParsedText['names'], text: string): Piece[] {
  return pieces.filter((piece) => {
    const [kind] = KINDS.find(([, noun]) => noun.test(keyOf(piece.text))) ?? [];
    const beside = names.find(
      ({ start, end }) =>
        /^\s+$/.test(text.slice(end, piece.start)) || /^\s+$/.test(text.slice(piece.end, start)),
    );
    const meant = beside?.things.filter((one) => one.kind === kind) ?? [];
    if (!beside || meant.length === 0) return true;
    beside.things = meant;
    return false;
  });
}

/** Reads a part of a message: days and lengths, names of the person's own, and words of the language. */
export function read(text: string, things: readonly Thing[], moment: Moment): ParsedText {
  const { today, locale, language } = moment;
  const lexicons = lexiconsFor(language);
  const words = wordsIn(text);
  const setting = { today, from: today, to: addDays(today, YEAR_DAYS), locale, language };
  const dates = timeMentionsIn(text, setting);
  // A date is no name by itself: "Friday" is not the "Friday demo".
  const isDated = (word: Word) =>
    within(
      word,
      dates.map(({ bare, end }) => ({ start: bare, end })),
    );
  const phrases = (things.length > 0 ? piecesOf(words, LEXICONS[language]) : []).filter(
    ({ parts }) => parts.length > 1,
  );
  const isOfPhrase = ({ start, end }: Word) =>
    phrases.some(
      (one) => one.start <= start && end <= one.end && /^(?:fill|polite)/.test([...one.meanings].join()),
    );
  const names = namesIn(words, things, lexicons)
    .filter(({ from, to }) => words.slice(from, to).some((word) => !isDated(word) && !isOfPhrase(word)))
    .map((name) => {
      const [start, end] = [words[name.from]?.start ?? 0, words[name.to - 1]?.end ?? 0];
      return { ...name, start, end, text: text.slice(start, end) };
    });
  const whens = withoutWeeks(timeMentionsIn(without(text, names), setting), text).map((one) => {
    // "2 days earlier": the direction is a word of the request.
    const [side] = one.type === 'length' ? (SIDE.exec(text.slice(one.bare, one.end)) ?? []) : [];
    return side === undefined ? one : { ...one, end: one.end - side.length };
  });
  const spans = [...names, ...whens.map(({ bare, end }) => ({ start: bare, end }))];
  const left = words.filter((word) => !within(word, spans));
  const all = withoutNouns(piecesOf(left, LEXICONS[language]), names, text);
  const { count, at } = countIn(all) ?? { count: undefined, at: -1 };
  const pieces = all.filter((_, index) => index !== at);
  const headed = isHeaded(pieces, [...names, ...whens.map(({ bare }) => ({ start: bare }))]);
  return {
    text,
    whens,
    names,
    pieces,
    count,
    isPast: PAST[language].test(without(text, names)),
    isQuestion: headed || /\?\s*$/.test(text),
    isHeaded: headed,
    moment,
  };
}

export const unknownIn = ({ pieces }: ParsedText): Piece[] =>
  pieces.filter(({ meanings }) => meanings.size === 0);

/** Times of day, which no request uses. */
export const timesIn = ({ whens, text }: ParsedText): string[] =>
  whens.flatMap((one) =>
    one.type === 'time' || (one.type === 'days' && one.part !== null) ? [text.slice(one.bare, one.end)] : [],
  );

export const hasMeaning = ({ pieces }: ParsedText, ...wanted: Meaning[]): boolean =>
  pieces.some(({ meanings }) => wanted.some((one) => meanings.has(one)));

const LEVELS = ['low', 'medium', 'high'] as const;

/** The priorities that are said. */
export const levelsIn = (parsed: ParsedText) => LEVELS.filter((one) => hasMeaning(parsed, one));
