import type { Weekday } from '@daymark/domain/dates';
import { writtenIn } from './locale.ts';

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
