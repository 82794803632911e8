import type { Calendar } from '@daymark/contract/calendars';
import type { ExportedCalendar } from '@daymark/contract/exports';
import { addDays, type Day } from '@daymark/domain/dates';
import { type NamedDays, type WorkingDay, type WorkingWeek, workingDays } from '@daymark/domain/working-days';
import type { WorkingCalendar } from '@daymark/planner/plan';
import type { Database } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { instantOrNull } from '../http/shapes.ts';
import { busyTogether } from './busy-together.ts';
import { toDayOff } from './days-off.ts';
import { purgePastDaysOff } from './days-store.ts';
import { listExportedFeeds, markAsked, purgeRemovedFeeds } from './feed-store.ts';
import { toFeed } from './feeds.ts';
import { freeHolidays, toHolidays } from './public-holidays.ts';
import {
  findCalendar,
  findPlanningFacts,
  type OwnWeek,
  type PlanningFacts,
  type PlanningSpan,
  type SaidWeek,
} from './store.ts';

export interface PlanningDay extends WorkingDay {
  /** Hours of open work of other projects on this day; they are not subtracted from `hours`. */
  takenHours: number;
  /** The part of them that belongs to habits. */
  habitHours: number;
}

export interface PlanningCalendar {
  /** Decides whether 3/4 is in March or in April. */
  locale: string;
  /** The planner's calendar: days off of every kind, and hours that calendars and other projects take. */
  working: WorkingCalendar;
  /** Each day of the range. */
  days: PlanningDay[];
}

const MINUTES_AN_HOUR = 60;

const OFF: ReadonlySet<WorkingDay['why']> = new Set(['day-off', 'holiday', 'busy']);

function plannedWith(days: readonly PlanningDay[]): Pick<WorkingCalendar, 'daysOff' | 'busyHours'> {
  const busyHours: Record<Day, number> = {};
  const daysOff: Day[] = [];
  for (const { date, why, busyHours: busy, takenHours } of days) {
    if (OFF.has(why)) daysOff.push(date);
    if (busy + takenHours > 0) busyHours[date] = busy + takenHours;
  }
  return { daysOff, busyHours };
}

/** The working week of a project: its own values and its brief's before the user's. */
const weekOf = (own: OwnWeek, facts: PlanningFacts): WorkingWeek => ({
  weekdays: own.weekdays ?? facts.weekdays,
  hoursPerDay: own.hoursPerDay ?? facts.hours_per_day,
});

const dayOffOf = (day: Day): NamedDays => ({ name: 'A day off in the brief', firstDay: day, lastDay: day });

async function daysOf(
  facts: PlanningFacts,
  span: Pick<PlanningSpan, 'userId' | 'from' | 'to'>,
  own: SaidWeek,
): Promise<PlanningDay[]> {
  const { from, to } = span;
  const working = {
    ...weekOf(own, facts),
    ...(own.hoursByWeekday && { hoursByWeekday: own.hoursByWeekday }),
    daysOff: [...facts.days_off, ...(own.daysOff ?? []).map(dayOffOf)],
    holidays: await freeHolidays(facts.holidays, span),
    busyDays: busyTogether(facts.busy_days).map(({ minutes, ...day }) => ({
      ...day,
      hours: minutes / MINUTES_AN_HOUR,
    })),
  };
  return workingDays(working, from, to).map((day) => ({
    ...day,
    takenHours: facts.taken_hours.all[day.date] ?? 0,
    habitHours: facts.taken_hours.habits[day.date] ?? 0,
  }));
}

/**
 * When a user works in a range of days, in one round trip: their week or that of the project, without days off,
 * holidays and the time of imported calendars and other projects. All planning uses this.
 */
export async function planningCalendar(db: Database, span: PlanningSpan): Promise<PlanningCalendar> {
  const facts = await findPlanningFacts(db, span);
  const own = span.week ?? facts.own_week;
  const decided = [
    ...(own.weekdays === null ? [] : (['weekdays'] as const)),
    ...(own.hoursPerDay === null ? [] : (['hours'] as const)),
  ];
  const days = await daysOf(facts, span, own);
  return {
    locale: facts.locale,
    working: { ...weekOf(own, facts), ...(decided.length > 0 && { decided }), ...plannedWith(days) },
    days,
  };
}

