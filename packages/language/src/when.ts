import type { DayRange } from '@daymark/domain/amounts';
import { addDays, type Day, daysBetween, type Weekday, weekdayOf } from '@daymark/domain/dates';
import {
  addMonths,
  addWorkdays,
  dateOf,
  dayOf,
  inLikelyMonth,
  inLikelyYear,
  nextWeekday,
  yearOf,
} from './calendar.ts';

/** A date as a language model quotes it: only what the words say, nothing computed. */
export interface When {
  words: string;
  rel: 'on' | 'by' | 'from' | 'not' | 'only' | 'every';
  day: number | null;
  month: number | null;
  /** 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
  untilDay: number | null;
  untilMonth: number | null;
  /** `HH:MM`; it does not change the day. */
  time: string | null;
  /** The day that it is counted from, already resolved by the caller. */
  anchor: DayRange | null;
  /** Negative `n` is before the anchor. Without an anchor it counts from today. */
  offset: { n: number; unit: 'day' | 'week' | 'month' | 'workday' } | null;
}

export interface WhenContext {
  today: Day;
  /** First and last day of the project. */
  from: Day;
  to: Day;
}

export const WHEN_PROBLEMS = ['weekday-does-not-fit', 'no-such-day', 'nothing-said'] as const;
export type WhenProblem = (typeof WHEN_PROBLEMS)[number];

/** `days` are single days in order; `range` has both ends in the text; `weekdays` recur every week. */
export type ResolvedWhen =
  | { days: Day[]; range: DayRange | null; weekdays: Weekday[]; problem: null }
  | { days: []; range: null; weekdays: []; problem: WhenProblem };

const failed = (problem: WhenProblem): ResolvedWhen => ({ days: [], range: null, weekdays: [], problem });
const onDay = (day: Day): ResolvedWhen => ({ days: [day], range: null, weekdays: [], problem: null });

/** A year that is written in the words is used as it is. */
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const OFFSET_MAX = 2000;
const RANGE_MAX_DAYS = 800;

const isWeekday = (n: number): n is Weekday => Number.isInteger(n) && n >= 1 && n <= 7;

function offsetFrom(anchor: DayRange, { n, unit }: NonNullable<When['offset']>): Day | undefined {
  if (!Number.isInteger(n) || Math.abs(n) > OFFSET_MAX) return undefined;
  const base = n < 0 ? anchor.from : anchor.to;
  if (unit === 'workday') return addWorkdays(base, n);
  return unit === 'month' ? addMonths(base, n) : addDays(base, unit === 'week' ? 7 * n : n);
}

/** The day if only a month is given: "by January" is its last day, "from January" its first. */
function monthOf(
  month: number,
  rel: When['rel'],
  context: WhenContext,
  year: number | null,
): DayRange | undefined {
  const endIn = (one: number): Day | undefined => {
    const first = dayOf(one, month, 1);
    return first && addDays(addMonths(first, 1), -1);
  };
  const to = year === null ? inLikelyYear(endIn, context, rel === 'on') : endIn(year);
  return to === undefined ? undefined : { from: `${to.slice(0, 7)}-01`, to };
}

/** The day from its number and month, or from its number alone. */
function dayFrom(
  { day, month }: { day: number; month: number | null },
  weekday: Weekday | null,
  when: When,
  context: WhenContext,
): Day | undefined {
  const year = YEAR.exec(when.words)?.[0];
  if (month === null) {
    const near = context.today > context.from ? context.today : context.from;
    const inProject = inLikelyMonth(day, weekday, near, null);
    return inProject !== undefined && inProject <= context.to
      ? inProject
      : inLikelyMonth(day, weekday, context.today, null);
  }
  if (year !== undefined) return dayOf(Number(year), month, day);
  const isPast = when.rel === 'on' || when.rel === 'not';
  return inLikelyYear((one) => dayOf(one, month, day), context, isPast);
}

/** The end of a range: the first matching day on or after its beginning. */
function untilFrom(from: Day, { untilDay, untilMonth }: When): Day | undefined {
  if (untilDay === null) {
    const first = dayOf(yearOf(from), untilMonth ?? 0, 1);
    const month = first && first < `${from.slice(0, 7)}-01` ? addMonths(first, 12) : first;
    return month && addDays(addMonths(month, 1), -1);
  }
  if (untilMonth === null) {
    const month = untilDay >= dateOf(from) ? from : addMonths(`${from.slice(0, 7)}-01`, 1);
    return dayOf(yearOf(month), Number(month.slice(5, 7)), untilDay);
  }
  return [0, 1, 2]
    .map((by) => dayOf(yearOf(from) + by, untilMonth, untilDay))
    .find((day) => day !== undefined && day >= from);
}

