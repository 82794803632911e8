// `npm run two-step-off -- ADDRESS`: for a person who has lost both their authenticator app and their recovery codes. The password
// alone opens the account again. On the configured database.
import { normalizeEmail } from '@daymark/domain/people';
import { tellOfChange } from './auth/security-mails.ts';
import { findLogin } from './auth/store.ts';
import { removeTwoStep } from './auth/two-step.ts';
import { ConfigError, prepareDataDir, readConfig } from './config.ts';
import { EmbeddedDatabaseError } from './db/embedded/errors.ts';
import { assertUsable } from './db/reachable.ts';
import { openForEnqueueing } from './jobs/enqueueing.ts';
import { openConfigured } from './open-configured.ts';
import { loadSecrets } from './secrets.ts';
import { findUser } from './users/store.ts';

async function turnOff(address: string | undefined): Promise<string> {
  if (!address) return 'To turn off two-step log-in for somebody: npm run two-step-off -- ADDRESS';
  const config = readConfig();
  prepareDataDir(config.dataDir);
  const { db, pool, leave } = await openConfigured(config);
  try {
    await assertUsable(db);
    const email = normalizeEmail(address);
    const user = await findUser(db, await findLogin(db, email));
    if (!user) return `Nobody has an account with the address ${email}.`;
    const jobs = await openForEnqueueing(pool);
    const services = { jobs, secrets: loadSecrets(config.dataDir) };
    const wasOn = await db.transaction().execute(async (trx) => {
      const removed = await removeTwoStep(trx, user.id);
      if (removed) await tellOfChange(services, trx, user.id, 'two-step-off');
      return removed;
    });
    await jobs.stop();
    return wasOn
      ? `Two-step log-in is off for ${email}. A mail tells them as soon as the server runs.`
      : `Two-step log-in was not on for ${email}.`;
  } finally {
    await db.destroy();
    await leave();
  }
}

try {
  const [address] = process.argv.slice(2);
  process.stdout.write(`${await turnOff(address)}\n`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof EmbeddedDatabaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
