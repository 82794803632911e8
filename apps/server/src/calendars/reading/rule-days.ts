import type { NthWeekday, Rule } from './rules.ts';
import { DAY } from './values.ts';

/** A day as rules see it. Months count from 1, days of the week from Monday, 0. */
interface DayParts {
  weekday: number;
  month: number;
  monthDay: number;
  monthDays: number;
  yearDay: number;
  yearDays: number;
}

const dayNumber = (year: number, month: number, day = 1): number => Date.UTC(year, month - 1, day) / DAY;

const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear();

/** 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

function partsOf(day: number): DayParts {
  const date = new Date(day * DAY);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const january = dayNumber(year, 1);
  return {
    weekday: weekdayOf(day),
    month,
    monthDay: date.getUTCDate(),
    monthDays: dayNumber(year, month + 1) - dayNumber(year, month),
    yearDay: day - january + 1,
    yearDays: dayNumber(year + 1, 1) - january,
  };
}

/** Whether a list has a number that counts from the beginning, or from the end of so many. */
const hasNumber = (list: ReadonlySet<number>, number: number, of: number): boolean =>
  list.has(number) || list.has(number - of - 1);

/** The first day of the first week of a year, which has at least four days in it (ISO 8601). */
function firstWeekOf(year: number, wkst: number): number {
  const january = dayNumber(year, 1);
  const into = (weekdayOf(january) - wkst + 7) % 7;
  return into <= 3 ? january - into : january - into + 7;
}

/** The year to whose weeks a day belongs. */
function weekYearOf(day: number, wkst: number): number {
  const year = yearOf(day);
  return [year + 1, year].find((one) => firstWeekOf(one, wkst) <= day) ?? year - 1;
}

function hasWeek(list: ReadonlySet<number>, day: number, wkst: number): boolean {
  const weekYear = weekYearOf(day, wkst);
  const first = firstWeekOf(weekYear, wkst);
  const weeks = (firstWeekOf(weekYear + 1, wkst) - first) / 7;
  return hasNumber(list, Math.floor((day - first) / 7) + 1, weeks);
}

/** Whether a day is such a day of the week: of its month, of its year, or at all. */
function isNth(parts: DayParts, { nth, weekday }: NthWeekday, within: 'month' | 'year' | null): boolean {
  if (parts.weekday !== weekday) return false;
  if (nth === 0 || within === null) return true;
  const [number, of] =
    within === 'month' ? [parts.monthDay, parts.monthDays] : [parts.yearDay, parts.yearDays];
  return nth === (nth > 0 ? Math.ceil(number / 7) : -Math.ceil((of - number + 1) / 7));
}

function withinOf({ freq, bymonth, byweekno }: Rule): 'month' | 'year' | null {
  if (freq === 'MONTHLY') return 'month';
  if (freq !== 'YEARLY' || byweekno) return null;
  return bymonth ? 'month' : 'year';
}

/** A rule with what it takes from the beginning of its series where it names no days. */
export function completed(rule: Rule, start: number): Rule {
  const { freq, byday, bymonthday, byyearday, byweekno, bymonth } = rule;
  if (byday || bymonthday || byyearday) return rule;
  const { weekday, month, monthDay } = partsOf(Math.floor(start / DAY));
  if (freq === 'WEEKLY' || byweekno) return { ...rule, byday: [{ nth: 0, weekday }] };
  if (freq !== 'MONTHLY' && freq !== 'YEARLY') return rule;
  const days = { ...rule, bymonthday: new Set([monthDay]) };
  return freq === 'MONTHLY' || bymonth ? days : { ...days, bymonth: new Set([month]) };
}

/** Whether a rule has a day: all of its parts about days must. */
export function hasDay(rule: Rule, day: number): boolean {
  const parts = partsOf(day);
  const { bymonth, bymonthday, byyearday, byweekno, byday, wkst } = rule;
  const within = withinOf(rule);
  return (
    (!bymonth || bymonth.has(parts.month)) &&
    (!bymonthday || hasNumber(bymonthday, parts.monthDay, parts.monthDays)) &&
    (!byyearday || hasNumber(byyearday, parts.yearDay, parts.yearDays)) &&
    (!byday || byday.some((one) => isNth(parts, one, within))) &&
    (!byweekno || hasWeek(byweekno, day, wkst))
  );
}

function* daysFrom(rule: Rule, first: number, end: number): Generator<number> {
  for (let day = first; day < end; day++) if (hasDay(rule, day)) yield day;
}

/** The days of a number of months from a month on, which counts from the year 0. */
function* daysOfMonths(rule: Rule, first: number, months: number): Generator<number> {
  for (let month = first; month < first + months; month++) {
    const [year, ofYear] = [Math.floor(month / 12), (month % 12) + 1];
    if (rule.bymonth && !rule.bymonth.has(ofYear)) continue;
    yield* daysFrom(rule, dayNumber(year, ofYear), dayNumber(year, ofYear + 1));
  }
}

/** The days that a rule has in a year, month or week, by its number. A year of weeks begins and ends with one. */
export function* daysIn(rule: Rule, period: number): Generator<number> {
  const { freq, byweekno, wkst } = rule;
  if (freq === 'YEARLY' && byweekno)
    yield* daysFrom(rule, firstWeekOf(period, wkst), firstWeekOf(period + 1, wkst));
  else if (freq === 'YEARLY') yield* daysOfMonths(rule, period * 12, 12);
  else if (freq === 'MONTHLY') yield* daysOfMonths(rule, period, 1);
  else yield* daysFrom(rule, period * 7 + wkst - 3, period * 7 + wkst + 4);
}

/** The number of the year, month or week that a day is in. */
export function periodOf({ freq, wkst }: Rule, day: number): number {
  if (freq === 'YEARLY') return yearOf(day);
  return freq === 'MONTHLY'
    ? yearOf(day) * 12 + new Date(day * DAY).getUTCMonth()
    : Math.floor((day - wkst + 3) / 7);
}
