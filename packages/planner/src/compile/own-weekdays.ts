import { addDays, type Day, daysBetween, daysFrom, type Weekday, weekdayOf } from '@daymark/domain/dates';
import type { Statement, StatementOf } from '@daymark/domain/reading';
import type { WorkingCalendar } from '../schedule/calendar.ts';
import { successorsOf, topologicalOrder } from '../schedule/work.ts';
import { dayAfter, latestOf } from './days.ts';
import type { Draft } from './draft.ts';

/** Days of its own are searched in this many days. */
const MOST_DAYS_AHEAD = 400;
/** Shorter parts of one task may share a day. */
const LEAST_ALONE_HOURS = 1;

interface Setting {
  statements: readonly Statement[];
  calendar: WorkingCalendar;
  from: Day;
  to: Day;
}

/** Whether a task excludes a day. */
const isExcepted = (
  { except, exceptWeekdays }: Pick<StatementOf<'task'>, 'except' | 'exceptWeekdays'>,
  day: Day,
): boolean => except.includes(day) || exceptWeekdays.includes(weekdayOf(day));

export type DayRule = (day: Day) => boolean;

/** "The weekend of 6 March": the weekdays of few days that the brief names, if nothing else is done on any of them. */
function weekdaysNamed({ from, by }: StatementOf<'task'>, worked: readonly Weekday[]): Weekday[] {
  const days = from && by && daysBetween(from, by) < MOST_NAMED ? daysFrom(from, by) : [];
  const weekdays = days.map(weekdayOf);
  return weekdays.some((weekday) => worked.includes(weekday)) ? [] : weekdays;
}
const MOST_NAMED = 3;

/** The days on which a task may be; undefined for all working days. */
function ruleOf(one: StatementOf<'task'>, { calendar: { weekdays: worked } }: Setting): DayRule | undefined {
  const said = one.weekdays.length > 0 ? one.weekdays : weekdaysNamed(one, worked);
  const own = said.length > 0 ? said : worked;
  const isOnlyHere = !worked.every((weekday) => own.includes(weekday));
  if (!isOnlyHere && one.except.length === 0 && one.exceptWeekdays.length === 0) return undefined;
  // A task's own weekdays may be days without other work.
  const weekdays = new Set(isOnlyHere ? own : worked);
  return (day) => weekdays.has(weekdayOf(day)) && !isExcepted(one, day);
}

/** The rules of the statements that have one, by id. */
export const dayRulesOf = (setting: Setting): Map<string, DayRule> =>
  new Map(
    setting.statements.flatMap((one) => {
      const rule = one.kind === 'task' ? ruleOf(one, setting) : undefined;
      return rule ? [[one.id, rule]] : [];
    }),
  );

/** The search for a day: not before `bound`; preferably from `from` to `to`; best on its present day, or where its maker would do it. */
interface Bounds {
  bound: Day;
  from: Day;
  to: Day;
  stands: Day | null;
}

/** The days with room for pieces that may not be on every working day. */
class OwnDays {
  readonly #setting: Setting;
  readonly #off: ReadonlySet<Day>;
  readonly #used = new Map<Day, number>();

  constructor(setting: Setting, drafts: readonly Draft[]) {
    this.#setting = setting;
    this.#off = new Set(setting.calendar.daysOff);
    // Work with a fixed day reserves its hours first.
    for (const { isAnchor, release, hours } of drafts) if (isAnchor && release) this.#use(release, hours);
  }

