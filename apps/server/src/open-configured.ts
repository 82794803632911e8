import { type Config, prepareDataDir } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedDatabase } from './db/embedded/embedded.ts';

/** The configured database for a command. A running embedded database is joined, a stopped one is started. */
export async function openConfigured(config: Config) {
  if (config.databaseUrl) {
    const connectionString = config.databaseDirectUrl ?? config.databaseUrl;
    return { ...openDatabase({ connectionString, max: 1 }, () => {}), leave: async () => {} };
  }
  prepareDataDir(config.dataDir);
  const embedded = await startEmbeddedDatabase({
    dataDir: config.dataDir,
    programs: config.embeddedPostgres,
    log: () => {},
  });
  return { ...openDatabase({ ...embedded.connection, max: 1 }, () => {}), leave: () => embedded.stop() };
}
