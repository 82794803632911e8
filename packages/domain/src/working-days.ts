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

/** Days off, or hours of a single day. */
export interface DaysOff extends NamedDays {
  /** The hours of the day that are not worked; null if all of them are not. */
  hoursOff: number | null;
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
  /** Hours of single days that differ from those of their weekday. */
  hoursByDay?: Readonly<Record<Day, number>>;
  /** The hours of the user's own working day, from which hours off are taken. A project can have other hours. */
  usersHoursPerDay: number;
  daysOff: readonly DaysOff[];
  holidays: readonly NamedDays[];
  busyDays: readonly BusyDay[];
  /** The hours between the beginning and the end of work: the events of calendars lie within these. */
  windowHours: number;
}

/**
 * Why a day has no work, or that it has: `working`, or `asked` for a day that is not worked otherwise and for which the
 * brief of a project asks. `weekday` is a weekday that is never worked.
 */
export type DayReason = 'working' | 'asked' | 'day-off' | 'holiday' | 'weekday' | 'busy';

/** Whether a day has no working time. */
export const isDayOff = ({ why }: { why: DayReason }): boolean => why !== 'working' && why !== 'asked';

/** Whether a day off, a holiday or a calendar takes a whole day: not one whose weekday is never worked. */
export const isTakenOff = ({ why }: { why: DayReason }): boolean =>
  why === 'day-off' || why === 'holiday' || why === 'busy';

export interface WorkingDay {
  date: Day;
  why: DayReason;
  /** The name of the day off, the holiday or the calendar that takes time of the day; null if there is none. */
  name: string | null;
  /** Hours that can be worked, without those off and the busy ones; 0 on a day off. */
  hours: number;
  /** Hours of this working day that the user takes off. */
  offHours: number;
  /** Hours of this working day that imported calendars leave no time for. */
  busyHours: number;
}

const QUARTERS = 4;
/** Rounds down to a quarter of an hour, the smallest unit of the scheduler. */
const downToQuarter = (hours: number): number => Math.floor(hours * QUARTERS + 1e-9) / QUARTERS;

/**
 * The working hours that a day has left beside its events. Who works 6 h between 9:00 and 18:00 works before or after an
 * event, so only what no longer fits beside it is lost: 6 h of events leave 3 h.
 */
export const hoursBeside = (
  busy: number,
  { usual, windowHours }: { usual: number; windowHours: number },
): number => Math.max(0, Math.min(usual, Math.max(usual, windowHours) - busy));

/** For each day, the first range that contains it. */
function namesByDay(spans: readonly NamedDays[], from: Day, to: Day): Map<Day, string> {
  const names = new Map<Day, string>();
  for (const { name, firstDay, lastDay } of spans)
    for (const day of daysFrom(firstDay < from ? from : firstDay, lastDay > to ? to : lastDay))
      if (!names.has(day)) names.set(day, name);
  return names;
}

interface TimeOff {
  hours: number;
  names: string[];
}

