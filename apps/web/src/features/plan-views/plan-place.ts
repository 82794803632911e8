import { addDays, type Day, daysFrom, isDay, startOfWeek } from '@daymark/domain/dates';
import { firstWeekday } from '../../platform/weekdays.ts';

export const VIEWS = ['list', 'timeline', 'calendar', 'board'] as const;
export type View = (typeof VIEWS)[number];

export const SPANS = ['week', 'weeks', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** The length of `weeks`, which looks ahead where a month may look back. */
export const WEEKS = 5;

/** The view of a plan and its period. It is stored in the address, so that a reload and going back keep it. */
export interface PlanPlace {
  view?: View;
  span?: Span;
  /** A day of the shown week or month, or of the first of the weeks; today if omitted. */
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
  /** The day that it was made for: of a month, one of its own days. */
  day: Day;
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
/** The middle of the month, because a month after January 31 would skip February. */
const middleOf = (day: Day): Day => `${day.slice(0, 7)}-15`;

/** The last day that a period must show. */
function endOf(span: Span, day: Day): Day {
  if (span === 'week') return day;
  if (span === 'weeks') return addDays(day, 7 * (WEEKS - 1));
  return addDays(firstOfMonth(addDays(middleOf(day), 30)), -1);
}

/** The week of a day, that week with those after it, or the weeks of its month. */
export function periodOf(span: Span, day: Day, first = firstWeekday()): Period {
  const begin = span === 'month' ? firstOfMonth(day) : day;
  const end = endOf(span, day);
  const from = startOfWeek(begin, first);
  const to = addDays(startOfWeek(end, first), 6);
  return { span, from, to, days: daysFrom(from, to), day };
}

/** A day of the previous or the next period. */
export function dayBeside({ span, day }: Pick<Period, 'span' | 'day'>, step: 1 | -1): Day {
  if (span !== 'month') return addDays(day, 7 * step * (span === 'week' ? 1 : WEEKS));
  return firstOfMonth(addDays(middleOf(day), 30 * step));
}
