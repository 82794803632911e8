import type { DayRange, Effort } from '@daymark/domain/amounts';
import { type Day, daysBetween, daysFrom, weekdayOf } from '@daymark/domain/dates';
import { HOURS_MAX } from '@daymark/domain/limits';
import { type TaskFields, UNSAID } from '@daymark/domain/reading';
import { boundsOf, type CheckedStatement, exceptIn, weekdaysOf, withRelation } from './checked-statement.ts';
import { effortOf, minutesOf } from './lengths.ts';
import { isSaidLength } from './numbers.ts';
import { withRows } from './steps.ts';

const DAYS_MAX = 366;
const DAYS_A_WEEK = 7;
/** In a longer range, the work is done at some time and not on every day. */
const STRETCH_MAX = 10;
const LEAST_MINUTES_A_DAY = 30;

/** The hours of the brief for all of it; if their number is not in it, they are an estimate. */
export function effortFrom({ statement, standsElsewhere, doubt }: CheckedStatement): Effort | null {
  const { amount, hours, quote } = statement;
  const estimate = (): Effort | null =>
    hours === null || hours > HOURS_MAX ? null : effortOf({ n: hours, unit: 'hour' }, 'whole', false);
  // An amount a day or a week is no total: the rows of the plan keep to it.
  if (amount?.per !== 'whole') return estimate();
  const isThere = quote !== null && isSaidLength(amount, standsElsewhere);
  const effort = effortOf(amount, 'whole', isThere);
  if ((!isThere && quote !== null) || !effort) doubt();
  return effort ?? estimate();
}

/** Whether it is done on every day of a range: if the range's days are named and there is work for each. */
function isForEachDay(
  { statement: { amount, hours, when } }: CheckedStatement,
  { from, to }: DayRange,
): boolean {
  const days = daysBetween(from, to) + 1;
  if (days > STRETCH_MAX || !when.some(({ rel, until }) => rel === 'on' && until !== null)) return false;
  if (amount?.per === 'day' || (amount && minutesOf(amount) === undefined)) return true;
  const minutes = amount ? minutesOf(amount) : hours === null ? undefined : hours * 60;
  return minutes === undefined || minutes >= days * LEAST_MINUTES_A_DAY;
}

/** The days on which it is done, and the range in which it is done at some time: "in January", "this week". */
function daysOn(checked: CheckedStatement): { on: Day[]; within: DayRange | null } {
  const found = withRelation(checked, 'on', 'only');
  const ranges = found.flatMap(({ range }) => range ?? []);
  const hasRows = checked.statement.steps.length > 0;
  const [within] = ranges.filter((range) => hasRows || !isForEachDay(checked, range));
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
  within: DayRange | null,
): Pick<TaskFields, 'from' | 'by'> {
  const [from, by] = [bounds.from ?? within?.from ?? null, bounds.until ?? within?.to ?? null];
  if (from === null || by === null || from <= by) return { from, by };
  doubt();
  return { from: bounds.from, by: bounds.until };
}

export function taskFields(checked: CheckedStatement): TaskFields {
  const { statement, title, doubt } = checked;
  // Somebody else's work is a different kind; as a task it becomes a question.
  if (statement.who !== null) doubt();
  if (withRelation(checked, 'also').length > 0) doubt();
  const { on: all, within } = daysOn(checked);
  const except = exceptIn(checked, []);
  const bounds = boundsOf(checked);
  const { heldOn } = statement;
  const said = all.filter((day) => !except.includes(day)).map((day) => nearIn(bounds, day));
  const on = heldOn === null ? said : [heldOn];
  const task: TaskFields = {
    kind: 'task',
    title,
    ...UNSAID.task,
    effort: effortFrom(checked),
    on,
    // The rows of a plan keep to a range each for itself.
    ...stretchOf(checked, bounds, statement.steps.length > 0 ? null : within),
    ...weekdaysFor(checked),
    except,
    optional: statement.optional,
    ...(statement.together && { together: true as const }),
    ...(statement.date !== null && { likelyOn: statement.date }),
  };
  return withRows(task, statement.steps, within);
}
