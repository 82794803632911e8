import { setTimeout as delay } from 'node:timers/promises';
import { fromKysely, type Job, type JobResult, PgBoss, type QueueOptions } from 'pg-boss';
import type { Database, DatabaseConnection } from '../db/database.ts';

/** The payload of each queue. */
export interface JobPayloads {
  mail: { sealed: string };
  /** A calendar to read. */
  calendar: { userId: string; feedId: string };
  /** A notification for a device, encrypted. */
  push: { userId: string; deviceId: string; sealed: string };
  /** A webhook with something to send. */
  webhook: { userId: string; webhookId: string };
}

export type QueueName = keyof JobPayloads;

/** A job that failed. Its payload stays with the queue. */
export interface FailedJob {
  id: string;
  queue: string;
  failed_at: Date;
  /** How often it was tried. */
  tries: number;
  reason: string;
  /** When it is tried again by itself; null if it was given up. */
  next_at: Date | null;
}

export interface Jobs {
  /** Inserts a job in the transaction of the change that causes it, for at once or for later. */
  enqueue<Q extends QueueName>(
    trx: Database,
    queue: Q,
    payload: JobPayloads[Q],
    when?: { afterSeconds: number },
  ): Promise<void>;
  /** What failed lately: jobs that were given up, and jobs that are tried again by themselves; the newest first. */
  failures(): Promise<FailedJob[]>;
  /** Tries a job that failed again, at once. False if there is none with this id. */
  retry(id: string): Promise<boolean>;
  /** Begins recurring work outside of its times. If it waits or runs already, that one counts. */
  begin(name: string): Promise<void>;
  /** Whether recurring work waits or runs. */
  isUnderWay(name: string): Promise<boolean>;
  /** The number of jobs by queue and state. */
  count(): Promise<{ queue: string; state: string; jobs: number }[]>;
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

/** Does one job. If it throws, the job is retried. */
export type Worker<Payload> = (payload: Payload, jobId: string) => Promise<void>;

export interface Recurring {
  /** Null for work that is only begun on request. */
  cron: string | null;
  work: () => Promise<void>;
  /** For work that takes longer than a quarter of an hour. */
  options?: QueueOptions;
}

export interface QueueSettings {
  pool: DatabaseConnection['pool'];
  log: (line: string) => void;
  workers: { [Q in QueueName]: Worker<JobPayloads[Q]> };
  /** Scheduled jobs; each run is done by one of the nodes. */
  recurring: Record<string, Recurring>;
  /** Whether what recurs begins at its times, which are of the wall clock; it does unless said. Tests begin it themselves. */
  isTimed?: boolean | undefined;
}

const POLLING_SECONDS = 0.5;
const AT_ONCE = 5;
const STOP_MILLISECONDS = 10_000;
const ERRORS_APART_MILLISECONDS = 30_000;

// Retries after a second, then twice as long each time, at most a minute, for a day: a mail is sent soon after its
// server is back.
const QUEUES: Record<QueueName, QueueOptions> = {
  mail: {
    retryLimit: 1_440,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 120,
    deleteAfterSeconds: 3_600,
  },
  // Errors of the calendar's server do not fail the job: they are shown to its owner, and retried on a different
  // schedule.
  calendar: { retryLimit: 3, retryDelay: 5, expireInSeconds: 120, deleteAfterSeconds: 3_600 },
  // For about two hours. Later it would say nothing new.
  push: {
    retryLimit: 12,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: 120,
    deleteAfterSeconds: 3_600,
  },
  // What could not be sent is tried again on a schedule of its own. There may be many.
  webhook: { retryLimit: 3, retryDelay: 5, expireInSeconds: 120, deleteAfterSeconds: 60 },
};

/** Where jobs go that were given up. */
const GIVEN_UP = 'failed';
const GIVEN_UP_QUEUE: QueueOptions = { retentionSeconds: 7 * 24 * 60 * 60 };

/** Makes queues that are not there yet. One of an earlier version gets its place for jobs that were given up. */
async function queueMaker(boss: PgBoss) {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!present.has(GIVEN_UP)) await boss.createQueue(GIVEN_UP, GIVEN_UP_QUEUE);
  return async (name: string, options: QueueOptions): Promise<void> => {
    const queue = present.get(name);
    if (!queue) await boss.createQueue(name, { ...options, deadLetter: GIVEN_UP });
    else if (queue.deadLetter !== GIVEN_UP) await boss.updateQueue(name, { deadLetter: GIVEN_UP });
  };
}

const REASON_MAX_LENGTH = 300;
const FAILURES_SHOWN = 100;

