import { WEBHOOK_DELIVERIES_SHOWN, WEBHOOK_WAITING_MAX_COUNT } from '@daymark/domain/limits';
import type { DeliveryState } from '@daymark/domain/webhooks';
import { sql } from 'kysely';
import { type Database, hasRows, rowsOf } from '../db/database.ts';
import { isSendable } from './sendable-store.ts';
import type { OwnWebhook } from './store.ts';

export interface DeliveryRow {
  id: string;
  type: string;
  body: string;
  created_at: Date;
  state: DeliveryState;
  due_at: Date;
  attempts: number;
  tried_at: Date | null;
  status: number | null;
  failure: string | null;
  milliseconds: number | null;
}

const SHOWN = [
  'id',
  'type',
  'body',
  'created_at',
  'state',
  'due_at',
  'attempts',
  'tried_at',
  'status',
  'failure',
  'milliseconds',
] as const;

export interface DeliveryToInsert {
  id: string;
  lane: string;
  type: string;
  body: string;
}

/** Adds deliveries behind all others of a webhook, which is locked. */
export async function insertDeliveries(
  db: Database,
  { userId, id: webhookId }: OwnWebhook,
  deliveries: readonly DeliveryToInsert[],
  { now, expiresAt, after }: { now: Date; expiresAt: Date; after: number },
): Promise<void> {
  await sql`
    insert into webhook_deliveries (user_id, webhook_id, id, position, lane, type, body, created_at, due_at, expires_at)
    select ${userId}::uuid, ${webhookId}::uuid, n.id, ${after}::bigint + n.at, n.lane, n.type, n.body,
      ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
    from unnest(
      ${deliveries.map(({ id }) => id)}::uuid[], ${deliveries.map(({ lane }) => lane)}::uuid[],
      ${deliveries.map(({ type }) => type)}::text[], ${deliveries.map(({ body }) => body)}::text[]
    ) with ordinality n (id, lane, type, body, at)
  `.execute(db);
  await db
    .updateTable('webhooks')
    .set({ last_position: after + deliveries.length })
    .where('user_id', '=', userId)
    .where('id', '=', webhookId)
    .execute();
}

/** Whether more deliveries wait for a webhook than may. */
export const isOverflowing = (db: Database, { userId, id }: OwnWebhook): Promise<boolean> => hasRows(db)`
    select 1 from webhook_deliveries
    where user_id = ${userId} and webhook_id = ${id} and state = 'waiting' offset ${WEBHOOK_WAITING_MAX_COUNT} limit 1
  `;

/** The newest deliveries of a webhook. */
export function listDeliveries(db: Database, { userId, id }: OwnWebhook): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('webhook_id', '=', id)
    .orderBy('position', 'desc')
    .limit(WEBHOOK_DELIVERIES_SHOWN)
    .execute() as Promise<DeliveryRow[]>;
}

/**
 * Has a delivery sent once more, at its place: those behind it in its lane wait for this one attempt. Undefined if there
 * is none, or if it waits already.
 */
export function updateToWaiting(
  db: Database,
  { userId, id, deliveryId }: OwnWebhook & { deliveryId: string },
  now: Date,
): Promise<DeliveryRow | undefined> {
  return db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', due_at: now, expires_at: now })
    .where('user_id', '=', userId)
    .where('webhook_id', '=', id)
    .where('id', '=', deliveryId)
    .where('state', '<>', 'waiting')
    .returning(SHOWN)
    .executeTakeFirst() as Promise<DeliveryRow | undefined>;
}

export interface SendableRow {
  id: string;
  lane: string;
  body: string;
  attempts: number;
  expires_at: Date;
}

/** The first deliveries of a webhook that can be sent now, in their order. */
export const listSendable = (
  db: Database,
  { userId, id }: OwnWebhook,
  { now, count }: { now: Date; count: number },
) => rowsOf<SendableRow>(db)`
    select d.id, d.lane, d.body, d.attempts, d.expires_at from webhook_deliveries d
    where d.user_id = ${userId} and d.webhook_id = ${id} and ${isSendable({ userId, id }, now)}
    order by d.position limit ${count}
  `;

/** What an attempt led to. */
export interface Outcome {
  state: DeliveryState;
  dueAt: Date;
  status: number | null;
  failure: string | null;
  milliseconds: number;
}

/** Keeps the outcome of an attempt. That of the whole webhook is kept with a success. */
export async function updateOutcome(
  db: Database,
  { userId, id, deliveryId }: OwnWebhook & { deliveryId: string },
  { state, dueAt, status, failure, milliseconds }: Outcome,
  now: Date,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set((row) => ({
      state,
      due_at: dueAt,
      status,
      failure,
      milliseconds,
      tried_at: now,
      attempts: row('attempts', '+', 1),
    }))
    .where('user_id', '=', userId)
    .where('webhook_id', '=', id)
    .where('id', '=', deliveryId)
    .execute();
}

/** When a server last took a delivery. */
export async function updateDelivered(db: Database, { userId, id }: OwnWebhook, now: Date): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ delivered_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Deletes the deliveries of a webhook that are no longer shown. Those that wait stay. */
export async function deleteOldDeliveries(db: Database, { userId, id }: OwnWebhook): Promise<void> {
  await sql`
    delete from webhook_deliveries d
    where d.user_id = ${userId} and d.webhook_id = ${id} and d.state <> 'waiting' and d.position < (
      select e.position from webhook_deliveries e where e.user_id = ${userId} and e.webhook_id = ${id}
      order by e.position desc offset ${WEBHOOK_DELIVERIES_SHOWN - 1} limit 1
    )
  `.execute(db);
}

/** The webhooks of a user for which a delivery has been due since an instant, and that no node sends to. */
export async function listNeglected(
  db: Database,
  userId: string,
  { now, since }: { now: Date; since: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from webhooks w
    where w.user_id = ${userId} and w.paused_because is null and (w.sending_until is null or w.sending_until <= ${now})
      and exists (
        select 1 from webhook_deliveries d
        where d.user_id = ${userId} and d.webhook_id = w.id and d.state = 'waiting' and d.due_at <= ${since}
      )
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** For the purge: deliveries that wait for a paused webhook, or are kept for one, since before an instant. */
export async function purgeDeliveries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute();
}
