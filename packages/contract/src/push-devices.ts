import { PUSH_DEVICES_MAX_COUNT, PUSH_ENDPOINT_MAX_LENGTH } from '@daymark/domain/limits';
import { NOTICE_KINDS } from '@daymark/domain/reminders';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { NoticeKinds } from './reminders.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { ById, Id, Instant, identity } from './values.ts';

/** A browser that shows notifications. */
export const PushDevice = shape('PushDevice', {
  ...identity,
  /** The browser's user agent; empty if it sent none. */
  userAgent: z.string(),
  kinds: z.array(z.enum(NOTICE_KINDS)),
  createdAt: Instant,
  /** When its push service last took a notification; null if never. */
  usedAt: Instant.nullable(),
});
export type PushDevice = z.output<typeof PushDevice>;

const ENDPOINT = t`The push service of the browser must have an address that begins with https://`;
const TOO_LONG = t`The address of the browser’s push service can have at most ${PUSH_ENDPOINT_MAX_LENGTH} characters`;
const KEY = t`The keys of the push subscription are not valid`;

/** So many bytes in base64url. */
const key = (bytes: number) =>
  z
    .string({ error: KEY })
    .overwrite((text) => text.replace(/=+$/, ''))
    .refine((text) => /^[\w-]+$/.test(text) && Math.floor((text.length * 3) / 4) === bytes, KEY);

/** As the Push API of a browser gives it. */
const Subscription = z.object({
  endpoint: z
    .string({ error: ENDPOINT })
    .max(PUSH_ENDPOINT_MAX_LENGTH, TOO_LONG)
    // Notifications are delivered over HTTPS alone (RFC 8030, 8).
    .refine((text) => /^https:\/\//i.test(text) && URL.canParse(text), ENDPOINT),
  keys: z.object({ p256dh: key(65), auth: key(16) }, { error: KEY }),
});

export const NewPushDevice = Subscription.extend({
  /** For a new device all; one that is known keeps its own. */
  kinds: NoticeKinds.optional(),
}).meta({ id: 'NewPushDevice' });
export type NewPushDevice = z.input<typeof NewPushDevice>;

export const PushDeviceChange = shape('PushDeviceChange', {
  kinds: NoticeKinds.optional(),
  /** From the device itself: its subscription now. It belongs to the session of the request from then on. */
  subscription: Subscription.optional(),
});
export type PushDeviceChange = z.input<typeof PushDeviceChange>;

const one = data(z.object({ device: PushDevice }));

export const pushDeviceRoutes = {
  list: route({
    endpoint: paths.pushDevices.list,
    access: 'session',
    summary: `The browsers that show notifications, the newest first, at most ${PUSH_DEVICES_MAX_COUNT}`,
    answer: envelope({
      data: z.array(PushDevice),
      count: z.int(),
      /** The public VAPID key (RFC 8292), with which a browser subscribes. */
      key: z.string(),
    }),
  }),
  add: route({
    endpoint: paths.pushDevices.add,
    access: 'session',
    summary: 'Have notifications shown by the browser that asks',
    body: NewPushDevice,
    refusals: ['conflict'],
    answer: one,
  }),
  change: route({
    endpoint: paths.pushDevices.change,
    access: 'session',
    summary: 'Choose which notifications a browser shows, or tell of its subscription again',
    params: ById,
    body: PushDeviceChange,
    answer: one,
  }),
  remove: route({
    endpoint: paths.pushDevices.remove,
    access: 'session',
    summary: 'Send a browser no more notifications',
    params: ById,
    answer: envelope({ message: z.string(), data: z.object({ id: Id }) }),
  }),
  test: route({
    endpoint: paths.pushDevices.test,
    access: 'session',
    summary: 'Send a browser a test notification',
    status: 202,
    params: ById,
    refusals: ['too_many_attempts'],
    answer: one,
  }),
} as const;
