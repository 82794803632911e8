import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/queue.ts';
import { seal, unseal } from '../mail/seal.ts';
import type { Secrets } from '../secrets.ts';

/** A notification, in the language of its reader. */
export interface PushMessage {
  title: string;
  body: string;
  /** Where a click leads, in the app. */
  path: string;
  /** A later message with the same tag takes the place of this one, on the device and at its push service. */
  tag: string;
}

/** A push service takes 4096 bytes at least, encrypted. */
const TITLE_MAX_LENGTH = 120;
const BODY_MAX_LENGTH = 400;

const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;

/** A message with a tag that none had before: repeated by a new attempt it is shown once. */
export const messageOf = ({ title, body, path }: Omit<PushMessage, 'tag'>): PushMessage => ({
  title: shortened(title, TITLE_MAX_LENGTH),
  body: shortened(body, BODY_MAX_LENGTH),
  path,
  tag: randomUUID(),
});

interface Queueing {
  jobs: Pick<Jobs, 'enqueue'>;
  secrets: Pick<Secrets, 'mailKey'>;
}

/** Queues a message to each of some devices, encrypted like a mail, which is sent after the transaction is committed. */
export async function queueMessage(
  { jobs, secrets }: Queueing,
  trx: Database,
  { userId, deviceIds }: { userId: string; deviceIds: readonly string[] },
  message: PushMessage,
): Promise<void> {
  const sealed = seal(secrets.mailKey, JSON.stringify(message));
  for (const deviceId of deviceIds) await jobs.enqueue(trx, 'push', { userId, deviceId, sealed });
}

/** Undefined if it was encrypted with another key. */
export function readMessage({ mailKey }: Pick<Secrets, 'mailKey'>, sealed: string): PushMessage | undefined {
  try {
    return JSON.parse(unseal(mailKey, sealed));
  } catch {
    return undefined;
  }
}
