import { addDays, type Day, daysFrom, isDay, startOfWeek } from '@daymark/domain/dates';
import { firstWeekday } from '../../lib/first-weekday.ts';

export const VIEWS = ['list', 'timeline', 'calendar', 'board'] as const;
export type View = (typeof VIEWS)[number];

export const SPANS = ['week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** The view of a plan and its period. It is stored in the address, so that a reload and going back keep it. */
export interface PlanPlace {
  view?: View;
  span?: Span;
  /** A day of the shown week or month; today if omitted. */
  day?: Day;
}

const oneOf = <Value>(values: readonly Value[], found: unknown): Value | undefined =>
  values.find((value) => value === found);

/** Parses an address; invalid parts are left out. */
export function placeOf(search: Record<string, unknown>): PlanPlace {
  const view = oneOf(VIEWS, search.view);
  const span = oneOf(SPANS, search.span);
  const day = typeof search.day === 'string' && isDay(search.day) ? search.day : undefined;
  return { ...(view && { view }), ...(span && { span }), ...(day && { day }) };
}

export interface Period {
  span: Span;
  /** The first and the last day that are shown: whole weeks. */
  from: Day;
  to: Day;
  days: readonly Day[];
  /** A day of the month that the weeks belong to. */
  day: Day;
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
/** The middle of the month, because a month after January 31 would skip February. */
const middleOf = (day: Day): Day => `${day.slice(0, 7)}-15`;

/** The week of a day, or the weeks of its month. */
export function periodOf(span: Span, day: Day, first = firstWeekday()): Period {
  const begin = span === 'week' ? day : firstOfMonth(day);
  const end = span === 'week' ? day : addDays(firstOfMonth(addDays(middleOf(day), 30)), -1);
  const from = startOfWeek(begin, first);
  const to = addDays(startOfWeek(end, first), 6);
  return { span, from, to, days: daysFrom(from, to), day };
}

/** A day of the previous or the next period. */
export function dayBeside({ span, day }: Pick<Period, 'span' | 'day'>, step: 1 | -1): Day {
  if (span === 'week') return addDays(day, 7 * step);
  return firstOfMonth(addDays(middleOf(day), 30 * step));
}
