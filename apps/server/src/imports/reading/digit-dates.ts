import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { clockTime } from './clock-times.ts';
import { type Moment, momentIn, plausible } from './days.ts';
import type { Losses } from './losses.ts';

/** Which of the first two numbers of the dates in a column is which. */
export interface DayOrder {
  isMonthFirst: boolean;
  /** How many dates of the column could be read both ways while none tells which is right. */
  unsure: number;
}

/** A date in digits, with the time that stands behind it. */
export interface DigitDate extends Partial<Moment> {
  /** Whether something behind the date was not understood. */
  hasRest: boolean;
}

const WEEKDAY =
  /^\s*(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mi[eé]|jue|vie|s[aá]b|dom)[a-zäéí]{0,8}\.?,?\s+(?=\d)/i;
/** 20261231, and 20261231T143000Z. */
const BASIC = /^(\d{4})(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(?:\d\d)?(Z?))?$/;
const DATE = /^\s*(\d{1,4})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{1,2})(?!\d|[:.h]\d)\.?(.*)$/su;

/** A date without what stands before its number. */
export const withoutWeekday = (text: string): string => text.replace(WEEKDAY, '');

interface Parts {
  first: string;
  sign: string;
  second: string;
  third: string;
  rest: string;
}

const basicParts = (_: string, year: string, month: string, day: string, ...time: (string | undefined)[]) => {
  const [hour, minute, zone = ''] = time;
  return `${year}-${month}-${day}${hour ? ` ${hour}:${minute}${zone}` : ''}`;
};

function partsOf(text: string): Parts | undefined {
  const [whole, first = '', sign = '', second = '', third = '', rest = ''] =
    DATE.exec(withoutWeekday(text.slice(0, 100).trim()).replace(BASIC, basicParts)) ?? [];
  const hasYear = [first, third].some((part) => part.length === 4) || third.length === 2;
  return whole === undefined || !hasYear || first.length === 3
    ? undefined
    : { first, sign, second, third, rest };
}

const isMonthFirstIn = (locale: string): boolean => /^en(?:-US|-PH)?$/.test(locale);

/** The order of day and month, decided by all dates of a column together; the locale decides where they do not. */
export function dayOrderOf(texts: readonly string[], locale: string): DayOrder {
  const dates = texts.flatMap((text) => partsOf(text) ?? []).filter(({ first }) => first.length < 3);
  const isDay = (number: string) => Number(number) > 12;
  const [daysFirst, daysSecond] = [
    dates.some(({ first }) => isDay(first)),
    dates.some(({ second }) => isDay(second)),
  ];
  if (daysFirst !== daysSecond) return { isMonthFirst: daysSecond, unsure: 0 };
  // Nobody writes the month first and a point behind it.
  const isPointed = dates.every(({ sign }) => sign === '.');
  const bothWays = dates.filter(
    ({ first, second }) => first !== second && !isDay(first) && !isDay(second),
  ).length;
  return {
    isMonthFirst: !isPointed && isMonthFirstIn(locale),
    unsure: isPointed && !daysFirst ? 0 : bothWays,
  };
}

/** Counts a column's dates of which nobody can tell the day from the month. */
export function countUnsure({ isMonthFirst, unsure }: DayOrder, field: string, losses: Losses): void {
  losses.add(
    field,
    isMonthFirst
      ? t`The dates do not tell the day from the month, so the first number is read as the month`
      : t`The dates do not tell the day from the month, so the first number is read as the day`,
    unsure,
  );
}

const dayOf = (year: string, month: string, day: string): Day | undefined =>
  plausible(`${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);

function dayIn({ first, second, third }: Parts, { isMonthFirst }: DayOrder): Day | undefined {
  if (first.length === 4) return dayOf(first, second, third);
  const [dayFirst, monthFirst] = [dayOf(third, second, first), dayOf(third, first, second)];
  return isMonthFirst ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
}

/** A date in digits: 2026-12-31, 31.12.2026, 12/31/2026 5:00 PM, Thu 31/12/26 14h30. */
export function digitDate(text: string, order: DayOrder, timezone: string): DigitDate | undefined {
  const parts = partsOf(text);
  const day = parts && dayIn(parts, order);
  if (!parts || day === undefined) return undefined;
  if (parts.rest.trim().replace(/^[,;]/, '') === '') return { day, time: undefined, hasRest: false };
  const clock = clockTime(parts.rest);
  if (!clock) return { day, time: undefined, hasRest: true };
  if (clock.offset === undefined) return { day, time: clock.time, hasRest: false };
  const moment = momentIn(`${day}T${clock.time}:00${clock.offset}`, timezone);
  return moment ? { ...moment, hasRest: false } : { day, time: undefined, hasRest: true };
}
