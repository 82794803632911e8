import type { Calendar } from '@daymark/contract/calendars';
import type { ExportedCalendar } from '@daymark/contract/exports';
import { addDays, type Day } from '@daymark/domain/dates';
import { hoursOver } from '@daymark/domain/load';
import { type DaysOff, isTakenOff, type WorkingWeek } from '@daymark/domain/working-days';
import type { WorkingCalendar } from '@daymark/planner/plan';
import type { Database } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { instantOrNull } from '../http/shapes.ts';
import { startOfDay } from '../http/today.ts';
import { toDayOff } from './days-off.ts';
import { type HolidaySettings, purgePastDaysOff } from './days-store.ts';
import { listExportedFeeds, markAsked, purgeRemovedFeeds } from './feed-store.ts';
import { toFeed } from './feeds.ts';
import {
  daysOf,
  lostHours,
  MINUTES_AN_HOUR,
  type PlanningDay,
  shownDaysOf,
  USUAL_WEEK,
  weekOf,
} from './planning-days.ts';
import { toHolidays } from './public-holidays.ts';
import { findCalendar, findPlanningFacts, type OwnWeek, type PlanningSpan, type SaidWeek } from './store.ts';

export interface PlanningCalendar {
  /** Decides whether 3/4 is in March or in April. */
  locale: string;
  /** The first name of the user. */
  writer: string;
  /** The planner's calendar: days off of every kind, and hours that time off, calendars and other projects take. */
  working: WorkingCalendar;
  /** Each day of the range. */
  days: PlanningDay[];
  /** Whose public holidays are free; null for nobody's. */
  holidaysOf: HolidaySettings | null;
}

function plannedWith(days: readonly PlanningDay[]): Pick<WorkingCalendar, 'daysOff' | 'busyHours'> {
  const busyHours: Record<Day, number> = {};
  const daysOff: Day[] = [];
  for (const day of days) {
    if (isTakenOff(day)) daysOff.push(day.date);
    const lost = lostHours(day) + day.takenHours;
    if (lost > 0) busyHours[day.date] = lost;
  }
  return { daysOff, busyHours };
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
    writer: facts.firstname,
    working: { ...weekOf(own, facts), ...(decided.length > 0 && { decided }), ...plannedWith(days) },
    days,
    holidaysOf: facts.holidays,
  };
}

/**
 * A user's days without those of a project, and those of several projects' weeks, in one round trip. `away` are days off
 * that are not stored, and `ownWeek` the user's working days and hours if they are not those that are.
 */
export async function planningDays(
  db: Database,
  {
    away = [],
    ownWeek,
    ...span
  }: Omit<PlanningSpan, 'projectId' | 'week'> & {
    away?: readonly DaysOff[];
    ownWeek?: OwnWeek | null;
  },
  weeks: readonly SaidWeek[],
): Promise<{ usual: PlanningDay[]; shown: PlanningDay[]; byWeek: PlanningDay[][]; week: WorkingWeek }> {
  const stored = await findPlanningFacts(db, { ...span, projectId: null });
  const facts = {
    ...stored,
    weekdays: ownWeek?.weekdays ?? stored.weekdays,
    hours_per_day: ownWeek?.hoursPerDay ?? stored.hours_per_day,
    days_off: [...stored.days_off, ...away],
  };
  const [usual, shown, ...byWeek] = await Promise.all([
    daysOf(facts, span, USUAL_WEEK),
    shownDaysOf(facts, span),
    ...weeks.map((week) => daysOf(facts, span, week)),
  ]);
  return { usual, shown, byWeek, week: weekOf(USUAL_WEEK, facts) };
}

type Looking = Pick<UserContext, 'db' | 'userId' | 'today' | 'timezone'>;

/**
 * A user's days as every screen, answer and notification tells them, in one round trip. The work of one project is left
 * out of the hours that are taken, if the caller has it.
 */
export async function shownDays(
  { db, userId, today, timezone }: Looking,
  { projectId = null, ...days }: { projectId?: string | null | undefined; from: Day; to: Day },
): Promise<PlanningDay[]> {
  const span = { userId, now: { today, since: startOfDay(timezone, today) }, ...days };
  return shownDaysOf(await findPlanningFacts(db, { ...span, projectId }), span);
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
  /** Days on which hours off and calendars leave less time than is planned. */
  takenDays: Day[];
  /** All days with more work than time. */
  fullDays: Day[];
}

/** The days on which existing plans have lost their time since they were made, in one round trip. */
export async function timeLost({ db, userId, today, timezone }: Looking): Promise<TimeLost> {
  const until = addDays(today, LOOKED_AHEAD_DAYS);
  const now = { today, since: startOfDay(timezone, today) };
  const { shown: days, week } = await planningDays(db, { userId, now, from: today, to: until }, []);
  const full = days.filter((day) => hoursOver({ ...day, plannedHours: day.takenHours }) > 0);
  const dates = (some: readonly PlanningDay[]) => some.map(({ date }) => date);
  return {
    until,
    week,
    freeDays: dates(days.filter(isTakenOff)),
    takenDays: dates(full.filter((day) => lostHours(day) > 0)),
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
