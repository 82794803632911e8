import { type Day, weekdayOf } from '@daymark/domain/dates';
import { calibrated } from './calibrated.ts';
import { HOURS_A_DAY } from './compile/availability.ts';
import { withWeekBudgets } from './compile/budget-calendar.ts';
import { compile } from './compile/compile.ts';
import type { Draft } from './compile/draft.ts';
import { onOwnWeekdays } from './compile/own-weekdays.ts';
import { NEVER_CUT_MINUTES } from './compile/pieces.ts';
import { onConsecutiveDays } from './compile/together.ts';
import { unprepared } from './compile/unprepared.ts';
import { axisFor, calendarAround, type Frame, hoursOfRows, hoursOnDays, workOf } from './frame.ts';
import { habitHours, type RepeatRow, repeatRows } from './merge/repeats.ts';
import { keyed, settled } from './merge/settled.ts';
import { scheduleStanding } from './merge/standing.ts';
import type { Axis, WorkingCalendar } from './schedule/calendar.ts';
import { fits, type Schedule } from './schedule/schedule.ts';
import type { PlanRequest, Remark, WorkingTime } from './shape.ts';
import { asDaysEnd, joinedOnDays } from './sittings.ts';

/** A request with its pieces of work and their days. */
export interface Layout {
  /** The working time that the brief states; null if it states none. */
  workingTime: WorkingTime | null;
  frame: Frame;
  axis: Axis;
  schedule: Schedule;
  /** The frame with which it was scheduled at last: without links that would keep a stated day from its work. */
  basis: Frame;
  habits: RepeatRow[];
  /** The effects of the calibration. */
  told: Remark[];
}

/** A request with its pieces, before fixed days are searched for some of them. */
interface Cut extends Pick<Layout, 'habits' | 'told' | 'workingTime'> {
  usual: Frame;
}

function cut(request: PlanRequest): Cut {
  const { drafts: all, repeats, calendar: regular, workingTime, from, to } = compile(request);
  const { drafts, remarks: told } = calibrated(settled(keyed(all), request), request);
  const habits = repeatRows(repeats, request);
  const { calendar, hoursByDay } = withWeekBudgets(regular, drafts, {
    statements: request.reading.statements,
    person: request.calendar,
    start: request.startDate,
    span: { from, to },
    longest: Math.max(0, ...drafts.flatMap(({ isAnchor, hours }) => (isAnchor ? [] : hours))),
    fixed: hoursOnDays([
      ...anchored(drafts),
      ...habits.map(({ day, draft }) => ({ day, hours: draft.hours })),
      ...hoursOfRows(request.kept),
    ]),
    standing: hoursOnDays([
      ...(request.standing ?? []).map(({ dueDate, proposed }) => ({ day: dueDate, hours: proposed.hours })),
      ...likely(drafts),
    ]),
  });
  const usual: Frame = { request, drafts, calendar, habitHours: habitHours(habits), from, to };
  return { usual, habits, told, workingTime: withOwnDays(workingTime, usual, hoursByDay) };
}

/** The working time with single days that have other hours: those of a budget, and what stated days take. */
function withOwnDays(
  workingTime: WorkingTime | null,
  { drafts, calendar }: Frame,
  hoursByDay: Record<Day, number>,
): WorkingTime | null {
  const own = { ...hoursByDay };
  for (const [day, hours] of Object.entries(hoursOnDays(anchored(drafts)))) {
    const isWorked = calendar.weekdays.includes(weekdayOf(day)) && !calendar.daysOff.includes(day);
    if (isWorked && hours > (own[day] ?? usualHours(calendar, day))) own[day] = Math.min(HOURS_A_DAY, hours);
  }
  if (Object.keys(own).length === 0) return workingTime;
  return { ...{ weekdays: null, hoursPerDay: null, daysOff: [] }, ...workingTime, hoursByDay: own };
}

/** The hours of work on stated days. */
const anchored = (drafts: readonly Draft[]) =>
  drafts.map(({ isAnchor, release, hours }) => ({ day: isAnchor ? release : null, hours }));