/** The hours off of each day with such, added up. */
function hoursOffByDay(daysOff: readonly DaysOff[]): Map<Day, TimeOff> {
  const byDay = new Map<Day, TimeOff>();
  for (const { name, firstDay, hoursOff } of daysOff) {
    if (hoursOff === null) continue;
    const { hours, names } = byDay.get(firstDay) ?? { hours: 0, names: [] };
    byDay.set(firstDay, { hours: hours + hoursOff, names: [...new Set([...names, name])] });
  }
  return byDay;
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

const free = (date: Day, why: DayReason, name: string | null): WorkingDay => ({
  date,
  why,
  name,
  hours: 0,
  offHours: 0,
  busyHours: 0,
});

/** A day of a worked weekday, without the hours off and those that calendars take. */
function workedDay(
  { usersHoursPerDay, windowHours, ...facts }: WorkingCalendarFacts,
  date: Day,
  off: TimeOff | undefined,
  busy: Taken | undefined,
): WorkingDay {
  if (busy && busy.wholeDayOf !== null) return free(date, 'busy', busy.wholeDayOf);
  const usual = facts.hoursByDay?.[date] ?? facts.hoursByWeekday?.[weekdayOf(date)] ?? facts.hoursPerDay;
  const hoursOff = off?.hours ?? 0;
  const present = hoursBeside(hoursOff, { usual, windowHours: usersHoursPerDay });
  if (off && downToQuarter(present) === 0) return free(date, 'day-off', off.names.join(', '));
  const left = busy
    ? hoursBeside(busy.hours, { usual: present, windowHours: windowHours - hoursOff })
    : present;
  const hours = busy || off ? downToQuarter(left) : left;
  const names = [...(off?.names ?? []), ...(busy?.names ?? [])];
  const [why, name] = [hours > 0 || !busy ? 'working' : 'busy', names.join(', ') || null] as const;
  return { date, why, name, hours, offHours: usual - present, busyHours: present - left };
}

/**
 * Every day from `from` to `to`, both included, with its working hours and their reason. A named day off comes before a
 * holiday, and both come before a weekday that is never worked. Hours off are added up, and so are the hours of
 * overlapping calendars.
 */
export function workingDays(facts: WorkingCalendarFacts, from: Day, to: Day): WorkingDay[] {
  const wholeDays = facts.daysOff.filter(({ hoursOff }) => hoursOff === null);
  const off = namesByDay(wholeDays, from, to);
  const holidays = namesByDay(facts.holidays, from, to);
  const hoursOff = hoursOffByDay(facts.daysOff);
  const taken = takenByDay(facts.busyDays);
  return daysFrom(from, to).map((date) => {
    const dayOff = off.get(date);
    if (dayOff !== undefined) return free(date, 'day-off', dayOff);
    const holiday = holidays.get(date);
    if (holiday !== undefined) return free(date, 'holiday', holiday);
    if (!facts.weekdays.includes(weekdayOf(date))) return free(date, 'weekday', null);
    return workedDay(facts, date, hoursOff.get(date), taken.get(date));
  });
}

/** A project with open work in a range of days. */
export interface ProjectOnDays {
  /** The days that it works on by its own week, or by the user's; as many as the user's days. */
  days: readonly WorkingDay[];
  /** The days of its open work. */
  workDays: ReadonlySet<Day>;
  /** Those of them that the planner chose for single tasks, and no user since. */
  plannersDays: ReadonlySet<Day>;
  /** The weekdays with which its plan was made. */
  plannedWeekdays: readonly Weekday[];
}

/**
 * Whether the planner put work on a weekday that is never worked: it does so only if the brief asks for it. It does not
 * count if the weekday was worked when the plan was made.
 */
export const isAskedFor = (
  { date, why }: Pick<WorkingDay, 'date' | 'why'>,
  { plannersDays, plannedWeekdays }: Pick<ProjectOnDays, 'plannersDays' | 'plannedWeekdays'>,
): boolean => why === 'weekday' && plannersDays.has(date) && !plannedWeekdays.includes(weekdayOf(date));

/**
 * The days of a user as every screen shows them. A day has the user's hours, or those of a project with work on it if
 * it works longer. A day for which a brief asks has the hours that it would have if its weekday was worked.
 */
export function sharedDays(
  facts: WorkingCalendarFacts,
  usual: readonly WorkingDay[],
  projects: readonly ProjectOnDays[],
): WorkingDay[] {
  return usual.map((day, index) => {
    const here = projects.filter(({ workDays }) => workDays.has(day.date));
    const own = here.flatMap((project) => project.days[index] ?? []);
    const longest = own.reduce((most, one) => (one.hours > most.hours ? one : most), day);
    const isAsked = here.some((project) => isAskedFor(project.days[index] ?? day, project));
    if (longest.why !== 'weekday' || !isAsked) return longest;
    const opened = { ...facts, weekdays: [weekdayOf(day.date)] };
    const [worked] = workingDays(opened, day.date, day.date);
    return worked?.why === 'working' ? { ...worked, why: 'asked' } : longest;
  });
}
