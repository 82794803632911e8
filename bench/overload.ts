// `npm run bench overload`: a node with three times as many requests as it can answer.
import autocannon from 'autocannon';
import type { DatabaseConnection } from '../apps/server/src/db/database.ts';
import { load } from './load.ts';
import { POPULATION } from './population.ts';
import { bench, fill, freePort, logIn, makeFolder, startOn } from './stage.ts';

const LONGEST_RUN_MILLISECONDS = 240_000;
const SECONDS = 15;
const TIMES = 3;
/** More connections than may wait for the database before the rest is refused. */
const CONNECTIONS = 1_000;
const WANTED = 0.8;

const countSubtasks = async (pool: DatabaseConnection['pool']): Promise<number> =>
  (await pool.query('select count(*)::int as n from subtasks')).rows[0].n;

async function run(): Promise<void> {
  const dataDir = makeFolder();
  const port = await freePort();
  await (await startOn(dataDir, port)).stop();
  await fill(dataDir, POPULATION, countSubtasks);
  const { address } = await startOn(dataDir, port);
  const authorization = `Bearer ${(await logIn(address)).token}`;
  const path = '/api/projects?limit=10';
  const requests = [{ method: 'GET' as const, path, headers: { authorization } }];
  await load(address, () => requests, 3);
  const { requests: answered, seconds } = await load(address, () => requests, SECONDS);
  const best = answered / seconds;

  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  autocannon(
    {
      url: address + path,
      headers: { authorization },
      connections: CONNECTIONS,
      overallRate: Math.round(best * TIMES),
      duration: SECONDS,
      timeout: 30,
    },
    (error: Error | null, result) => (error ? reject(error) : resolve(result)),
  );
  const result = await promise;
  const kept = result['2xx'] / result.duration / best;
  const report = {
    best: Math.round(best),
    asked: Math.round(best * TIMES),
    answered: Math.round(result['2xx'] / result.duration),
    kept: Math.round(kept * 100) / 100,
    putOff: result['5xx'],
    failed: result['4xx'] + result.errors + result.timeouts,
  };
  console.log(JSON.stringify(report, null, 2));
  if (kept < WANTED) throw new Error(`It kept ${report.kept} of its best, and ${WANTED} is wanted.`);
}

await bench(LONGEST_RUN_MILLISECONDS, run);
