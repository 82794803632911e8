// `npm run two-step-off -- ADDRESS`: for a person who has lost both their authenticator app and their recovery codes. The password
// alone opens the account again. On the configured database.
import { turnOffFor } from './auth/two-step-off.ts';
import { ConfigError, prepareDataDir, readConfig } from './config.ts';
import { EmbeddedDatabaseError } from './db/embedded/errors.ts';
import { assertUsable } from './db/reachable.ts';
import { openForEnqueueing } from './jobs/enqueueing.ts';
import { openConfigured } from './open-configured.ts';
import { loadSecrets } from './secrets.ts';

async function turnOff(address: string): Promise<{ refused?: string; said?: string }> {
  const config = readConfig();
  prepareDataDir(config.dataDir);
  const { db, pool, leave } = await openConfigured(config);
  try {
    await assertUsable(db);
    const jobs = await openForEnqueueing(pool);
    const done = await turnOffFor({ jobs, secrets: loadSecrets(config.dataDir) }, db, address);
    await jobs.stop();
    return done;
  } finally {
    await db.destroy();
    await leave();
  }
}

try {
  const [address] = process.argv.slice(2);
  const { refused, said } = address
    ? await turnOff(address)
    : { refused: 'To turn off two-step log-in for somebody: npm run two-step-off -- ADDRESS' };
  if (said) process.stdout.write(`${said}\n`);
  if (refused) {
    process.stderr.write(`${refused}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof EmbeddedDatabaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
