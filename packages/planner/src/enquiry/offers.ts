import { addDays, type Day, daysBetween, weekdayOf } from '@daymark/domain/dates';
import { LATER_DUE_DATE_MAX_DAYS } from '@daymark/domain/limits';
import { sumHours } from '@daymark/domain/load';
import type { Statement } from '@daymark/domain/reading';
import { withSteps } from '../breakdown/expand.ts';
import { canBeLaidOut } from '../layout.ts';
import { type Plan, type PlanRequest, planProject } from '../plan.ts';
import { smallest } from '../schedule/smallest.ts';
import type { Offer, Terms } from './shape.ts';

/** More hours a day are not proposed. */
const MOST_HOURS_A_DAY = 10;
/** Most parts that are tried to be left out. */
const MOST_PARTS = 12;

/** The request on these terms. */
export function onTerms(request: PlanRequest, terms: Partial<Terms>): PlanRequest {
  const { startDate, dueDate, hoursPerDay = null, corrections = [] } = terms;
  const changed = new Map(corrections.map((one) => [one.id, one]));
  const statements = request.reading.statements.map((one) => changed.get(one.id) ?? one);
  const { hoursByWeekday, ...calendar } = request.calendar;
  const decided = new Set([...(calendar.decided ?? []), 'hours' as const]);
  return {
    ...request,
    startDate: startDate ?? request.startDate,
    dueDate: dueDate ?? request.dueDate,
    reading: { ...request.reading, statements },
    calendar: hoursPerDay === null ? request.calendar : { ...calendar, hoursPerDay, decided: [...decided] },
  };
}

/** Whether it fits with the usual waits, without the search for what could be done otherwise. */
export const fits = (request: PlanRequest): boolean =>
  canBeLaidOut({ ...request, reading: withSteps(request.reading) });

/** The first day on which work can be done. */
export const beginOf = ({ startDate, today }: PlanRequest): Day => (startDate > today ? startDate : today);

function overtimeOf({ calendar }: PlanRequest, { tasks }: Plan): Offer['overtime'] {
  const hours = new Map<Day, number>();
  for (const { dueDate, estimatedHours } of tasks)
    if (dueDate) hours.set(dueDate, (hours.get(dueDate) ?? 0) + estimatedHours);
  return [...hours]
    .map(([day, planned]) => {
      const usual = calendar.hoursByWeekday?.[weekdayOf(day)] ?? calendar.hoursPerDay;
      const over = planned + (calendar.busyHours[day] ?? 0) - usual;
      return { day, hours: Math.round(Math.min(planned, over) * 4) / 4 };
    })
    .filter((one) => one.hours > 0)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** An offer on these terms, if the real plan holds with them. */
export function offered(request: PlanRequest, kind: Offer['kind'], terms: Partial<Terms>): Offer | undefined {
  const changed = onTerms(request, terms);
  const plan = planProject(changed);
  const days = plan.tasks.flatMap(({ dueDate }) => dueDate ?? []);
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (!plan.feasible || !firstDay || !lastDay) return undefined;
  const { startDate, dueDate } = changed;
  const { hoursPerDay = null, corrections = [] } = terms;
  return {
    kind,
    startDate,
    dueDate,
    hoursPerDay,
    corrections,
    firstDay,
    lastDay,
    usualLastDay: lastDay,
    mostHours: null,
    overtime: hoursPerDay === null ? [] : overtimeOf(request, plan),
    leftOut: null,
  };
}

/** The statement without the last day that its words give. */
const loosened = (one: Statement): Statement[] =>
  (one.kind === 'task' || one.kind === 'library') && one.by !== null ? [{ ...one, by: null }] : [];

/**
 * The earliest day until which everything fits beside all other work. If the days in the enquiry's words do not allow
 * any, they are wishes as well.
 */
export function earliest(request: PlanRequest): Offer | undefined {
  const begin = beginOf(request);
  const from = request.startDate < begin ? daysBetween(request.startDate, begin) : 0;
  const found = (corrections: Statement[]): Offer | undefined => {
    const by = (days: number) => ({ dueDate: addDays(request.startDate, days), corrections });
    const days = smallest(Math.max(1, from), LATER_DUE_DATE_MAX_DAYS, (count) =>
      fits(onTerms(request, by(count))),
    );
    return days === undefined ? undefined : offered(request, 'earliest', by(days));
  };
  const corrections = request.reading.statements.flatMap(loosened);
  return found([]) ?? (corrections.length > 0 ? found(corrections) : undefined);
}

/** As many hours on each working day, in half hours. */
function moreHours(request: PlanRequest): Offer[] {
  const { weekdays, hoursPerDay, hoursByWeekday = {} } = request.calendar;
  const fewest = Math.min(MOST_HOURS_A_DAY, ...weekdays.map((one) => hoursByWeekday[one] ?? hoursPerDay));
  const terms = (halves: number) => ({ hoursPerDay: halves / 2 });
  const halves = smallest(Math.floor(fewest * 2) + 1, MOST_HOURS_A_DAY * 2, (count) =>
    fits(onTerms(request, terms(count))),
  );
  const offer = halves === undefined ? undefined : offered(request, 'more-hours', terms(halves));
  return offer && offer.overtime.length > 0 ? [offer] : [];
}

/** Without the smallest part with which it fits: those that the enquiry calls optional first. */
function leftOut(request: PlanRequest, { tasks }: Plan): Offer[] {
  const parts = request.reading.statements.flatMap((one) => {
    if (one.kind !== 'task' && one.kind !== 'repeat') return [];
    const own = tasks.filter(({ statement }) => statement === one.id);
    const hours = sumHours(own.map(({ estimatedHours }) => estimatedHours));
    return own.length > 0 ? [{ one, hours, optional: one.kind === 'task' && one.optional }] : [];
  });
  if (parts.length < 2) return [];
  const ordered = parts.toSorted((a, b) => Number(b.optional) - Number(a.optional) || a.hours - b.hours);
  for (const { one, hours, optional } of ordered.slice(0, MOST_PARTS)) {
    const { id, words } = one;
    const excluded: Statement = { id, words, sure: true, statedBy: 'person', kind: 'excluded' };
    const terms = { corrections: [excluded] };
    if (!fits(onTerms(request, terms))) continue;
    const offer = offered(request, 'leave-out', terms);
    if (offer) return [{ ...offer, leftOut: { words: words.text, hours, optional } }];
  }
  return [];
}

/** An earlier start, if it was to start later than today. */
function earlierStart(request: PlanRequest): Offer[] {
  const { startDate, today } = request;
  const terms = (days: number) => ({ startDate: addDays(startDate, -days) });
  const most = daysBetween(today, startDate);
  const days = smallest(1, most, (count) => fits(onTerms(request, terms(count))));
  const offer = days === undefined ? undefined : offered(request, 'earlier-start', terms(days));
  return offer ? [offer] : [];
}

/** The concessions with which a wished day, that is the due date, holds although it does not as it is. */
export const concessions = (request: PlanRequest, plan: Plan): Offer[] => [
  ...earlierStart(request),
  ...moreHours(request),
  ...leftOut(request, plan),
];
