import { type Day, daysFrom, type Weekday, weekdayOf } from '@daymark/domain/dates';
import type { AvailabilityFields, Statement } from '@daymark/domain/reading';
import type { WorkingCalendar } from '../schedule/calendar.ts';
import type { WorkingTime } from '../shape.ts';
import { earliestOf, latestOf } from './days.ts';
import { NEVER_CUT_MINUTES } from './pieces.ts';
import {
  DAYS_A_WEEK,
  isForAlways,
  type Span,
  sorted,
  spread,
  weekdaysIn,
  weekdaysThere,
} from './weekdays.ts';

/** With fewer minutes a day, a few hours a week are put on fewer days. */
const LEAST_MINUTES_A_DAY = 60;
export const MINUTES_AN_HOUR = 60;
export const QUARTER = 15;
export const HOURS_A_DAY = 24;

export const rulesIn = (statements: readonly Statement[]) =>
  statements.filter((one) => one.kind === 'availability');

/** The days in the range on which a statement applies. */
const daysOf = ({ from, until }: AvailabilityFields, span: Span): Day[] =>
  daysFrom(latestOf(from, span.from) ?? span.from, earliestOf(until, span.to) ?? span.to);

/** A weekday with the most minutes that other rules leave it. */
interface Room {
  weekday: Weekday;
  most: number;
}

/** Distributes minutes over these weekdays in quarters of an hour; the first ones get the remainder. */
function shared(minutes: number, rooms: readonly Room[]): Map<Weekday, number> {
  const given = new Map(rooms.map(({ weekday }) => [weekday, 0]));
  let left = Math.floor(minutes / QUARTER) * QUARTER;
  for (let round = 0; left > 0 && round !== left; ) {
    round = left;
    for (const { weekday, most } of rooms) {
      const one = given.get(weekday) ?? 0;
      if (left === 0 || one + QUARTER > most) continue;
      given.set(weekday, one + QUARTER);
      left -= QUARTER;
    }
  }
  return given;
}

/** Distributes the minutes of a week over days with a whole sitting each, and over more days if these have no room. */
function sharedInWeek(minutes: number, rooms: readonly Room[], sitting: number): Map<Weekday, number> {
  for (let count = Math.max(1, Math.floor(minutes / sitting)); ; count++) {
    const used = spread(
      rooms.map(({ weekday }) => weekday),
      count,
    );
    const some = rooms.filter(({ weekday }) => used.includes(weekday));
    const room = some.reduce((sum, { most }) => sum + Math.floor(most / QUARTER) * QUARTER, 0);
    if (room >= minutes || count >= rooms.length) return shared(minutes, some);
  }
}

/** The working weekdays of the plan, and the minimum length of a sitting. */
interface Week {
  worked: readonly Weekday[];
  sitting: number;
}

/** The minutes that a rule allows on each of its weekdays. */
function minutesByWeekday(
  { weekdays, minutes, per }: AvailabilityFields,
  { worked, sitting }: Week,
  mostOn: (weekday: Weekday) => number = () => Number.POSITIVE_INFINITY,
): [Weekday, number][] {
  if (minutes === null) return [];
  const days = weekdays.length > 0 ? worked.filter((one) => weekdays.includes(one)) : worked;
  if (per === 'day') return days.map((weekday) => [weekday, minutes]);
  const rooms = days.map((weekday) => ({ weekday, most: mostOn(weekday) }));
  const given = sharedInWeek(minutes, rooms, sitting);
  return days.map((weekday) => [weekday, given.get(weekday) ?? 0]);
}

const isOfAllDays = ({ weekdays }: AvailabilityFields): boolean =>
  weekdays.length === 0 || weekdays.length === DAYS_A_WEEK;

