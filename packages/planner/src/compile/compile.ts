import { addDays, type Day, daysFrom, weekdayOf } from '@daymark/domain/dates';
import type { Statement, StatementOf } from '@daymark/domain/reading';
import { axisOf, type WorkingCalendar } from '../schedule/calendar.ts';
import type { PlanRequest, WorkingTime } from '../shape.ts';
import { calendarWith, daysFreeIn, workingTimeOf } from './availability.ts';
import { earliestOf, latestOf } from './days.ts';
import type { Draft, RepeatDraft } from './draft.ts';
import { withinDays } from './habit-time.ts';
import { inStep } from './in-step.ts';
import { linked, type Made } from './links.ts';
import { bindMilestones } from './milestones.ts';
import { NEVER_CUT_MINUTES, type Piece, piecesOf, type SittingLimits } from './pieces.ts';
import { repeatDrafts } from './repeats.ts';
import { pieceTitle } from './titles.ts';

export interface Compiled {
  drafts: Draft[];
  repeats: RepeatDraft[];
  /** The user's calendar with the rules of the brief. */
  calendar: WorkingCalendar;
  workingTime: WorkingTime | null;
  from: Day;
  to: Day;
}

/** Limits the scheduler's work; a plan with more pieces would be unreadable anyway. */
const MOST_DRAFTS = 1_000;
const LONGEST_WORKDAY_HOURS = 8;
const MINUTES_AN_HOUR = 60;
const MOST_EVENT_DAYS = 31;
const SCARCE_WEEKDAYS = 2;

/** Statements that are work whose days are scheduled. */
type Worked = StatementOf<'task' | 'event'>;

interface Setting {
  request: PlanRequest;
  calendar: WorkingCalendar;
  from: Day;
  to: Day;
  /** Completed parts of each statement, as other statements say. */
  done: ReadonlyMap<string, number>;
  /** The statements whose parts are each followed by somebody's answer. */
  answered: ReadonlySet<string>;
}

/** Compiles a Reading into pieces of work without days, and the calendar for them. It knows no language. */
export function compile(request: PlanRequest): Compiled {
  const { statements } = request.reading;
  const from = request.startDate > request.today ? request.startDate : request.today;
  const span = { from, to: request.dueDate };
  const calendar = calendarWith(statements, request.calendar, span);
  const setting = {
    request,
    calendar,
    ...span,
    done: doneParts(statements),
    answered: answeredEach(statements),
  };
  const drafts: Draft[] = [];
  const made = new Map<string, Made>();
  for (const [one, pieces] of piecesOfAll(statements, setting)) {
    const last = Math.max(...pieces.map(({ to }) => to));
    made.set(one.id, { first: drafts.length, pieces });
    drafts.push(...pieces.map((piece) => draftOf(one, piece, pieceTitle(one.title, piece, last), setting)));
  }
  const repeats = repeatDrafts(statements, {
    start: request.startDate,
    span,
    worked: calendar.weekdays,
    off: [...request.calendar.daysOff, ...daysFreeIn(statements, span)],
  });
  const workHours = drafts.reduce((sum, { hours }) => sum + hours, 0);
  return {
    drafts: bindMilestones(inStep(linked(drafts, made, setting), statements), request),
    repeats: withinDays(repeats, workHours, axisOf(calendar, from, request.dueDate)),
    calendar,
    workingTime: workingTimeOf(statements, request.calendar, span),
    ...span,
  };
}

/** The pieces of each statement. If there are too many, each statement gets fewer and longer ones. */
function piecesOfAll(statements: readonly Statement[], setting: Setting): [Worked, Piece[]][] {
  const withMost = (most: number) =>
    statements.flatMap((one): [Worked, Piece[]][] => {
      if (one.kind !== 'task' && one.kind !== 'event') return [];
      const pieces =
        one.kind === 'task' ? piecesOfTask(one, setting, most) : piecesOfEvent(one, setting, most);
      return pieces.length > 0 ? [[one, pieces]] : [];
    });
  const all = withMost(MOST_DRAFTS);
  const count = all.reduce((sum, [, pieces]) => sum + pieces.length, 0);
  return count <= MOST_DRAFTS ? all : withMost(Math.max(1, Math.floor(MOST_DRAFTS / all.length)));
}

function doneParts(statements: readonly Statement[]): Map<string, number> {
  const done = new Map<string, number>();
  for (const one of statements)
    if (one.kind === 'done' && one.of)
      done.set(one.of.statement, (done.get(one.of.statement) ?? 0) + one.of.parts);
  return done;
}

const answeredEach = (statements: readonly Statement[]): Set<string> =>
  new Set(statements.flatMap((one) => (one.kind === 'wait' && one.each ? one.after : [])));

function piecesOfEvent(one: StatementOf<'event'>, setting: Setting, most: number): Piece[] {
  if (!one.effort) return [];
  const days = one.until && one.until > one.on ? daysOfEvent(one) : [one.on];
  const task = { parts: null, effort: one.effort, pace: null, on: days, windows: [], isEach: false };
  const limits = limitsFor(one.id, days, setting);
  // Past parts have nothing left to do.
  return piecesOf(task, 1, 1, { ...limits, most }).filter(({ on }) => on !== null && on >= setting.from);
}

