import { randomUUIDv7 } from 'node:crypto';
import type { Day } from '@daymark/domain/dates';
import { WEBHOOK_RETRY_HOURS } from '@daymark/domain/limits';
import { kindOf } from '@daymark/domain/webhooks';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/queue.ts';
import type { Secrets } from '../secrets.ts';
import { insertDeliveries, isOverflowing } from './delivery-store.ts';
import { differenceOf, type Happening } from './difference.ts';
import { pauseAndTell } from './pausing.ts';
import { type ActiveWebhook, lockActive } from './store.ts';
import {
  findToldTasks,
  findToldTimes,
  type LookedAt,
  listUnseen,
  saveViews,
  type ToldTask,
  type ToldTime,
} from './view-store.ts';

const MILLISECONDS_AN_HOUR = 3_600_000;

export const expiryOf = (now: Date): Date =>
  new Date(now.getTime() + WEBHOOK_RETRY_HOURS * MILLISECONDS_AN_HOUR);

/** What is sent, as JSON. */
export const bodyOf = (type: string, now: Date, data: object): string =>
  JSON.stringify({ type, timestamp: now.toISOString(), data });

interface Told {
  tasks: Map<string, ToldTask>;
  times: Map<string, ToldTime>;
}

function dataOf(project: LookedAt, happening: Happening, { tasks, times }: Told): object {
  const { id, name, status, progress, priority, version } = project;
  const [startDate, dueDate] = [project.start_date, project.due_date];
  const about = { project: { id, name, status, progress, priority, startDate, dueDate, version } };
  if ('waitId' in happening) {
    const { title, who, from, to } = happening.wait;
    return { ...about, wait: { id: happening.waitId, title, who, from, to } };
  }
  if ('taskId' in happening) {
    const task = tasks.get(happening.taskId) ?? { id: happening.taskId };
    if (!('timeId' in happening)) return { ...about, task };
    return { ...about, task, time: times.get(happening.timeId) ?? { id: happening.timeId } };
  }
  if (happening.type === 'plan.changed') return { ...about, plan: { isFeasible: project.is_feasible } };
  return about;
}

interface Event {
  projectId: string;
  happening: Happening;
  body: string;
}

export interface Telling {
  db: Database;
  jobs: Pick<Jobs, 'enqueue'>;
  secrets: Secrets;
  userId: string;
  today: Day;
  now: () => Date;
}

/** The events since the last look, which is kept. */
async function newEvents({ db: trx, userId, today }: Telling, at: Date): Promise<Event[]> {
  const projects = await listUnseen(trx, userId, today);
  if (projects.length === 0) return [];
  const looks = projects.map((project) => ({ project, ...differenceOf(project, today) }));
  const all = looks.flatMap(({ happenings }) => happenings);
  const told = {
    tasks: await findToldTasks(
      trx,
      userId,
      all.flatMap((one) => ('taskId' in one ? [one.taskId] : [])),
    ),
    times: await findToldTimes(
      trx,
      userId,
      all.flatMap((one) => ('timeId' in one ? [one.timeId] : [])),
    ),
  };
  await saveViews(
    trx,
    userId,
    looks.map(({ project, seen }) => ({ projectId: project.id, version: project.seen_version, seen })),
    today,
  );
  return looks.flatMap(({ project, happenings }) =>
    happenings.map((happening) => ({
      projectId: project.id,
      happening,
      body: bodyOf(happening.type, at, dataOf(project, happening, told)),
    })),
  );
}

const isMeant =
  ({ kinds, project_id: only }: ActiveWebhook) =>
  ({ projectId, happening }: Event): boolean =>
    kinds.includes(kindOf(happening.type)) && (only === null || only === projectId);

async function tellOne(
  { db: trx, jobs, secrets, userId }: Telling,
  webhook: ActiveWebhook,
  events: Event[],
  at: Date,
) {
  const meant = events.filter(isMeant(webhook));
  if (meant.length === 0) return;
  const own = { userId, id: webhook.id };
  if (await isOverflowing(trx, own)) return pauseAndTell(trx, { jobs, secrets }, own, 'overflowing');
  const deliveries = meant.map(({ projectId, happening, body }) => ({
    id: randomUUIDv7(),
    lane: projectId,
    type: happening.type,
    body,
  }));
  await insertDeliveries(trx, own, deliveries, {
    now: at,
    expiresAt: expiryOf(at),
    after: webhook.last_position,
  });
  // Whoever sends already looks again before they end.
  if (!webhook.is_sending) await jobs.enqueue(trx, 'webhook', { userId, webhookId: webhook.id });
}

/**
 * Writes the events of what changed since the last look, for each webhook that is to be told, in one transaction with
 * what was seen: each change is told once, and none is lost, whatever made it.
 */
export async function tellChanges(trx: Database, telling: Omit<Telling, 'db'>): Promise<void> {
  const own = { ...telling, db: trx };
  const at = telling.now();
  const webhooks = await lockActive(trx, telling.userId, at);
  const events = await newEvents(own, at);
  for (const webhook of webhooks) await tellOne(own, webhook, events, at);
}
