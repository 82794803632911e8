import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Outside } from '../http/outside.ts';
import { postOnce } from '../http/post-outside.ts';
import type { JobPayloads } from '../jobs/queue.ts';
import type { Secrets } from '../secrets.ts';
import { type PushMessage, readMessage } from './messages.ts';
import { deletePushDevice, findSubscription, type Subscription, updatePushUsed } from './store.ts';

/** A device that is off for longer gets no old reminder. */
const KEPT_SECONDS = 4 * 60 * 60;
/** The subscription is over. */
const OVER = [404, 410];
const TOO_MANY = 429;

export interface PushOffice {
  db: Database;
  secrets: Secrets;
  config: Pick<Config, 'publicUrl' | 'mailFrom'>;
  outside: Outside;
  now: () => Date;
  log: (line: string) => void;
  /** Aborted when this node stops. */
  stopping: AbortSignal;
}

/** Whom a push service may ask about this server. */
const contactOf = ({ publicUrl, mailFrom }: PushOffice['config']): string =>
  publicUrl.startsWith('https:')
    ? publicUrl
    : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? mailFrom}`;

/** A message as a request to the push service: signed by VAPID, and encrypted for the browser alone (RFC 8291). */
async function requestFor(
  { secrets, config }: PushOffice,
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
) {
  // Loaded with the first message.
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: contactOf(config), ...secrets.pushKeys },
      TTL: KEPT_SECONDS,
      topic: message.tag.replaceAll('-', ''),
      urgency: 'normal',
    },
  );
  return { headers: headers as Record<string, string>, body };
}

/** Sends a queued message. Throws if it should be tried again. A device whose subscription is over is removed. */
export async function sendPush(
  office: PushOffice,
  { userId, deviceId: id, sealed }: JobPayloads['push'],
): Promise<void> {
  const { db, secrets, outside, now, log, stopping } = office;
  const own = { userId, id };
  const subscription = await findSubscription(db, own);
  if (!subscription) return;
  const message = readMessage(secrets, sealed);
  if (!message)
    return log('A waiting notification was encrypted with another secret.key and cannot be sent.');
  const request = await requestFor(office, subscription, message).catch(() => undefined);
  // Its key is no point of the curve.
  if (!request) return void (await deletePushDevice(db, own));
  const { status, failure } = await postOnce(subscription.endpoint, request, outside, stopping);
  if (failure === null) return updatePushUsed(db, own, now());
  if (status !== null && OVER.includes(status)) return void (await deletePushDevice(db, own));
  const answer = status === null ? 'no answer' : `status ${status}`;
  if (status === null || status === TOO_MANY || status >= 500)
    throw new Error(`A push service did not take a notification (${answer})`);
  log(`A push service refused a notification (${answer}), which will not be sent.`);
}
