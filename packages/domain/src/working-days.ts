import { type Day, daysFrom, type Weekday, weekdayOf } from './dates.ts';

/** The weekdays on which a person works, and the decimal hours of a working day. */
export interface WorkingWeek {
  weekdays: readonly Weekday[];
  hoursPerDay: number;
}

/** A named range of days; both ends are included. */
export interface NamedDays {
  name: string;
  firstDay: Day;
  lastDay: Day;
}

/** The time that an imported calendar blocks on one day: some hours, or the whole day. */
export interface BusyDay {
  date: Day;
  hours: number;
  isWholeDay: boolean;
  /** The name of the calendar. */
  calendar: string;
}

/** Everything that decides when one person works. */
export interface WorkingCalendarFacts extends WorkingWeek {
  /** Hours of weekdays that differ from `hoursPerDay`. */
  hoursByWeekday?: Readonly<Partial<Record<Weekday, number>>>;
  daysOff: readonly NamedDays[];
  holidays: readonly NamedDays[];
  busyDays: readonly BusyDay[];
}

/** Why a day has no work, or `working`. `weekday` is a weekday that is never worked. */
export type DayReason = 'working' | 'day-off' | 'holiday' | 'weekday' | 'busy';

export interface WorkingDay {
  date: Day;
  why: DayReason;
  /** The name of the day off, the holiday or the calendar that blocks time on the day; null if there is none. */
  name: string | null;
  /** Hours that can be worked, without the busy ones; 0 on a day off. */
  hours: number;
  /** Hours of this working day that imported calendars block. */
  busyHours: number;
}

const QUARTERS = 4;
/** Rounds down to a quarter of an hour, the smallest unit of the scheduler. */
const downToQuarter = (hours: number): number => Math.floor(hours * QUARTERS + 1e-9) / QUARTERS;

/** For each day, the first range that contains it. */
function namesByDay(spans: readonly NamedDays[], from: Day, to: Day): Map<Day, string> {
  const names = new Map<Day, string>();
  for (const { name, firstDay, lastDay } of spans)
    for (const day of daysFrom(firstDay < from ? from : firstDay, lastDay > to ? to : lastDay))
      if (!names.has(day)) names.set(day, name);
  return names;
}

interface Taken {
  hours: number;
  wholeDayOf: string | null;
  names: string[];
}

function takenByDay(busyDays: readonly BusyDay[]): Map<Day, Taken> {
  const taken = new Map<Day, Taken>();
  for (const { date, hours, isWholeDay, calendar } of busyDays) {
    const day = taken.get(date) ?? { hours: 0, wholeDayOf: null, names: [] };
    day.hours += hours;
    if (isWholeDay) day.wholeDayOf ??= calendar;
    if (!day.names.includes(calendar)) day.names.push(calendar);
    taken.set(date, day);
  }
  return taken;
}

/**
 * Every day from `from` to `to`, both included, with its working hours and their reason. A named day off comes before a
 * holiday, and both come before a weekday that is never worked. The hours of overlapping calendars are added up.
 */
export function workingDays(facts: WorkingCalendarFacts, from: Day, to: Day): WorkingDay[] {
  const off = namesByDay(facts.daysOff, from, to);
  const holidays = namesByDay(facts.holidays, from, to);
  const taken = takenByDay(facts.busyDays);
  const free = (date: Day, why: DayReason, name: string | null): WorkingDay => ({
    date,
    why,
    name,
    hours: 0,
    busyHours: 0,
  });
  return daysFrom(from, to).map((date) => {
    const dayOff = off.get(date);
    if (dayOff !== undefined) return free(date, 'day-off', dayOff);
    const holiday = holidays.get(date);
    if (holiday !== undefined) return free(date, 'holiday', holiday);
    if (!facts.weekdays.includes(weekdayOf(date))) return free(date, 'weekday', null);
    const usual = facts.hoursByWeekday?.[weekdayOf(date)] ?? facts.hoursPerDay;
    const busy = taken.get(date);
    if (!busy) return { date, why: 'working', name: null, hours: usual, busyHours: 0 };
    if (busy.wholeDayOf !== null) return free(date, 'busy', busy.wholeDayOf);
    const busyHours = Math.min(busy.hours, usual);
    const hours = downToQuarter(usual - busyHours);
    const name = busy.names.join(', ');
    return { date, why: hours > 0 ? 'working' : 'busy', name, hours, busyHours };
  });
}
