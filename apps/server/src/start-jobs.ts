import { TRASH_DAYS } from '@daymark/domain/limits';
import { purgeAiRequests } from './ai/allowance-store.ts';
import type { Planner } from './ai/planner.ts';
import { purgeExpired } from './auth/service.ts';
import { drillRestore } from './backups/restore-drill.ts';
import { backUpNightly, findLastBackup } from './backups/service.ts';
import { readDueCalendars, refreshCalendar } from './calendars/refreshing.ts';
import { purgeCalendars } from './calendars/service.ts';
import { purgeChats } from './chats/store.ts';
import type { Config } from './config.ts';
import type { Database, DatabaseConnection } from './db/database.ts';
import type { Resolve } from './http/outside.ts';
import { purgeIdempotencyKeys } from './idempotency/service.ts';
import { type Jobs, type Recurring, startQueue } from './jobs/queue.ts';
import { makeMailer } from './mail/mailer.ts';
import { sendSealed } from './mail/service.ts';
import { type Measures, measureBackups, measureJobs } from './measures.ts';
import { purgeReads } from './notifications/store.ts';
import { purgeChanges } from './plan-changes/store.ts';
import { purgeTrashedProjects } from './projects/trash.ts';
import { sendPush } from './push-devices/sending.ts';
import { sendDailyMails } from './reminders/daily-mails.ts';
import { purgeSent } from './reminders/due-store.ts';
import { sendTaskReminders } from './reminders/task-reminders.ts';
import type { Secrets } from './secrets.ts';
import { writeSeriesAhead } from './subtasks/series-changes.ts';
import { purgeDeletedSubtasks } from './subtasks/service.ts';
import { purgeDeliveries } from './webhooks/delivery-store.ts';
import { makeSender } from './webhooks/sending.ts';
import { catchUp } from './webhooks/service.ts';

export interface JobsSettings extends DatabaseConnection {
  config: Config;
  secrets: Secrets;
  now: () => Date;
  measures: Measures;
  planner: Planner;
  /** The addresses of a name on the internet. */
  resolve?: Resolve;
  log: (line: string) => void;
  /**
   * Shows the important part of a mail at the terminal if there is no mail server. It contains codes, so it must never
   * be a log.
   */
  show?: ((line: string) => void) | undefined;
  /** As the queue takes it. */
  isTimed?: boolean;
}

const TRASH_MILLISECONDS = TRASH_DAYS * 24 * 60 * 60 * 1_000;

/** Deletes expired and long deleted data of all users. */
async function purge(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TRASH_MILLISECONDS);
  await purgeExpired(db, now);
  await purgeIdempotencyKeys(db, now);
  await purgeChanges(db, before);
  await purgeDeletedSubtasks(db, before);
  await purgeTrashedProjects(db, before);
  await purgeChats(db, before);
  await purgeReads(db, before);
  await purgeCalendars(db, before);
  await purgeAiRequests(db, before);
  await purgeSent(db, before);
  await purgeDeliveries(db, before);
}

// Not at the full hour, when other clean-ups run.
const PURGE_AT = '17 3 * * *';
const SERIES_AT = '37 2 * * *';
const BACKUP_AT = '17 1 * * *';
const CALENDARS_AT = '*/10 * * * *';
const MAILS_AT = '* * * * *';
const WEBHOOKS_AT = '*/5 * * * *';

// A large database takes long; a node that dies during it is noticed within a minute. A job that no node takes, because
// none has a folder any more, is dropped before the next night.
const BACKUP_QUEUE = { expireInSeconds: 12 * 60 * 60, heartbeatSeconds: 60, retentionSeconds: 12 * 60 * 60 };

/** Only if there is a folder for backups. If several nodes have one, one of them makes the backup. */
function backupJobs({ config, pool, db, now, log }: JobsSettings): Record<string, Recurring> {
  const { backupDir: folder, backupKeep: keep, databaseDirectUrl } = config;
  if (!folder) return {};
  // The pool hides the password when its options are copied.
  const { password } = pool.options;
  const connection = databaseDirectUrl
    ? { connectionString: databaseDirectUrl }
    : { ...pool.options, ...(password === undefined ? {} : { password }) };
  return {
    backup: {
      cron: BACKUP_AT,
      work: () => backUpNightly({ connection, folder, keep }, now(), log),
      options: BACKUP_QUEUE,
    },
    'restore-drill': {
      cron: null,
      work: () =>
        drillRestore(
          db,
          { connection, folder, ownDisk: config.databaseUrl ? undefined : config.dataDir },
          now,
        ),
      options: { ...BACKUP_QUEUE, retryLimit: 0 },
    },
  };
}

/** Starts the queue with all workers of this node. */
export async function startJobs(settings: JobsSettings): Promise<Jobs> {
  const { config, pool, db, secrets, now, measures, planner, log, show, resolve, isTimed } = settings;
  if (config.backupDir) measureBackups(measures, () => findLastBackup(config.backupDir ?? ''));
  const mailer = makeMailer(config, show);
  const outside = { resolve, networks: config.calendarNetworks };
  const reminding = () => ({ db, jobs, config, secrets, planner, now, log });
  const receivers = { resolve, networks: config.webhookNetworks };
  const sender = makeSender({ db, jobs: () => jobs, secrets, outside: receivers, now, log });
  const stopping = new AbortController();
  const office = { db, secrets, config, outside: receivers, now, log, stopping: stopping.signal };
  const jobs: Jobs = await startQueue({
    pool,
    log,
    isTimed,
    workers: {
      mail: ({ sealed }, jobId) => sendSealed({ mailer, secrets, config, measures, log }, sealed, jobId),
      calendar: (due) => refreshCalendar({ db, outside, now }, due),
      push: (message) => sendPush(office, message),
      webhook: async (due) => sender.bring(due),
    },
    recurring: {
      purge: { cron: PURGE_AT, work: () => purge(db, now()) },
      'due-calendars': { cron: CALENDARS_AT, work: () => readDueCalendars(db, jobs, now()) },
      'daily-mails': { cron: MAILS_AT, work: () => sendDailyMails(reminding()) },
      'task-reminders': { cron: MAILS_AT, work: () => sendTaskReminders(reminding()) },
      webhooks: { cron: WEBHOOKS_AT, work: () => catchUp({ db, jobs, secrets, now }) },
      ...backupJobs(settings),
      series: { cron: SERIES_AT, work: () => writeSeriesAhead(db, now(), log) },
    },
  });
  measureJobs(measures, jobs.count);
  const stop = async () => {
    stopping.abort();
    await sender.stop();
    await jobs.stop();
    mailer.close();
  };
  return { ...jobs, stop };
}
