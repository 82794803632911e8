import { addDays, type Day } from '@daymark/domain/dates';
import { NOTIFICATIONS_MAX_COUNT, PLAN_SLIPS_MIN_COUNT } from '@daymark/domain/limits';
import {
  type Dated,
  daysAhead,
  type NotificationKind,
  type PlanBreaks,
  type UnseenNotes,
} from '@daymark/domain/notifications';
import { type RawBuilder, sql } from 'kysely';
import type { TimeLost } from '../calendars/service.ts';
import type { Database } from '../db/database.ts';
import { isMissedOn, isOverdueOn } from '../db/overdue.ts';
import { ownProject } from '../db/own-project.ts';

/** An open item that is due or nearly due, a plan, or notes of a client, and the notification about it that was read. */
export type NotificationRow = (Dated | PlanBreaks | UnseenNotes) & {
  id: string;
  title: string;
  projectId: string;
  projectName: string;
  reads: Partial<Record<NotificationKind, string>> | null;
};

/**
 * The open project of a row, looked up by its key: for a plain join the query planner, whose statistics come from users
 * with few projects, may compare each row with all projects of the user.
 */
const openProject = (userId: string, id: RawBuilder<unknown>) => sql`cross join lateral (
    select * from projects p where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null and p.status <> 'Completed'
    limit 1
  ) p`;

/** Without the missed days of habits, which nobody has to catch up on. */
const subtasksOf = (userId: string, today: Day) => sql`
  select 'subtask' as subject, s.user_id, s.id, s.title, s.project_id, p.name as project_name, s.status, s.due_date,
    s.due_time, null::int as subtasks, null::int as open_subtasks
  from subtasks s
  ${openProject(userId, sql`s.project_id`)}
  where s.user_id = ${userId} and s.deleted_at is null and s.status <> 'Completed' and not ${isMissedOn(today)}`;

const projectsOf = (userId: string) => sql`
  select 'project' as subject, p.user_id, p.id, p.name as title, p.id as project_id, p.name as project_name, p.status,
    p.due_date, p.due_time, null::int as subtasks, null::int as open_subtasks
  from projects p where p.user_id = ${userId} and p.deleted_at is null and p.status <> 'Completed'`;

const milestonesOf = (userId: string, today: Day) => sql`
  select 'milestone' as subject, m.user_id, m.id, m.name as title, m.project_id, p.name as project_name, null as status,
    m.due_date, null as due_time, work.subtasks, work.open_subtasks
  from milestones m
  ${openProject(userId, sql`m.project_id`)}
  cross join lateral (
    select count(*)::int as subtasks, count(*) filter (where s.status <> 'Completed')::int as open_subtasks
    from subtasks s where s.user_id = ${userId} and s.milestone_id = m.id and s.deleted_at is null
  ) work
  where m.user_id = ${userId} and (work.open_subtasks > 0 or work.subtasks = 0 and m.due_date >= ${today}::date)`;

/** A row whose day was set by the planner and not by hand since. Days of a habit never move. */
const IS_PLANNERS = sql`s.ai_generated and s.dated_at is null and not s.pinned and not s.repeat`;

/**
 * The plans of future projects that are broken. Four scans of the index of a project's subtasks, which read little more
 * than they count: `due_date + 0` keeps the query planner from searching all subtasks of the user once for each
 * project.
 */
const brokenPlans = (userId: string, today: Day, lost: TimeLost) => sql`
  select p.id, p.name, coalesce(behind.until, slips.since, lost.since, p.due_date) as due_date, slips.count as slipped,
    behind.count as late, undated.count as unplaced,
    lost.count as timeless
  from projects p
  cross join lateral (
    select count(*)::int as count, min(s.due_date) as since from subtasks s
    where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null and ${isOverdueOn(today)}
  ) slips
  cross join lateral (
    select count(*)::int as count, max(s.due_date) as until from subtasks s
    where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null and s.status <> 'Completed'
      and s.due_date > p.due_date
  ) behind
  cross join lateral (
    select count(*)::int as count from subtasks s
    where p.plan ->> 'feasible' = 'false'
      and s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null and s.status <> 'Completed'
      and (s.due_date + 0) is null and s.ai_generated
  ) undated
  cross join lateral (
    select coalesce(p.weekdays, ${lost.week.weekdays}::smallint[]) as weekdays, p.plan -> 'week' -> 'weekdays' as had_weekdays,
      (p.plan -> 'week' ->> 'hoursPerDay')::numeric > coalesce(p.hours_per_day, ${lost.week.hoursPerDay}::numeric) as had_more
  ) week
  cross join lateral (
    select count(*)::int as count, min(s.due_date) as since from subtasks s
    where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null and s.status <> 'Completed'
      and (cardinality(${lost.freeDays}::date[]) + cardinality(${lost.takenDays}::date[]) > 0 or week.had_more
        or week.had_weekdays is not null)
      and s.due_date + 0 between ${today}::date and ${lost.until}::date and ${IS_PLANNERS}
      and (s.due_date = any(${lost.freeDays}::date[]) or s.due_date = any(${lost.takenDays}::date[])
        or week.had_more and s.due_date = any(${lost.fullDays}::date[])
        or week.had_weekdays @> to_jsonb(extract(isodow from s.due_date)::int)
          and extract(isodow from s.due_date)::smallint <> all(week.weekdays))
  ) lost
  where p.user_id = ${userId} and p.deleted_at is null and p.status <> 'Completed' and p.due_date >= ${today}::date
    and (slips.count >= ${PLAN_SLIPS_MIN_COUNT} or behind.count > 0 or lost.count > 0
      or undated.count > 0)
  order by p.due_date, p.id limit ${NOTIFICATIONS_MAX_COUNT}`;

