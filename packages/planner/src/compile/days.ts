import type { Lag } from '@daymark/domain/amounts';
import { addDays, type Day, daysBetween, weekdayOf } from '@daymark/domain/dates';

const isWorkingDay = (day: Day): boolean => weekdayOf(day) <= 5;

/** The first day after a lag; working days count from Monday to Friday. */
export function dayAfter(day: Day, { days, unit }: Lag): Day {
  if (unit === 'calendar') return addDays(day, days);
  let at = day;
  for (let left = days; left > 0; ) {
    at = addDays(at, 1);
    if (isWorkingDay(at)) left--;
  }
  return at;
}

/** The calendar days of a lag from a day; without the day, the most that it can have. */
export function calendarDaysOf(lag: Lag, from?: Day | null): number {
  if (lag.unit === 'calendar') return lag.days;
  return from ? daysBetween(from, dayAfter(from, lag)) : lag.days + 2 * Math.ceil(lag.days / 5);
}

/** The last day from which a lag ends by another day. */
export function dayBefore(day: Day, { days, unit }: Lag): Day {
  if (unit === 'calendar') return addDays(day, -days);
  let at = day;
  for (let left = days; left > 0; ) {
    if (isWorkingDay(at)) left--;
    at = addDays(at, -1);
  }
  return at;
}

export const latestOf = (...days: readonly (Day | null | undefined)[]): Day | null =>
  days.reduce<Day | null>((latest, day) => (day && (!latest || day > latest) ? day : latest), null);

export const earliestOf = (...days: readonly (Day | null | undefined)[]): Day | null =>
  days.reduce<Day | null>((earliest, day) => (day && (!earliest || day < earliest) ? day : earliest), null);
