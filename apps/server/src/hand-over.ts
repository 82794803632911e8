// `npm run owner -- ADDRESS`: makes the account with this address the owner of the server, on the configured database.
import { handOver } from './auth/hand-over.ts';
import { ConfigError, readConfig } from './config.ts';
import { EmbeddedDatabaseError } from './db/embedded/errors.ts';
import { assertUsable } from './db/reachable.ts';
import { openConfigured } from './open-configured.ts';

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
