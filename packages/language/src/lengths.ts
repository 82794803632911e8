import type { Weekday } from '@daymark/domain/dates';
import { type Amount, amountAt, numberAt, tailAt } from './amounts.ts';
import { as, isMark, isWeak } from './lexemes.ts';
import type { UnitName } from './lexicon/lexicon.ts';
import type { Read, Scan } from './scan.ts';
import type { DayPart, Length } from './token.ts';

export interface ReadLength extends Length {
  weekday: Weekday | null;
  part: DayPart | null;
  whole: boolean;
  /** Whether the amount is only an article: "a week". */
  article: boolean;
}

const MINUTES_AN_HOUR = 60;
export const HALF_A_DAY = 0.5;
const DAYS_A_WEEKEND = 2;

const UNITS: Readonly<Record<UnitName, { unit: Length['unit']; by: number } | null>> = {
  minute: { unit: 'minutes', by: 1 },
  hour: { unit: 'minutes', by: MINUTES_AN_HOUR },
  day: { unit: 'days', by: 1 },
  workday: { unit: 'workdays', by: 1 },
  week: { unit: 'weeks', by: 1 },
  fortnight: { unit: 'weeks', by: 2 },
  month: { unit: 'months', by: 1 },
  quarter: null,
  year: { unit: 'months', by: 12 },
};

const round = (n: number): number => Math.round(n * 100) / 100;

const lengthOf = (
  amount: Amount,
  unit: Length['unit'],
  by: number,
  more: Partial<ReadLength>,
): ReadLength => ({
  min: round(amount.min * by),
  max: round(amount.max * by),
  unit,
  bound: amount.bound,
  weekday: null,
  part: null,
  whole: false,
  article: amount.article,
  ...more,
});

/** "1 h 30", "1 hour and 20 minutes", "an hour and a half", "a day or two". */
function withMore(scan: Scan, at: number, amount: Amount, unit: UnitName): Read<Amount> {
  const { lexemes } = scan;
  if (as(lexemes[at], 'andHalf') !== undefined)
    return { ...amount, min: amount.min + 0.5, max: amount.max + 0.5, next: at + 1 };
  const other = amount.min === 1 && as(lexemes[at], 'or') !== undefined ? numberAt(scan, at + 1) : null;
  if (other && !other.article && other.value === 2 && as(lexemes[other.next], 'unit') === undefined)
    return { ...amount, max: other.value, next: other.next };
  if (unit !== 'hour' || amount.min !== amount.max) return { ...amount, next: at };
  const from = as(lexemes[at], 'and') !== undefined || isMark(lexemes[at], ',') ? at + 1 : at;
  const minutes = lexemes[from]?.kind === 'number' ? lexemes[from]?.value : null;
  const isNamed = as(lexemes[from + 1], 'unit') === 'minute';
  const isGlued = from === at && lexemes[from]?.spaced === false && lexemes[from]?.text.length === 2;
  if (minutes == null || minutes >= MINUTES_AN_HOUR || !(isNamed || isGlued)) return { ...amount, next: at };
  const hours = amount.min + minutes / MINUTES_AN_HOUR;
  return { ...amount, min: hours, max: hours, next: isNamed ? from + 2 : from + 1 };
}

/** The index after the dot of "hrs." and "Std.", if the sentence goes on. */
const pastDot = ({ lexemes }: Scan, at: number): number =>
  isMark(lexemes[at], '.') &&
  !lexemes[at]?.spaced &&
  lexemes[at + 1]?.kind === 'word' &&
  !lexemes[at + 1]?.capital &&
  (lexemes[at - 1]?.text.length ?? 9) <= 4
    ? at + 1
    : at;

