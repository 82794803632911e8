import { type Day, daysBetween, type Weekday, weekdayOf } from '@daymark/domain/dates';
import type { Draft } from './breakdown/draft.ts';
import type { Brief } from './brief/brief.ts';
import { type Axis, axisOf, unitsOf, type WorkingCalendar } from './schedule/calendar.ts';
import { fits, overfull } from './schedule/schedule.ts';
import type { Work } from './schedule/work.ts';
import type { PlanRequest, WorkingTime } from './shape.ts';

/** Everything that decides where the drafts can lie; a remedy is the same frame with one value changed. */
export interface Frame {
  request: PlanRequest;
  drafts: readonly Draft[];
  calendar: WorkingCalendar;
  /** Days off that a date of the brief opens for work. */
  opened: readonly Day[];
  from: Day;
  to: Day;
}

/** Weekdays that are free and on which the brief puts something every time, with the hours of that alone. */
export function openedWeekdays({ items }: Brief, weekdays: readonly Weekday[]): Map<Weekday, number> {
  const opened = new Map<Weekday, number>();
  for (const { series, each, hours, usual } of items) {
    const weekday =
      series?.weekday ?? (series?.first && series.unit === 'week' ? weekdayOf(series.first) : null);
    if (weekday === null || weekday === undefined || weekdays.includes(weekday)) continue;
    const one = each ?? hours ?? usual?.each ?? usual?.hours ?? USUAL_HOURS;
    opened.set(weekday, Math.min(8, (opened.get(weekday) ?? 0) + one));
  }
  return opened;
}

const USUAL_HOURS = 3;

/** The user's calendar with what the brief says about days and hours, less the hours of the work that stands. */
export function calendarFor(request: PlanRequest, brief: Brief): WorkingCalendar {
  const { calendar } = request;
  const busyHours: Record<Day, number> = { ...calendar.busyHours };
  for (const { dueDate, estimatedHours } of request.kept) {
    if (dueDate) busyHours[dueDate] = (busyHours[dueDate] ?? 0) + estimatedHours;
  }
  const weekdays = brief.availability.weekdays ?? calendar.weekdays;
  const hoursByWeekday = { ...brief.availability.hoursByWeekday };
  for (const [weekday, hours] of openedWeekdays(brief, weekdays)) hoursByWeekday[weekday] = hours;
  return {
    ...(Object.keys(hoursByWeekday).length > 0 ? { hoursByWeekday } : {}),
    weekdays: [...new Set([...weekdays, ...openedWeekdays(brief, weekdays).keys()])].sort(),
    hoursPerDay: brief.availability.hoursPerDay ?? calendar.hoursPerDay,
    daysOff: [...calendar.daysOff, ...brief.availability.daysOff],
    busyHours,
  };
}

/** What a brief says about the days and hours of the work; null where that is nothing. */
export function workingTimeOf({ availability }: Brief): WorkingTime | null {
  const { weekdays, hoursPerDay, hoursByWeekday, daysOff } = availability;
  if (weekdays === null && hoursPerDay === null && !hoursByWeekday && daysOff.length === 0) return null;
  return { weekdays, hoursPerDay, daysOff, ...(hoursByWeekday && { hoursByWeekday }) };
}

export const axisFor = ({ calendar, from, to, opened }: Frame): Axis => axisOf(calendar, from, to, opened);

/** The drafts as the scheduler takes them: days as indices, hours as units. */
export function workOf({ drafts, from, to }: Frame, axis: Axis): Work[] {
  const last = axis.days.length - 1;
  return drafts.map((draft, index) => ({
    id: String(index),
    units: Math.max(1, unitsOf(draft.hours)),
    releaseDay: draft.release === null ? 0 : Math.max(0, daysBetween(from, draft.release)),
    deadlineDay: draft.deadline === null ? last : Math.min(last, daysBetween(from, draft.deadline)),
    flexible: draft.deadline === null || draft.deadline > to,
    after: draft.after.map(({ draft: before, lagDays }) => ({ index: before, lagDays })),
    weight: draft.optional ? 0 : 1,
    phase: draft.phase,
    ...rowOf(draft),
  }));
}

/** The pieces of one count that a sentence asks for, as "1–5 of 20" and "6–10 of 20". */
const rowOf = ({ unit, source }: Draft): Pick<Work, 'row'> =>
  unit && source ? { row: `${source.start}/${unit.stage}/${unit.noun}` } : {};

/** The drafts that together have too little time; empty when everything can be done in time. */
export function frameOverfull(frame: Frame): number[] {
  const axis = axisFor(frame);
  return overfull(workOf(frame, axis), axis);
}

/** Whether everything can be done in time. */
export function frameFits(frame: Frame): boolean {
  const axis = axisFor(frame);
  return fits(workOf(frame, axis), axis);
}
