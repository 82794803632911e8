import { type Day, weekdayOf } from '@daymark/domain/dates';
import type { Statement, StatementOf } from '@daymark/domain/reading';
import type { WorkingCalendar } from '../schedule/calendar.ts';
import type { PlanRequest, WorkingTime } from '../shape.ts';
import { calendarWith, daysFreeIn, workingTimeOf } from './availability.ts';
import { dayBefore, earliestOf, latestOf } from './days.ts';
import type { Draft, RepeatDraft } from './draft.ts';
import { inStep } from './in-step.ts';
import { linked, type Made } from './links.ts';
import { bindMilestones } from './milestones.ts';
import { type Piece, piecesOf, type SittingLimits } from './pieces.ts';
import { repeatDrafts } from './repeats.ts';
import { pieceTitle } from './titles.ts';

export interface Compiled {
  drafts: Draft[];
  repeats: RepeatDraft[];
  /** The person's calendar with what the brief says about it. */
  calendar: WorkingCalendar;
  workingTime: WorkingTime | null;
  from: Day;
  to: Day;
}

/** A plan of more pieces than this is unreadable, and the scheduler's work stays bounded. */
const MOST_DRAFTS = 1_000;
const LONGEST_WORKDAY_HOURS = 8;
const MINUTES_AN_HOUR = 60;
const SCARCE_WEEKDAYS = 2;

/** What can be work of its own, on days that are looked for. */
type Worked = StatementOf<'task' | 'event'>;

interface Setting {
  request: PlanRequest;
  calendar: WorkingCalendar;
  from: Day;
  to: Day;
  /** Parts of each statement that are done already, as statements of their own say. */
  done: ReadonlyMap<string, number>;
  /** The statements whose parts somebody answers one by one. */
  answered: ReadonlySet<string>;
}

/** From what a brief says to pieces of work without days, and to the calendar they are to be done in. Knows no language. */
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
  return {
    drafts: bindMilestones(inStep(linked(drafts, made, setting), statements), request),
    repeats: repeatDrafts(statements, {
      ...{ start: request.startDate, span, worked: calendar.weekdays },
      off: [...request.calendar.daysOff, ...daysFreeIn(statements, span)],
    }),
    calendar,
    workingTime: workingTimeOf(statements, request.calendar, span),
    ...span,
  };
}

/** The statements that are work, with their pieces: where these would be too many, each statement has fewer and longer ones. */
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
  // Of what is over, nothing is left to do.
  return piecesOf(task, 1, 1, { ...limits, most }).filter(({ on }) => on !== null && on >= setting.from);
}

function piecesOfTask(one: StatementOf<'task'>, setting: Setting, most: number): Piece[] {
  const done = setting.done.get(one.id) ?? 0;
  const count = (one.parts?.count ?? 1) - done;
  if (count <= 0) return [];
  const first = (one.parts?.first ?? 1) + done;
  // Where all of its days have passed, it is work like any other; a share for each day stays one.
  const hasShares = !one.parts && one.on.length > 1;
  const on = hasShares || one.on.some((day) => day >= setting.from) ? one.on : [];
  const limits = limitsFor(one.id, on, setting, one.weekdays);
  const isEach = one.after.some(({ each }) => each) || setting.answered.has(one.id);
  return piecesOf({ ...one, on, isEach }, first, count, { ...limits, most });
}

const daysOfEvent = ({ on, until }: StatementOf<'event'>): Day[] => {
  const days: Day[] = [];
  for (let day = on; until && day <= until && days.length < 31; day = nextDay(day)) days.push(day);
  return days;
};

const nextDay = (day: Day): Day => dayBefore(day, { days: -1, unit: 'calendar' });

/** Hours of a day as the calendar has it, whether or not it is worked. */
const hoursOn = ({ hoursByWeekday, hoursPerDay }: WorkingCalendar, weekday: number): number =>
  hoursByWeekday?.[weekday as 1] ?? hoursPerDay;

/** How long sittings may be: the middle one of the hours of the days on which the work may lie. */
function limitsFor(
  id: string,
  on: readonly Day[],
  { request, calendar }: Setting,
  weekdays: readonly number[] = [],
): Omit<SittingLimits, 'most'> {
  const [onDay] = on;
  const named = onDay ? [weekdayOf(onDay)] : weekdays.length > 0 ? weekdays : calendar.weekdays;
  const isScarce = weekdays.length > 0 && weekdays.length <= SCARCE_WEEKDAYS;
  const isOwnWeekday = (weekday: number) => calendar.weekdays.includes(weekday as 1);
  const hours = named
    .map((weekday) => (isOwnWeekday(weekday) ? hoursOn(calendar, weekday) : request.calendar.hoursPerDay))
    .filter((one) => one > 0)
    .sort((a, b) => a - b);
  const usual = hours[Math.floor((hours.length - 1) / 2)] ?? request.calendar.hoursPerDay;
  const longest = hours.at(-1) ?? usual;
  // On a day of its own, or in a week of short evenings, a full day is what a full day is otherwise.
  const workday = onDay || weekdays.length > 0 ? longest : Math.min(request.calendar.hoursPerDay, longest);
  return {
    day: usual * MINUTES_AN_HOUR,
    longestDay: longest * MINUTES_AN_HOUR,
    workday: Math.min(LONGEST_WORKDAY_HOURS, Math.max(1, workday)) * MINUTES_AN_HOUR,
    // Of one or two weekdays there are few: each is used whole.
    granularity: isScarce && !request.granularity ? 'fewer' : (request.granularity ?? 'normal'),
    isFiner: (request.finer ?? []).includes(id),
  };
}

function draftOf(one: Worked, piece: Piece, title: string, { from, to }: Setting): Draft {
  const task = one.kind === 'task' ? one : undefined;
  // What was to be before today is still to be done, on no day of its own.
  const on = piece.on && piece.on >= from ? piece.on : null;
  const window = task?.windows[piece.from - (task.parts?.first ?? 1)];
  const release = on ?? latestOf(task?.from, window?.from);
  const ends = [task?.by, window?.to];
  // An end that has passed holds nobody any more.
  const due = earliestOf(...ends.filter((day) => day && day >= from));
  return {
    statement: one.id,
    title,
    hours: piece.minutes / MINUTES_AN_HOUR,
    stated: one.effort?.said ?? false,
    source: one.words.text ? one.words : null,
    library: one.words.text ? null : (task?.library?.step ?? one.statedBy),
    done: task?.library?.done ?? null,
    optional: task?.optional ?? false,
    isAnchor: on !== null,
    release,
    deadline: on ?? (due && earliestOf(due, to)),
    said: { earliestOn: release, latestOn: on ?? earliestOf(...ends) },
    milestoneId: null,
    after: [],
  };
}
