import type { Weekday } from '@daymark/domain/dates';
import { writtenIn } from './locale.ts';

/** Monday first, as in the settings. */
export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The weekday's name in the page's language: 3 is Wednesday, as 3 January 2024 was. */
export const weekdayName = (day: Weekday, style: 'long' | 'short', locale = writtenIn()): string =>
  new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, day)),
  );

interface WithWeekInfo {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

const isWeekday = (number: number | undefined): number is Weekday =>
  number !== undefined && Number.isInteger(number) && number >= 1 && number <= 7;

/** The first day of the week in the user's locale; Monday if the browser does not know. */
export function firstWeekday(
  locale = writtenIn() ?? Intl.DateTimeFormat().resolvedOptions().locale,
): Weekday {
  const named: Intl.Locale & WithWeekInfo = new Intl.Locale(locale);
  const firstDay = (named.getWeekInfo?.() ?? named.weekInfo)?.firstDay;
  return isWeekday(firstDay) ? firstDay : 1;
}