/**
 * The days of a user, and those of several projects' weeks, in one round trip. `away` are days off that are not stored.
 */
export async function planningDays(
  db: Database,
  { away, ...span }: Omit<PlanningSpan, 'projectId' | 'week'> & { away?: NamedDays | null },
  weeks: readonly SaidWeek[],
): Promise<{ usual: PlanningDay[]; byWeek: PlanningDay[][] }> {
  const stored = await findPlanningFacts(db, { ...span, projectId: null });
  const facts = away ? { ...stored, days_off: [...stored.days_off, away] } : stored;
  const usual = await daysOf(facts, span, { weekdays: null, hoursPerDay: null });
  return { usual, byWeek: await Promise.all(weeks.map((week) => daysOf(facts, span, week))) };
}

/** Plans are compared with the calendar for so many days ahead. */
const LOOKED_AHEAD_DAYS = 366;

/** The days on which a user has no time for their plans, from a day on. */
export interface TimeLost {
  until: Day;
  /** The days and hours of projects that have none of their own. */
  week: WorkingWeek;
  /** Days off, holidays, and days that a calendar blocks completely. */
  freeDays: Day[];
  /** Days on which calendars leave less time than is planned. */
  takenDays: Day[];
  /** All days with more work than time. */
  fullDays: Day[];
}

/** The days on which existing plans have lost their time since they were made, in one round trip. */
export async function timeLost(db: Database, userId: string, today: Day): Promise<TimeLost> {
  const until = addDays(today, LOOKED_AHEAD_DAYS);
  const { days, working } = await planningCalendar(db, { userId, projectId: null, from: today, to: until });
  const full = days.filter(({ hours, takenHours }) => takenHours > hours);
  const dates = (some: readonly PlanningDay[]) => some.map(({ date }) => date);
  return {
    until,
    week: { weekdays: working.weekdays, hoursPerDay: working.hoursPerDay },
    freeDays: dates(days.filter(({ why }) => OFF.has(why))),
    takenDays: dates(full.filter(({ busyHours }) => busyHours > 0)),
    fullDays: dates(full.filter(({ why }) => why === 'working')),
  };
}

/** All calendar settings of a user. */
export async function calendarOf(context: UserContext): Promise<Calendar> {
  const { db, userId, today } = context;
  const { days_off: daysOff, holidays, feeds } = await findCalendar(db, userId, today);
  return {
    daysOff: daysOff.map(toDayOff),
    holidays: await toHolidays(holidays, context),
    feeds: feeds.map(toFeed),
  };
}

/** The calendar settings for an export, with addresses and busy times, including removed calendars. */
export async function everyCalendar(context: UserContext): Promise<ExportedCalendar> {
  const { db, userId, today } = context;
  const rows = await listExportedFeeds(db, userId, today);
  const feeds = rows.map(({ busy, ...row }) => ({
    ...toFeed(row),
    address: row.address,
    deletedAt: instantOrNull(row.deleted_at),
    busy: busy.map(({ minutes, ...day }) => ({ ...day, hours: minutes / MINUTES_AN_HOUR })),
  }));
  return { ...(await calendarOf(context)), feeds };
}

/** Has a person's imported calendars read again, since what they take of a day has changed with the person's hours. */
export async function rereadCalendars(
  { jobs, userId, now }: Pick<UserContext, 'jobs' | 'userId' | 'now'>,
  trx: Database,
): Promise<void> {
  for (const feedId of await markAsked(trx, { userId }, now()))
    await jobs.enqueue(trx, 'calendar', { userId, feedId });
}

const KEPT_DAYS = 366;

/** Deletes calendars that were removed before an instant, and days off of more than a year ago, of all users. */
export async function purgeCalendars(db: Database, before: Date): Promise<void> {
  await purgeRemovedFeeds(db, before);
  await purgePastDaysOff(db, addDays(before.toISOString().slice(0, 10), -KEPT_DAYS));
}
