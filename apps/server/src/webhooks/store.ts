import { WEBHOOKS_MAX_COUNT } from '@daymark/domain/limits';
import type { WebhookKind, WebhookPause } from '@daymark/domain/webhooks';
import { sql } from 'kysely';
import { type Database, hasRows, inTransaction, rowsOf, wrote } from '../db/database.ts';
import { addToList } from '../db/limited-list.ts';
import { isSendable } from './sendable-store.ts';

export interface OwnWebhook {
  userId: string;
  id: string;
}

export interface WebhookRow {
  id: string;
  name: string;
  address: string;
  kinds: WebhookKind[];
  project_id: string | null;
  project_name: string | null;
  paused_because: WebhookPause | null;
  created_at: Date;
  delivered_at: Date | null;
}

/** The webhooks of a user, the newest first; or one of them. */
export const listWebhooks = (db: Database, userId: string, id?: string) => rowsOf<WebhookRow>(db)`
    select w.id, w.name, w.address, w.kinds, w.project_id, w.paused_because, w.created_at, w.delivered_at,
      (select p.name from projects p where p.user_id = ${userId} and p.id = w.project_id) as project_name
    from webhooks w where w.user_id = ${userId} and w.id = coalesce(${id ?? null}::uuid, w.id)
    order by w.created_at desc, w.id desc
  `;

export interface WebhookToInsert extends OwnWebhook {
  name: string;
  address: string;
  sealedSecret: string;
  kinds: readonly WebhookKind[];
  projectId: string | null;
}

/** False if the user already has as many as they may have. */
export async function insertWebhook(db: Database, webhook: WebhookToInsert, now: Date): Promise<boolean> {
  const { userId } = webhook;
  const insertion = sql`
    insert into webhooks (user_id, id, name, address, sealed_secret, kinds, project_id, created_at)
    select ${userId}, ${webhook.id}, ${webhook.name}, ${webhook.address}, ${webhook.sealedSecret},
      ${[...webhook.kinds]}::text[], ${webhook.projectId}, ${now}::timestamptz
    where (select count(*) from webhooks where user_id = ${userId}) < ${WEBHOOKS_MAX_COUNT}
    returning id`;
  return (await addToList(db, { userId, list: 'webhooks' }, insertion)).length > 0;
}

/** What a person can change. Undefined leaves a column as it is. */
export interface WebhookColumns {
  name?: string | undefined;
  address?: string | undefined;
  kinds?: WebhookKind[] | undefined;
  paused_because?: WebhookPause | null | undefined;
}

/** False if the user has no such webhook. */
export const updateWebhook = (
  db: Database,
  { userId, id }: OwnWebhook,
  columns: WebhookColumns,
): Promise<boolean> =>
  wrote(
    db
      .updateTable('webhooks')
      // Something is set even if nothing is changed.
      .set((row) => ({ ...columns, last_position: row.ref('last_position') }))
      .where('user_id', '=', userId)
      .where('id', '=', id),
  );

/** Pauses the webhooks of a user that are not paused yet, or one of them. Returns their names. */
export async function pauseWebhooks(
  db: Database,
  { userId, id }: { userId: string; id?: string },
  because: WebhookPause,
): Promise<string[]> {
  const rows = await db
    .updateTable('webhooks')
    .set({ paused_because: because })
    .where('user_id', '=', userId)
    .where('paused_because', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

export const deleteWebhook = (db: Database, { userId, id }: OwnWebhook): Promise<boolean> =>
  wrote(db.deleteFrom('webhooks').where('user_id', '=', userId).where('id', '=', id));

export interface ActiveWebhook {
  id: string;
  kinds: WebhookKind[];
  project_id: string | null;
  last_position: number;
  /** Whether a node sends its deliveries. It looks for new ones before it ends. */
  is_sending: boolean;
}

/**
 * The webhooks of a user that are not paused, locked until the end of the transaction: changes are told by one node at a
 * time, in one order.
 */
export const lockActive = (db: Database, userId: string, now: Date) => rowsOf<ActiveWebhook>(db)`
    select id, kinds, project_id, last_position, coalesce(sending_until > ${now}, false) as is_sending
    from webhooks where user_id = ${userId} and paused_because is null order by id for no key update
  `;

/** For the job that catches up: who has webhooks that are not paused, with their time zone, after a user's id. */
export const listWatched = (
  db: Database,
  { after, count }: { after: string | undefined; count: number },
) => rowsOf<{ user_id: string; timezone: string }>(db)`
    select u.id as user_id, u.timezone from users u
    where (${after ?? null}::uuid is null or u.id > ${after ?? null}::uuid) and u.disabled_at is null and exists (
      select 1 from webhooks w where w.user_id = u.id and w.paused_because is null
    )
    order by u.id limit ${count}
  `;

/** Whether deliveries of a webhook may be sent: it is not paused, and its user is not disabled. */
export async function maySend(db: Database, { userId, id }: OwnWebhook): Promise<boolean> {
  const row = await db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .select('webhooks.id')
    .where('webhooks.user_id', '=', userId)
    .where('users.id', '=', userId)
    .where('webhooks.id', '=', id)
    .where('webhooks.paused_because', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ClaimedWebhook {
  address: string;
  sealed_secret: string;
  created_at: Date;
  delivered_at: Date | null;
}

/** Takes the sending of a webhook; undefined if another node has it, or if it is paused. */
export async function claimSending(
  db: Database,
  { userId, id }: OwnWebhook,
  { claim, now, until }: { claim: string; now: Date; until: Date },
): Promise<ClaimedWebhook | undefined> {
  return db
    .updateTable('webhooks')
    .set({ sending_claim: claim, sending_until: until })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('paused_because', 'is', null)
    .where((row) => row.or([row('sending_until', 'is', null), row('sending_until', '<=', now)]))
    .returning(['address', 'sealed_secret', 'created_at', 'delivered_at'])
    .executeTakeFirst();
}

/**
 * Gives the sending of a webhook back if nothing is left to send. Whoever adds a delivery locks the webhook, so either
 * this sees it, or they see that nobody sends.
 */
export const releaseIfDone = (
  db: Database,
  { userId, id }: OwnWebhook,
  { claim, now }: { claim: string; now: Date },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    // A statement that waits for a lock goes on with what it saw before: the next one sees what was added meanwhile.
    await sql`select from webhooks where user_id = ${userId} and id = ${id} for no key update`.execute(trx);
    return hasRows(trx)`
    update webhooks set sending_claim = null, sending_until = null
    where user_id = ${userId} and id = ${id} and sending_claim = ${claim} and (paused_because is not null or not exists (
      select 1 from webhook_deliveries d
      where d.user_id = ${userId} and d.webhook_id = ${id} and ${isSendable({ userId, id }, now)}
    ))
    returning id
    `;
  });

/** Gives the sending of a webhook back. */
export async function release(db: Database, { userId, id }: OwnWebhook, claim: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ sending_claim: null, sending_until: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('sending_claim', '=', claim)
    .execute();
}
