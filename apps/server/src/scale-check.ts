import { ConfigError, readConfig } from './config.ts';
import { EmbeddedDatabaseError } from './db/embedded/errors.ts';
import { assertUsable } from './db/reachable.ts';
import { distributionCommands, listSpread, shardingFaults, spreadFaults } from './db/sharding.ts';
import { openConfigured } from './open-configured.ts';
import { rehearsalFault } from './rehearsal.ts';

// `npm run scale:check`: whether the tables of the configured database can be distributed over the nodes of a cluster,
// and with `-- --commands` how. It reads the catalog. On a distributed database it also carries out the first actions
// of a new user, in a transaction that it rolls back.

async function check(): Promise<number> {
  const config = readConfig();
  const { db, pool, leave } = await openConfigured(config);
  try {
    await assertUsable(db);
    const faults = [...(await shardingFaults(db)), ...(await spreadFaults(db))];
    const commands = await distributionCommands(db);
    if (commands.length === 0) {
      process.stderr.write('There are no tables yet: start Daymark once with this database.\n');
      return 1;
    }
    const isSpread = (await listSpread(db)).length > 0;
    const refused = isSpread && faults.length === 0 ? await rehearsalFault({ pool }, config) : undefined;
    if (refused !== undefined) faults.push(refused);
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    if (faults.length > 0) return 1;
    const lines = process.argv.includes('--commands')
      ? commands.map(({ command }) => command)
      : [`All ${commands.length} tables can be spread over the nodes of a cluster.`];
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  } finally {
    await db.destroy();
    await leave();
  }
}

try {
  process.exitCode = await check();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof EmbeddedDatabaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