/** Hours of the weekdays that a permanent rule limits. */
function hoursIn(rules: readonly AvailabilityFields[], week: Week): Partial<Record<Weekday, number>> {
  const hours: Partial<Record<Weekday, number>> = {};
  const always = rules.filter(isForAlways);
  const mostOn = (weekday: Weekday) => (hours[weekday] ?? HOURS_A_DAY) * MINUTES_AN_HOUR;
  // Limits per day first: the minutes of a week go to days that have room for them.
  // "Two hours in the evenings, all day on Saturdays": what is said of a weekday holds there instead of what is said of all.
  const ofTheirOwn = new Set(
    always.flatMap((rule) =>
      rule.per === 'day' && rule.minutes !== null && !isOfAllDays(rule) ? rule.weekdays : [],
    ),
  );
  const others = { ...week, worked: week.worked.filter((weekday) => !ofTheirOwn.has(weekday)) };
  for (const per of ['day', 'week'] as const)
    for (const [weekday, minutes] of always
      .filter((rule) => rule.per === per)
      .flatMap((rule) => minutesByWeekday(rule, per === 'day' && isOfAllDays(rule) ? others : week, mostOn)))
      hours[weekday] = Math.min(hours[weekday] ?? Number.POSITIVE_INFINITY, minutes / MINUTES_AN_HOUR);
  return hours;
}

/**
 * The longest sitting that work wants: a few hours a week are put on fewer days, so that a task need not be split, and longer
 * work comes in sittings of two hours instead of one.
 */
export function sittingOf(statements: readonly Statement[]): number {
  const lengths = statements.flatMap((one) => {
    if (one.kind !== 'task' || one.effort?.unit !== 'minutes' || one.on.length > 0) return [];
    return Math.min(
      NEVER_CUT_MINUTES,
      one.effort.amount / (one.effort.per === 'whole' ? (one.parts?.count ?? 1) : 1),
    );
  });
  return Math.max(LEAST_MINUTES_A_DAY, ...lengths);
}

/** The working weekdays; for a plan of a few days only those in it. */
function weekOf(statements: readonly Statement[], worked: readonly Weekday[], span: Span): Week {
  return { worked: weekdaysThere(worked, span), sitting: sittingOf(statements) };
}

/** The working time that a brief states, as calendar settings; null if it states none. */
export function workingTimeOf(
  statements: readonly Statement[],
  calendar: WorkingCalendar,
  span: Span,
): WorkingTime | null {
  const rules = rulesIn(statements);
  if (rules.length === 0) return null;
  const usual = weekdaysIn(rules, calendar.weekdays, span);
  const worked = usual ?? calendar.weekdays;
  const hours = hoursIn(rules, weekOf(statements, worked, span));
  const limits = Object.values(hours);
  const also = daysAlsoIn(rules, worked, span);
  // Days that are opened besides have the hours of the person.
  const isSameEveryDay =
    also.weekdays.length === 0 && worked.every((weekday) => hours[weekday] === limits[0]);
  return {
    weekdays: also.weekdays.length > 0 ? sorted([...worked, ...also.weekdays]) : usual,
    hoursPerDay: limits.length > 0 && isSameEveryDay ? (limits[0] ?? null) : null,
    ...(limits.length > 0 && !isSameEveryDay && { hoursByWeekday: hours }),
    daysOff: [...new Set([...daysFreeIn(statements, span), ...also.daysOff])].sort(),
  };
}

/** Days without any work or habits. */
export function daysFreeIn(statements: readonly Statement[], span: Span): Day[] {
  const rules = rulesIn(statements);
  const opened = daysOpenedIn(rules, span);
  return rules
    .flatMap((rule) => {
      const off = rule.off.flatMap((range) =>
        daysFrom(latestOf(range.from, span.from) ?? range.from, earliestOf(range.to, span.to) ?? range.to),
      );
      if (isForAlways(rule) || (rule.rule !== 'only' && rule.rule !== 'never')) return off;
      const isFree = (day: Day) => rule.weekdays.includes(weekdayOf(day)) === (rule.rule === 'never');
      return [...off, ...daysOf(rule, span).filter((day) => isFree(day) && !opened.has(day))];
    })
    .sort();
}

/** Working days by temporary rules: also those of "only at weekends till February". */
const daysOpenedIn = (rules: readonly AvailabilityFields[], span: Span): Set<Day> =>
  new Set(
    rules.flatMap((rule) =>
      (rule.rule === 'also' || rule.rule === 'only') && !isForAlways(rule)
        ? daysOf(rule, span).filter((day) => rule.weekdays.includes(weekdayOf(day)))
        : [],
    ),
  );

