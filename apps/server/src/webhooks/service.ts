import { randomUUIDv7 } from 'node:crypto';
import { withAlias } from '@daymark/contract/values';
import type { NewWebhook, Webhook, WebhookChange, WebhookDelivery } from '@daymark/contract/webhooks';
import { WEBHOOKS_MAX_COUNT } from '@daymark/domain/limits';
import { WEBHOOK_TEST } from '@daymark/domain/webhooks';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { findProjectName } from '../db/own-project.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { instant, instantOrNull } from '../http/shapes.ts';
import { dayIn } from '../http/today.ts';
import type { Jobs } from '../jobs/queue.ts';
import { seal } from '../mail/seal.ts';
import {
  type DeliveryRow,
  insertDeliveries,
  listDeliveries,
  listNeglected,
  updateToWaiting,
} from './delivery-store.ts';
import { newSecret } from './signature.ts';
import {
  deleteWebhook,
  insertWebhook,
  listWatched,
  listWebhooks,
  lockActive,
  updateWebhook,
  type WebhookRow,
} from './store.ts';
import { bodyOf, tellChanges } from './telling.ts';
import { deleteViews } from './view-store.ts';

const MINUTE = 60_000;

const toWebhook = (row: WebhookRow): Webhook =>
  withAlias({
    id: row.id,
    name: row.name,
    address: row.address,
    kinds: row.kinds,
    project: row.project_id === null ? null : withAlias({ id: row.project_id, name: row.project_name ?? '' }),
    paused: row.paused_because,
    createdAt: instant(row.created_at),
    deliveredAt: instantOrNull(row.delivered_at),
  });

const toDelivery = (row: DeliveryRow): WebhookDelivery =>
  withAlias({
    id: row.id,
    type: row.type,
    createdAt: instant(row.created_at),
    state: row.state,
    attempts: row.attempts,
    triedAt: instantOrNull(row.tried_at),
    nextTryAt: row.state === 'waiting' ? instant(row.due_at) : null,
    status: row.status,
    failure: row.failure,
    milliseconds: row.milliseconds,
    body: row.body,
  });

const missing = () => notFound('Webhook');

async function oneWebhook({ userId }: UserContext, db: Database, id: string): Promise<WebhookRow> {
  const [row] = await listWebhooks(db, userId, id);
  if (!row) throw missing();
  return row;
}

export async function webhooksOf({ db, userId }: Pick<UserContext, 'db' | 'userId'>) {
  const data = (await listWebhooks(db, userId)).map(toWebhook);
  return { data, count: data.length };
}

/** Makes a webhook, which is told what changes from now on. Its secret is shown only here. */
export async function makeWebhook(
  context: UserContext,
  { name, address, kinds, projectId }: z.output<typeof NewWebhook>,
) {
  const { db, userId, secrets, now } = context;
  if (projectId !== null && (await findProjectName(db, userId, projectId)) === undefined)
    throw notFound('Project');
  const [id, secret] = [randomUUIDv7(), newSecret()];
  const webhook = {
    userId,
    id,
    name,
    address,
    sealedSecret: seal(secrets.webhookKey, secret),
    kinds,
    projectId,
  };
  return db.transaction().execute(async (trx) => {
    await tellChanges(trx, context);
    if (!(await insertWebhook(trx, webhook, now())))
      throw new AppError('conflict', t`You can have at most ${WEBHOOKS_MAX_COUNT} webhooks`);
    return { webhook: toWebhook(await oneWebhook(context, trx, id)), secret };
  });
}

export function changeWebhook(
  context: UserContext,
  id: string,
  { name, address, kinds, isPaused }: z.output<typeof WebhookChange>,
) {
  const { db, userId, jobs } = context;
  return db.transaction().execute(async (trx) => {
    const before = await oneWebhook(context, trx, id);
    const isResumed = isPaused === false && before.paused_because !== null;
    // What changed during the pause is told to the others only.
    if (isResumed) await tellChanges(trx, context);
    const paused = isPaused ? (before.paused_because ?? 'person') : undefined;
    const columns = { name, address, kinds, paused_because: isPaused === false ? null : paused };
    if (!(await updateWebhook(trx, { userId, id }, columns))) throw missing();
    if (isResumed) await jobs.enqueue(trx, 'webhook', { userId, webhookId: id });
    return { webhook: toWebhook(await oneWebhook(context, trx, id)) };
  });
}

export function removeWebhook({ db, userId }: UserContext, id: string) {
  return db.transaction().execute(async (trx) => {
    if (!(await deleteWebhook(trx, { userId, id }))) throw missing();
    if ((await listWebhooks(trx, userId)).length === 0) await deleteViews(trx, userId);
    return { message: t`Webhook removed`, data: { id } };
  });
}

