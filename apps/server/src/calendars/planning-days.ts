import type { Day } from '@daymark/domain/dates';
import {
  type DaysOff,
  sharedDays,
  type WorkingCalendarFacts,
  type WorkingDay,
  type WorkingWeek,
  workingDays,
} from '@daymark/domain/working-days';
import { t } from '@daymark/words/t';
import { busyTogether } from './busy-together.ts';
import { freeHolidays } from './public-holidays.ts';
import type { OwnWeek, PlanningFacts, PlanningSpan, ProjectWeekRow, SaidWeek } from './store.ts';

export const MINUTES_AN_HOUR = 60;

export interface PlanningDay extends WorkingDay {
  /** Hours of open work of other projects on this day; they are not subtracted from `hours`. */
  takenHours: number;
  /** The part of them that belongs to habits. */
  habitHours: number;
  /** Hours of today that completed work has used up; they are subtracted from `hours`. */
  doneHours: number;
}

/** Hours of a working day that the user's calendar takes: time off and events. */
export const lostHours = ({ offHours, busyHours }: PlanningDay): number => offHours + busyHours;

type Span = Pick<PlanningSpan, 'userId' | 'from' | 'to' | 'now'>;

/** The week of a project that has none of its own. */
export const USUAL_WEEK: SaidWeek = { weekdays: null, hoursPerDay: null };

/** The working week of a project: its own values and its brief's before the user's. */
export const weekOf = (own: OwnWeek, facts: PlanningFacts): WorkingWeek => ({
  weekdays: own.weekdays ?? facts.weekdays,
  hoursPerDay: own.hoursPerDay ?? facts.hours_per_day,
});

/** The working days and hours of a stored project: its own, or those in its brief. */
export const weekOfProject = ({
  weekdays,
  hours_per_day: hoursPerDay,
  working_time: said,
}: ProjectWeekRow): SaidWeek => ({
  weekdays: weekdays ?? said?.weekdays ?? null,
  hoursPerDay: hoursPerDay ?? said?.hoursPerDay ?? null,
  ...(hoursPerDay === null && said?.hoursByWeekday && { hoursByWeekday: said.hoursByWeekday }),
  ...(hoursPerDay === null && said?.hoursByDay && { hoursByDay: said.hoursByDay }),
  ...(said && said.daysOff.length > 0 && { daysOff: said.daysOff }),
});

/** Whether a project has days and hours of its own. */
export const hasOwnWeek = ({ weekdays, hoursPerDay, ...days }: SaidWeek): boolean =>
  weekdays !== null || hoursPerDay !== null || Object.keys(days).length > 0;

/** The weekdays with which the plan of a project was made. */
export const plannedWeekdaysOf = ({ working_time: said, planned_week: planned }: ProjectWeekRow) =>
  said?.weekdays ?? planned?.weekdays ?? [];

const dayOffOf = (day: Day): DaysOff => ({
  name: t`A day off in the brief`,
  firstDay: day,
  lastDay: day,
  hoursOff: null,
});

/** When a user works on a project with this week. */
async function factsOf(facts: PlanningFacts, span: Span, own: SaidWeek): Promise<WorkingCalendarFacts> {
  return {
    ...weekOf(own, facts),
    ...(own.hoursByWeekday && { hoursByWeekday: own.hoursByWeekday }),
    ...(own.hoursByDay && { hoursByDay: own.hoursByDay }),
    usersHoursPerDay: facts.hours_per_day,
    windowHours: facts.window_minutes / MINUTES_AN_HOUR,
    daysOff: [...facts.days_off, ...(own.daysOff ?? []).map(dayOffOf)],
    holidays: await freeHolidays(facts.holidays, span),
    busyDays: busyTogether(facts.busy_days).map(({ minutes, ...day }) => ({
      ...day,
      hours: minutes / MINUTES_AN_HOUR,
    })),
  };
}

/** The days with what is planned on them, and without what was completed today. */
const withWork = (days: readonly WorkingDay[], facts: PlanningFacts, { now }: Span): PlanningDay[] =>
  days.map((day) => {
    const doneHours = day.date === now?.today ? facts.done_hours : 0;
    return {
      ...day,
      hours: Math.max(0, day.hours - doneHours),
      takenHours: facts.taken_hours.all[day.date] ?? 0,
      habitHours: facts.taken_hours.habits[day.date] ?? 0,
      doneHours,
    };
  });

/** The days of a user, by their week or by that of a project. */
export async function daysOf(facts: PlanningFacts, span: Span, own: SaidWeek): Promise<PlanningDay[]> {
  const working = await factsOf(facts, span, own);
  return withWork(workingDays(working, span.from, span.to), facts, span);
}

/** The days of a user as they are shown: with the longer days of the projects that are worked on. */
export async function shownDaysOf(facts: PlanningFacts, span: Span): Promise<PlanningDay[]> {
  const working = await factsOf(facts, span, USUAL_WEEK);
  const usual = workingDays(working, span.from, span.to);
  const projects = await Promise.all(
    facts.working.map(async (row) => {
      const week = weekOfProject(row);
      const isOwn = hasOwnWeek(week);
      return {
        days: isOwn ? workingDays(await factsOf(facts, span, week), span.from, span.to) : usual,
        workDays: new Set(row.work_days),
        plannersDays: new Set(row.planners_days),
        plannedWeekdays: plannedWeekdaysOf(row),
      };
    }),
  );
  return withWork(sharedDays(working, usual, projects), facts, span);
}
