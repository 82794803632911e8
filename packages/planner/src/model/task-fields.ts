import type { DayRange, Effort, Pace, Parts } from '@daymark/domain/amounts';
import { type Day, daysBetween, daysFrom, weekdayOf } from '@daymark/domain/dates';
import { HOURS_MAX, SUBTASKS_MAX_COUNT } from '@daymark/domain/limits';
import type { TaskFields } from '@daymark/domain/reading';
import { boundsOf, type CheckedStatement, exceptIn, weekdaysOf, withRelation } from './checked-statement.ts';
import { effortOf, lagOf, minutesOf } from './lengths.ts';
import { isSaidLength, needsNoNumber } from './numbers.ts';
import { withModelSteps } from './steps.ts';
import { windowsFrom } from './windows.ts';
import { nameFrom } from './wording.ts';

const MINUTES_AN_HOUR = 60;
const FIRST_MAX = 1_000_000;
const DAYS_MAX = 366;
const DAYS_A_WEEK = 7;
/** In a longer range, the work is done at some time and not on every day. */
const STRETCH_MAX = 10;
const LEAST_MINUTES_A_DAY = 30;

/** A number of parts that comes from the dates or the days need not be in the brief. */
function partsFrom(
  { statement: { parts, quote }, stands, standsElsewhere, doubt }: CheckedStatement,
  times: number,
  days: number,
): Parts | null {
  if (!parts) return times > 1 ? { count: times, unit: null, first: 1 } : null;
  if (parts.count > SUBTASKS_MAX_COUNT || parts.first > FIRST_MAX) {
    doubt();
    return null;
  }
  const last = parts.first + parts.count - 1;
  // "Chapters 2–4" are three without the number; "two coats" has no digit.
  const isThere =
    parts.count === times ||
    parts.count === days ||
    standsElsewhere(parts.count) ||
    (stands(parts.first) && stands(last));
  if (quote !== null && !isThere && !needsNoNumber(parts.count)) doubt();
  return { count: parts.count, unit: nameFrom(parts.unit), first: parts.first };
}

/** The hours of the brief; if their number is not in it, they are an estimate. */
export function effortFrom(checked: CheckedStatement, parts: Parts | null, days: number): Effort | null {
  const { statement, standsElsewhere, doubt } = checked;
  const { amount, pace, estimateHours } = statement;
  const estimate = (): Effort | null => {
    if (estimateHours === null || estimateHours > HOURS_MAX) return null;
    return effortOf({ n: estimateHours, unit: 'hour' }, 'whole', false);
  };
  if (!amount && pace?.per === 'hour' && parts && standsElsewhere(pace.parts))
    return effortOf({ n: MINUTES_AN_HOUR / pace.parts, unit: 'minute' }, 'part', true);
  if (!amount) return estimate();
  const isThere = statement.quote !== null && isSaidLength(amount, standsElsewhere);
  if (!isThere && statement.quote !== null) doubt();
  if (amount.per === 'day' || amount.per === 'week') {
    // An amount per day is no total, unless the days are known.
    if (amount.per === 'week' || days === 0) {
      doubt();
      return estimate();
    }
    return effortOf({ ...amount, n: amount.n * days }, 'whole', isThere);
  }
  const perPart = amount.per === 'part' && parts !== null;
  const effort = effortOf(amount, perPart ? 'part' : 'whole', isThere);
  if (!effort) doubt();
  return effort ?? estimate();
}

function paceFrom(
  { statement: { pace, quote }, stands, doubt }: CheckedStatement,
  parts: Parts | null,
): Pace | null {
  // "80 an hour" is the duration of each.
  if (!pace || pace.per === 'hour') return null;
  const isThere = quote === null || stands(pace.parts) || needsNoNumber(pace.parts);
  if (parts && isThere && pace.parts <= SUBTASKS_MAX_COUNT) return { parts: pace.parts, per: pace.per };
  doubt();
  return null;
}

/**
 * "3 hours a week on the shop, 40 in all": one sitting in each day or week, or of parts as many as fit such a sitting. Undefined if it
 * is no such limit.
 */
function sessionsOf(
  { statement, standsElsewhere, doubt }: CheckedStatement,
  days: number,
  parts: TaskFields['parts'],
): Pick<TaskFields, 'parts' | 'effort' | 'pace'> | undefined {
  const { amount, estimateHours } = statement;
  if (!amount || statement.pace || estimateHours === null) return undefined;
  const minutes = minutesOf(amount);
  const per = amount.per === 'week' || (amount.per === 'day' && days === 0) ? amount.per : undefined;
  if (!per || minutes === undefined || estimateHours > HOURS_MAX) return undefined;
  const all = estimateHours * MINUTES_AN_HOUR;
  const count = Math.ceil(all / minutes - 1e-9);
  if (count < 2 || count > SUBTASKS_MAX_COUNT) return undefined;
  const inSitting = parts ? Math.floor(minutes / (all / parts.count) + 1e-9) : 1;
  if (inSitting < 1) return undefined;
  if (!isSaidLength(amount, standsElsewhere)) doubt();
  return {
    parts: parts ?? { count, unit: null, first: 1 },
    effort: effortOf({ n: all, unit: 'minute' }, 'whole', standsElsewhere(estimateHours)),
    pace: { parts: inSitting, per },
  };
}