/** The position of the last delivery of a webhook, which is locked. Throws if it is paused. */
async function lockOpen({ userId, now }: UserContext, trx: Database, id: string): Promise<number> {
  const open = (await lockActive(trx, userId, now())).find((one) => one.id === id);
  if (open) return open.last_position;
  if ((await listWebhooks(trx, userId, id)).length === 0) throw missing();
  throw new AppError('conflict', t`This webhook is paused. Please resume it first.`);
}

async function shownDelivery({ userId }: UserContext, trx: Database, id: string, deliveryId: string) {
  const row = (await listDeliveries(trx, { userId, id })).find((one) => one.id === deliveryId);
  if (!row) throw notFound('Delivery');
  return { delivery: toDelivery(row) };
}

/** Sends an event of its own type, so that a person sees whether the address and the secret are right. */
export function testWebhook(context: UserContext, id: string) {
  const { db, userId, jobs, now } = context;
  return db.transaction().execute(async (trx) => {
    const after = await lockOpen(context, trx, id);
    const at = now();
    const text = 'This is a test of your webhook. Nothing has changed.';
    const test = {
      id: randomUUIDv7(),
      lane: id,
      type: WEBHOOK_TEST,
      body: bodyOf(WEBHOOK_TEST, at, { text }),
    };
    // It expires at once, so that it is sent once.
    await insertDeliveries(trx, { userId, id }, [test], { now: at, expiresAt: at, after });
    await jobs.enqueue(trx, 'webhook', { userId, webhookId: id });
    return shownDelivery(context, trx, id, test.id);
  });
}

export async function deliveriesOf(context: UserContext, id: string) {
  const { db, userId } = context;
  await oneWebhook(context, db, id);
  const data = (await listDeliveries(db, { userId, id })).map(toDelivery);
  return { data, count: data.length };
}

/** Sends a delivery once more. */
export function redeliver(context: UserContext, { id, deliveryId }: { id: string; deliveryId: string }) {
  const { db, userId, jobs, now } = context;
  return db.transaction().execute(async (trx) => {
    await lockOpen(context, trx, id);
    const row = await updateToWaiting(trx, { userId, id, deliveryId }, now());
    if (!row) {
      await shownDelivery(context, trx, id, deliveryId);
      throw new AppError('conflict', t`This delivery already waits to be sent.`);
    }
    await jobs.enqueue(trx, 'webhook', { userId, webhookId: id });
    return { delivery: toDelivery(row) };
  });
}

const look = (context: UserContext): Promise<void> =>
  context.db
    .transaction()
    .execute((trx) => tellChanges(trx, context))
    .catch((error: unknown) =>
      context.log.warn({ err: error }, 'the webhooks of a person were not told of a change yet'),
    );

/** The looks of this node by their users: one that runs, and one that begins after it. */
const looks = new WeakMap<Database, Map<string, { running: Promise<void>; next?: Promise<void> }>>();

/**
 * Tells what a request of a user changed. Requests at the same time share a look, which begins after their changes. A
 * failure does not fail the request: the job that catches up tells it.
 */
export function tellWhatChanged(context: UserContext): Promise<void> {
  const { db, userId } = context;
  const own = looks.get(db) ?? new Map();
  looks.set(db, own);
  const begin = (): Promise<void> => {
    const running = look(context).finally(() => {
      if (own.get(userId)?.running === running) own.delete(userId);
    });
    own.set(userId, { running });
    return running;
  };
  const before = own.get(userId);
  if (!before) return begin();
  before.next ??= before.running.then(begin);
  return before.next;
}

const PEOPLE_AT_ONCE = 500;

/**
 * Tells all users' webhooks what no request told: what jobs changed, which waits have begun and ended, and what was left
 * when a node died. Has what is overdue sent.
 */
export async function catchUp({
  db,
  jobs,
  secrets,
  now,
}: Pick<UserContext, 'db' | 'secrets' | 'now'> & { jobs: Pick<Jobs, 'enqueue'> }): Promise<void> {
  const listAfter = (after?: string) => listWatched(db, { after, count: PEOPLE_AT_ONCE });
  for (let people = await listAfter(); people.length > 0; people = await listAfter(people.at(-1)?.user_id))
    for (const { user_id: userId, timezone } of people)
      await db.transaction().execute(async (trx) => {
        const at = now();
        await tellChanges(trx, { jobs, secrets, userId, today: dayIn(timezone, at), now });
        const since = new Date(at.getTime() - MINUTE);
        for (const webhookId of await listNeglected(trx, userId, { now: at, since }))
          await jobs.enqueue(trx, 'webhook', { userId, webhookId });
      });
}
