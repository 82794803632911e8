import {
  addDays,
  type Day,
  daysBetween,
  isDay,
  startOfWeek,
  type Weekday,
  weekdayOf,
} from '@daymark/domain/dates';

const digits = (n: number, length: number): string => String(n).padStart(length, '0');

/** Undefined if the day does not exist. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
  return isDay(text) ? text : undefined;
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const monthOf = (day: Day): number => Number(day.slice(5, 7));
export const dateOf = (day: Day): number => Number(day.slice(8));

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The day a number of months later, or the last day of a month that is too short. */
export function addMonths(day: Day, months: number): Day {
  const at = yearOf(day) * 12 + monthOf(day) - 1 + months;
  const [year, month] = [Math.floor(at / 12), (((at % 12) + 12) % 12) + 1];
  for (let date = dateOf(day); date > 27; date--) {
    const found = dayOf(year, month, date);
    if (found) return found;
  }
  return dayOf(year, month, Math.min(dateOf(day), 27)) ?? day;
}

export const lastOfMonth = (day: Day): Day => addDays(addMonths(firstOfMonth(day), 1), -1);

/** Counts Monday to Friday, whatever days the user works; negative counts back. */
export function addWorkdays(day: Day, count: number): Day {
  let at = day;
  for (let left = Math.abs(count); left > 0; ) {
    at = addDays(at, count < 0 ? -1 : 1);
    if (weekdayOf(at) <= 5) left -= 1;
  }
  return at;
}

/** Easter Sunday (Gregorian; the anonymous algorithm). */
export function easter(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const at = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(at / 31), (at % 31) + 1) ?? `${year}-04-01`;
}

/** Monday of an ISO week. */
export const isoWeek = (year: number, week: number): Day =>
  addDays(startOfWeek(`${year}-01-04`), (week - 1) * 7);

/** The first such weekday after a day, never the day itself. */
export const nextWeekday = (weekday: Weekday, after: Day): Day =>
  addDays(after, ((weekday - weekdayOf(after) + 6) % 7) + 1);

/** Every weekday from one to another, also across Sunday. */
export const weekdaysBetween = (from: Weekday, to: Weekday): Weekday[] =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, by) => (((from - 1 + by) % 7) + 1) as Weekday);

/** The nth such weekday of a month; -1 is the last. */
export function nthWeekdayOf(year: number, month: number, weekday: Weekday, nth: number): Day | undefined {
  const first = dayOf(year, month, 1);
  if (first === undefined) return undefined;
  return nth === -1
    ? addDays(nextWeekday(weekday, lastOfMonth(first)), -7)
    : addDays(nextWeekday(weekday, addDays(first, -1)), 7 * (nth - 1));
}

export interface Span {
  today: Day;
  from: Day;
  to: Day;
}

/** How far in the past a day without a year may be. */
const PAST_DAYS = 60;
/** A 29th of February may be eight years away. */
const YEARS_AHEAD = 8;

/**
 * The year of a day that is written without one: one in which it is within the project, else one in which it has just
 * passed, else the next one.
 */
export function inLikelyYear(
  dayIn: (year: number) => Day | undefined,
  { today, from, to }: Span,
  mayBePast: boolean,
): Day | undefined {
  const first = Math.min(yearOf(today), yearOf(from)) - 1;
  let past: Day | undefined;
  let next: Day | undefined;
  for (let year = first; year <= first + YEARS_AHEAD + 2; year++) {
    const day = dayIn(year);
    if (day === undefined) continue;
    if (day >= from && day <= to) return day;
    if (day < today) past = day;
    else next ??= day;
    if (next !== undefined && day > to) break;
  }
  return mayBePast && past && daysBetween(past, today) <= PAST_DAYS ? past : next;
}

/** How many months ahead a day is searched for that has only a number. */
const MONTHS_AHEAD = 12;

/**
 * The month of "the 18th": that of the last day in the text if it is not in the past, else the first month of the project that has such a
 * day, else the next one. A weekday that is written with it must match.
 */
export function inLikelyMonth(
  date: number,
  weekday: Weekday | null,
  { today, from, to }: { today: Day; from: Day; to: Day },
  lastDay: Day | null,
): Day | undefined {
  const ahead = Array.from({ length: MONTHS_AHEAD }, (_, by) => addMonths(firstOfMonth(today), by));
  const inMonth = (month: Day) => dayOf(yearOf(month), monthOf(month), date);
  const inProject = ahead.filter((month) => {
    const day = inMonth(month);
    return day !== undefined && day >= from && day <= to;
  });
  const days = [...(lastDay ? [lastDay] : []), ...inProject, ...ahead]
    .map(inMonth)
    .filter((day) => day !== undefined && day >= today);
  return days.find((day) => day !== undefined && (weekday === null || weekdayOf(day) === weekday)) ?? days[0];
}