const usualHours = ({ hoursByWeekday, hoursPerDay }: WorkingCalendar, day: Day): number =>
  hoursByWeekday?.[weekdayOf(day)] ?? hoursPerDay;

/** The hours of new work on the days on which its maker would do it. */
const likely = (drafts: readonly Draft[]) =>
  drafts.map(({ isAnchor, stands, likelyOn, hours }) => ({
    day: isAnchor || stands ? null : (likelyOn ?? null),
    hours,
  }));

type Placed = Pick<Layout, 'frame' | 'axis' | 'schedule' | 'basis'>;

/** How often fixed days are searched again around the result. */
const MOST_ROUNDS = 3;

/**
 * Searches fixed days beside those of a plan without them. If work is left over, it tries again around the result, as
 * the next proposal would.
 */
function placed(usual: Frame, frame = onOwnDays(usual)): Placed {
  let best = { frame, ...scheduled(frame) };
  const hasOwnDays = frame.drafts.some((draft, index) => draft !== usual.drafts[index]);
  for (let round = 0; hasOwnDays && round < MOST_ROUNDS; round++) {
    const { unplaced } = best.schedule;
    if (unplaced.length === 0) break;
    const around = onOwnDays({ ...usual, drafts: standing(usual.drafts, best) });
    const again = { frame: around, ...scheduled(around) };
    if (again.schedule.unplaced.length >= unplaced.length) break;
    best = again;
  }
  const drafts = best.frame.drafts.map((draft, index) => ({ ...draft, stands: usual.drafts[index]?.stands }));
  return { ...best, frame: { ...best.frame, drafts } };
}

/** The drafts as if each were an existing row on its day; split ones are unchanged. */
function standing(drafts: readonly Draft[], { schedule, axis }: Placed): Draft[] {
  const days = Map.groupBy(schedule.placed, ({ index }) => index);
  return drafts.map((draft, index) => {
    const [first, more] = days.get(index) ?? [];
    if (more) return draft;
    const day = (first && axis.days[first.day]) ?? null;
    return {
      ...draft,
      stands: { id: '', title: null, part: 0, hours: draft.hours, ...draft.stands, day },
    };
  });
}

const laidOut = ({ usual, ...others }: Cut, frame?: Frame): Layout => ({
  ...others,
  ...placed(usual, frame),
});

const hasTime = (frame: Frame, axis: Axis): boolean => fits(workOf(frame, axis), axis);

/** Stated days that get no work because what comes before it does not fit are kept: it happens, prepared or not. */
function scheduled(frame: Frame): Pick<Layout, 'axis' | 'schedule' | 'basis'> {
  const axis = axisFor(frame);
  const first = scheduleStanding(frame, axis);
  const isAnchor = (index: number) => frame.drafts[index]?.isAnchor ?? false;
  const late = first.unplaced.filter(isAnchor);
  if (late.length === 0) return { axis, schedule: first, basis: frame };
  const kept = { ...frame, drafts: unprepared(frame.drafts, late, frame.from) };
  return { axis, schedule: withClosedDays(kept, scheduleStanding(kept, axis)), basis: kept };
}

/** A day that was opened for work that does not fit on it is not open for other work. */
function withClosedDays(frame: Frame, first: Schedule): Schedule {
  const left = new Set(first.unplaced.filter((index) => frame.drafts[index]?.isAnchor));
  let schedule = first;
  for (let more = left.size; more > 0; ) {
    const { placed, unplaced } = scheduleStanding(frame, axisFor(frame, left));
    schedule = { ...first, placed, unplaced };
    const known = left.size;
    for (const index of unplaced) if (frame.drafts[index]?.isAnchor) left.add(index);
    more = left.size - known;
  }
  return schedule;
}

/** How short sittings may become: two fill a day without a rest; shorter ones make many small rows. */
export type Shortest = 'half a day' | 'an hour';

/**
 * Divides a request into pieces and schedules them. If there is enough time but long sittings do not fit beside each
 * other, shorter ones are tried.
 */
export const layOut = (request: PlanRequest, shortest: Shortest = 'an hour'): Layout =>
  joined(inShorterSittings(laidOut(cut(request)), shortest));

