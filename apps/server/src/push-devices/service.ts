import { randomUUIDv7 } from 'node:crypto';
import type { NewPushDevice, PushDevice, PushDeviceChange } from '@daymark/contract/push-devices';
import { withAlias } from '@daymark/contract/values';
import { PUSH_DEVICES_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import type { SessionContext, UserContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { instant, instantOrNull } from '../http/shapes.ts';
import { messageOf, queueMessage } from './messages.ts';
import {
  type DeviceRow,
  deletePushDevice,
  listPushDevices,
  updatePushDevice,
  upsertPushDevice,
} from './store.ts';

const toDevice = (row: DeviceRow): PushDevice =>
  withAlias({
    id: row.id,
    userAgent: row.user_agent,
    kinds: row.kinds,
    createdAt: instant(row.created_at),
    usedAt: instantOrNull(row.used_at),
  });

const missing = () => notFound('Device');

export const everyPushDevice = async ({ db, userId }: Pick<UserContext, 'db' | 'userId'>) =>
  (await listPushDevices(db, userId)).map(toDevice);

export async function pushDevicesOf(context: UserContext) {
  const devices = await everyPushDevice(context);
  return { data: devices, count: devices.length, key: context.secrets.pushKeys.publicKey };
}

export async function addPushDevice(
  { db, userId, sessionId, userAgent, now }: SessionContext,
  { endpoint, keys, kinds }: z.output<typeof NewPushDevice>,
) {
  const device = { userId, id: randomUUIDv7(), sessionId, endpoint, ...keys, userAgent, kinds };
  const row = await db.transaction().execute((trx) => upsertPushDevice(trx, device, now()));
  if (!row)
    throw new AppError(
      'conflict',
      t`You can have at most ${PUSH_DEVICES_MAX_COUNT} devices with notifications. Please remove one first.`,
    );
  return { device: toDevice(row) };
}

export async function changePushDevice(
  { db, userId, sessionId }: SessionContext,
  id: string,
  { kinds, subscription }: z.output<typeof PushDeviceChange>,
) {
  const own = subscription && {
    endpoint: subscription.endpoint,
    ...subscription.keys,
    session_id: sessionId,
  };
  const row = await updatePushDevice(db, { userId, id }, { kinds, ...own });
  if (!row) throw missing();
  return { device: toDevice(row) };
}

export async function removePushDevice({ db, userId }: UserContext, id: string) {
  if (!(await deletePushDevice(db, { userId, id }))) throw missing();
  return { message: t`Device removed`, data: { id } };
}

/** Sends a notification to one device, so that a person sees whether they arrive. */
export async function testPushDevice(context: UserContext, id: string) {
  const { db, userId } = context;
  const row = (await listPushDevices(db, userId)).find((one) => one.id === id);
  if (!row) throw missing();
  const message = messageOf({
    title: t`A test from Daymark`,
    body: t`Notifications reach this device.`,
    path: '/settings?tab=preferences',
  });
  await queueMessage(context, db, { userId, deviceIds: [id] }, message);
  return { device: toDevice(row) };
}
