import { addDays, type Day, daysBetween, daysFrom, type Weekday, weekdayOf } from '@daymark/domain/dates';

/** The working time of one user. Hours are decimal; `busyHours` is the work of other projects on those days. */
export interface WorkingCalendar {
  weekdays: readonly Weekday[];
  hoursPerDay: number;
  /** Hours of weekdays that differ from `hoursPerDay`. */
  hoursByWeekday?: Readonly<Partial<Record<Weekday, number>>>;
  daysOff: readonly Day[];
  busyHours: Readonly<Record<Day, number>>;
  /** Settings of this project, which take precedence over its brief. */
  decided?: readonly ('weekdays' | 'hours')[];
}

export const DEFAULT_CALENDAR: WorkingCalendar = {
  weekdays: [1, 2, 3, 4, 5],
  hoursPerDay: 6,
  daysOff: [],
  busyHours: {},
};

/** The scheduler counts in quarters of an hour. */
export const UNITS_AN_HOUR = 4;

export const unitsOf = (hours: number): number => Math.round(hours * UNITS_AN_HOUR);
export const hoursOf = (units: number): number => units / UNITS_AN_HOUR;

/** Longest range that is planned, in days: limits the work for a project that ends in a century. */
const LONGEST_SPAN = 3_700;

/**
 * The days of a plan as one axis of working time: day `i` has the units from `starts[i]` to `starts[i + 1]`. A day off
 * has no length, so every unit of the axis is working time.
 */
export interface Axis {
  days: readonly Day[];
  capacity: Int32Array;
  starts: Int32Array;
  /** The weekday of the first day, from which the others follow. */
  firstWeekday: Weekday;
}

/** The first day of an axis without days. */
const MONDAY = '2026-11-23';

const firstWeekdayOf = (days: readonly Day[]): Weekday => weekdayOf(days[0] ?? MONDAY);

let laidOut: readonly Day[] = [];

/**
 * The days from `from` to `to`. The longest row of days that begins so is kept: a plan that does not fit is tried with many last
 * days, the farthest first, and looks the same texts up each time.
 */
function daysOf(from: Day, to: Day): readonly Day[] {
  const count = Math.min(LONGEST_SPAN, daysBetween(from, to) + 1);
  if (!(count > 0)) return [];
  if (laidOut[0] !== from || laidOut.length < count) laidOut = daysFrom(from, addDays(from, count - 1));
  return laidOut.slice(0, count);
}

/** Builds the axis from `from` to `to`, both included. Days in `opened` are working days whatever the calendar says. */
export function axisOf(calendar: WorkingCalendar, from: Day, to: Day, opened: readonly Day[] = []): Axis {
  const days = daysOf(from, to);
  const off = new Set(calendar.daysOff);
  const open = new Set(opened);
  const firstWeekday = firstWeekdayOf(days);
  const capacity = Int32Array.from(days, (day, index) => {
    const weekday = (((firstWeekday - 1 + index) % 7) + 1) as Weekday;
    const works = open.has(day) || (calendar.weekdays.includes(weekday) && !off.has(day));
    const own = calendar.hoursByWeekday?.[weekday] ?? calendar.hoursPerDay;
    const usual = open.has(day) ? Math.max(own, calendar.hoursPerDay) : own;
    const hours = works ? Math.min(24, usual) - Math.max(0, calendar.busyHours[day] ?? 0) : 0;
    return Math.max(0, Math.floor(hours * UNITS_AN_HOUR + 1e-9));
  });
  return withCapacity({ days, firstWeekday }, capacity);
}

/** The same days with other capacities. */
export const withCapacity = (
  { days, firstWeekday }: Pick<Axis, 'days'> & Partial<Axis>,
  capacity: Int32Array,
): Axis => ({
  days,
  capacity,
  starts: startsOf(capacity),
  firstWeekday: firstWeekday ?? firstWeekdayOf(days),
});

function startsOf(capacity: Int32Array): Int32Array {
  const starts = new Int32Array(capacity.length + 1);
  for (let day = 0; day < capacity.length; day++) {
    starts[day + 1] = (starts[day] as number) + (capacity[day] as number);
  }
  return starts;
}

/** The unit at which the day begins; days outside of the axis are clamped to its ends. */
export const startOf = (axis: Axis, day: number): number =>
  axis.starts[Math.max(0, Math.min(day, axis.days.length))] as number;

/** The day of a unit of working time; the number of days if it is after the last. */
export function dayAt(axis: Axis, unit: number): number {
  const { starts } = axis;
  let low = 0;
  let high = axis.days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle + 1] as number) > unit) high = middle;
    else low = middle + 1;
  }
  return low;
}
