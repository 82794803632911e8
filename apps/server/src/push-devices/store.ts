import { PUSH_DEVICES_MAX_COUNT } from '@daymark/domain/limits';
import { NOTICE_KINDS, type NoticeKind } from '@daymark/domain/reminders';
import { sql } from 'kysely';
import { type Database, wrote } from '../db/database.ts';
import { addToList } from '../db/limited-list.ts';

export interface OwnDevice {
  userId: string;
  id: string;
}

export interface DeviceRow {
  id: string;
  user_agent: string;
  kinds: NoticeKind[];
  created_at: Date;
  used_at: Date | null;
}

const SHOWN = ['id', 'user_agent', 'kinds', 'created_at', 'used_at'] as const;

/** The devices of a user, the newest first. */
export const listPushDevices = (db: Database, userId: string): Promise<DeviceRow[]> =>
  db
    .selectFrom('push_devices')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute() as Promise<DeviceRow[]>;

/** Where messages to a device are sent, and how they are encrypted. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface DeviceToInsert extends OwnDevice, Subscription {
  sessionId: string;
  userAgent: string;
  kinds: readonly NoticeKind[] | undefined;
}

/** Adds a device, or tells of one with this address again. Undefined if the user has as many as they may have. */
export async function upsertPushDevice(
  db: Database,
  device: DeviceToInsert,
  now: Date,
): Promise<DeviceRow | undefined> {
  const { userId, id, sessionId, endpoint, p256dh, auth, userAgent, kinds } = device;
  const others = sql`select count(*) from push_devices where user_id = ${userId} and endpoint <> ${endpoint}`;
  const insertion = sql<DeviceRow>`
    insert into push_devices as d (user_id, id, session_id, endpoint, p256dh, auth, user_agent, kinds, created_at)
    select ${userId}, ${id}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${userAgent},
      ${[...(kinds ?? NOTICE_KINDS)]}::text[], ${now}::timestamptz
    where (${others}) < ${PUSH_DEVICES_MAX_COUNT}
    on conflict (user_id, endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh,
      auth = excluded.auth, user_agent = excluded.user_agent, kinds = ${kinds ? sql`excluded.kinds` : sql`d.kinds`}
    returning d.id, d.user_agent, d.kinds, d.created_at, d.used_at`;
  const [row] = await addToList(db, { userId, list: 'push_devices' }, insertion);
  return row;
}

/** What can change. Undefined leaves a column as it is. */
export interface DeviceColumns extends Partial<Subscription> {
  kinds?: NoticeKind[] | undefined;
  session_id?: string;
}

export const updatePushDevice = (
  db: Database,
  { userId, id }: OwnDevice,
  columns: DeviceColumns,
): Promise<DeviceRow | undefined> =>
  db
    .updateTable('push_devices')
    // Something is set even if nothing is changed.
    .set((row) => ({ user_agent: row.ref('user_agent'), ...columns }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirst() as Promise<DeviceRow | undefined>;

export const findSubscription = (
  db: Database,
  { userId, id }: OwnDevice,
): Promise<Subscription | undefined> =>
  db
    .selectFrom('push_devices')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Notes that the push service of a device has taken a message. */
export async function updatePushUsed(db: Database, { userId, id }: OwnDevice, now: Date): Promise<void> {
  await db
    .updateTable('push_devices')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** False if the user has no such device. */
export const deletePushDevice = (db: Database, { userId, id }: OwnDevice): Promise<boolean> =>
  wrote(db.deleteFrom('push_devices').where('user_id', '=', userId).where('id', '=', id));

/** Removes the devices of a user: all, those of a session, or all but those of a session. */
export async function deletePushDevices(
  db: Database,
  userId: string,
  { session, exceptSession }: { session?: string; exceptSession?: string } = {},
): Promise<void> {
  await db
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .$if(session !== undefined, (query) => query.where('session_id', '=', session ?? ''))
    .$if(exceptSession !== undefined, (query) => query.where('session_id', '<>', exceptSession ?? ''))
    .execute();
}
