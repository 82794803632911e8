// `npm run bench webhooks`: how many deliveries one node sends a minute while the changes are made, how soon each arrives, and
// what a write costs somebody who has webhooks.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { PERSON, POPULATION } from './population.ts';
import { atTheEnd, bench, fill, freePort, logIn, makeFolder, startOn } from './stage.ts';

const LONGEST_RUN_MILLISECONDS = 300_000;
const FEW = { ...POPULATION, otherUsers: 20 };
const DELIVERIES = 3_000;
const AT_ONCE = 10;
/** How long the receiver takes for each, as one on the internet. */
const RECEIVER_MILLISECONDS = 50;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

interface Arrival {
  project: string;
  title: string;
  at: number;
}

async function startReceiver() {
  const arrivals: Arrival[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { data } = JSON.parse(Buffer.concat(chunks).toString());
    arrivals.push({ project: data.project.id, title: data.task.title, at: performance.now() });
    await delay(RECEIVER_MILLISECONDS);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atTheEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { arrivals, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

async function run(): Promise<void> {
  const dataDir = makeFolder();
  const port = await freePort();
  const first = await startOn(dataDir, port);
  const { found: projectIds } = await fill(dataDir, FEW, async (pool) => {
    const { rows } = await pool.query(
      'select p.id from projects p join users u on u.id = p.user_id where u.email = $1 order by p.id',
      [PERSON.email],
    );
    return rows.map(({ id }: { id: string }) => id);
  });
  await first.stop();
  const app = await startOn(dataDir, port, { WEBHOOK_NETWORKS: '127.0.0.1' });
  const { token } = await logIn(app.address);
  const post = async (path: string, body: object) => {
    const response = await fetch(`${app.address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  };
  /** Adds tasks on some connections, each to the projects in turn. Returns when each was asked for and how long it took. */
  const addTasks = async (count: number, name: string) => {
    const began = new Map<string, number>();
    const took: number[] = [];
    let next = 0;
    const one = async (): Promise<void> => {
      for (let at = next++; at < count; at = next++) {
        const title = `${name} ${at}`;
        const start = performance.now();
        began.set(title, start);
        await post(`/subtasks/projects/${projectIds[at % projectIds.length]}`, { title });
        took.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    return { began, took };
  };

  await addTasks(300, 'Warm');
  const without = await addTasks(600, 'Untold');
  const receiver = await startReceiver();
  await post('/webhooks', { name: 'Bench', address: receiver.address, kinds: ['task'] });
  const start = performance.now();
  const { began, took } = await addTasks(DELIVERIES, 'Told');
  while (receiver.arrivals.length < DELIVERIES) await delay(20);
  const seconds = (performance.now() - start) / 1_000;
  const late = receiver.arrivals.map(({ title, at }) => at - (began.get(title) ?? Number.NaN));
  const isDoubled = new Set(receiver.arrivals.map(({ title }) => title)).size !== DELIVERIES;
  if (isDoubled) throw new Error('Something was delivered twice');
  const figures = {
    'deliveries a minute': Math.round((DELIVERIES / seconds) * 60),
    'median ms from the request to the arrival': Math.round(median(late)),
    'p99 ms from the request to the arrival': Math.round(p99(late)),
    'median ms of a write without webhooks': Math.round(median(without.took) * 10) / 10,
    'median ms of a write with one': Math.round(median(took) * 10) / 10,
  };
  console.log(
    `${DELIVERIES} deliveries of ${projectIds.length} projects to one receiver that takes ${RECEIVER_MILLISECONDS} ms`,
  );
  for (const [name, figure] of Object.entries(figures)) console.log(`${String(figure).padStart(8)}  ${name}`);
}

await bench(LONGEST_RUN_MILLISECONDS, run);
