import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret in the form of the Standard Webhooks specification. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** The headers that prove where a message comes from, by the Standard Webhooks specification. */
export function signedHeaders(secret: string, message: { id: string; body: string }, now: Date) {
  const seconds = Math.floor(now.getTime() / 1_000);
  const signature = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${message.id}.${seconds}.${message.body}`)
    .digest('base64');
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
