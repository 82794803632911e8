import { normalizeEmail } from '@daymark/domain/people';
import type { Database } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import { findUser } from '../users/store.ts';
import { tellOfChange } from './security-mails.ts';
import { findLogin } from './store.ts';
import { removeTwoStep } from './two-step.ts';

type MailServices = Pick<Services, 'secrets'> & { jobs: Pick<Services['jobs'], 'enqueue'> };

/**
 * Turns off two-step log-in for the account of an address, as its operator. A mail tells the person. Returns the words of
 * the command.
 */
export async function turnOffFor(
  services: MailServices,
  db: Database,
  address: string,
): Promise<{ refused?: string; said?: string }> {
  const email = normalizeEmail(address);
  const user = await findUser(db, await findLogin(db, email));
  if (!user) return { refused: `Nobody has an account with the address ${email}.` };
  const wasOn = await db.transaction().execute(async (trx) => {
    const removed = await removeTwoStep(trx, user.id);
    if (removed) await tellOfChange(services, trx, user.id, 'two-step-off');
    return removed;
  });
  return {
    said: wasOn
      ? `Two-step log-in is off for ${email}. A mail tells them as soon as the server runs.`
      : `Two-step log-in was not on for ${email}.`,
  };
}
