import type { Database } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import type { SecurityChange } from '../mail/letters.ts';
import { queueLetter } from '../mail/service.ts';
import { languageOfUser } from '../users/service.ts';
import { findUser } from '../users/store.ts';

/** Queues the mail that tells a user how they log in from now on. */
export async function tellOfChange(
  context: Pick<Services, 'secrets'> & { jobs: Pick<Services['jobs'], 'enqueue'> },
  trx: Database,
  userId: string,
  change: SecurityChange,
): Promise<void> {
  const user = await findUser(trx, userId);
  if (user) await queueLetter(context, trx, { kind: change, to: user.email }, languageOfUser(user));
}
