import type { Database } from '../db/database.ts';
import { listUnverified, removeUnverified } from '../users/service.ts';
import { deleteLogins, lockLogins } from './store.ts';

const KEPT_MILLISECONDS = 7 * 24 * 60 * 60 * 1_000;
const BATCH = 500;

/**
 * Removes people who signed up a week ago and never verified their address. Logins are locked first, as by a sign-up;
 * whoever verifies or signs up again at that moment is looked at anew once they are done, and stays.
 */
export async function purgeAbandonedSignUps(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MILLISECONDS);
  const listAfter = (id?: string) => listUnverified(db, { before, count: BATCH, after: id });
  for (let ids = await listAfter(); ids.length > 0; ids = await listAfter(ids.at(-1))) {
    const candidates = ids;
    await db.transaction().execute(async (trx) => {
      const locked = await lockLogins(trx, candidates, now);
      await deleteLogins(trx, await removeUnverified(trx, locked, before));
    });
  }
}
