import { addDays } from '@daymark/domain/dates';
import { REMINDER_MINUTES } from '@daymark/domain/reminders';
import { inLanguage } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import { type Database, inTransaction } from '../db/database.ts';
import { taskScreen } from '../http/screens.ts';
import { dayIn, instantAt, localTimeOf } from '../http/today.ts';
import type { Block } from '../mail/html.ts';
import { languageOfUser } from '../users/service.ts';
import type { Reminding } from './daily-mails.ts';
import { listDueDaily } from './daily-store.ts';
import { dayText } from './day-text.ts';
import { type DueTask, insertSent, listDueTasks, listZones, type ZoneNow } from './due-store.ts';
import { type Notice, queueNotice } from './notices.ts';

const AT_ONCE = 1_000;

const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

function zoneNow(timezone: string, now: Date): ZoneNow {
  const after = REMINDER_MINUTES.map((minutes) => [
    minutes,
    localTimeOf(timezone, minutesAfter(now, minutes)),
  ]);
  return { timezone, now: localTimeOf(timezone, now), after: Object.fromEntries(after) };
}

/** When a task was to be reminded of. */
function remindAt({ timezone, due_date, due_time, days_at, minutes, days }: DueTask): Date {
  if (minutes !== null) return minutesAfter(instantAt(timezone, due_date, due_time), -minutes);
  return instantAt(timezone, addDays(due_date, -(days ?? 0)), days_at);
}

function dueWords({ due_date, due_time, is_timed, locale, timezone }: DueTask, now: Date): string {
  const today = dayIn(timezone, now);
  if (due_date === today) return is_timed ? t`due today at ${due_time}` : t`due today`;
  if (due_date === addDays(today, 1)) return is_timed ? t`due tomorrow at ${due_time}` : t`due tomorrow`;
  const day = dayText(due_date, locale);
  return is_timed ? t`due ${day} at ${due_time}` : t`due ${day}`;
}

function noticeOf({ config, now: clock }: Reminding, [first, ...others]: [DueTask, ...DueTask[]]): Notice {
  const now = clock();
  const tasks = [first, ...others];
  const subject =
    others.length === 0 ? `${first.title}: ${dueWords(first, now)}` : t`${tasks.length} tasks are due soon`;
  const lines = tasks.map((task) => `${task.title}: ${dueWords(task, now)} (${task.project_name})`);
  const path = others.length === 0 ? taskScreen(first.project_id, first.id) : '/dashboard';
  const label = others.length === 0 ? t`Open the task` : t`Open Daymark`;
  const blocks: Block[] = [{ items: lines }, { link: config.publicUrl + path, label }];
  const body = others.length === 0 ? first.project_name : lines.join('\n');
  return { subject, blocks, push: { title: subject, body, path } };
}

/** Whoever has just set a day or a rule need not be reminded of what was to be reminded of before. */
const isWanted = (task: DueTask): boolean => new Date(task.set_at) <= remindAt(task);

/** Reminds one user. The reminders are noted in the transaction that queues the mail, each once. */
async function remind(reminding: Reminding, tasks: readonly (DueTask & { due: string })[]): Promise<void> {
  const [first] = tasks;
  if (!first) return;
  const sent = tasks.map(({ id, due }) => ({ subject: id, due }));
  await inTransaction(reminding.db, async (trx: Database) => {
    const isNew = await insertSent(trx, first.user_id, sent, reminding.now());
    const [one, ...others] = tasks.filter((task) => isNew.has(task.id) && isWanted(task));
    if (!one) return;
    const to = { userId: one.user_id, to: one.email, kind: 'reminders' } as const;
    await inLanguage(languageOfUser(one), () =>
      queueNotice(reminding, trx, to, noticeOf(reminding, [one, ...others])),
    );
  });
}

/** Reminds all users of the tasks whose time has come, each in one mail. */
export async function sendTaskReminders(reminding: Reminding): Promise<void> {
  const { db, now } = reminding;
  const at = now();
  const zones = (await listZones(db)).map((timezone) => zoneNow(timezone, at));
  if (zones.length === 0) return;
  let due = await listDueTasks(db, zones, AT_ONCE);
  while (due.length > 0) {
    // A local time that a clock change skips is compared too early.
    const inTime = due.filter((task) => remindAt(task) <= at);
    for (const tasks of Map.groupBy(inTime, ({ user_id }) => user_id).values())
      await remind(reminding, tasks);
    due = due.length < AT_ONCE ? [] : await listDueTasks(db, zones, AT_ONCE);
  }
}

/** What the jobs of every minute ask over all people, for one time zone: a cluster may refuse it. */
export async function lookForDue(db: Database, timezone: string, at: Date): Promise<void> {
  await listDueTasks(db, [zoneNow(timezone, at)], 1);
  await listDueDaily(db, at, 1);
}
