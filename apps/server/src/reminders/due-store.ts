import type { Day } from '@daymark/domain/dates';
import { sql } from 'kysely';
import { type Database, rowsOf } from '../db/database.ts';

/** The time zones of all users with reminders. */
export async function listZones(db: Database): Promise<string[]> {
  const { rows } = await sql<{ timezone: string }>`
    select distinct u.timezone from reminder_settings r join users u on u.id = r.user_id
  `.execute(db);
  return rows.map(({ timezone }) => timezone);
}

/** The local time in a zone, and what it will be after each number of minutes, as `2026-11-28 09:30`. */
export interface ZoneNow {
  timezone: string;
  now: string;
  after: Record<string, string>;
}

export interface DueTask {
  user_id: string;
  email: string;
  timezone: string;
  locale: string;
  language: string | null;
  id: string;
  title: string;
  project_id: string;
  project_name: string;
  due_date: Day;
  /** The time of day from which minutes are counted. */
  due_time: string;
  is_timed: boolean;
  days_at: string;
  minutes: number | null;
  days: number | null;
  /** When its day or its reminder was set last. */
  set_at: Date;
}

type DueTaskWithKey = DueTask & { due: string };

/** What is reminded of, and by how much before. */
const KEY = sql`concat(case when due.minutes is null then 'days ' || due.days else 'minutes ' || due.minutes end, ' before ', due.due_date, ' ', due.due_time)`;

/**
 * Tasks of all users whose reminder is due and was not sent. Local times are compared, because a database may not know
 * the time zones of this runtime.
 */
export const listDueTasks = (
  db: Database,
  zones: readonly ZoneNow[],
  count: number,
) => rowsOf<DueTaskWithKey>(db)`
    select due.*, ${KEY} as due from (
      select r.user_id, u.email, u.timezone, u.locale, u.language, s.id, s.title, s.project_id, p.name as project_name, s.due_date,
        coalesce(s.due_time, r.days_at) as due_time, s.due_time is not null as is_timed, r.days_at,
        case when o.subtask_id is not null then o.minutes when s.due_time is not null then r.before_minutes end as minutes,
        case when o.subtask_id is not null then o.days when s.due_time is null then r.before_days end as days,
        greatest(s.created_at, s.dated_at, r.changed_at, o.changed_at) as set_at, z.now, z.after
      from json_to_recordset(${JSON.stringify(zones)}) as z (timezone text, now timestamp, after jsonb)
      join users u on u.timezone = z.timezone and u.disabled_at is null
      join reminder_settings r on r.user_id = u.id
      join subtasks s on s.user_id = r.user_id and s.deleted_at is null and s.status <> 'Completed'
        and s.due_date between z.now::date and z.now::date + 7
      join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null
      left join subtask_reminders o on o.user_id = s.user_id and o.subtask_id = s.id
    ) due
    where (due.due_date + due.due_time::time > due.now or not due.is_timed and due.minutes is null)
      and (due.due_date + due.due_time::time <= (due.after ->> due.minutes::text)::timestamp
        or due.due_date - due.days + due.days_at::time <= due.now)
      and not exists (
        select 1 from sent_reminders m where m.user_id = due.user_id and m.subject = due.id::text and m.due = ${KEY}
      )
    order by due.user_id, due.due_date, due.due_time, due.id limit ${count}
  `;

/** Notes reminders as sent. Returns the subjects that were not before. */
export async function insertSent(
  db: Database,
  userId: string,
  sent: readonly { subject: string; due: string }[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ subject: string }>`
    insert into sent_reminders (user_id, subject, due, sent_at)
    select ${userId}, subject, due, ${now}
    from json_to_recordset(${JSON.stringify(sent)}) as sent (subject text, due text)
    on conflict do nothing returning subject
  `.execute(db);
  return new Set(rows.map(({ subject }) => subject));
}

/** For the purge of all users: what was sent long ago is not due any more. */
export async function purgeSent(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('sent_reminders').where('sent_at', '<', before).execute();
}
