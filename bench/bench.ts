// `npm run bench`: the app as it is started by people, on a folder of its own, beside what bounds it. With names of
// cases it measures those alone and writes nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { startEmbeddedDatabase } from '../apps/server/src/db/embedded/embedded.ts';
import { type RunningApp, startApp } from './app.ts';
import { casesOf, type Stage } from './cases.ts';
import { startLimits } from './limits.ts';
import { answersFor, bytesOf, INSERTS_TABLE, measure, type Result } from './measure.ts';
import { measurePlanning } from './planning.ts';
import { PERSON, POPULATION, populate } from './population.ts';
import { machineOf, print, type Report, write } from './report.ts';

const LONGEST_RUN_MILLISECONDS = 240_000;
/** Held while a bench runs: two at a time would measure each other. */
const TURN_PORT = 47_113;

/** What was begun, ended in the opposite order however the bench ends. */
const endings: (() => Promise<void>)[] = [];

async function endAll(): Promise<void> {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
}

function listen(port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const close = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ port: address && typeof address === 'object' ? address.port : 0, close });
    });
  });
}

async function takeTurn(): Promise<void> {
  const turn = await listen(TURN_PORT).catch(() => {
    throw new Error('Another bench runs on this machine: wait until it is done.');
  });
  endings.push(turn.close);
}

async function freePort(): Promise<number> {
  const { port, close } = await listen(0);
  await close();
  return port;
}

async function start(dataDir: string, port: number): Promise<RunningApp> {
  const app = await startApp({ dataDir, port });
  endings.push(app.stop);
  return app;
}

/** Fills the running app's database. Gives how to reach it, and what there is to ask for. */
async function fill(dataDir: string) {
  const embedded = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const database = openDatabase(embedded.connection, () => {});
  try {
    await populate(database);
    await database.pool.query(INSERTS_TABLE);
    const { rows } = await database.pool.query(
      `select u.id as "userId", current_setting('server_version') as version,
        array(select id from projects where user_id = u.id order by id)::text[] as "projectIds",
        array(select id from subtasks where user_id = u.id order by position, id)::text[] as "subtaskIds"
      from users u where u.email = $1`,
      [PERSON.email],
    );
    return { connection: embedded.connection, ...rows[0] };
  } finally {
    await database.db.destroy();
    await embedded.stop();
  }
}

async function logIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
  });
  const answer = await response.json();
  return answer.data.token;
}

async function run(wanted: readonly string[]): Promise<void> {
  await takeTurn();
  const planning = measurePlanning();
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-bench-'));
  endings.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const first = await start(dataDir, port);
  const { connection, version, ...filled } = await fill(dataDir);
  await first.stop();
  const app = await start(dataDir, port);
  const idle = app.memory();
  const stage: Stage = { address: app.address, token: await logIn(app.address), ...filled };
  const cases = casesOf(stage).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const { pool, db } = openDatabase(connection, () => {});
  const answers = await answersFor(cases, { ...stage, pool });
  await db.destroy();
  const limits = await startLimits({ connection, answers });
  endings.push(limits.stop);
  const results: Result[] = [];
  for (const one of cases) {
    console.log(one.title);
    results.push(await measure(one, app.address, limits.address, bytesOf(answers, one)));
  }
  const report: Report = {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: machineOf(version),
    population: POPULATION,
    startMilliseconds: {
      emptyFolder: Math.round(first.startMilliseconds),
      fullFolder: Math.round(app.startMilliseconds),
    },
    memoryMegabytes: { idle, afterLoad: app.memory() },
    planning,
    results,
  };
  print(report);
  if (wanted.length === 0) write(report);
}

const watchdog = setTimeout(() => {
  console.error(`It did not end within ${LONGEST_RUN_MILLISECONDS / 1_000} s.`);
  void endAll().then(() => process.exit(1));
}, LONGEST_RUN_MILLISECONDS);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAll().then(() => process.exit(130)));

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  clearTimeout(watchdog);
  await endAll();
}