async function listFailures(pool: QueueSettings['pool'], queues: readonly string[]): Promise<FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(
    `select id, queue, failed_at, tries, next_at,
       left(coalesce(output ->> 'message', output -> 'value' ->> 'message', ''), ${REASON_MAX_LENGTH}) as reason
     from (
       select id, source_name as queue, created_on as failed_at, source_retry_count + 1 as tries,
         null::timestamptz as next_at, source_output as output
       from pgboss.job where name = $1 and state = 'created'
       union all
       select id, name, coalesce(completed_on, started_on, created_on), retry_count + 1, start_after, output
       from pgboss.job where name = any($2) and state = 'retry' and output is not null
     ) failed
     order by failed_at desc, id limit ${FAILURES_SHOWN}`,
    [GIVEN_UP, queues],
  );
  return rows;
}

async function retryJob(
  { boss, pool }: { boss: PgBoss; pool: QueueSettings['pool'] },
  id: string,
  queues: readonly string[],
): Promise<boolean> {
  if ((await boss.redrive(GIVEN_UP, { ids: [id] })) > 0) return true;
  const { rows } = await pool.query<{ name: string }>(
    `select name from pgboss.job where id = $1 and name = any($2) and state = 'retry'`,
    [id, queues],
  );
  const [waiting] = rows;
  if (!waiting) return false;
  return (await boss.update(waiting.name, undefined, { id, startAfter: 0 })).updated > 0;
}

const UNDER_WAY = `select 1 from pgboss.job where name = $1 and state in ('created', 'retry', 'active') limit 1`;

async function resultOf<Payload>(
  boss: PgBoss,
  worker: Worker<Payload>,
  { name, id, data }: Job<Payload>,
): Promise<JobResult> {
  try {
    await worker(data, id);
    // At once, and not with the slowest job of the batch: a node that is killed meanwhile would leave it to be done again.
    await boss.complete(name, id).catch(() => undefined);
    return { id, status: 'completed' };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown';
    return { id, status: 'failed', output: { message } };
  }
}

async function workOn<Q extends QueueName>(
  boss: PgBoss,
  queue: Q,
  worker: Worker<JobPayloads[Q]>,
): Promise<void> {
  const options = {
    pollingIntervalSeconds: POLLING_SECONDS,
    batchSize: AT_ONCE,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work<JobPayloads[Q], unknown, typeof options>(queue, options, (jobs) =>
    Promise.all(jobs.map((job) => resultOf(boss, worker, job))),
  );
}

/** Logs an error at most every few seconds: while the database is unavailable, every poll has one. */
function seldom(log: (line: string) => void): (error: Error) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (performance.now() - toldAt < ERRORS_APART_MILLISECONDS) return;
    toldAt = performance.now();
    log(`The job queue met an error: ${error.message}`);
  };
}

/** Jobs in the database, shared by all nodes: each is done by one of them, once. */
export async function startQueue({
  pool,
  log,
  workers,
  recurring,
  isTimed = true,
}: QueueSettings): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: isTimed,
  });
  boss.on('error', seldom(log));
  await boss.start();
  const makeQueue = await queueMaker(boss);
  for (const [name, options] of Object.entries(QUEUES)) await makeQueue(name, options);
  await workOn(boss, 'mail', workers.mail);
  await workOn(boss, 'calendar', workers.calendar);
  await workOn(boss, 'push', workers.push);
  await workOn(boss, 'webhook', workers.webhook);
  for (const [name, { cron, work, options }] of Object.entries(recurring)) {
    await makeQueue(name, { retryLimit: 3, retryDelay: 60, ...options });
    await boss.work(name, work);
    if (cron !== null) await boss.schedule(name, cron);
  }
  const queues = [...Object.keys(workers), ...Object.keys(recurring)];
  const isUnderWay = async (name: string) => (await pool.query(UNDER_WAY, [name])).rows.length > 0;
  return {
    failures: () => listFailures(pool, queues),
    retry: (id) => retryJob({ boss, pool }, id, queues),
    isUnderWay,
    async begin(name) {
      if (!(await isUnderWay(name))) await boss.send(name, {});
    },
    async enqueue(trx, queue, payload, { afterSeconds } = { afterSeconds: 0 }) {
      await boss.send(queue, payload, { db: fromKysely(trx), startAfter: afterSeconds });
    },
    async count() {
      const { rows } = await pool.query<{ queue: string; state: string; jobs: number }>(
        'select name as queue, state::text as state, count(*) as jobs from pgboss.job group by 1, 2',
      );
      return rows.filter(({ queue }) => queues.includes(queue));
    },
    async stop() {
      // Stops the workers one by one: pg-boss's own graceful stop only checks every half second whether they are done.
      const done = Promise.all(queues.map((queue) => boss.offWork(queue, { wait: true })));
      await Promise.race([done, delay(STOP_MILLISECONDS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}
