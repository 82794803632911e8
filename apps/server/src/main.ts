import { buildApp } from './app.ts';
import { ConfigError, prepareDataDir, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedDatabase } from './db/embedded/embedded.ts';
import { EmbeddedDatabaseError } from './db/embedded/errors.ts';
import { migrate } from './db/migrate.ts';
import { startJobs } from './jobs/jobs.ts';
import { loadSecrets } from './secrets.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function start() {
  const config = readConfig();
  prepareDataDir(config.dataDir);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase({ dataDir: config.dataDir, log: say });
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
  const { db, pool } = openDatabase(connection, (error) =>
    say(`A database connection was lost: ${error.message}`),
  );
  await migrate(db);
  const secrets = loadSecrets(config.dataDir);
  const jobs = await startJobs({ config, pool, db, secrets, now: () => new Date(), log: say });
  const app = await buildApp({ config, db, jobs, secrets, now: () => new Date() });
  await app.listen({ port: config.port, host: config.host });
  say(`Daymark is ready at ${config.publicUrl}`);

  return async function stop() {
    await app.close();
    await jobs.stop();
    await db.destroy();
    await embedded?.stop();
  };
}

const isForThePerson = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof EmbeddedDatabaseError;

try {
  const stop = await start();
  let stopping = false;
  // Ctrl-C arrives twice: from the terminal, and from the launcher that passes signals on.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
} catch (error) {
  if (!isForThePerson(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
