import type { Bound, Cue, DayPart } from '../token.ts';

export type UnitName =
  | 'minute'
  | 'hour'
  | 'day'
  | 'workday'
  | 'week'
  | 'fortnight'
  | 'month'
  | 'quarter'
  | 'year';

/** The roles of a word or phrase, by which the grammar looks it up. */
export interface Meaning {
  number?: number;
  /** First to thirty-first. */
  ordinal?: number;
  /** "st" of "1st". */
  suffix?: string;
  half?: string;
  /** "and a half". */
  andHalf?: string;
  article?: string;
  /** "a", "an": one, before a unit. */
  one?: string;
  of?: string;
  month?: number;
  weekday?: number;
  /** A plural or an adverb: "Mondays", "montags". */
  weekdays?: number;
  group?: 'weekend' | 'workdays' | 'weeknights';
  unit?: UnitName;
  part?: DayPart;
  /** Of every day: "evenings", "abends". */
  parts?: DayPart;
  wholeDay?: string;
  overnight?: string;
  /** Between an amount and its unit: "full", "solid". */
  filler?: string;
  cue?: Cue;
  to?: string;
  /** Opens "between the 24th and the 26th". */
  between?: string;
  and?: string;
  or?: string;
  per?: string;
  /** Only before a noun: "hours for each bed", "ore a stanza". */
  perNoun?: string;
  each?: 'behind' | 'before' | 'both';
  every?: string;
  other?: string;
  times?: string;
  /** "Twice" is 2 times. */
  timesWord?: number;
  /** "Daily", "weekly". */
  adverb?: 'day' | 'week' | 'month';
  bound?: Bound;
  /** A bound after the amount: "3 hrs tops". */
  tail?: Bound;
  side?: 'before' | 'after' | 'ago';
  /** Before a length, counted from today: "in two weeks", "vor zwei Wochen". */
  ahead?: 'ahead' | 'ago';
  /** Days from today: "tomorrow" is 1. */
  relative?: number;
  which?: 'this' | 'next' | 'last';
  edge?: 'start' | 'middle' | 'end';
  /** The end of a day as a time of it: "EOD Friday". */
  dayEnd?: string;
  /** One word for the end of the running period: "EOW". */
  endOf?: 'week' | 'month' | 'quarter' | 'year';
  /** Before a time in the past. */
  since?: string;
  /** After a day it shows that "since" gives a reason: "since Friday is a holiday". */
  verb?: string;
  weekend?: string;
  /** `MM-DD`; days from Easter Sunday: `easter-2`; or the fourth Thursday of November: `nth4-4-11`, and days from it. */
  feast?: string;
  /** "Q" of "Q1". */
  quarterLetter?: string;
  /** "KW" of "KW 3". */
  isoWeek?: string;
  clock?: 'am' | 'pm' | 'oclock' | 'hour';
  /** Before a time of day. */
  at?: string;
  noon?: string;
  /** A noun that is followed by a number: "chapters 1–9". */
  numbered?: string;
  /** Never a noun. */
  small?: string;
  /** The roles below are those of a line of quick add. Before a day: "on Friday", "by Friday", "for Friday". */
  lead?: 'on' | 'by' | 'for';
  /** Before the first or the last day of a series. */
  limit?: 'start' | 'end';
  /** The day after it belongs to a noun: "the notes of Friday". */
  belongs?: string;
  /** A phrase with the name of a day that is no day: "Black Friday". */
  named?: string;
  /** "Next Friday" is in the next week, the coming one in the next seven days, the second a week after it. */
  whichDay?: 'this' | 'next' | 'coming' | 'second' | 'past';
  /** After the day, the sentence goes on with it. */
  goesOn?: string;
  /** A verb that begins a line: "Friday pay rent". A weak one is also a noun. */
  imperative?: string;
  /** Needs an object, so that a period after it is one: "Plan next week". */
  needsObject?: string;
  /** Minutes from the hour after it: "half past", "halb". */
  clockBefore?: number;
  /** Minutes from the hour before it: "et demie", "y cuarto". */
  clockAfter?: number;
  /** "In the evening" after an hour. */
  clockHalf?: 'am' | 'pm';
  /** Before a length. */
  lasts?: string;
  /** After an amount it is no length: "2 hours a week". */
  rate?: string;
  /** Between a length and the day from which it is counted: "a week from Friday". */
  fromDay?: string;
  /** "En huit", after a day: so many days later. */
  later?: number;
  /** Monday to Friday. */
  workdays?: string;
  /** After a number with a dot it is the one that is numbered: "am 1. Advent". */
  ordered?: string;
  /** Before a preposition: "not before Monday". */
  negated?: string;
  /** After a day: "at the latest". */
  latest?: string;
  /** Before an hour, and before much else: alone it needs a day beside it. */
  nearHour?: string;
  /** Before weekdays that recur: "los lunes". */
  everyWeekday?: string;
  /** Before a weekday or a day of a month: the last one of it. */
  lastOf?: string;
  /** "Jeden Montag im Monat": between the day and its month. */
  inMonth?: string;
}

