import { addDays, type Day, daysBetween, daysFrom, startOfWeek, weekdayOf } from '@daymark/domain/dates';
import type { AvailabilityFields, Statement } from '@daymark/domain/reading';
import { UNITS_AN_HOUR, type WorkingCalendar } from '../schedule/calendar.ts';
import type { PlanRequest } from '../shape.ts';
import {
  HOURS_A_DAY,
  limitedBy,
  MINUTES_AN_HOUR,
  rulesIn,
  sittingOf,
  takenByLimits,
} from './availability.ts';
import { type Budget, give, type Share, shareOut } from './share-out.ts';
import { DAYS_A_WEEK, type Span, weekdaysIn } from './weekdays.ts';

/** As many days as the scheduler plans. */
export const LONGEST_SPAN = 3_700;

export const downToUnits = (hours: number): number => Math.max(0, Math.floor(hours * UNITS_AN_HOUR + 1e-9));
export const upToUnits = (hours: number): number => Math.ceil(hours * UNITS_AN_HOUR - 1e-9);

export interface BudgetSetting {
  statements: readonly Statement[];
  /** The user's calendar, with the work of other projects. */
  person: WorkingCalendar;
  /** The first day of the project, which may be before the first one that is planned. */
  start: Day;
  span: Span;
  /** Hours that the project has on certain days in any case. */
  fixed: Readonly<Record<Day, number>>;
  /** Hours of rows that should stay on their days. */
  standing: Readonly<Record<Day, number>>;
  /** The hours of the longest piece of work, which should find a day of the week that is long enough; 0 if nothing is cut yet. */
  longest: number;
}

/** What decides the share of each day of a week. */
interface Rules {
  budgets: readonly AvailabilityFields[];
  /** The hours of a day in a regular week, whether or not it is open. */
  usual: (day: Day) => number;
  /** The most hours that a day may have. */
  most: (day: Day) => number;
  isOpen: (day: Day) => boolean;
  sitting: number;
}

const isOn = ({ weekdays }: AvailabilityFields, day: Day): boolean =>
  weekdays.length === 0 || weekdays.includes(weekdayOf(day));

const applies = (rule: AvailabilityFields, day: Day): boolean =>
  isOn(rule, day) && (rule.from === null || day >= rule.from) && (rule.until === null || day <= rule.until);

/** The hours a week of a brief, unless the project has hours of its own. */
function budgetsIn(statements: readonly Statement[], { decided }: WorkingCalendar): AvailabilityFields[] {
  if (decided?.includes('hours')) return [];
  return rulesIn(statements).filter(({ minutes, per }) => minutes !== null && per === 'week');
}

export const hasWeekBudget = ({ reading, calendar }: Pick<PlanRequest, 'reading' | 'calendar'>): boolean =>
  budgetsIn(reading.statements, calendar).length > 0;

/** The rules of a brief for the days of its plan; undefined if it has no hours a week. */
function rulesFor({ statements, person, span, longest }: BudgetSetting): Rules | undefined {
  const rules = rulesIn(statements);
  const budgets = budgetsIn(statements, person);
  if (budgets.length === 0) return undefined;
  const limited = limitedBy(statements, person, span);
  const taken = takenByLimits(statements, limited, span);
  const off = new Set(limited.daysOff);
  const regular = new Set(weekdaysIn(rules, person.weekdays, span) ?? person.weekdays);
  const daily = rules.filter(({ minutes, per }) => minutes !== null && per === 'day');
  const usual = (day: Day) => {
    const weekday = weekdayOf(day);
    // A weekday that is only worked for a while has no share in a regular week.
    if (!regular.has(weekday)) return 0;
    return (limited.hoursByWeekday?.[weekday] ?? limited.hoursPerDay) - (taken[day] ?? 0);
  };
  const most = (day: Day) => {
    const own = Math.max(person.hoursByWeekday?.[weekdayOf(day)] ?? person.hoursPerDay, usual(day));
    const limits = daily.filter((rule) => applies(rule, day)).map(({ minutes }) => minutes ?? 0);
    return Math.min(
      Math.min(HOURS_A_DAY, own) - (person.busyHours[day] ?? 0),
      ...limits.map((minutes) => minutes / MINUTES_AN_HOUR),
    );
  };
  const isOpen = (day: Day) => day >= span.from && limited.weekdays.includes(weekdayOf(day)) && !off.has(day);
  const sitting = upToUnits(Math.max(sittingOf(statements) / MINUTES_AN_HOUR, longest));
  return { budgets, usual, most, isOpen, sitting };
}

