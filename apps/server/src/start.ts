import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isReachableFromElsewhere } from './administration/service.ts';
import type { AiServices } from './ai/context.ts';
import { type Engines, openEngines } from './ai/open-engine.ts';
import { startPlanner } from './ai/planner.ts';
import { engineWords } from './ai/reachability.ts';
import { buildApp } from './app.ts';
import { signUpPolicy } from './auth/sign-up-policy.ts';
import { type Config, prepareDataDir } from './config.ts';
import { type DatabaseConnection, openDatabase } from './db/database.ts';
import { startEmbeddedDatabase } from './db/embedded/embedded.ts';
import { migrate } from './db/migrate.ts';
import { assertUsable } from './db/reachable.ts';
import type { Services } from './http/context.ts';
import type { Tracing } from './http/tracing.ts';
import { explainListening } from './listening.ts';
import { outboxIn } from './mail/mailer.ts';
import { makeMeasures, measurePool } from './measures.ts';
import { loadSecrets } from './secrets.ts';
import { startJobs } from './start-jobs.ts';

/** A cleanup function; they are called in reverse order. */
type Ending = () => Promise<void>;

export interface Running {
  services: Services & AiServices;
  log: FastifyBaseLogger;
  /** The address that it listens on. */
  address: string;
  stop: Ending;
}

async function endAll(endings: Ending[]): Promise<void> {
  for (const end of endings.reverse()) await end();
}

async function openStorage(config: Config, say: (line: string) => void, endings: Ending[]) {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase({
        dataDir: config.dataDir,
        programs: config.embeddedPostgres,
        log: say,
      });
  if (embedded) endings.push(embedded.stop);
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
  const onIdleError = (error: Error) => say(`A database connection was lost: ${error.message}`);
  const { db, patientDb, pool } = openDatabase(connection, onIdleError, config.databasePoolMode);
  endings.push(() => db.destroy());
  await assertUsable(db);
  const direct = config.databaseDirectUrl;
  if (direct) await migrateDirectly(direct, onIdleError);
  else await migrate(patientDb);
  return { db, patientDb, pool };
}

/** A migration may take longer than a pooler allows for a transaction. */
async function migrateDirectly(connectionString: string, onIdleError: (error: Error) => void): Promise<void> {
  const { db, patientDb } = openDatabase({ connectionString, max: 1 }, onIdleError);
  try {
    await migrate(patientDb);
  } finally {
    await db.destroy();
  }
}

/** Reports whether the engine responds. The start does not wait for a provider. */
function sayEngine({ engine, provider }: Engines, say: (line: string) => void): void {
  void engine
    .isReachable(AbortSignal.timeout(REACHING_MILLISECONDS))
    .then((answers) => say(engineWords(engine, provider, answers)));
}

const OPEN_TO_ALL =
  'Other machines can reach this server, and anybody can sign up. We recommend "By invitation": its owner chooses it under Settings, Server.';

const REACHING_MILLISECONDS = 10_000;

async function openTracing(
  { tracesEndpoint: endpoint, tracesShare: share }: Config,
  pool: DatabaseConnection['pool'],
  endings: Ending[],
): Promise<Tracing | undefined> {
  if (!endpoint) return undefined;
  const { startTracing } = await import('./http/tracing.ts');
  const tracing = startTracing({ endpoint, share });
  tracing.traceStatements(pool);
  // The server still stops if the last spans cannot be sent.
  endings.push(() => tracing.stop().catch(() => undefined));
  return tracing;
}

/**
 * Starts everything in order: data folder, database, schema, jobs, HTTP. If a step fails, the earlier ones are stopped.
 * `say` may write to a log; `show` is only for a terminal, and gets the codes of mails if there is no mail server.
 */
export async function startDaymark(
  config: Config,
  say: (line: string) => void,
  show?: (line: string) => void,
): Promise<Running> {
  const endings: Ending[] = [];
  try {
    prepareDataDir(config.dataDir);
    const { db, patientDb, pool } = await openStorage(config, say, endings);
    const secrets = loadSecrets(config.dataDir);
    const now = () => new Date();
    const measures = makeMeasures();
    measurePool(measures, pool);
    const tracing = await openTracing(config, pool, endings);
    const planner = startPlanner();
    endings.push(() => planner.stop());
    const jobs = await startJobs({
      config,
      pool,
      db: patientDb,
      secrets,
      now,
      measures,
      planner,
      log: say,
      show,
    });
    endings.push(() => jobs.stop());
    const leaving = new AbortController();
    const services: Services & AiServices = {
      config,
      db,
      jobs,
      secrets,
      now,
      planner,
      leaving: leaving.signal,
      measures,
      tracing,
      waiting: () => pool.waitingCount,
      engines: await openEngines({ config, db, secrets, planner }),
    };
    const app = await buildApp(services);
    endings.push(() => app.close());
    const address = await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw explainListening(error, config);
    });
    // After it listens, so that nobody waits for it.
    if (config.aiProvider !== 'off') void planner.prepare();
    sayEngine(services.engines.known(), say);
    if (isReachableFromElsewhere(config) && (await signUpPolicy(db)) === 'open') say(OPEN_TO_ALL);
    if (!config.smtpUrl)
      say(`There is no mail server (SMTP_URL): mails are files in ${outboxIn(config.dataDir)}`);
    const stop = async () => {
      leaving.abort();
      await delay(config.stopGraceSeconds * 1_000);
      await endAll(endings);
    };
    return { services, log: app.log, address, stop };
  } catch (error) {
    await endAll(endings);
    throw error;
  }
}