function piecesOfTask(one: StatementOf<'task'>, setting: Setting, most: number): Piece[] {
  const done = setting.done.get(one.id) ?? 0;
  const count = (one.parts?.count ?? 1) - done;
  if (count <= 0) return [];
  const first = (one.parts?.first ?? 1) + done;
  // Work whose days have all passed becomes ordinary work; if it had a share for each day, it keeps its parts.
  const hasShares = !one.parts && one.on.length > 1;
  const on = hasShares || one.on.some((day) => day >= setting.from) ? one.on : [];
  const limits = limitsFor(one.id, on, setting, one);
  const isEach = one.after.some(({ each }) => each) || setting.answered.has(one.id);
  return piecesOf({ ...one, on, isEach }, first, count, { ...limits, most });
}

const daysOfEvent = ({ on, until }: StatementOf<'event'>): Day[] => {
  const last = addDays(on, MOST_EVENT_DAYS - 1);
  return until ? daysFrom(on, until < last ? until : last) : [];
};

/** Hours of a weekday in the calendar, whether or not it is worked. */
const hoursOn = ({ hoursByWeekday, hoursPerDay }: WorkingCalendar, weekday: number): number =>
  hoursByWeekday?.[weekday as 1] ?? hoursPerDay;

/** The most hours that a day can get of the hours a week of a brief; 0 if it has none. */
function mostOfWeek({ reading, calendar }: PlanRequest): number {
  const weekly = reading.statements.flatMap((one) =>
    one.kind === 'availability' && one.per === 'week' && one.minutes !== null ? [one.minutes] : [],
  );
  return weekly.length === 0 ? 0 : Math.min(calendar.hoursPerDay, Math.min(...weekly) / MINUTES_AN_HOUR);
}

/** How long sittings may be: the median hours of the days on which the work may be. */
function limitsFor(
  id: string,
  on: readonly Day[],
  { request, calendar }: Setting,
  { weekdays = [], likelyOn }: Partial<Pick<StatementOf<'task'>, 'weekdays' | 'likelyOn'>> = {},
): Omit<SittingLimits, 'most'> {
  const [onDay] = on;
  const named = onDay ? [weekdayOf(onDay)] : weekdays.length > 0 ? weekdays : calendar.weekdays;
  const isScarce = weekdays.length > 0 && weekdays.length <= SCARCE_WEEKDAYS;
  const isShort = (request.shorter ?? []).includes(id);
  const isOwnWeekday = (weekday: number) => calendar.weekdays.includes(weekday as 1);
  const hours = named
    .map((weekday) => (isOwnWeekday(weekday) ? hoursOn(calendar, weekday) : request.calendar.hoursPerDay))
    .filter((one) => one > 0)
    .sort((a, b) => a - b);
  const median = hours[Math.floor((hours.length - 1) / 2)] ?? request.calendar.hoursPerDay;
  // A day that its maker chose has its own hours: a long Sunday in a week of short evenings, or those of a whole week.
  const likely =
    likelyOn && isOwnWeekday(weekdayOf(likelyOn))
      ? Math.max(hoursOn(calendar, weekdayOf(likelyOn)), mostOfWeek(request))
      : 0;
  const usual = Math.max(median, likely);
  const longest = Math.max(hours.at(-1) ?? usual, likely);
  // On its own day, or in a week of short evenings, "a full day" has the usual length of a day.
  const workday = onDay || weekdays.length > 0 ? longest : Math.min(request.calendar.hoursPerDay, longest);
  return {
    day: usual * MINUTES_AN_HOUR,
    longestDay: longest * MINUTES_AN_HOUR,
    workday: Math.min(LONGEST_WORKDAY_HOURS, Math.max(1, workday)) * MINUTES_AN_HOUR,
    // If there are only one or two weekdays, each is used completely; a row that its maker put on a day stays whole.
    granularity: isShort
      ? 'finer'
      : (isScarce || likelyOn) && !request.granularity
        ? 'fewer'
        : (request.granularity ?? 'normal'),
    finerMinutes: request.sittingMinutes ?? NEVER_CUT_MINUTES,
    isFiner: (request.finer ?? []).includes(id),
    lengths: request.sittings?.get(id) ?? null,
  };
}

function draftOf(one: Worked, piece: Piece, title: string, { from, to }: Setting): Draft {
  const task = one.kind === 'task' ? one : undefined;
  // Work whose day has passed has still to be done, on any day.
  const on = piece.on && piece.on >= from ? piece.on : null;
  const window = task?.windows[piece.from - (task.parts?.first ?? 1)];
  const release = on ?? latestOf(task?.from, window?.from);
  const ends = [task?.by, window?.to];
  // A past deadline has no effect.
  const due = earliestOf(...ends.filter((day) => day && day >= from));
  return {
    statement: one.id,
    title,
    hours: piece.minutes / MINUTES_AN_HOUR,
    stated: one.effort?.said ?? false,
    source: one.words.text ? one.words : null,
    library: one.words.text ? null : (task?.library?.step ?? one.statedBy),
    deliverable: task?.deliverable ?? null,
    done: task?.library?.done ?? null,
    optional: task?.optional ?? false,
    ...(piece.sitting > 1 && { continues: true as const }),
    likelyOn: task?.likelyOn,
    isAnchor: on !== null,
    release,
    deadline: on ?? (due && earliestOf(due, to)),
    said: { earliestOn: release, latestOn: on ?? earliestOf(...ends) },
    milestoneId: null,
    after: [],
  };
}
