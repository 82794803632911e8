import type { Database } from '../db/database.ts';
import { deleteUnverified, listUnverifiedUsers } from '../users/store.ts';
import { deleteLogin, hasOpenCode, lockLogin } from './store.ts';

const KEPT_MILLISECONDS = 7 * 24 * 60 * 60 * 1_000;
const BATCH = 500;

/**
 * Deletes people who signed up a week ago and never verified their address. The login row is locked first, as in a
 * sign-up, and the condition is checked again under the lock: whoever verifies or signs up at that moment stays.
 */
export async function purgeAbandonedSignUps(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MILLISECONDS);
  const listAfter = (id?: string) => listUnverifiedUsers(db, { before, count: BATCH, after: id });
  for (let people = await listAfter(); people.length > 0; people = await listAfter(people.at(-1)?.id)) {
    for (const { id, email } of people) {
      await db.transaction().execute(async (trx) => {
        const userId = await lockLogin(trx, email);
        if (userId !== id || (await hasOpenCode(trx, id, now))) return;
        if (await deleteUnverified(trx, id, before)) await deleteLogin(trx, email);
      });
    }
  }
}
