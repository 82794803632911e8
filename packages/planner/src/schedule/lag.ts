import type { Weekday } from '@daymark/domain/dates';
import { type Axis, dayAt, startOf } from './calendar.ts';
import type { Precedence } from './work.ts';

type Lag = Pick<Precedence, 'lagDays' | 'working'>;

const WEEK = 7;
const WORKING = 5;

/** Mondays to Fridays from the Monday of the axis's first week to this day, inclusive. */
function workingDaysTo(first: Weekday, day: number): number {
  const days = first + day;
  const weeks = Math.floor(days / WEEK);
  return weeks * WORKING + Math.min(days - weeks * WEEK, WORKING);
}

/** The day of the axis that is the nth of these, counted from 1. */
function workingDay(first: Weekday, nth: number): number {
  const weeks = Math.floor((nth - 1) / WORKING);
  return weeks * WEEK + (nth - 1 - weeks * WORKING) + 1 - first;
}

/** The first day for a dependent of something done on `day`: the lag counts the days up to and including it. */
export function dayAfter({ firstWeekday }: Axis, day: number, { lagDays, working }: Lag): number {
  if (!working || lagDays === 0) return day + lagDays;
  return workingDay(firstWeekday, workingDaysTo(firstWeekday, day) + lagDays);
}

/** The last day for a dependency of something done on `day`: the reverse. */
export function dayBefore({ firstWeekday }: Axis, day: number, { lagDays, working }: Lag): number {
  if (!working || lagDays === 0) return day - lagDays;
  return workingDay(firstWeekday, workingDaysTo(firstWeekday, day) - lagDays + 1) - 1;
}

/** The first unit of working time for a dependent of something that ends at `finish`. */
export const unitAfter = (axis: Axis, finish: number, lag: Lag): number =>
  lag.lagDays > 0 ? startOf(axis, dayAfter(axis, dayAt(axis, finish - 1), lag)) : finish;

/** The last unit at which a dependency may end if its dependent begins at `start`. */
export function unitBefore(axis: Axis, start: number, lag: Lag): number {
  if (lag.lagDays === 0) return start;
  return start < 0 ? 0 : startOf(axis, dayBefore(axis, dayAt(axis, start), lag) + 1);
}
