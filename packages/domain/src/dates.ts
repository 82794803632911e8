/** A calendar day, `YYYY-MM-DD`, without a time zone. The caller has already decided in whose time zone. */
export type Day = string;

/** Monday is 1, Sunday is 7 (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Days have years of four digits, so that their order is that of their texts. */
const LAST_DAY: Day = '9999-12-31';

const MILLISECONDS_A_DAY = 86_400_000;
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

const ZERO = 48;

/**
 * Midnight in UTC. Lists and plans compute thousands of days, and `Date.parse` takes ten times as long. Months are
 * counted from March, so that a leap day is the last of its year; 719,468 days are between 0000-03-01 and 1970-01-01.
 */
function millisecondsOf(day: Day): number {
  if (day.length !== 10) return Date.parse(day);
  const digits = (from: number) => day.charCodeAt(from) * 10 + day.charCodeAt(from + 1) - ZERO * 11;
  const month = digits(5);
  const year = digits(0) * 100 + digits(2) - (month <= 2 ? 1 : 0);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + digits(8) - 1;
  return (year * 365 + leapDays + dayOfYear - 719_468) * MILLISECONDS_A_DAY;
}

const TWO_DIGITS = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, '0'));

/** Plans format tens of thousands of days, and `toISOString` takes four times as long. */
function dayOf(milliseconds: number): Day {
  const date = new Date(milliseconds);
  const year = date.getUTCFullYear();
  if (year > 9_999) return LAST_DAY;
  if (!(year >= 1_000)) return date.toISOString().slice(0, 10);
  return `${year}-${TWO_DIGITS[date.getUTCMonth() + 1]}-${TWO_DIGITS[date.getUTCDate()]}`;
}

/** Whether the text is an existing day: `2027-02-29` does not exist. */
export function isDay(text: string): boolean {
  const parts = DAY_PATTERN.exec(text);
  if (!parts) return false;
  const milliseconds = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return Number(parts[1]) >= 1900 && dayOf(milliseconds) === text;
}

/** Whether the text is a time of day, `HH:MM` in 24 hours. */
export const isTimeOfDay = (text: string): boolean => TIME_PATTERN.test(text);

/** The day so many days later or earlier; at most the last day of the year 9999, until which plans look ahead. */
export const addDays = (day: Day, days: number): Day =>
  dayOf(millisecondsOf(day) + days * MILLISECONDS_A_DAY);

/** Whole days from `from` to `to`: 0 on the same day, negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((millisecondsOf(to) - millisecondsOf(from)) / MILLISECONDS_A_DAY);

export const weekdayOf = (day: Day): Weekday => (new Date(millisecondsOf(day)).getUTCDay() || 7) as Weekday;

/** Every day from `from` to `to`, both included; none when `to` is earlier. */
export function daysFrom(from: Day, to: Day): Day[] {
  const first = millisecondsOf(from);
  const count = daysBetween(from, to) + 1;
  return count > 0
    ? Array.from({ length: count }, (_, index) => dayOf(first + index * MILLISECONDS_A_DAY))
    : [];
}

/** The first day of the week that contains the day. Weeks begin on Monday (ISO 8601) by default. */
export const startOfWeek = (day: Day, first: Weekday = 1): Day =>
  addDays(day, -((weekdayOf(day) - first + 7) % 7));