/** The notes that were not seen yet, by project; the id is that of the newest, so that another one is told again. */
const unseenNotes = (userId: string) => sql`
  select (array_agg(n.id order by n.created_at desc, n.id desc))[1] as id, p.name, n.project_id,
    (max(n.created_at) at time zone 'UTC')::date as due_date, count(*)::int as notes
  from client_notes n ${ownProject(userId, sql`n.project_id`)}
  where n.user_id = ${userId} and n.seen_at is null
  group by n.project_id, p.name
  order by max(n.created_at) desc limit ${NOTIFICATIONS_MAX_COUNT}`;

/**
 * The most recent items before and after today, so that the newest notifications are among them: current ones are
 * sorted by their day, past ones by how recent they are.
 */
function newestOf(things: RawBuilder<unknown>, { today, until }: { today: Day; until: Day }) {
  const side = (from: RawBuilder<unknown>) => sql`(
    select * from (${things}) thing where ${from}
    order by thing.due_date desc, thing.due_time nulls last, thing.id limit ${NOTIFICATIONS_MAX_COUNT})`;
  return sql`${side(sql`thing.due_date < ${today}::date`)} union all
    ${side(sql`thing.due_date between ${today}::date and ${until}::date`)}`;
}

/**
 * The items that may need a notification on a day, in one round trip. Each kind is limited so that the newest of all
 * are included.
 */
export async function findNotificationRows(
  db: Database,
  userId: string,
  today: Day,
  lost: TimeLost,
): Promise<NotificationRow[]> {
  const untilOf = (subject: Dated['subject']) => ({ today, until: addDays(today, daysAhead(subject)) });
  const { rows } = await sql<{ things: NotificationRow[] }>`
    select coalesce(json_agg(json_build_object(
      'subject', t.subject, 'id', t.id, 'title', t.title, 'projectId', t.project_id, 'projectName', t.project_name,
      'status', t.status, 'dueDate', t.due_date, 'dueTime', t.due_time,
      'subtasks', t.subtasks, 'openSubtasks', t.open_subtasks,
      'slipped', t.slipped, 'late', t.late, 'unplaced', t.unplaced, 'timeless', t.timeless, 'notes', t.notes,
      'reads', (
        select json_object_agg(r.kind, r.read_at) from notification_reads r
        where r.user_id = ${userId} and r.subject_id = t.id and r.due_on = t.due_date
      )
    )), '[]') as things
    from (
      select *, null::int as slipped, null::int as late, null::int as unplaced,
        null::int as timeless, null::int as notes from (
        ${newestOf(subtasksOf(userId, today), untilOf('subtask'))} union all
        ${newestOf(projectsOf(userId), untilOf('project'))} union all
        ${newestOf(milestonesOf(userId, today), untilOf('milestone'))}
      ) dated
      union all
      select 'plan', ${userId}, id, name, id, name, null, due_date, null, null, null, slipped, late, unplaced,
        timeless, null
      from (${brokenPlans(userId, today, lost)}) broken
      union all
      select 'notes', ${userId}, id, name, project_id, name, null, due_date, null, null, null, null, null, null, null, notes
      from (${unseenNotes(userId)}) unseen
    ) t
  `.execute(db);
  return rows[0]?.things ?? [];
}

export interface ReadToInsert {
  kind: NotificationKind;
  subjectId: string;
  dueDate: Day;
}

/** Marks notifications as read. Those that were read before keep their time. */
export async function insertReads(
  db: Database,
  userId: string,
  reads: readonly ReadToInsert[],
  now: Date,
): Promise<void> {
  await sql`
    insert into notification_reads (user_id, subject_id, due_on, kind, read_at)
    select ${userId}, "subjectId", "dueDate", kind, ${now}
    from json_to_recordset(${JSON.stringify(reads)}) as read (kind text, "subjectId" uuid, "dueDate" date)
    on conflict do nothing
  `.execute(db);
}

/**
 * For the purge of all users: old read marks of notifications that no longer exist, because the item is done, deleted
 * or has another day.
 */
export async function purgeReads(db: Database, before: Date): Promise<void> {
  const stands = (table: string, alive: RawBuilder<unknown>) => sql`not exists (
    select 1 from ${sql.table(table)} t
    where t.user_id = r.user_id and t.id = r.subject_id and t.due_date = r.due_on and ${alive})`;
  await sql`
    delete from notification_reads r where r.read_at < ${before}
      and ${stands('subtasks', sql`t.status <> 'Completed' and t.deleted_at is null`)}
      and ${stands('projects', sql`t.status <> 'Completed' and t.deleted_at is null`)}
      and ${stands('milestones', sql`true`)}
      and not exists (select 1 from client_notes t where t.user_id = r.user_id and t.id = r.subject_id and t.seen_at is null)
  `.execute(db);
}
