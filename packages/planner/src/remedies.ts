import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import { durationText } from '@daymark/domain/durations';
import { LATER_DUE_DATE_MAX_DAYS } from '@daymark/domain/limits';
import { sumHours } from '@daymark/domain/load';
import { plural, t } from '@daymark/words/t';
import { withoutNumber } from './compile/titles.ts';
import { hasWeekBudget } from './compile/week-budgets.ts';
import { canBeLaidOut, type Layout, layOut } from './layout.ts';
import { smallest } from './schedule/smallest.ts';
import type { PlannedTask, PlanRequest, Remedy } from './shape.ts';

/** More hours a day are not proposed. */
const MOST_HOURS_A_DAY = 10;
/** Most names in a sentence. */
const MOST_NAMED = 3;

/** Most pieces of work that are scheduled in the search for one remedy. A search in a larger plan is coarser. */
const MOST_SEARCHED_PIECES = 4_000;

/** As many tries as there is time for in a plan of this size; those after them fail. */
function limited(frame: Layout['frame'], willDo: (count: number) => boolean): (count: number) => boolean {
  let left = Math.ceil(MOST_SEARCHED_PIECES / Math.max(1, frame.drafts.length));
  return (count) => left-- > 0 && willDo(count);
}

/** Remedies for a plan that cannot fit. Each was tried, and fits. */
export function remediesFor({ frame }: Layout, tasks: readonly PlannedTask[]): Remedy[] {
  const { request } = frame;
  const remedies: Remedy[] = [];
  const date = earliestDueDate(frame);
  if (date)
    remedies.push({
      kind: 'later-due-date',
      text: t`Move the due date to ${date}; then everything fits.`,
      date,
    });
  const hoursPerDay = hoursThatWouldDo(frame);
  if (hoursPerDay)
    remedies.push({ kind: 'more-hours', text: moreHoursText(frame, hoursPerDay), hoursPerDay });
  remedies.push(...movedMilestones(request));
  const left = leftOut(request, tasks);
  if (left && (left.refs.length < tasks.length || remedies.length === 0)) remedies.push(left);
  return remedies;
}

/** The first due date with which everything fits; deadlines that the brief states stay. */
function earliestDueDate(frame: Layout['frame']): Day | undefined {
  const { request } = frame;
  const { startDate, today, dueDate } = request;
  const begin = startDate > today ? startDate : today;
  const from = dueDate > begin ? dueDate : begin;
  const fitsBy = (days: number) => canBeLaidOut({ ...request, dueDate: addDays(from, days) });
  const least = from === dueDate ? 1 : 0;
  const days = smallest(least, LATER_DUE_DATE_MAX_DAYS - daysBetween(dueDate, from), limited(frame, fitsBy));
  return days === undefined ? undefined : addDays(from, days);
}

/** The request with these hours set for the project, which take precedence over the brief's. */
function withHours(request: PlanRequest, hoursPerDay: number): PlanRequest {
  const { hoursByWeekday: _, ...calendar } = request.calendar;
  const decided = new Set([...(calendar.decided ?? []), 'hours' as const]);
  return { ...request, calendar: { ...calendar, hoursPerDay, decided: [...decided] } };
}

/** Who has some hours a week wants to know how many more they are a week. */
function moreHoursText({ request, calendar }: Layout['frame'], hoursPerDay: number): string {
  const day = durationText(hoursPerDay);
  if (!hasWeekBudget(request)) return t`Work ${day} on each working day; then everything fits.`;
  const week = durationText(hoursPerDay * calendar.weekdays.length);
  return t`Work ${day} on each working day, ${week} a week; then everything fits.`;
}

function hoursThatWouldDo(frame: Layout['frame']): number | undefined {
  const { request, calendar } = frame;
  const { weekdays, hoursPerDay, hoursByWeekday = {} } = calendar;
  // The weekdays of hours a week have those of their longest day.
  const fewest = hasWeekBudget(request)
    ? 0
    : Math.min(...weekdays.map((weekday) => hoursByWeekday[weekday] ?? hoursPerDay));
  const least = Math.floor(Math.min(fewest, MOST_HOURS_A_DAY) * 2) + 1;
  const willDo = (count: number) => canBeLaidOut(withHours(request, count / 2));
  const halves = smallest(least, MOST_HOURS_A_DAY * 2, limited(frame, willDo));
  return halves === undefined ? undefined : halves / 2;
}

function movedMilestones(request: PlanRequest): Remedy[] {
  return request.milestones.flatMap(({ id, name, dueDate }): Remedy[] => {
    const room = daysBetween(dueDate, request.dueDate);
    if (room < 1) return [];
    const movedBy = (days: number): PlanRequest => ({
      ...request,
      milestones: request.milestones.map((one) =>
        one.id === id ? { ...one, dueDate: addDays(dueDate, days) } : one,
      ),
    });
    const by = smallest(1, room, (days) => canBeLaidOut(movedBy(days)));
    if (by === undefined) return [];
    const date = addDays(dueDate, by);
    return [
      {
        kind: 'move-milestone',
        text: t`Move the milestone “${name}” to ${date}; then everything fits.`,
        date,
        milestoneId: id,
      },
    ];
  });
}

/** Leaves out work without a day, except events, which happen whether they are planned or not. */
function leftOut(request: PlanRequest, tasks: readonly PlannedTask[]) {
  const events = new Set(request.reading.statements.flatMap((one) => (one.kind === 'event' ? one.id : [])));
  const free = tasks.filter(({ statement }) => !events.has(statement));
  const out = enoughLeftOut(request, free);
  if (!out) return undefined;
  const hours = sumHours(out.map(({ estimatedHours }) => estimatedHours));
  const isOptional = out.every(({ optional }) => optional);
  const refs = out.map(({ ref }) => ref);
  return {
    kind: 'drop-optional' as const,
    text: isOptional
      ? t`Leave out ${plural(out.length, 'the optional task')} (${durationText(hours)}); the rest fits.`
      : t`Leave out ${namesOf(out)} (${durationText(hours)}); the rest fits.`,
    refs,
  };
}

/** How often more work is left out if the rest still does not fit. */
const MOST_ROUNDS = 8;

/**
 * Work to leave out until the rest fits: what has no day, and then what has none without it; undefined if it never
 * fits.
 */
function enoughLeftOut(request: PlanRequest, free: readonly PlannedTask[]): PlannedTask[] | undefined {
  let out = free.filter(({ dueDate }) => dueDate === null);
  for (let round = 0, more = out.length; round < MOST_ROUNDS && more > 0; round++) {
    const { frame, schedule } = layOut(without(request, out));
    if (schedule.feasible) return out;
    const left = new Set(schedule.unplaced.map((index) => frame.drafts[index]?.key));
    const known = new Set(out);
    out = free.filter((task) => known.has(task) || left.has(task.proposed.key));
    more = out.length - known.size;
  }
  return undefined;
}

/** The request without these tasks and their rows. */
function without(request: PlanRequest, out: readonly PlannedTask[]): PlanRequest {
  const rows = new Set(out.map(({ rowId }) => rowId));
  const standing = (request.standing ?? []).filter(({ id }) => !rows.has(id));
  return {
    ...request,
    standing,
    declined: [...(request.declined ?? []), ...out.map(({ proposed }) => proposed)],
  };
}

/** The titles of tasks without a day, each once, in quotes. */
function namesOf(out: readonly PlannedTask[]): string {
  const titles = [...new Set(out.map(({ title }) => `“${withoutNumber(title)}”`))];
  const more = titles.length - MOST_NAMED;
  const named = titles.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? t`${named} and ${more} more` : named;
}