  #use(day: Day, hours: number): void {
    this.#used.set(day, (this.#used.get(day) ?? 0) + hours);
  }

  isWorked(day: Day): boolean {
    return this.#setting.calendar.weekdays.includes(weekdayOf(day));
  }

  /** Takes the first day from `from` on that has room; else the last one before `to`; else the next one. */
  take(hours: number, isOwn: DayRule, bounds: Bounds): Day | undefined {
    const isFree = (day: Day) =>
      isOwn(day) && !this.#off.has(day) && (this.#used.get(day) ?? 0) + hours <= this.#hoursOf(day);
    const { bound, from, to, stands } = bounds;
    const kept = stands && stands >= bound && isFree(stands) ? stands : undefined;
    const day =
      kept ?? firstFree(from, to, isFree) ?? lastFree(to, bound, isFree) ?? firstFree(bound, null, isFree);
    if (day) this.#use(day, hours);
    return day;
  }

  #hoursOf(day: Day): number {
    const { hoursByWeekday, hoursPerDay, busyHours } = this.#setting.calendar;
    if (!this.isWorked(day)) return Math.max(hoursPerDay, 8);
    return (hoursByWeekday?.[weekdayOf(day)] ?? hoursPerDay) - (busyHours[day] ?? 0);
  }
}

/**
 * Assigns fixed days to work with its own weekdays ("photos at weekends"), or with excluded days ("not on Fridays"):
 * the first ones with room, from the day that it would otherwise have, after its dependencies. A weekday that is
 * otherwise free is opened only for it. `daysOf` has the days of a plan without that rule; null for no day.
 */
export function onOwnWeekdays(
  drafts: readonly Draft[],
  setting: Setting,
  daysOf: () => readonly (Day | null)[],
): Draft[] {
  const wanted = dayRulesOf(setting);
  if (!drafts.some(({ statement, isAnchor }) => wanted.has(statement) && !isAnchor)) return [...drafts];
  const usual = daysOf();
  const own = new OwnDays(setting, drafts);
  /** The day of each, or the earliest possible one; null if it has none, and then also for its dependents. */
  const known: (Day | null | undefined)[] = [];
  const withDay = (draft: Draft, index: number): Draft => {
    const isOwn = wanted.get(draft.statement);
    const behind = draft.after.map(({ draft: before, lagDays, working }) => {
      const day = known[before] ?? usual[before];
      const isSitting =
        isOwn && drafts[before]?.statement === draft.statement && draft.hours >= LEAST_ALONE_HOURS;
      const days = isSitting ? Math.max(1, lagDays) : lagDays;
      return day ? dayAfter(day, { days, unit: working ? 'working' : 'calendar' }) : null;
    });
    const isBehindNone = draft.after.some(({ draft: before }) => known[before] === null);
    const bound = latestOf(setting.from, draft.release, ...behind) ?? setting.from;
    if (!isOwn || draft.isAnchor) {
      known[index] = isBehindNone ? null : draft.isAnchor ? draft.release : latestOf(bound, usual[index]);
      return draft;
    }
    const from = latestOf(bound, usual[index]) ?? bound;
    const to = draft.deadline ?? setting.to;
    const bounds = { bound, from, to, stands: draft.stands?.day ?? draft.likelyOn ?? null };
    const day = isBehindNone ? undefined : own.take(draft.hours, isOwn, bounds);
    if (!day || day > to) {
      known[index] = null;
      return { ...draft, release: addDays(to, 1) };
    }
    known[index] = day;
    return { ...draft, release: day, deadline: day, isAnchor: !own.isWorked(day) };
  };
  const given = [...drafts];
  for (const index of inOrderOfLinks(drafts)) given[index] = withDay(drafts[index] as Draft, index);
  return given;
}

/** Each after its dependencies, whatever the order of the brief; cyclic ones come last. */
export function inOrderOfLinks(drafts: readonly Draft[]): number[] {
  const work = drafts.map(({ after }) => ({
    after: after.map(({ draft, lagDays }) => ({ index: draft, lagDays })),
  }));
  return [...new Set([...topologicalOrder(work, successorsOf(work)), ...work.keys()])];
}

function firstFree(from: Day, to: Day | null, isFree: (day: Day) => boolean): Day | undefined {
  let day = from;
  for (let ahead = 0; ahead < MOST_DAYS_AHEAD && (to === null || day <= to); ahead++, day = addDays(day, 1))
    if (isFree(day)) return day;
  return undefined;
}

function lastFree(to: Day, from: Day, isFree: (day: Day) => boolean): Day | undefined {
  for (let day = to; day >= from; day = addDays(day, -1)) if (isFree(day)) return day;
  return undefined;
}
