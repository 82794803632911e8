import { type Day, daysBetween, isDay } from '@daymark/domain/dates';
import { durationText } from '@daymark/domain/durations';
import { writtenIn } from './locale.ts';

type DayStyle = 'weekday' | 'letter' | 'month' | 'short' | 'year' | 'medium' | 'dated' | 'long';

const DAY_STYLES: Record<DayStyle | 'time', Intl.DateTimeFormatOptions> = {
  weekday: { weekday: 'short' },
  letter: { weekday: 'narrow' },
  month: { month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
  medium: { weekday: 'short', day: 'numeric', month: 'short' },
  dated: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(style: DayStyle | 'time', locale: string | undefined): Intl.DateTimeFormat {
  const key = `${style} ${locale ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  // A day has no time zone: it is parsed and formatted in UTC, so that no offset shifts it.
  const made = new Intl.DateTimeFormat(locale, { ...DAY_STYLES[style], timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}

const instantOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/**
 * A calendar day in the user's locale: `weekday` "Fri", `letter` "F", `month` "December 2026", `short` "4 Dec", `year`
 * "4 Dec 2026", `medium` "Fri 4 Dec", `dated` and `long` with the year.
 */
export const formatDay = (day: Day, style: DayStyle = 'medium', locale = writtenIn()): string =>
  dayFormat(style, locale).format(instantOf(day));

/** A range of days: "23–29 Nov 2026". */
export const formatDays = (from: Day, to: Day): string =>
  dayFormat('year', writtenIn()).formatRange(instantOf(from), instantOf(to));

/** From this distance on, a day and a month alone could be mistaken for those of another year. */
const FAR_DAYS = 300;

const isFar = (day: Day, today: Day): boolean => Math.abs(daysBetween(today, day)) > FAR_DAYS;

/** A day for display; distant ones include their year. */
export const formatDayFrom = (
  day: Day,
  today: Day,
  style: 'short' | 'medium' = 'medium',
  locale?: string,
): string => formatDay(day, isFar(day, today) ? (style === 'short' ? 'year' : 'dated') : style, locale);

/** Ends with one full stop: abbreviated months of some languages bring their own. */
export const asSentence = (words: string): string => words.replace(/\.*$/, '.');

/** A text with its ISO dates formatted: "until 2026-12-04" becomes "until Fri 4 Dec", distant ones with the year. */
export const withReadableDays = (text: string, today: Day, locale?: string): string =>
  text.replaceAll(/\b(\d{4}-\d{2}-\d{2})\b(\.?)/g, (whole, day: string, end: string) => {
    if (!isDay(day)) return whole;
    const words = formatDayFrom(day, today, 'medium', locale);
    return end ? asSentence(words) : words;
  });

/** A time of day, `HH:MM`, in the user's locale: "12:00" or "12:00 PM". */
export const formatTime = (time: string): string =>
  dayFormat('time', writtenIn()).format(new Date(`1970-01-01T${time}:00Z`));

/** An instant in the user's time zone: "20 Nov 2026, 19:06". */
export const formatInstant = (instant: string, timezone: string, locale = writtenIn()): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone }).format(
    new Date(instant),
  );

/** A count: "1,200". */
export const formatCount = (count: number): string => count.toLocaleString(writtenIn());

/** A share of a hundred: "50%". */
export const formatPercent = (percent: number): string =>
  (percent / 100).toLocaleString(writtenIn(), { style: 'percent' });

/** A list in the language of the page: "a, b, and c", or "a, b, or c". */
export const listWords = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(document.documentElement.lang, { type }).format(items);

/** Hours for display: "2 h", "1 h 30 min", "15 min". */
export const formatHours = (hours: number): string => durationText(hours, formatCount);

/** Needed and available hours: in whole hours if the rest is larger than the rounding. */
export const formatRoom = (neededHours: number, availableHours: number): string =>
  formatHours(availableHours - neededHours >= 1 ? Math.floor(availableHours) : availableHours);

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The dashboard's average of hours, to one decimal as the specification has it: "1.8 h", "2.0 h"; "0 h" for none. */
export const formatAverageHours = (hours: number): string =>
  hours === 0 ? formatHours(0) : `${hours.toLocaleString(writtenIn(), ONE_DECIMAL)} h`;
