import type { ReminderSettings, ReminderSettingsChange, TaskReminder } from '@daymark/contract/reminders';
import { addDays } from '@daymark/domain/dates';
import { DEFAULT_REMINDER_AT, NOTICE_KINDS } from '@daymark/domain/reminders';
import { t } from '@daymark/words/t';
import type { Database } from '../db/database.ts';
import type { RequestContext, UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { dayIn, instantAt } from '../http/today.ts';
import { isPresent } from '../subtasks/store.ts';
import { type DailyKind, findDaily, updateDailyNow, upsertDaily } from './daily-store.ts';
import {
  deleteTaskReminder,
  deleteTaskReminders,
  findSettings,
  findTaskReminder,
  findWays,
  listTaskReminders,
  type SettingsRow,
  type TaskReminderRow,
  upsertSettings,
  upsertTaskReminder,
} from './settings-store.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

const NONE: SettingsRow = {
  before_minutes: null,
  before_days: null,
  days_at: DEFAULT_REMINDER_AT,
  wait_days: null,
  mail_kinds: [...NOTICE_KINDS],
};

type Whose = Pick<UserContext, 'db' | 'userId'>;

export async function readReminderSettings({ db, userId }: Whose): Promise<ReminderSettings> {
  const row = (await findSettings(db, userId)) ?? NONE;
  const digest = await findDaily(db, { userId, kind: 'digest' }, { lock: false });
  return {
    digestAt: digest?.next_at ? digest.at : null,
    minutesBefore: row.before_minutes,
    daysBefore: row.before_days,
    daysAt: row.days_at,
    waitDays: row.wait_days,
    mailKinds: row.mail_kinds,
  };
}

/** The next time of day, today or tomorrow. */
export function nextTime(timezone: string, at: string, now: Date): Date {
  const today = dayIn(timezone, now);
  const todays = instantAt(timezone, today, at);
  return todays > now ? todays : instantAt(timezone, addDays(today, 1), at);
}

/** Turns a daily mail on or off. On again, its day is not repeated. */
async function setDaily(
  trx: Database,
  { userId, timezone, now }: Pick<UserContext, 'userId' | 'timezone' | 'now'>,
  kind: DailyKind,
  at: string | null,
): Promise<void> {
  const row = await findDaily(trx, { userId, kind }, { lock: true });
  if (at === null && !row?.next_at) return;
  if (at !== null && row?.next_at && row.at === at) return;
  const kept = at ?? row?.at ?? DEFAULT_REMINDER_AT;
  await upsertDaily(
    trx,
    { userId, kind },
    {
      at: kept,
      nextAt: at === null ? null : nextTime(timezone, at, now()),
    },
  );
}

const pick = <T>(chosen: T | undefined, present: T): T => (chosen === undefined ? present : chosen);

export async function changeReminderSettings(
  context: UserContext,
  change: ReminderSettingsChange,
): Promise<ReminderSettings> {
  const { db, userId, now } = context;
  await db.transaction().execute(async (trx) => {
    const present = (await findSettings(trx, userId)) ?? NONE;
    const settings = {
      before_minutes: pick(change.minutesBefore, present.before_minutes),
      before_days: pick(change.daysBefore, present.before_days),
      days_at: pick(change.daysAt, present.days_at),
      wait_days: pick(change.waitDays, present.wait_days),
      mail_kinds: pick(change.mailKinds, present.mail_kinds),
    };
    await upsertSettings(trx, userId, settings, now());
    if (change.digestAt !== undefined) await setDaily(trx, context, 'digest', change.digestAt);
    await setDaily(trx, context, 'waits', settings.wait_days === null ? null : settings.days_at);
  });
  return readReminderSettings(context);
}

/** The time zone of a user was changed: their next mails have other times. */
export const retimeMails = ({ db, userId, now }: UserContext): Promise<void> =>
  updateDailyNow(db, userId, now());

function toTaskReminder({ minutes, days }: TaskReminderRow): TaskReminder {
  if (minutes !== null) return { kind: 'minutes', minutes };
  return days === null ? { kind: 'never' } : { kind: 'days', days };
}

export async function reminderOfTask({ db, userId }: UserContext, subtaskId: string) {
  if (!(await isPresent(db, userId, subtaskId))) throw notFound('Subtask');
  const row = await findTaskReminder(db, { userId, subtaskId });
  return { reminder: row ? toTaskReminder(row) : null };
}

export async function setReminderOfTask(
  { db, userId, now }: UserContext,
  subtaskId: string,
  reminder: TaskReminder | null,
) {
  if (!(await isPresent(db, userId, subtaskId))) throw notFound('Subtask');
  const of = { userId, subtaskId };
  if (!reminder) {
    await deleteTaskReminder(db, of);
    return { reminder };
  }
  await db.transaction().execute(async (trx) => {
    // The rules have the time of day that reminders about days have.
    if (!(await findSettings(trx, userId))) await upsertSettings(trx, userId, NONE, now());
    const row = {
      minutes: reminder.kind === 'minutes' ? reminder.minutes : null,
      days: reminder.kind === 'days' ? reminder.days : null,
    };
    await upsertTaskReminder(trx, of, row, now());
  });
  return { reminder };
}

function whoseMail({ secrets }: Pick<RequestContext, 'secrets'>, token: string) {
  const found = readUnsubscribeToken(secrets.unsubscribeKey, token);
  if (!found) throw notFound('Mail subscription');
  return found;
}

/** Ends a kind of mail, as often as it is asked for. What also comes to a device goes on coming there. */
export async function unsubscribe(context: RequestContext, token: string) {
  const { db, now } = context;
  const { userId, kind } = whoseMail(context, token);
  await db.transaction().execute(async (trx) => {
    const zone = { userId, timezone: 'UTC', now };
    const present = await findSettings(trx, userId);
    if ((await findWays(trx, userId, kind)).device_ids.length > 0) {
      const kinds = present ?? NONE;
      const mailKinds = kinds.mail_kinds.filter((one) => one !== kind);
      return upsertSettings(trx, userId, { ...kinds, mail_kinds: mailKinds }, now());
    }
    if (kind === 'digest') return setDaily(trx, zone, 'digest', null);
    if (present)
      await upsertSettings(
        trx,
        userId,
        { ...NONE, days_at: present.days_at, mail_kinds: present.mail_kinds },
        now(),
      );
    await setDaily(trx, zone, 'waits', null);
    await deleteTaskReminders(trx, userId);
  });
  return { kind };
}

/** A program that follows the address by GET is led to the screen that asks; programs that look at links end nothing. */
export async function unsubscribePage(context: RequestContext, token: string): Promise<string> {
  whoseMail(context, token);
  const address = `${context.config.publicUrl}/unsubscribe/${token}`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Daymark</title>',
    `<meta http-equiv="refresh" content="0;url=${address}"></head>`,
    `<body><p><a href="${address}">${t`Choose whether this mail should end`}</a></p></body></html>`,
  ].join('\n');
}

/** The settings and the reminders of single tasks, for an export. */
export async function everyReminder(context: UserContext) {
  const rows = await listTaskReminders(context.db, context.userId);
  return {
    settings: await readReminderSettings(context),
    tasks: rows.map(({ subtask_id: subtaskId, ...row }) => ({
      subtaskId,
      reminder: toTaskReminder(row as TaskReminderRow),
    })),
  };
}