/** Whether the whole plan is a week at most, whatever its first day is: it has the hours of one week. */
const isOneWeek = ({ start, span }: BudgetSetting): boolean => daysBetween(start, span.to) < DAYS_A_WEEK;

/** The days of each calendar week, from the one in which planning begins. */
function weeksOf(setting: BudgetSetting): Day[][] {
  const { start, span } = setting;
  if (isOneWeek(setting)) return [daysFrom(start, span.to)];
  const monday = startOfWeek(span.from);
  const days = daysFrom(start > monday ? start : monday, span.to).slice(0, LONGEST_SPAN);
  return [...Map.groupBy(days, (day) => startOfWeek(day)).values()];
}

/** Whether these are all days of their week on which a rule applies. */
function isWhole(rule: AvailabilityFields, days: readonly Day[], setting: BudgetSetting): boolean {
  const monday = startOfWeek(days[0] ?? setting.start);
  const week = isOneWeek(setting) ? days : daysFrom(monday, addDays(monday, DAYS_A_WEEK - 1));
  const own = new Set(days);
  return week.every((day) => !isOn(rule, day) || (own.has(day) && applies(rule, day)));
}

/**
 * What a rule allows in a week. A part of a week has the regular shares of its days, and at least one sitting, or as much of the whole
 * as rows have on its days.
 */
function budgetIn(
  rule: AvailabilityFields,
  days: readonly Day[],
  { usual, sitting }: Rules,
  setting: BudgetSetting,
): Budget {
  const all = downToUnits((rule.minutes ?? 0) / MINUTES_AN_HOUR);
  if (isWhole(rule, days, setting)) return { left: all };
  const regular = days.filter((day) => applies(rule, day)).map((day) => downToUnits(usual(day)));
  const sum = regular.reduce((units, one) => units + one, 0);
  const standing = days
    .filter((day) => applies(rule, day))
    .reduce((units, day) => units + upToUnits(setting.standing[day] ?? 0), 0);
  return { left: Math.min(all, Math.max(sum, sitting, standing)) };
}

/** The open days of a week with their shares. Work with a fixed day uses the budget first, then rows that stay. */
function sharesIn(days: readonly Day[], rules: Rules, setting: BudgetSetting): Share[] {
  const { fixed, standing } = setting;
  const budgets = rules.budgets
    .filter((rule) => days.some((day) => applies(rule, day)))
    .map((rule) => ({ rule, budget: budgetIn(rule, days, rules, setting) }));
  const all = days.map(
    (day): Share => ({
      day,
      regular: downToUnits(rules.usual(day)),
      room: rules.isOpen(day) ? downToUnits(rules.most(day)) : 0,
      budgets: budgets.flatMap(({ rule, budget }) => (applies(rule, day) ? [budget] : [])),
      ...{ units: 0, taken: 0 },
    }),
  );
  for (const share of all) {
    const wanted = upToUnits(fixed[share.day] ?? 0);
    share.taken = give(share, wanted);
    for (const budget of share.budgets) budget.left = Math.max(0, budget.left - (wanted - share.taken));
  }
  const covered = all.filter(({ day, budgets: own }) => own.length > 0 && rules.isOpen(day));
  for (const share of covered) give(share, upToUnits(standing[share.day] ?? 0) - share.units);
  const lost = all.filter((share) => !covered.includes(share) && share.budgets.length > 0);
  shareOut(
    covered,
    lost.map(({ day, regular }) => ({ day, units: regular })),
    rules.sitting,
  );
  return covered;
}

/**
 * The hours of a week on the days that are open in it: the regular days first, and where one falls away, its hours on
 * others of the same week. Undefined if the brief has no hours a week.
 */
export function weekShares(setting: BudgetSetting): Share[][] | undefined {
  const rules = rulesFor(setting);
  if (!rules) return undefined;
  return weeksOf(setting).map((days) => sharesIn(days, rules, setting));
}