/** Whether it is done on every day of a range: if the range's days are named and there is work for each. */
function isForEachDay(
  { statement: { amount, estimateHours, when } }: CheckedStatement,
  { from, to }: DayRange,
): boolean {
  const days = daysBetween(from, to) + 1;
  if (days > STRETCH_MAX || !when.some(({ rel, untilDay }) => rel === 'on' && untilDay !== null))
    return false;
  if (amount?.per === 'day' || (amount && minutesOf(amount) === undefined)) return true;
  const minutes = amount ? minutesOf(amount) : estimateHours === null ? undefined : estimateHours * 60;
  return minutes === undefined || amount?.per === 'part' || minutes >= days * LEAST_MINUTES_A_DAY;
}

/** The days on which it is done, and the range in which it is done at some time: "in January", "this week". */
function daysOn(checked: CheckedStatement): { on: Day[]; within: DayRange | null } {
  const isDaily = checked.statement.amount?.per === 'day';
  const found = withRelation(checked, 'on', 'only');
  const ranges = found.flatMap(({ range }) => range ?? []);
  const [within] = isDaily ? [] : ranges.filter((range) => !isForEachDay(checked, range));
  const each = ranges.filter((range) => range !== within).flatMap(({ from, to }) => daysFrom(from, to));
  const on = [...new Set([...found.flatMap(({ days }) => days), ...each])].toSorted().slice(0, DAYS_MAX);
  return { on, within: within ?? null };
}

/** Its allowed and its excluded weekdays; empty if any will do. */
function weekdaysFor(checked: CheckedStatement): Pick<TaskFields, 'weekdays' | 'exceptWeekdays'> {
  const only = weekdaysOf(withRelation(checked, 'only', 'on'));
  const never = weekdaysOf(withRelation(checked, 'not'));
  const weekdays = only.filter((weekday) => !never.includes(weekday));
  if (never.length === DAYS_A_WEEK || (only.length > 0 && weekdays.length === 0)) {
    checked.doubt();
    return { weekdays: only, exceptWeekdays: [] };
  }
  return { weekdays, exceptWeekdays: only.length > 0 ? [] : never };
}

/** "In her first week … lunch on the Friday": the weekday within the statement's range. */
function nearIn({ from, until }: { from: Day | null; until: Day | null }, day: Day): Day {
  if (!from || !until || (day >= from && day <= until)) return day;
  const same = daysFrom(from, until).filter((one) => weekdayOf(one) === weekdayOf(day));
  return same.length === 1 && same[0] ? same[0] : day;
}

/** The earliest and the latest day: stated bounds take precedence over the range of "some time in January". */
function stretchOf(
  { doubt }: CheckedStatement,
  bounds: { from: Day | null; until: Day | null },
  stretch: { from: Day | null; to: Day | null },
): Pick<TaskFields, 'from' | 'by'> {
  const [from, by] = [bounds.from ?? stretch.from, bounds.until ?? stretch.to];
  if (from === null || by === null || from <= by) return { from, by };
  doubt();
  return { from: bounds.from, by: bounds.until };
}

export function taskFields(checked: CheckedStatement): TaskFields {
  const { statement, title, doubt } = checked;
  // Somebody else's work is a different kind; as a task it becomes a question.
  if (statement.who !== null) doubt();
  if (withRelation(checked, 'also').length > 0) doubt();
  const windows = windowsFrom(checked);
  const { on: all, within } = daysOn(checked);
  const except = exceptIn(checked, []);
  const days = all.filter((day) => !except.includes(day));
  const parts = partsFrom(checked, windows.length, days.length);
  const pace = windows.length > 0 ? null : paceFrom(checked, parts);
  const bounds = windows.length > 0 ? { from: null, until: null } : boundsOf(checked);
  const sessions = windows.length > 0 ? undefined : sessionsOf(checked, days.length, parts);
  const begins = pace && parts && parts.count > pace.parts && days.length === 1 ? (days[0] ?? null) : null;
  const on = begins ? [] : days.map((day) => nearIn(bounds, day));
  const apart = statement.apart && lagOf(statement.apart);
  const task: TaskFields = {
    kind: 'task',
    title,
    parts,
    effort: sessions ? sessions.effort : effortFrom(checked, parts, on.length),
    pace,
    ...sessions,
    apart: apart && apart.days > 0 ? apart : null,
    on,
    ...stretchOf(checked, bounds, { from: begins ?? within?.from ?? null, to: within?.to ?? null }),
    ...weekdaysFor(checked),
    ...(begins && pace?.per === 'week' && { weekdays: [weekdayOf(begins)] }),
    except,
    windows: parts ? windows : [],
    after: [],
    optional: statement.optional,
    ...(statement.together && { together: true as const }),
    ...(statement.date !== null && { likelyOn: statement.date }),
  };
  // What a part waits for is linked later, so that it is known here only from the statement.
  return statement.each ? task : withModelSteps(task, statement);
}