/** Days off, because their weekday is only worked temporarily. */
function daysAlsoIn(rules: readonly AvailabilityFields[], worked: readonly Weekday[], span: Span) {
  const opened = daysOpenedIn(rules, span);
  const weekdays = sorted([...opened].map(weekdayOf)).filter((weekday) => !worked.includes(weekday));
  const daysOff =
    weekdays.length === 0
      ? []
      : daysFrom(span.from, span.to).filter((day) => weekdays.includes(weekdayOf(day)) && !opened.has(day));
  return { weekdays, daysOff };
}

/** Hours that temporary limits take from days. */
export function takenByLimits(
  statements: readonly Statement[],
  calendar: WorkingCalendar,
  span: Span,
): Record<Day, number> {
  const taken: Record<Day, number> = {};
  const week = weekOf(statements, calendar.weekdays, span);
  for (const rule of rulesIn(statements)) {
    if (rule.minutes === null || isForAlways(rule)) continue;
    const most = new Map(minutesByWeekday(rule, week));
    for (const day of daysOf(rule, span)) {
      const minutes = most.get(weekdayOf(day));
      if (minutes === undefined) continue;
      const usual = calendar.hoursByWeekday?.[weekdayOf(day)] ?? calendar.hoursPerDay;
      taken[day] = Math.max(taken[day] ?? 0, usual - minutes / MINUTES_AN_HOUR);
    }
  }
  return taken;
}

/** Hours of a weekday in a calendar; 0 if it is not worked. */
const hoursOn = ({ weekdays, hoursByWeekday, hoursPerDay }: WorkingCalendar, weekday: Weekday): number =>
  weekdays.includes(weekday) ? (hoursByWeekday?.[weekday] ?? hoursPerDay) : 0;

/**
 * The hours of other projects that overlap with those that the brief claims for itself: "5 hours a week for this" are
 * its own. Other projects first use the rest of the user's day.
 */
function busyBeside(person: WorkingCalendar, limited: WorkingCalendar): Record<Day, number> {
  const busy: Record<Day, number> = {};
  for (const [day, hours] of Object.entries(person.busyHours)) {
    const weekday = weekdayOf(day);
    const beside = Math.max(0, hoursOn(person, weekday) - hoursOn(limited, weekday));
    busy[day] = Math.max(0, hours - beside);
  }
  return busy;
}

/** The user's week with the days and hours of a brief. Settings of the project itself (`decided`) take precedence. */
export function limitedBy(
  statements: readonly Statement[],
  calendar: WorkingCalendar,
  span: Span,
): WorkingCalendar {
  const time = workingTimeOf(statements, calendar, span);
  if (!time) return calendar;
  const decided = new Set(calendar.decided);
  const own: WorkingCalendar = {
    ...calendar,
    weekdays: decided.has('weekdays') ? calendar.weekdays : (time.weekdays ?? calendar.weekdays),
    daysOff: [
      ...calendar.daysOff,
      ...(decided.has('weekdays') ? daysFreeIn(statements, span) : time.daysOff),
    ],
  };
  if (decided.has('hours')) return own;
  return {
    ...own,
    hoursPerDay: time.hoursPerDay ?? calendar.hoursPerDay,
    hoursByWeekday: { ...(time.hoursPerDay === null ? calendar.hoursByWeekday : {}), ...time.hoursByWeekday },
  };
}

/** The user's calendar with the rules of a brief, and the work of other projects beside its hours. */
export function calendarWith(
  statements: readonly Statement[],
  calendar: WorkingCalendar,
  span: Span,
): WorkingCalendar {
  const limited = limitedBy(statements, calendar, span);
  if (rulesIn(statements).length === 0 || calendar.decided?.includes('hours')) return limited;
  const busyHours = busyBeside(calendar, limited);
  for (const [day, taken] of Object.entries(takenByLimits(statements, limited, span)))
    if (taken > 0) busyHours[day] = (busyHours[day] ?? 0) + taken;
  return { ...limited, busyHours };
}
