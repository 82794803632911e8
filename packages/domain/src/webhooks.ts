/** What a webhook can be told of. The types of events begin with it: `task.completed`. */
export const WEBHOOK_KINDS = ['project', 'task', 'plan', 'wait', 'time'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** Every type of event. */
export const WEBHOOK_EVENTS = [
  'project.created',
  'project.changed',
  'project.completed',
  'project.reopened',
  'project.deleted',
  'project.restored',
  'task.created',
  'task.changed',
  'task.moved',
  'task.completed',
  'task.reopened',
  'task.deleted',
  'task.restored',
  'plan.changed',
  'wait.planned',
  'wait.moved',
  'wait.started',
  'wait.ended',
  'wait.removed',
  'time.started',
  'time.stopped',
  'time.changed',
  'time.discarded',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** Sent when a person tries a webhook, whatever it is told of. */
export const WEBHOOK_TEST = 'webhook.test';

/** The kind of a type of event. */
export const kindOf = (type: WebhookEventType): WebhookKind => type.split('.')[0] as WebhookKind;

/**
 * Why nothing is sent to a webhook: the person paused it, or signed out everywhere; its server answered nothing but
 * errors for a day, or that it is gone (410); or too many events waited for it.
 */
export const WEBHOOK_PAUSES = ['person', 'signed_out', 'failing', 'gone', 'overflowing'] as const;
export type WebhookPause = (typeof WEBHOOK_PAUSES)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
