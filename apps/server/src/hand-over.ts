// `npm run owner -- ADDRESS`: makes the account with this address the owner of the server, on the configured database.
import { normalizeEmail } from '@daymark/domain/people';
import { findLogin } from './auth/store.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { EmbeddedDatabaseError } from './db/embedded/errors.ts';
import { assertUsable } from './db/reachable.ts';
import { openConfigured } from './open-configured.ts';
import { makeOwnerOf, ownerIdOf } from './users/owner.ts';
import { updateDisabled } from './users/people-store.ts';
import { findUser } from './users/store.ts';

const USAGE = 'To hand the server over: npm run owner -- ADDRESS';

/** What the command says; the first is an error. */
async function handOver(
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

try {
  const [address] = process.argv.slice(2);
  const { db, leave } = await openConfigured(readConfig());
  try {
    await assertUsable(db);
    const { refused, said } = await handOver(db, address);
    if (said) process.stdout.write(`${said}\n`);
    if (refused) {
      process.stderr.write(`${refused}\n`);
      process.exitCode = 1;
    }
  } finally {
    await db.destroy();
    await leave();
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof EmbeddedDatabaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
