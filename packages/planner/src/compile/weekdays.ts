import { type Day, daysFrom, type Weekday, weekdayOf } from '@daymark/domain/dates';
import type { AvailabilityFields } from '@daymark/domain/reading';

export const DAYS_A_WEEK = 7;

export interface Span {
  from: Day;
  to: Day;
}

export const sorted = (weekdays: Iterable<Weekday>): Weekday[] =>
  [...new Set(weekdays)].sort((a, b) => a - b);

export const isForAlways = ({ from, until }: AvailabilityFields): boolean => from === null && until === null;

/** Chooses so many weekdays, spread evenly: 3 of Monday to Friday are Monday, Wednesday and Friday. */
export function spread(weekdays: readonly Weekday[], count: number): Weekday[] {
  if (count >= weekdays.length) return [...weekdays];
  const step = count > 1 ? (weekdays.length - 1) / (count - 1) : 0;
  return Array.from({ length: count }, (_, at) => weekdays[Math.round(at * step)] ?? 1);
}

/**
 * The weekdays that a brief gives hours to, if one of them is usually not worked: "Sundays 4 hours and Wednesdays 2
 * hours" is all the time for this work. Hours of usual weekdays alone only limit them.
 */
function weekdaysWithHours(rules: readonly AvailabilityFields[], own: readonly Weekday[]): Weekday[] {
  const stated = rules.filter((one) => one.rule === null && one.minutes !== null && isForAlways(one));
  if (stated.some(({ weekdays }) => weekdays.length === 0)) return [];
  const weekdays = stated.flatMap((one) => one.weekdays);
  return weekdays.every((weekday) => own.includes(weekday)) ? [] : weekdays;
}

/** The weekdays that a span has; of a longer one all. */
export const weekdaysThere = (own: readonly Weekday[], { from, to }: Span): readonly Weekday[] => {
  const there = new Set(daysFrom(from, to).slice(0, DAYS_A_WEEK).map(weekdayOf));
  const some = own.filter((weekday) => there.has(weekday));
  return some.length > 0 ? some : own;
};

/** The weekdays of the user that the rules of a brief allow in a span; null if it has no such rules. */
export function weekdaysIn(
  rules: readonly AvailabilityFields[],
  own: readonly Weekday[],
  span: Span,
): Weekday[] | null {
  const of = (rule: AvailabilityFields['rule']) =>
    rules.filter((one) => one.rule === rule && isForAlways(one)).flatMap(({ weekdays }) => weekdays);
  const only = [...of('only'), ...weekdaysWithHours(rules, own)];
  const [also, never] = [of('also'), of('never')];
  const count = rules.find((one) => one.days !== undefined && isForAlways(one))?.days;
  if (only.length + also.length + never.length === 0 && count === undefined) return null;
  const free = own.filter((weekday) => ![...only, ...also, ...never].includes(weekday));
  const chosen = count === undefined ? [] : spread(weekdaysThere(free, span), count);
  const base = count !== undefined || only.length > 0 ? [...only, ...chosen] : own;
  return sorted([...base, ...also].filter((weekday) => !never.includes(weekday)));
}