/** With what is done of one task on one day as one sitting, unless that leaves out more. */
function joined(layout: Layout): Layout {
  const { frame, schedule } = layout;
  const sittings = joinedOnDays(frame, schedule.placed);
  if (sittings.size === 0) return layout;
  const { request } = frame;
  const again = laidOut(cut({ ...request, sittings: new Map([...(request.sittings ?? []), ...sittings]) }));
  return again.schedule.unplaced.length <= schedule.unplaced.length ? again : layout;
}

/** In a plan of short days sittings of an hour fill them. */
const SHORTEST_SITTING_MINUTES = 60;

/** How often more of what does not fit is cut, before everything is. */
const MOST_SHORTENED_ROUNDS = 3;

function inShorterSittings(layout: Layout, shortest: Shortest): Layout {
  const { frame, axis, schedule } = layout;
  const { request } = frame;
  if (schedule.feasible || request.granularity === 'finer' || !hasTime(frame, axis)) return layout;
  const half = Math.floor((frame.calendar.hoursPerDay * 60) / 2);
  const shorter = shortest === 'half a day' ? [] : [NEVER_CUT_MINUTES, SHORTEST_SITTING_MINUTES];
  const lengths = [...new Set([half, ...shorter])]
    .filter((one) => one >= SHORTEST_SITTING_MINUTES)
    .sort((one, other) => other - one);
  for (const sittingMinutes of lengths) {
    const fitting = cuttingWhatDoesNotFit(layout, sittingMinutes);
    if (fitting) return fitting;
  }
  const flowing = laidOut(cut({ ...request, sittings: asDaysEnd(frame, axis) }));
  if (flowing.schedule.feasible) return flowing;
  for (const sittingMinutes of lengths) {
    const finer = laidOut(cut({ ...request, sittingMinutes, granularity: 'finer' }));
    if (finer.schedule.feasible) return finer;
  }
  return flowing.schedule.unplaced.length < schedule.unplaced.length ? flowing : layout;
}

/** First only what does not fit is cut, so that a full account does not cut everything. */
function cuttingWhatDoesNotFit(layout: Layout, sittingMinutes: number): Layout | undefined {
  const { request } = layout.frame;
  let best = layout;
  const cutShorter = new Set<string>();
  for (let round = 0; round < MOST_SHORTENED_ROUNDS; round++) {
    const known = cutShorter.size;
    for (const index of best.schedule.unplaced) cutShorter.add(best.frame.drafts[index]?.statement ?? '');
    if (cutShorter.size === known) break;
    best = laidOut(cut({ ...request, sittingMinutes, shorter: [...cutShorter] }));
    if (best.schedule.feasible) return best;
  }
  return undefined;
}

/** A plan of more pieces is only tried with its usual sittings: it is tried often, and the shorter ones take a dozen times as long. */
const MOST_SHORTENED_PIECES = 300;

/** Whether everything gets a day. If there is not enough time in total, it does not schedule. */
export function canBeLaidOut(request: PlanRequest, shortest: Shortest = 'an hour'): boolean {
  const pieces = cut(request);
  const frame = onOwnDays(pieces.usual);
  if (!hasTime(frame, axisFor(frame))) return false;
  const layout = laidOut(pieces, frame);
  const isLarge = frame.drafts.length > MOST_SHORTENED_PIECES;
  return (isLarge ? layout : inShorterSittings(layout, shortest)).schedule.feasible;
}

function onOwnDays(usual: Frame): Frame {
  const { request, drafts, from, to } = usual;
  const setting = { statements: request.reading.statements, calendar: calendarAround(usual), from, to };
  const daysOf = () => {
    const axis = axisFor(usual);
    return lastDays(drafts.length, scheduleStanding(usual, axis), axis.days);
  };
  const own = onOwnWeekdays(drafts, setting, daysOf);
  return { ...usual, drafts: onConsecutiveDays(own, setting, daysOf) };
}

function lastDays(count: number, { placed }: Schedule, days: readonly Day[]): (Day | null)[] {
  const last: (Day | null)[] = Array.from({ length: count }, () => null);
  for (const { index, day } of placed) last[index] = days[day] ?? null;
  return last;
}
