import { normalizeEmail } from '@daymark/domain/people';
import type { Database } from '../db/database.ts';
import { makeOwnerOf, ownerIdOf } from '../users/owner.ts';
import { updateDisabled } from '../users/people-store.ts';
import { findUser } from '../users/store.ts';
import { findLogin } from './store.ts';

const USAGE = 'To hand the server over: npm run owner -- ADDRESS';

/**
 * Makes the account with an address the owner of the server; without an address, says who it is. Returns the words of the
 * command.
 */
export async function handOver(
  db: Database,
  address: string | undefined,
): Promise<{ refused?: string; said?: string }> {
  if (address === undefined) {
    const ownerId = await ownerIdOf(db);
    const owner = ownerId === undefined ? undefined : await findUser(db, ownerId);
    return {
      said: `${owner ? `The owner of this server is ${owner.email}.` : 'Nobody has an account yet.'} ${USAGE}`,
    };
  }
  const email = normalizeEmail(address);
  const user = await findUser(db, await findLogin(db, email));
  if (!user) return { refused: `Nobody has an account with the address ${email}.` };
  if (user.email_verified_at === null)
    return { refused: `The address ${email} is not verified yet: log in with it once, and enter the code.` };
  await makeOwnerOf(db, user.id);
  // An owner who is kept out could not let themself in.
  await updateDisabled(db, user.id, null);
  return { said: `${email} is the owner of this server now.` };
}
