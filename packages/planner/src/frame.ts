import { type Day, daysBetween } from '@daymark/domain/dates';
import type { Draft } from './compile/draft.ts';
import { NEVER_CUT_MINUTES } from './compile/pieces.ts';
import { type Axis, axisOf, UNITS_AN_HOUR, type WorkingCalendar, withCapacity } from './schedule/calendar.ts';
import type { Work } from './schedule/work.ts';
import type { PlanRequest } from './shape.ts';

/** The input of the scheduler. A remedy is the same frame with one value changed. */
export interface Frame {
  request: PlanRequest;
  drafts: readonly Draft[];
  calendar: WorkingCalendar;
  /** Hours of habits by day, which come before other work. */
  habitHours: Readonly<Record<Day, number>>;
  from: Day;
  to: Day;
}

/** Adds up hours by day. */
export function hoursOnDays(some: readonly { day: Day | null; hours: number }[]): Record<Day, number> {
  const sums: Record<Day, number> = {};
  for (const { day, hours } of some) if (day) sums[day] = (sums[day] ?? 0) + hours;
  return sums;
}

/** The hours of rows that are not planned again. */
export const hoursOfRows = (rows: readonly { dueDate: Day | null; estimatedHours: number }[]) =>
  rows.map(({ dueDate, estimatedHours }) => ({ day: dueDate, hours: estimatedHours }));

/** The calendar without the hours of existing rows and of habits. */
export function calendarAround({ request, calendar, habitHours }: Frame): WorkingCalendar {
  const taken = [calendar.busyHours, habitHours].flatMap((byDay) =>
    Object.entries(byDay).map(([day, hours]) => ({ day, hours })),
  );
  return { ...calendar, busyHours: hoursOnDays([...taken, ...hoursOfRows(request.kept)]) };
}

/** Hours with a fixed day, even on a day off: a fair on a Saturday opens that day only for the fair. */
function fixedUnits(frame: Frame, left: ReadonlySet<number>): Map<number, number> {
  const fixed = new Map<number, number>();
  for (const [index, { isAnchor, release, deadline, hours }] of frame.drafts.entries()) {
    if (!isAnchor || release === null || release !== deadline || left.has(index)) continue;
    const day = daysBetween(frame.from, release);
    fixed.set(day, (fixed.get(day) ?? 0) + unitsOfDraft(hours, frame));
  }
  return fixed;
}

/** The days with their time. Work that is `left` out opens no day. */
export function axisFor(frame: Frame, left: ReadonlySet<number> = new Set()): Axis {
  const axis = axisOf(calendarAround(frame), frame.from, frame.to);
  const fixed = fixedUnits(frame, left);
  if (fixed.size === 0) return axis;
  return withCapacity(
    axis,
    axis.capacity.map((units, day) => Math.max(units, fixed.get(day) ?? 0)),
  );
}

/**
 * The scheduler counts in quarters of an hour, and a piece is rounded up. Only work that fills a whole day gets exactly
 * the day's time, even if that is no whole number of quarters ("20 minutes a day").
 */
export function unitsOfDraft(hours: number, { calendar }: Pick<Frame, 'calendar'>): number {
  const units = Math.max(1, Math.ceil(hours * UNITS_AN_HOUR - 1e-9));
  const longest = longestDay(calendar);
  const day = Math.floor(longest * UNITS_AN_HOUR + 1e-9);
  return day > 0 && units > day && hours <= longest + 1e-9 ? day : units;
}

/** Hours of the longest day if all days are equal; otherwise a piece may be on a longer one. */
function longestDay({ weekdays, hoursPerDay, hoursByWeekday = {} }: WorkingCalendar): number {
  const hours = new Set(weekdays.map((weekday) => hoursByWeekday[weekday] ?? hoursPerDay));
  return hours.size === 1 ? (hours.values().next().value ?? 0) : 0;
}

/** The day on which its maker would do it, unless the project has moved away from it. */
function likelyDayOf({ likelyOn }: Draft, { from, to }: Frame): Pick<Work, 'likelyDay'> {
  return likelyOn && likelyOn >= from && likelyOn <= to ? { likelyDay: daysBetween(from, likelyOn) } : {};
}

/** The drafts in the scheduler's form: days as indices, hours as units. */
export function workOf(frame: Frame, axis: Axis): Work[] {
  const { drafts, from, to } = frame;
  const last = axis.days.length - 1;
  return drafts.map((draft, index) => ({
    id: String(index),
    units: unitsOfDraft(draft.hours, frame),
    releaseDay: draft.release === null ? 0 : Math.max(0, daysBetween(from, draft.release)),
    deadlineDay: draft.deadline === null ? last : Math.min(last, daysBetween(from, draft.deadline)),
    flexible: draft.deadline === null || draft.deadline >= to,
    after: draft.after.map(({ draft: before, lagDays, working }) => ({
      index: before,
      lagDays,
      ...(working && { working }),
    })),
    weight: draft.optional ? 0 : 1,
    series: draft.statement,
    ...(draft.continues && { continues: true as const }),
    ...(draft.stated && draft.hours <= NEVER_CUT_MINUTES / 60 && { isWhole: true as const }),
    ...likelyDayOf(draft, frame),
    ...(draft.isAnchor && { anchor: true as const }),
  }));
}
