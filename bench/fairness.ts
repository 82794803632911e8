// `npm run bench fairness`: what one person waits for while three accounts have as much planned, imported and read as they can.
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { DatabaseConnection } from '../apps/server/src/db/database.ts';
import type { RunningApp } from './app.ts';
import { addressOf } from './population.ts';
import { atTheEnd, bench, fill, freePort, logIn, makeFolder, startOn } from './stage.ts';

const LONGEST_RUN_MILLISECONDS = 300_000;
const POPULATION = { projects: 1, subtasks: 10, otherUsers: 10, projectsOfOthers: 5, subtasksOfOthers: 50 };
const ATTACKERS = [1, 2, 3];
const ATTACKED = 4;
const ROUNDS = 60;
/** By then everything of the attack has begun. */
const UNDER_WAY_MILLISECONDS = 3_000;
/** The thread for long work is ended after a minute without any. */
const IDLE_MILLISECONDS = 75_000;
const WANTED_MILLISECONDS = 1_000;
const MILLISECONDS_A_DAY = 86_400_000;

const dayIn = (days: number) => new Date(Date.now() + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
const DATES = { startDate: dayIn(0), dueDate: dayIn(30) };

const PROJECT_OF = `
  select p.id from projects p join users u on u.id = p.user_id where u.email = $1 order by p.id limit 1`;

const projectOf = async (pool: DatabaseConnection['pool']): Promise<string> =>
  (await pool.query(PROJECT_OF, [addressOf(ATTACKED)])).rows[0].id;

type Ask = (round: number) => [path: string, body?: object];

const asksFor = (projectId: string): Record<string, Ask> => ({
  preview: (round) => [
    '/plan-previews',
    {
      ...{ name: `Website ${round}`, ...DATES },
      description: `Write the texts for the bakery, 4 hours.\nTake ${round + 2} photos on Friday and wait for Ana.`,
    },
  ],
  lint: () => [`/projects/${projectId}/lint`],
  outlook: () => ['/replan/outlook'],
});

interface Times {
  p50: number;
  p99: number;
  most: number;
  refused: number;
}

function timesOf(took: number[], refused: number): Times {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
  return { p50: at(0.5), p99: at(0.99), most: at(1), refused };
}

/** Asks for one after the other, in turns. */
async function askInTurns(address: string, token: string, asks: Record<string, Ask>, name: string) {
  const took = new Map(Object.keys(asks).map((kind) => [kind, { times: [] as number[], refused: 0 }]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [kind, ask] of Object.entries(asks)) {
      const [path, body] = ask(round);
      const began = performance.now();
      const response = await fetch(`${address}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify({ ...body, category: name }) } : {}),
      });
      await response.arrayBuffer();
      const own = took.get(kind);
      own?.times.push(performance.now() - began);
      if (own && !response.ok) own.refused++;
    }
  return Object.fromEntries([...took].map(([kind, { times, refused }]) => [kind, timesOf(times, refused)]));
}

async function attack({ address }: RunningApp) {
  const tokens: string[] = [];
  for (const other of ATTACKERS) tokens.push((await logIn(address, addressOf(other))).token);
  const attackers = new Worker(new URL('./attackers.ts', import.meta.url), {
    workerData: { address, tokens, ...DATES },
  });
  attackers.on('error', (error) => console.error(error));
  const stop = () => attackers.terminate();
  atTheEnd(stop);
  await delay(UNDER_WAY_MILLISECONDS);
  return stop;
}

async function run(): Promise<void> {
  const dataDir = makeFolder();
  const port = await freePort();
  await (await startOn(dataDir, port)).stop();
  const { found: projectId } = await fill(dataDir, POPULATION, projectOf);
  const app = await startOn(dataDir, port);
  const { address } = app;
  const { token } = await logIn(address, addressOf(ATTACKED));
  const asks = asksFor(projectId);
  await askInTurns(address, token, asks, 'warm');
  const memory = { before: app.memory()?.now, most: app.memory()?.most };
  const idle = await askInTurns(address, token, asks, 'idle');
  const stop = await attack(app);
  const attacked = await askInTurns(address, token, asks, 'attacked');
  memory.most = app.memory()?.most;
  await stop();
  await delay(IDLE_MILLISECONDS);
  console.log(JSON.stringify({ idle, attacked, memory: { ...memory, after: app.memory()?.now } }, null, 2));
  const slow = Object.entries(attacked).filter(([, { p99 }]) => p99 > WANTED_MILLISECONDS);
  const refused = Object.values(attacked).some((one) => one.refused > 0);
  if (slow.length > 0 || refused)
    throw new Error(`Under ${WANTED_MILLISECONDS} ms is wanted of each, and none refused.`);
}

await bench(LONGEST_RUN_MILLISECONDS, run);