export type Role = keyof Meaning;

/** A word or phrase of a lexicon. */
export interface Entry {
  meaning: Meaning;
  /** The roles that it only has next to a number, another day or a cue word: "sat", "may". */
  weak: ReadonlySet<Role>;
  /** The roles that it only has with a capital: "Mo", "So". */
  capital: ReadonlySet<Role>;
}

/**
 * A language as data: under each role its words and phrases. Case and accents do not matter. Bars separate the words of
 * one value. `~` before a word makes it weak, and `^` requires a capital. A role with named values has them as keys. A
 * role with numbers has one list in order from 1, where "30=thirty" goes on from another number.
 */
export type Lexicon = { readonly [role in Role]?: string | Readonly<Record<string | number, string>> } & {
  /** How a noun of two words is recognised: "granny squares" by its plural, "neue Stühle" by its capital. */
  readonly nounsBy: 'plural' | 'capital' | 'place';
};

const NUMERIC: ReadonlySet<string> = new Set([
  'number',
  'ordinal',
  'month',
  'weekday',
  'weekdays',
  'timesWord',
  'relative',
  'clockBefore',
  'clockAfter',
  'later',
]);

const ASCII = /^[a-z]*$/;

/** Lower case without accents, so that "márz" and "marz" are one word. */
export function folded(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

/** The phrase as the lexer sees it: its words, with one space. */
const keyOf = (phrase: string): string =>
  folded(phrase)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** The most words of a phrase that is looked up. */
export const PHRASE_MAX_WORDS = 6;

export type Entries = ReadonlyMap<string, Entry>;

/** The values of a role, each with its phrases. */
function valuesOf(
  role: string,
  words: string | Readonly<Record<string, string>>,
): [value: string, phrases: string][] {
  if (typeof words !== 'string') return Object.entries(words);
  if (!NUMERIC.has(role)) return [['y', words]];
  let number = 0;
  return words.split(', ').map((item) => {
    const [value, phrases] = item.includes('=') ? item.split('=') : [String(number + 1), item];
    number = Number(value);
    return [value ?? '', phrases ?? ''];
  });
}

interface GrowingEntry extends Entry {
  weak: Set<Role>;
  capital: Set<Role>;
}

function entryOf(entries: Map<string, GrowingEntry>, key: string): GrowingEntry {
  const known = entries.get(key);
  if (known) return known;
  const entry: GrowingEntry = { meaning: {}, weak: new Set(), capital: new Set() };
  entries.set(key, entry);
  return entry;
}

/** The words and phrases of a language. If one has a role twice, the first value is used. */
export function entriesOf({ nounsBy: _, ...roles }: Lexicon): Entries {
  const entries = new Map<string, GrowingEntry>();
  const articles = new Set(
    valuesOf('article', roles.article ?? '').flatMap(([, phrases]) => phrases.split('|').map(keyOf)),
  );
  for (const [role, words] of Object.entries(roles) as [Role, string][])
    for (const [value, phrases] of valuesOf(role, words))
      for (const phrase of phrases.split('|')) {
        const key = keyOf(phrase);
        const entry = entryOf(entries, key);
        entry.meaning = { [role]: NUMERIC.has(role) ? Number(value) : value, ...entry.meaning };
        if (phrase.startsWith('~')) entry.weak.add(role);
        if (phrase.slice(0, 2).includes('^')) entry.capital.add(role);
        // "Avant le 18": the article of a cue is one too.
        const isLed =
          role === 'cue' && key.includes(' ') && articles.has(key.slice(key.lastIndexOf(' ') + 1));
        if (isLed) entry.meaning.article = 'y';
      }
  return entries;
}
