import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@daymark/contract/client';
import { inject, onTestFinished } from 'vitest';
import { type EngineSource, openEngines } from '../ai/open-engine.ts';
import { startPlanner } from '../ai/planner.ts';
import { type AppOptions, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database, DatabaseConnection } from '../db/database.ts';
import type { Resolve } from '../http/outside.ts';
import { makeMeasures, measurePool } from '../measures.ts';
import { loadSecrets } from '../secrets.ts';
import { startJobs } from '../start-jobs.ts';
import {
  connectTo,
  lendDatabase,
  PATIENCE_MILLISECONDS,
  type ServerConnection,
  takeBack,
} from './databases.ts';

/** Friday, noon in London: the day on which the tests' briefs are planned. */
export const TEST_NOW = '2026-11-20T12:00:00Z';

/** One of the three fakes: a clock that only moves when it is set. */
export function makeClock(start = TEST_NOW) {
  let now = new Date(start);
  return {
    now: () => now,
    set: (instant: string) => {
      now = new Date(instant);
    },
    advance: ({
      days = 0,
      minutes = 0,
      seconds = 0,
    }: {
      days?: number;
      minutes?: number;
      seconds?: number;
    }) => {
      now = new Date(now.getTime() + ((days * 24 * 60 + minutes) * 60 + seconds) * 1_000);
    },
  };
}

/** The app's settings for a database. */
export const databaseSettings = (database: ServerConnection) => ({
  DATABASE_URL: databaseUrl(database),
  DATABASE_POOL_MODE: inject('poolMode'),
});

function databaseUrl({ host, port, user, password, database }: ServerConnection): string {
  const url = new URL(`postgres://localhost:${port}/${database}`);
  url.searchParams.set('host', host);
  url.username = user;
  url.password = password;
  return url.href;
}

/** No test contacts a server that it did not start. */
const leadsNowhere: Resolve = async (host) => {
  throw new Error(`${host} leads nowhere in a test`);
};

/** Longer than a suite runs. */
const NEVER_MILLISECONDS = 86_400_000;

let planning: ReturnType<typeof startPlanner> | undefined;

/**
 * One planner for all nodes of a test process, because a thread takes seconds to read the library: with one lane for all who are
 * logged in, and threads that stay. The lanes and their ends have their own tests.
 */
function shared() {
  planning ??= startPlanner({
    deadlineMilliseconds: PATIENCE_MILLISECONDS,
    shortMaxCharacters: Number.POSITIVE_INFINITY,
    idleMilliseconds: NEVER_MILLISECONDS,
    longIdleMilliseconds: NEVER_MILLISECONDS,
  });
  return planning;
}

/** The engines as they were opened, whatever model is connected meanwhile. */
function unchanged(opened: EngineSource): EngineSource {
  const engines = opened.known();
  return { current: async () => engines, known: () => engines, lookAgain: () => {} };
}

/** The queries of one node. Connections that serve the next node must not do what a stopped one goes on with. */
function refusable(shared: Database) {
  let isStopped = false;
  const db = shared.withPlugin({
    transformQuery({ node }) {
      if (isStopped) throw new Error('This node was stopped');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const refuse = () => {
    isStopped = true;
  };
  return { db, refuse };
}

/** One node of Daymark over a database: a real server on a free port of the loopback. */
export async function startNode(options: {
  database: ServerConnection;
  /** Connections that are not its own: they stay open behind it. */
  connected?: DatabaseConnection;
  dataDir: string;
  clock: ReturnType<typeof makeClock>;
  config?: Partial<Config>;
  resolve?: Resolve;
  planner?: Parameters<typeof startPlanner>[0];
  overload?: AppOptions['overload'];
  keepsEngine?: boolean;
}) {
  const lines: string[] = [];
  const config: Config = {
    ...readConfig({ PORT: '0', DATA_DIR: options.dataDir, LOG_LEVEL: 'info', TRUST_PROXY: 'on' }),
    // No test looks for an Ollama of the machine that it runs on.
    ollamaUrl: 'http://127.0.0.1:9',
    ...options.config,
  };
  const { pool, ...opened } = options.connected ?? connectTo(options.database);
  const { db, refuse } = refusable(opened.db);
  const secrets = loadSecrets(config.dataDir);
  const log = (line: string) => void lines.push(line);
  const { now } = options.clock;
  const measures = makeMeasures();
  measurePool(measures, pool);
  const shown: string[] = [];
  const own = options.planner && startPlanner(options.planner);
  const planner = own ?? shared();
  const jobs = await startJobs({
    config,
    pool,
    db,
    secrets,
    now,
    measures,
    planner,
    resolve: options.resolve ?? leadsNowhere,
    // The times of day are those of the test's clock: a suite that runs through a night must not meet its jobs.
    isTimed: false,
    log,
    show: (line) => void shown.push(line),
  });
  const waiting = () => pool.waitingCount;
  const engines = await openEngines({ config, db, secrets, planner });
  const services = {
    config,
    db,
    jobs,
    secrets,
    now,
    planner,
    leaving: AbortSignal.any([]),
    measures,
    waiting,
    engines: options.keepsEngine ? unchanged(engines) : engines,
  };
  const app = await buildApp(services, {
    logStream: { write: log },
    checkAnswers: true,
    overload: { slowSenderMilliseconds: PATIENCE_MILLISECONDS, ...options.overload },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    await jobs.stop();
    await own?.stop();
    refuse();
    if (!options.connected) await opened.db.destroy();
  };
  return {
    app,
    services,
    db,
    database: options.database,
    /** Its log lines. */
    lines,
    /** Its terminal output. */
    shown,
    address,
    stop,
    /** The typed client, with a user's token or without. */
    client: (token?: string) => createClient({ baseUrl: `${address}/api`, token: () => token ?? null }),
  };
}

export type TestNode = Awaited<ReturnType<typeof startNode>>;

export interface AppSettings {
  now?: string;
  config?: Partial<Config>;
  /** The addresses of names, for calendars; none by default. */
  resolve?: Resolve;
  /** The limits of the planner. */
  planner?: Parameters<typeof startPlanner>[0];
  /** The limits for refusing requests. */
  overload?: AppOptions['overload'];
  /** For tests of every operation: the model that one of them connects would answer the others. */
  keepsEngine?: boolean;
  /** A migrated database of the test, instead of one that is lent. */
  database?: ServerConnection;
}

/** A new database with one node, for several tests; `close` ends it. */
export async function openTestApp({ database: own, now, ...given }: AppSettings = {}) {
  const connected = own ? { database: own, ...connectTo(own) } : await lendDatabase();
  const { database } = connected;
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-node-'));
  const clock = makeClock(now);
  const settings = { database, dataDir, clock, ...given };
  const node = await startNode({ ...settings, connected });
  const close = async () => {
    await node.stop();
    rmSync(dataDir, { recursive: true, force: true });
    await (own ? connected.db.destroy() : takeBack(connected));
  };
  /** A second node over the same database. */
  const startAnother = async () => {
    const another = await startNode(settings);
    onTestFinished(another.stop);
    return another;
  };
  return { app: { ...node, dataDir, clock, startAnother }, close };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>['app'];

/** A new database with one node, closed at the end of the test. */
export async function startTestApp(settings: AppSettings = {}): Promise<TestApp> {
  const { app, close } = await openTestApp(settings);
  onTestFinished(close);
  return app;
}
