import type { Plan } from '@daymark/contract/plans';
import type { Day, Weekday } from '@daymark/domain/dates';
import type { DaysOff } from '@daymark/domain/working-days';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { HOURS_LEFT, sumOfHours } from '../db/hours.ts';
import { ownProject } from '../db/own-project.ts';
import type { BusyRow } from './busy-together.ts';
import type { DayOffRow, HolidaySettings } from './days-store.ts';
import { type FeedRow, feedColumns } from './feed-store.ts';

/** The working days and hours of one project; null for the user's usual ones. */
export interface OwnWeek {
  weekdays: Weekday[] | null;
  hoursPerDay: number | null;
}

/** The same, with the weekdays and days that its brief states. */
export interface SaidWeek extends OwnWeek {
  hoursByWeekday?: Partial<Record<Weekday, number>>;
  hoursByDay?: Record<Day, number>;
  daysOff?: readonly Day[];
}

/** When a project is worked on: its own settings, and what its brief states. */
export interface ProjectWeekRow {
  weekdays: Weekday[] | null;
  hours_per_day: number | null;
  /** The working time that the brief states. */
  working_time: Plan['workingTime'];
  /** The working days and hours with which its plan was made. */
  planned_week: Plan['week'] | null;
}

/** The same, with the days of its open work in a range. */
export interface WorkingProject extends ProjectWeekRow {
  work_days: Day[];
  /** Those that the planner chose for single tasks, and no user since. */
  planners_days: Day[];
}

export interface PlanningSpan {
  userId: string;
  /** The project to plan: its own week applies, and its own work takes no time. Null for none. */
  projectId: string | null;
  /** Replaces the stored week, for a project that is not stored yet. */
  week?: OwnWeek;
  /** Today, and when it began: what was completed since has used up hours. Without it, no hours are used up. */
  now?: { today: Day; since: Date } | undefined;
  from: Day;
  to: Day;
}

export interface PlanningFacts {
  locale: string;
  firstname: string;
  weekdays: Weekday[];
  hours_per_day: number;
  /** Minutes between the beginning and the end of work. */
  window_minutes: number;
  own_week: OwnWeek;
  days_off: DaysOff[];
  holidays: HolidaySettings | null;
  busy_days: BusyRow[];
  /** Hours of open work of the user's other projects by day, and the part of them that belongs to habits. */
  taken_hours: { all: Record<Day, number>; habits: Record<Day, number> };
  /** The projects with open work in the range. */
  working: WorkingProject[];
  /** Hours of the work that was completed today. */
  done_hours: number;
}

const holidaysOf = (userId: string) => sql<HolidaySettings | null>`(
  select json_build_object('country', h.country, 'region', h.region, 'workedOn', h.worked_on)
  from holiday_settings h where h.user_id = ${userId}
)`;

/** The working time and the existing work in a range of days, in one round trip. */
export async function findPlanningFacts(
  db: Database,
  { userId, projectId, now, from, to }: PlanningSpan,
): Promise<PlanningFacts> {
  const { rows } = await sql<PlanningFacts>`
    select u.locale, u.firstname, u.weekdays, u.hours_per_day,
      extract(epoch from u.works_until::time - u.works_from::time)::int / 60 as window_minutes,
      json_build_object('weekdays', p.weekdays, 'hoursPerDay', p.hours_per_day) as own_week, (
      select coalesce(json_agg(json_build_object('name', o.name, 'firstDay', o.first_on, 'lastDay', o.last_on,
        'hoursOff', o.minutes_off / 60.0)
        order by o.first_on, o.id), '[]')
      from days_off o where o.user_id = ${userId} and o.last_on >= ${from}::date and o.first_on <= ${to}::date
    ) as days_off, ${holidaysOf(userId)} as holidays, (
      select coalesce(json_agg(json_build_object('date', b.day, 'minutes', b.minutes, 'isWholeDay', b.is_whole_day,
        'calendar', f.name, 'stretches', b.stretches) order by b.day, f.created_at, f.id), '[]')
      from busy_days b
      join calendar_feeds f on f.user_id = b.user_id and f.id = b.feed_id and f.deleted_at is null
      where b.user_id = ${userId} and b.day between ${from}::date and ${to}::date
    ) as busy_days, (
      select json_build_object('all', coalesce(json_object_agg(due_date, hours), '{}'),
        'habits', coalesce(json_object_agg(due_date, habit_hours) filter (where habit_hours > 0), '{}'))
      from (
        select s.due_date, ${sumOfHours(HOURS_LEFT)} as hours, ${sumOfHours(HOURS_LEFT, sql`s.repeat`)} as habit_hours
        from subtasks s
        join projects o on o.user_id = s.user_id and o.id = s.project_id and o.deleted_at is null
        where s.user_id = ${userId} and s.deleted_at is null and s.status <> 'Completed' and s.estimated_hours is not null
          and s.due_date between ${from}::date and ${to}::date and s.project_id is distinct from ${projectId}::uuid
        group by s.due_date
      ) taken
    ) as taken_hours, (
      select coalesce(json_agg(json_build_object('weekdays', p.weekdays, 'hours_per_day', p.hours_per_day,
        'working_time', p.plan -> 'workingTime', 'planned_week', p.plan -> 'week', 'work_days', work.days,
        'planners_days', coalesce(work.planners, '{}')) order by p.id), '[]')
      from (
        select s.project_id, array_agg(distinct s.due_date) as days,
          array_agg(distinct s.due_date) filter (where s.ai_generated and s.dated_at is null and not s.repeat) as planners
        from subtasks s
        where s.user_id = ${userId} and s.deleted_at is null and s.status <> 'Completed'
          and s.due_date between ${from}::date and ${to}::date
        group by s.project_id
      ) work
      ${ownProject(userId, sql`work.project_id`)}
    ) as working, (
      select coalesce(${sumOfHours(sql`coalesce(s.actual_hours, s.estimated_hours)`)}, 0) from subtasks s
      where s.user_id = ${userId} and s.deleted_at is null and s.status = 'Completed'
        and s.completed_at >= ${now?.since ?? null}::timestamptz
    ) as done_hours
    from users u
    left join projects p on p.user_id = u.id and p.id = any(array[${projectId}::uuid])
    where u.id = ${userId}
  `.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('The user of a session is missing');
  return facts;
}

export interface CalendarRows {
  days_off: DayOffRow[];
  holidays: HolidaySettings | null;
  feeds: FeedRow[];
}

/** All calendar settings of a user, in one round trip. */
export async function findCalendar(db: Database, userId: string, today: Day): Promise<CalendarRows> {
  const { rows } = await sql<CalendarRows>`
    select (
      select coalesce(json_agg(shown), '[]') from (
        select o.id, o.name, o.first_on, o.last_on, o.minutes_off from days_off o where o.user_id = ${userId}
        order by o.first_on, o.id
      ) shown
    ) as days_off, ${holidaysOf(userId)} as holidays, (
      select coalesce(json_agg(shown), '[]') from (
        select ${feedColumns(userId, today)} from calendar_feeds f
        where f.user_id = ${userId} and f.deleted_at is null order by f.created_at, f.id
      ) shown
    ) as feeds
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without a row');
  return row;
}