const rangeOf = (from: Day, to: Day | undefined): ResolvedWhen =>
  to === undefined || to < from || daysBetween(from, to) > RANGE_MAX_DAYS
    ? failed('no-such-day')
    : { days: [], range: { from, to }, weekdays: [], problem: null };

/** Weekdays without a date: every week, or the next one if a single day is meant. */
function byWeekday(
  weekdays: readonly Weekday[],
  { rel, anchor }: When,
  { today, from }: WhenContext,
): ResolvedWhen {
  const [first] = weekdays;
  if (anchor && first !== undefined) {
    const day = nextWeekday(first, addDays(anchor.from, -1));
    return onDay(day);
  }
  const isSingle = weekdays.length === 1 && (rel === 'on' || rel === 'by' || rel === 'from');
  if (!isSingle || first === undefined)
    return { days: [], range: null, weekdays: [...weekdays], problem: null };
  return onDay(nextWeekday(first, from > today ? addDays(from, -1) : today));
}

function byDate(when: When, weekday: Weekday | null, context: WhenContext): ResolvedWhen {
  const { day, month, untilDay, untilMonth } = when;
  const year = YEAR.exec(when.words)?.[0];
  if (day === null) {
    const whole =
      month === null
        ? undefined
        : monthOf(month, when.rel, context, year === undefined ? null : Number(year));
    if (!whole) return failed('no-such-day');
    if (untilDay !== null || untilMonth !== null) return rangeOf(whole.from, untilFrom(whole.from, when));
    return rangeOf(whole.from, whole.to);
  }
  // "24–27 December": only the end may have the month.
  const isShared = month === null && untilMonth !== null && untilDay !== null;
  const own = isShared ? (day <= untilDay ? untilMonth : ((untilMonth + 10) % 12) + 1) : month;
  const found = dayFrom({ day, month: own }, weekday, when, context);
  if (found === undefined) return failed('no-such-day');
  if (weekday !== null && weekdayOf(found) !== weekday) return failed('weekday-does-not-fit');
  return untilDay === null && untilMonth === null ? onDay(found) : rangeOf(found, untilFrom(found, when));
}

const isOutside = (n: number | null, max: number): boolean =>
  n !== null && !(Number.isInteger(n) && n >= 1 && n <= max);

/** Resolves a quoted date into days. A missing year is the one that puts the day into the project, else the next. */
export function resolveWhen(when: When, context: WhenContext): ResolvedWhen {
  const { day, month, untilDay, untilMonth, anchor, offset } = when;
  const isWrong =
    isOutside(day, 31) || isOutside(untilDay, 31) || isOutside(month, 12) || isOutside(untilMonth, 12);
  if (isWrong || !when.weekdays.every(isWeekday)) return failed('no-such-day');
  const weekdays = [...new Set(when.weekdays.filter(isWeekday))].sort((one, other) => one - other);
  if (offset) {
    const base = anchor ?? { from: context.today, to: context.today };
    const found = offsetFrom(base, offset);
    return found === undefined ? failed('no-such-day') : onDay(found);
  }
  // Several weekdays with a date recur every week from that date on; one of them must be the weekday of the date.
  if (day !== null || month !== null) {
    const [single] = weekdays.length === 1 && when.rel !== 'every' && when.rel !== 'only' ? weekdays : [];
    const dated = byDate(when, untilDay === null ? (single ?? null) : null, context);
    return dated.problem === null && single === undefined ? { ...dated, weekdays } : dated;
  }
  if (untilDay !== null || untilMonth !== null) {
    const start = context.from > context.today ? context.from : context.today;
    const range = rangeOf(start, untilFrom(start, when));
    return range.problem === null ? { ...range, weekdays } : range;
  }
  if (weekdays.length > 0) return byWeekday(weekdays, when, context);
  if (!anchor) return failed('nothing-said');
  return anchor.from === anchor.to ? onDay(anchor.from) : rangeOf(anchor.from, anchor.to);
}