/** The unit after an amount, also joined to it ("28-hour") or after a filler ("3 full days"). */
function unitAt(scan: Scan, amount: Read<Amount>): Read<ReadLength> | null {
  const { lexemes } = scan;
  const tied =
    isMark(lexemes[amount.next], '-') && !lexemes[amount.next]?.spaced && !lexemes[amount.next + 1]?.spaced
      ? 1
      : 0;
  const filler = as(lexemes[amount.next + tied], 'filler') !== undefined ? 1 : 0;
  const at = amount.next + tied + filler;
  const lexeme = lexemes[at];
  const name = as(lexeme, 'unit');
  const isLetter = lexeme?.text.length === 1 && isWeak(lexeme, 'unit');
  if (name !== undefined && !(isLetter && lexeme?.spaced)) {
    const unit = UNITS[name];
    const whole = withMore(scan, at + 1, amount, name);
    const isWhole = filler > 0 && name === 'day';
    return (
      unit && { ...lengthOf(whole, unit.unit, unit.by, { whole: isWhole }), next: pastDot(scan, whole.next) }
    );
  }
  const part = as(lexeme, 'part');
  if (part !== undefined && as(lexeme, 'relative') === undefined)
    return { ...lengthOf(amount, 'days', HALF_A_DAY, { part }), next: at + 1 };
  const weekday = as(lexeme, 'weekday') ?? as(lexeme, 'weekdays');
  const isDate = lexemes[at + 1]?.kind === 'number' || !lexeme?.spaced;
  if (weekday === undefined || amount.article || isDate || lexeme?.text.length === 2) return null;
  return { ...lengthOf(amount, 'days', 1, { weekday: weekday as Weekday }), next: at + 1 };
}

/** Lengths without a number, such as "all day" and "overnight". */
function fixedAt({ lexemes }: Scan, at: number): Read<ReadLength> | null {
  const one: Amount = { min: 1, max: 1, bound: 'exact', article: false };
  if (as(lexemes[at], 'wholeDay') !== undefined)
    return { ...lengthOf(one, 'days', 1, { whole: true }), next: at + 1 };
  if (as(lexemes[at], 'overnight') !== undefined)
    return { ...lengthOf(one, 'days', 1, { part: 'night' }), next: at + 1 };
  return null;
}

/** "Day and a half", without an article. */
const andHalfAt = (scan: Scan, at: number): Read<ReadLength> | null =>
  (scan.lexemes[at]?.text.length ?? 0) > 1 && as(scan.lexemes[at + 1], 'andHalf') !== undefined
    ? unitAt(scan, { min: 1, max: 1, bound: 'exact', article: true, next: at })
    : null;

/** "A full day", "2 full days": an amount before the words for a whole day. */
function wholeDaysAt(scan: Scan, amount: Read<Amount>): Read<ReadLength> | null {
  if (as(scan.lexemes[amount.next], 'wholeDay') === undefined) return null;
  return { ...lengthOf(amount, 'days', 1, { whole: true }), next: amount.next + 1 };
}

/** "Two weekends" is an amount of time, and not every weekend. */
function weekendsAt({ lexemes }: Scan, at: number, amount: Read<Amount>): Read<ReadLength> | null {
  const isEvery = as(lexemes[at - 1], 'every') !== undefined;
  if (amount.article || isEvery || as(lexemes[amount.next], 'group') !== 'weekend') return null;
  return { ...lengthOf(amount, 'days', DAYS_A_WEEKEND, {}), next: amount.next + 1 };
}

/** Whether a length or a time follows that belongs to the words before: "Saturdays up to 5 hours", "Sat 10-14". */
export function hasOwnLength(scan: Scan, at: number): boolean {
  const { lexemes } = scan;
  const from = as(lexemes[at], 'cue') === 'only' || isMark(lexemes[at], ':') ? at + 1 : at;
  return (
    lengthAt(scan, from) !== null || (lexemes[from]?.kind === 'number' && lexemes[from]?.spaced === true)
  );
}

/** A length of time: "2-3 weeks", "max 3 hrs", "half a day", "10 working days", "overnight". */
export function lengthAt(scan: Scan, at: number): Read<ReadLength> | null {
  const fixed = fixedAt(scan, at) ?? andHalfAt(scan, at);
  if (fixed) return fixed;
  const amount = amountAt(scan, at);
  const read = amount && (unitAt(scan, amount) ?? weekendsAt(scan, at, amount) ?? wholeDaysAt(scan, amount));
  if (!read) return null;
  const tail = read.bound === 'exact' ? tailAt(scan, read.next) : null;
  return tail ? { ...read, bound: tail.bound, next: tail.next } : read;
}
