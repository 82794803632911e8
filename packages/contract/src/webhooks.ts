import {
  WEBHOOK_ADDRESS_MAX_LENGTH,
  WEBHOOK_DELIVERIES_SHOWN,
  WEBHOOK_NAME_MAX_LENGTH,
  WEBHOOKS_MAX_COUNT,
} from '@daymark/domain/limits';
import { DELIVERY_STATES, WEBHOOK_KINDS, WEBHOOK_PAUSES } from '@daymark/domain/webhooks';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { line } from './text.ts';
import { ById, Id, Instant, identity } from './values.ts';

const ADDRESS = t`Please enter an address such as https://example.com/hooks/daymark`;

/** Whether its server may be contacted is checked when its name is resolved, with each delivery. */
const Address = z
  .string({ error: ADDRESS })
  .max(WEBHOOK_ADDRESS_MAX_LENGTH, ADDRESS)
  .refine((text) => /^https?:$/.test(URL.parse(text.trim())?.protocol ?? ''), ADDRESS)
  .refine((text) => {
    const url = URL.parse(text.trim());
    return !url?.username && !url?.password;
  }, t`Please use an address without a name and password in it`)
  .overwrite((text) => {
    const url = URL.parse(text.trim());
    if (url) url.hash = '';
    return url?.href ?? text;
  });

const KINDS = t`Please choose at least one of projects, tasks, plans, waits and time`;

const Kinds = z
  .array(z.enum(WEBHOOK_KINDS, KINDS), KINDS)
  .min(1, KINDS)
  .max(WEBHOOK_KINDS.length, KINDS)
  .overwrite((kinds) => WEBHOOK_KINDS.filter((kind) => kinds.includes(kind)));

const Name = line(WEBHOOK_NAME_MAX_LENGTH, t`Please enter a name`);

/** An address of another program that is told of changes. Its secret is shown once, when it is made. */
export const Webhook = shape('Webhook', {
  ...identity,
  name: z.string(),
  address: z.string(),
  kinds: z.array(z.enum(WEBHOOK_KINDS)),
  /** Null for all projects. */
  project: z.object({ ...identity, name: z.string() }).nullable(),
  /** Why nothing is sent to it; null while it is. */
  paused: z.enum(WEBHOOK_PAUSES).nullable(),
  createdAt: Instant,
  /** When its server last took a delivery; null if never. */
  deliveredAt: Instant.nullable(),
});
export type Webhook = z.output<typeof Webhook>;

export const NewWebhook = shape('NewWebhook', {
  name: Name,
  address: Address,
  kinds: Kinds,
  projectId: Id.nullable().default(null),
});
export type NewWebhook = z.input<typeof NewWebhook>;

export const WebhookChange = shape('WebhookChange', {
  name: Name.optional(),
  address: Address.optional(),
  kinds: Kinds.optional(),
  isPaused: z.boolean().optional(),
});
export type WebhookChange = z.input<typeof WebhookChange>;

/** One event that is, was or could not be sent to a webhook. */
export const WebhookDelivery = shape('WebhookDelivery', {
  ...identity,
  type: z.string(),
  createdAt: Instant,
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  triedAt: Instant.nullable(),
  /** When it is tried again; null if it is not. */
  nextTryAt: Instant.nullable(),
  /** The HTTP status of the last answer; null if there was none. */
  status: z.int().nullable(),
  /** What went wrong the last time. */
  failure: z.string().nullable(),
  milliseconds: z.int().nullable(),
  /** What is sent, as JSON. */
  body: z.string(),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

const ByDelivery = ById.extend({ deliveryId: Id });

const one = data(z.object({ webhook: Webhook }));
const oneDelivery = data(z.object({ delivery: WebhookDelivery }));

export const webhookRoutes = {
  list: route({
    endpoint: paths.webhooks.list,
    access: 'session',
    summary: `The webhooks of the user, the newest first, at most ${WEBHOOKS_MAX_COUNT}`,
    answer: envelope({ data: z.array(Webhook), count: z.int() }),
  }),
  // Not `creates`: the answer stored for an Idempotency-Key would hold the secret.
  create: route({
    endpoint: paths.webhooks.create,
    access: 'session',
    summary: 'Make a webhook; the secret that signs its deliveries is in this answer only',
    status: 201,
    body: NewWebhook,
    refusals: ['not_found', 'conflict'],
    answer: data(z.object({ webhook: Webhook, secret: z.string() })),
  }),
  change: route({
    endpoint: paths.webhooks.change,
    access: 'session',
    summary: 'Change a webhook, pause it or resume it; the events of a pause are never sent',
    params: ById,
    body: WebhookChange,
    answer: one,
  }),
  remove: route({
    endpoint: paths.webhooks.remove,
    access: 'session',
    summary: 'Remove a webhook with its deliveries',
    params: ById,
    answer: envelope({ message: z.string(), data: z.object({ id: Id }) }),
  }),
  test: route({
    endpoint: paths.webhooks.test,
    access: 'session',
    summary: 'Send an event of the type webhook.test, once',
    status: 202,
    params: ById,
    refusals: ['conflict', 'too_many_attempts'],
    answer: oneDelivery,
  }),
  deliveries: route({
    endpoint: paths.webhooks.deliveries,
    access: 'session',
    summary: `The last ${WEBHOOK_DELIVERIES_SHOWN} deliveries of a webhook, the newest first`,
    params: ById,
    answer: envelope({ data: z.array(WebhookDelivery), count: z.int() }),
  }),
  redeliver: route({
    endpoint: paths.webhooks.redeliver,
    access: 'session',
    summary: 'Send a delivery once more, with its id and its text of then',
    status: 202,
    params: ByDelivery,
    refusals: ['conflict', 'too_many_attempts'],
    answer: oneDelivery,
  }),
} as const;
