import type { Weekday } from '../dates.ts';

/** English and German together, because people mix both in one list. */
const WEEKDAYS: readonly [Weekday, string][] = [
  [1, 'monday|mondays|mon|montag|montags'],
  [2, 'tuesday|tuesdays|tues|tue|dienstag|dienstags'],
  [3, 'wednesday|wednesdays|wed|mittwoch|mittwochs'],
  [4, 'thursday|thursdays|thurs|thur|thu|donnerstag|donnerstags'],
  [5, 'friday|fridays|fri|freitag|freitags'],
  [6, 'saturday|saturdays|sat|samstag|samstags|sonnabend'],
  [7, 'sunday|sundays|sun|sonntag|sonntags'],
];
/**
 * German abbreviations need a capital and a word before them that introduces a date: "do", "so" and "mi" are also
 * ordinary words.
 */
const SHORT_WEEKDAYS: Readonly<Record<string, Weekday>> = { Mo: 1, Di: 2, Mi: 3, Do: 4, Fr: 5, Sa: 6, So: 7 };

const MONTHS = [
  'january|jan|januar|jänner',
  'february|feb|februar',
  'march|mar|märz|mär',
  'april|apr',
  'may|mai',
  'june|jun|juni',
  'july|jul|juli',
  'august|aug',
  'september|sept|sep',
  'october|oct|oktober|okt',
  'november|nov',
  'december|dec|dezember|dez',
];

const NUMBERS: readonly string[] = [
  'a|an|one|ein|eine|einem|einer|einen|eins',
  'two|zwei|couple of',
  'three|drei',
  'four|vier',
  'five|fünf',
  'six|sechs',
  'seven|sieben',
  'eight|acht',
  'nine|neun',
  'ten|zehn',
  'eleven|elf',
  'twelve|zwölf',
];

export const WEEKDAY = WEEKDAYS.map(([, names]) => names).join('|');
export const SHORT_WEEKDAY = Object.keys(SHORT_WEEKDAYS).join('|');
export const MONTH = MONTHS.join('|');
export const NUMBER = `\\d{1,3}|${NUMBERS.join('|')}`;

const isOneOf = (names: string, word: string): boolean => names.split('|').includes(word);

export function weekdayNamed(word: string): Weekday | undefined {
  const named = WEEKDAYS.find(([, names]) => isOneOf(names, word.toLowerCase()));
  return named ? named[0] : SHORT_WEEKDAYS[word];
}

/** 1 to 12; 0 if the word is no month. */
export const monthNamed = (word: string): number =>
  1 + MONTHS.findIndex((names) => isOneOf(names, word.toLowerCase().replace(/\.$/, '')));

/** A number in digits or, up to twelve, in words. */
export const numberNamed = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : 1 + NUMBERS.findIndex((names) => isOneOf(names, word.toLowerCase()));
