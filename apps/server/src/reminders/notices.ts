import type { NoticeKind } from '@daymark/domain/reminders';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/queue.ts';
import type { Block } from '../mail/html.ts';
import { queueLetter } from '../mail/service.ts';
import { messageOf, type PushMessage, queueMessage } from '../push-devices/messages.ts';
import type { Secrets } from '../secrets.ts';
import { endableLetter } from './letters.ts';
import { findWays } from './settings-store.ts';

/** What a person is told, in their language: as a mail, and as a notification on a device. */
export interface Notice {
  subject: string;
  blocks: readonly Block[];
  push: Omit<PushMessage, 'tag'>;
}

interface Queueing {
  jobs: Pick<Jobs, 'enqueue'>;
  config: Pick<Config, 'publicUrl'>;
  secrets: Secrets;
}

/** Queues a notice in every way that its reader chose for its kind. It is called in the language of the reader. */
export async function queueNotice(
  queueing: Queueing,
  trx: Database,
  { userId, to, kind }: { userId: string; to: string; kind: NoticeKind },
  { subject, blocks, push }: Notice,
): Promise<void> {
  const { by_mail: byMail, device_ids: deviceIds } = await findWays(trx, userId, kind);
  if (byMail)
    await queueLetter(queueing, trx, endableLetter(queueing, { userId, to, kind }, { subject, blocks }));
  await queueMessage(queueing, trx, { userId, deviceIds }, messageOf(push));
}
