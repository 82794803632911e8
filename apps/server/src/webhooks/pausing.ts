import type { WebhookPause } from '@daymark/domain/webhooks';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/queue.ts';
import { queueLetter } from '../mail/service.ts';
import type { Secrets } from '../secrets.ts';
import { languageOfUser } from '../users/service.ts';
import { findUser } from '../users/store.ts';
import { type OwnWebhook, pauseWebhooks } from './store.ts';

/** Pauses a webhook whose server does not take what is sent, and tells its person by mail, once. */
export async function pauseAndTell(
  trx: Database,
  services: { jobs: Pick<Jobs, 'enqueue'>; secrets: Secrets },
  own: OwnWebhook,
  because: Extract<WebhookPause, 'failing' | 'gone' | 'overflowing'>,
): Promise<void> {
  const [name] = await pauseWebhooks(trx, own, because);
  const user = name === undefined ? undefined : await findUser(trx, own.userId);
  if (name === undefined || !user) return;
  const letter = { kind: 'webhook-paused', to: user.email, name, because } as const;
  await queueLetter(services, trx, letter, languageOfUser(user));
}
