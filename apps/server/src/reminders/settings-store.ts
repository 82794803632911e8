import type { NoticeKind, ReminderDays, ReminderMinutes } from '@daymark/domain/reminders';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface SettingsRow {
  before_minutes: ReminderMinutes | null;
  before_days: ReminderDays | null;
  days_at: string;
  wait_days: number | null;
  mail_kinds: NoticeKind[];
}

export async function findSettings(db: Database, userId: string): Promise<SettingsRow | undefined> {
  const row = await db
    .selectFrom('reminder_settings')
    .select(['before_minutes', 'before_days', 'days_at', 'wait_days', 'mail_kinds'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row as SettingsRow | undefined;
}

export async function upsertSettings(
  db: Database,
  userId: string,
  settings: SettingsRow,
  now: Date,
): Promise<void> {
  const columns = { ...settings, changed_at: now };
  await db
    .insertInto('reminder_settings')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

/** Where a kind of notice reaches a user: by mail, and on these devices. */
export interface Ways {
  by_mail: boolean;
  device_ids: string[];
}

export async function findWays(db: Database, userId: string, kind: NoticeKind): Promise<Ways> {
  const { rows } = await sql<Ways>`
    select
      coalesce((select ${kind} = any(mail_kinds) from reminder_settings where user_id = ${userId}), true) as by_mail,
      array(select id from push_devices where user_id = ${userId} and ${kind} = any(kinds) order by id) as device_ids
  `.execute(db);
  return rows[0] ?? { by_mail: true, device_ids: [] };
}

/** So many minutes or days before; never without either. */
export interface TaskReminderRow {
  minutes: ReminderMinutes | null;
  days: ReminderDays | null;
}

interface OfTask {
  userId: string;
  subtaskId: string;
}

export async function findTaskReminder(
  db: Database,
  { userId, subtaskId }: OfTask,
): Promise<TaskReminderRow | undefined> {
  const row = await db
    .selectFrom('subtask_reminders')
    .select(['minutes', 'days'])
    .where('user_id', '=', userId)
    .where('subtask_id', '=', subtaskId)
    .executeTakeFirst();
  return row as TaskReminderRow | undefined;
}

export async function upsertTaskReminder(
  db: Database,
  { userId, subtaskId }: OfTask,
  reminder: TaskReminderRow,
  now: Date,
): Promise<void> {
  const columns = { ...reminder, changed_at: now };
  await db
    .insertInto('subtask_reminders')
    .values({ user_id: userId, subtask_id: subtaskId, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'subtask_id']).doUpdateSet(columns))
    .execute();
}

export async function deleteTaskReminder(db: Database, { userId, subtaskId }: OfTask): Promise<void> {
  await db
    .deleteFrom('subtask_reminders')
    .where('user_id', '=', userId)
    .where('subtask_id', '=', subtaskId)
    .execute();
}

export async function deleteTaskReminders(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('subtask_reminders').where('user_id', '=', userId).execute();
}

export const listTaskReminders = (db: Database, userId: string) =>
  db
    .selectFrom('subtask_reminders')
    .select(['subtask_id', 'minutes', 'days'])
    .where('user_id', '=', userId)
    .orderBy('subtask_id')
    .execute();
