import type { Weekday } from '@daymark/domain/dates';

/** Monday first, as the settings count them. */
export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The day's name in the person's language: 3 is a Wednesday, as 3 January 2024 was. */
export const weekdayName = (day: Weekday, style: 'long' | 'short', locale?: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, day)),
  );
