import { folded } from '@daymark/language/lexicon/lexicon';
import { entriesIn } from '@daymark/language/lexicon/lexicons';
import type { Setting, Token } from '@daymark/language/token';
import { tokensIn } from '@daymark/language/tokens';

const GROUPED = /(?<=\d)[.,'’\u00A0\u202F ](?=\d{3}(?!\d))/g;
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const NUMBER = /(?:(\d+)\s?)?([½¼¾])|(?:(\d+)[ ])?(\d)\/(\d)(?!\d)|\d+(?:[.,]\d+)?/gu;

/** Every number in digits in a text, in each possible meaning. */
function numbersInDigits(text: string): Set<number> {
  const found = new Set<number>();
  for (const written of [text, text.replace(GROUPED, '')]) {
    for (const [number, whole = '0', fraction, before = '0', over, under] of written.matchAll(NUMBER)) {
      if (fraction) found.add(Number(whole) + (FRACTIONS[fraction] ?? 0));
      else if (over && under && Number(under) > 0) found.add(Number(before) + Number(over) / Number(under));
      else found.add(Number(number.replace(',', '.')));
    }
    for (const [digits] of written.matchAll(/\d+/g)) found.add(Number(digits));
  }
  return found;
}

const MINUTES_IN = { minutes: [1, 60], days: [1], workdays: [1], weeks: [1, 7], months: [1] } as const;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** "10 to 2" is four hours, also on a twelve-hour clock. */
function hoursBetween(from: string, to: string): number[] {
  const minutes = minuteOf(to) - minuteOf(from);
  return [minutes, minutes + 720].filter((one) => one > 0).flatMap((one) => [one, one / 60]);
}

/** The numbers of a token, whether it was written in digits or in words. */
function numbersOf(token: Token): number[] {
  switch (token.type) {
    case 'day':
      return [Number(token.day.slice(8)), Number(token.day.slice(5, 7))];
    case 'range':
      return [token.from, token.to].flatMap((day) => [Number(day.slice(8)), Number(day.slice(5, 7))]);
    case 'duration':
    case 'each':
    case 'time-per':
      return MINUTES_IN[token.unit].flatMap((by) => [token.min / by, token.max / by]);
    case 'anchor':
      return [token.length.min, token.length.max];
    case 'count':
    case 'pace':
      return [token.min, token.count];
    case 'frequency':
      return [token.times, token.interval];
    case 'time':
      return token.until === null ? [] : hoursBetween(token.time, token.until);
    default:
      return [];
  }
}

/** Numbers written as words: "five evening workshops". */
const inWords = (text: string, { language }: Setting): number[] =>
  folded(text)
    .split(/[^\p{L}]+/u)
    .flatMap((word) => entriesIn(language).get(word)?.meaning.number ?? []);

/** Tells whether a number is in a text: in digits, or in words of a supported language. */
export function numberChecker(setting: Setting) {
  const known = new Map<string, Set<number>>();
  const numbersIn = (text: string): Set<number> => {
    const before = known.get(text);
    if (before) return before;
    const numbers = numbersInDigits(text);
    for (const number of [...tokensIn(text, setting).flatMap(numbersOf), ...inWords(text, setting)])
      numbers.add(number);
    known.set(text, numbers);
    return numbers;
  };
  return (number: number, text: string): boolean => numbersIn(text).has(number);
}

/** The same length in other units: "45 minutes" is 0.75 hours, "two weeks" are 14 days. */
const OTHER_UNITS: Readonly<Record<string, readonly number[]>> = {
  minute: [1 / 60],
  hour: [60],
  day: [1 / 7],
  workday: [1 / 5],
  week: [7, 5],
};

const RARELY_EXACT = 1e-9;

/** Whether a length is said, in its unit or in another one. */
export const isSaidLength = (
  { n, unit }: { n: number; unit: string },
  stands: (number: number) => boolean,
): boolean =>
  needsNoNumber(n) ||
  stands(n) ||
  (OTHER_UNITS[unit] ?? []).some((by) => {
    const whole = Math.round(n * by * 100) / 100;
    return Math.abs(whole - n * by) < RARELY_EXACT && stands(whole);
  });

/** "An hour", "half a day": one and a half need no number in the text. */
export const needsNoNumber = (number: number): boolean => number === 1 || number === 0.5;
