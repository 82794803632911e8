// `npm run bench growth`: how the same operations slow down as the database and the account grow, and how much load one
// node carries. The README says how to run it in parts.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseConnection } from '../apps/server/src/db/database.ts';
import { listProcessesOf } from '../apps/server/src/db/embedded/processes.ts';
import type { RunningApp } from './app.ts';
import { type Case, MADE_TITLE, operationsOf, type Stage } from './cases.ts';
import { carry } from './growth-load.ts';
import { load } from './load.ts';
import { addressOf, PERSON, POPULATION, type Population, takeBack } from './population.ts';
import { countProcessor, type Processes } from './processor.ts';
import { machineOf, table } from './report.ts';
import { bench, fill, freePort, logIn, makeFolder, startOn, withDatabase } from './stage.ts';

const LONGEST_RUN_MILLISECONDS = 90 * 60_000;

const SUBTASKS = [10_000, 1_000_000, 10_000_000];
const PROJECTS = [50, 5_000];
const ROUNDS = 3;
const ROUND_SECONDS = 4;
const LOAD_SECONDS = 600;

/** The concurrent users of the mixed load. */
const PEOPLE = 40;
interface Size {
  title: string;
  population: Population;
}

interface Grown extends Size {
  app: RunningApp;
  cases: Case[];
  people: Person[];
  processes: Processes;
  megabytes: number;
}

interface Row {
  name: string;
  title: string;
  /** By size. */
  p50Milliseconds: number[];
  p99Milliseconds: number[];
  /** Of one request, Node and PostgreSQL together: it hardly depends on other load of the machine. */
  processorMicroseconds: number[];
  /** The largest to the smallest. */
  growth: { p50: number; p99: number; processor: number };
}

type Owned = Pick<Stage, 'userId' | 'projectIds' | 'subtaskIds'>;

/** A user's projects, the newest first as in their list, and some of their subtasks. */
async function ownedBy(pool: DatabaseConnection['pool'], email: string): Promise<Owned> {
  const { rows } = await pool.query(
    `select u.id as "userId",
      array(select id from projects where user_id = u.id order by id desc limit 50)::text[] as "projectIds",
      array(select id from subtasks where user_id = u.id order by id desc limit 1000)::text[] as "subtaskIds"
    from users u where u.email = $1`,
    [email],
  );
  return rows[0];
}

async function findPeople({ otherUsers }: Population, pool: DatabaseConnection['pool']) {
  const { rows } = await pool.query('select pg_database_size(current_database()) / 1048576 as megabytes');
  const emails: string[] = [PERSON.email];
  for (let other = 1; other < Math.min(PEOPLE, otherUsers); other++) emails.push(addressOf(other));
  const people: (Owned & { email: string })[] = [];
  for (const email of emails) people.push({ email, ...(await ownedBy(pool, email)) });
  return { people, megabytes: Number(rows[0].megabytes) };
}

type Person = Awaited<ReturnType<typeof findPeople>>['people'][number];

const NO_OTHERS: Stage['others'] = { projects: [], subtasks: [] };

async function stageOf(address: string, person: Person): Promise<Stage> {
  const { token } = await logIn(address, person.email);
  return { address, token, others: NO_OTHERS, ...person };
}

type Found = Awaited<ReturnType<typeof findPeople>>;

/** The folder of the databases. In a given folder they are kept for the next run. */
const folderOf = (kept: string | undefined, { title }: Size): string => {
  if (kept === undefined) return makeFolder();
  const folder = join(resolve(kept), title.replaceAll(/\W/g, ''));
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
};

/** Creates and fills a database, unless it was filled before. */
async function provide(dataDir: string, { title, population }: Size): Promise<Found> {
  const note = join(dataDir, 'filled.json');
  if (existsSync(note)) {
    const found: Found = JSON.parse(readFileSync(note, 'utf8'));
    const userIds = found.people.map(({ userId }) => userId);
    await withDatabase(dataDir, (database) => takeBack(database, MADE_TITLE, userIds));
    return found;
  }
  console.log(`${title}: filling`);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { mode: 0o755 });
  const first = await startOn(dataDir, await freePort());
  const { found } = await fill(dataDir, population, (pool) => findPeople(population, pool));
  await first.stop();
  writeFileSync(note, JSON.stringify(found));
  return found;
}

async function grow(size: Size, kept: string | undefined): Promise<Grown> {
  const dataDir = folderOf(kept, size);
  const found = await provide(dataDir, size);
  const app = await startOn(dataDir, await freePort());
  const [person] = found.people;
  if (!person) throw new Error('Nobody is there');
  const { reads, writes } = operationsOf(await stageOf(app.address, person));
  const postgresql = () => listProcessesOf(join(dataDir, 'database/cluster'));
  return { ...size, app, cases: [...reads, ...writes], processes: { node: app.pid, postgresql }, ...found };
}

const quantile = (sorted: readonly number[], q: number): number =>
  Math.round((sorted[Math.floor(q * (sorted.length - 1))] ?? 0) * 100) / 100;

/** Each operation at each size, alternating, so that a machine that slows down affects all sizes. */
async function compare(sizes: readonly Grown[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [place, { name, title }] of (sizes[0]?.cases ?? []).entries()) {
    console.log(title);
    const latencies: number[][] = sizes.map(() => []);
    const used: number[] = sizes.map(() => 0);
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [at, { app, cases, processes }] of sizes.entries()) {
        const { requestsOf } = cases[place] as Case;
        const count = countProcessor(processes);
        const measured = await load(app.address, requestsOf, ROUND_SECONDS);
        const spent = count(1) ?? { node: 0, postgresql: 0 };
        // The first round warms up.
        if (round === 0) continue;
        latencies[at]?.push(...measured.latencies);
        used[at] = (used[at] ?? 0) + spent.node + spent.postgresql;
      }
    }
    const sorted = latencies.map((all) => all.toSorted((a, b) => a - b));
    const p50Milliseconds = sorted.map((all) => quantile(all, 0.5));
    const p99Milliseconds = sorted.map((all) => quantile(all, 0.99));
    const processorMicroseconds = latencies.map((all, at) => Math.round((used[at] ?? 0) / all.length));
    const grown = (figures: number[]) => Math.round(((figures.at(-1) ?? 0) / (figures[0] ?? 1)) * 100) / 100;
    rows.push({
      name,
      title,
      p50Milliseconds,
      p99Milliseconds,
      processorMicroseconds,
      growth: {
        p50: grown(p50Milliseconds),
        p99: grown(p99Milliseconds),
        processor: grown(processorMicroseconds),
      },
    });
  }
  return rows;
}

const among = (subtasks: number): Population => ({
  ...POPULATION,
  otherUsers: Math.round(subtasks / POPULATION.subtasksOfOthers),
});

function print(title: string, sizes: readonly Size[], rows: readonly Row[]): void {
  const columns = [
    title,
    ...sizes.flatMap((size) => [`${size.title} p50`, 'p99', 'µs']),
    'growth p50',
    'p99',
    'µs',
  ];
  const figures = (row: Row) =>
    row.p50Milliseconds.flatMap((p50, at) => [
      p50.toFixed(1),
      (row.p99Milliseconds[at] ?? 0).toFixed(1),
      String(row.processorMicroseconds[at]),
    ]);
  const lines = rows.map((row) => [
    row.title,
    ...figures(row),
    row.growth.p50.toFixed(2),
    row.growth.p99.toFixed(2),
    row.growth.processor.toFixed(2),
  ]);
  console.log(`\n${table([columns, ...lines])}\n`);
}

interface Wanted {
  /** No database with more subtasks. */
  most: number;
  kept: string | undefined;
  /** The duration of the load. */
  holdSeconds: number;
}

const databasesOf = ({ most }: Wanted): Size[] => {
  const sizes = SUBTASKS.filter((subtasks) => subtasks <= most);
  if (sizes.length === 0) throw new Error(`There is no size to measure: at least ${SUBTASKS[0]}`);
  return sizes.map((subtasks) => ({
    title: `${subtasks.toLocaleString('en')} subtasks`,
    population: among(subtasks),
  }));
};

const ACCOUNTS: Size[] = PROJECTS.map((projects) => ({
  title: `${projects.toLocaleString('en')} projects`,
  population: { ...POPULATION, projects, subtasks: projects * 20 },
}));

async function compareSizes(title: string, wanted: readonly Size[], kept: string | undefined) {
  const grown: Grown[] = [];
  for (const size of wanted) grown.push(await grow(size, kept));
  const rows = await compare(grown);
  print(title, grown, rows);
  for (const { app } of grown) await app.stop();
  return { sizes: grown.map(({ title: name, megabytes }) => ({ title: name, megabytes })), rows };
}

/** The parts that can be measured separately, each with its description. */
const PARTS = {
  fill: async (wanted: Wanted) => {
    if (wanted.kept === undefined) throw new Error('What is filled stays in a folder: name it with --folder');
    for (const size of [...databasesOf(wanted), ...ACCOUNTS])
      await provide(folderOf(wanted.kept, size), size);
    return undefined;
  },
  databases: (wanted: Wanted) =>
    compareSizes('among how many in the database', databasesOf(wanted), wanted.kept),
  accounts: ({ kept }: Wanted) => compareSizes('of how many in the account', ACCOUNTS, kept),
  load: async (wanted: Wanted) => {
    const largest = databasesOf(wanted).at(-1);
    if (!largest) return undefined;
    const grown = await grow(largest, wanted.kept);
    const stages: Stage[] = [];
    for (const person of grown.people) stages.push(await stageOf(grown.app.address, person));
    const carried = {
      ...(await carry(grown.app.address, stages, wanted.holdSeconds)),
      memory: grown.app.memory(),
    };
    console.log(carried);
    await grown.app.stop();
    return { among: largest.title, ...carried };
  },
};

type Part = keyof typeof PARTS;
const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);

const REPORT = join(import.meta.dirname, 'growth.json');

/** A part that is measured alone replaces its earlier result. */
function keep(part: Part, figures: object): void {
  const before = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {};
  const measured = {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: machineOf('18'),
    ...figures,
  };
  writeFileSync(REPORT, `${JSON.stringify({ ...before, [part]: measured }, null, 2)}\n`);
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'up-to': { type: 'string' }, folder: { type: 'string' }, hold: { type: 'string' } },
  });
  const wanted = {
    most: Number(values['up-to'] ?? SUBTASKS.at(-1)),
    kept: values.folder,
    holdSeconds: Number(values.hold ?? LOAD_SECONDS),
  };
  const names = positionals.length > 0 ? positionals : ['databases', 'load', 'accounts'];
  const parts = names.filter(isPart);
  if (parts.length < names.length) throw new Error(`There is to measure: ${Object.keys(PARTS).join(', ')}`);
  for (const part of parts) {
    const figures = await PARTS[part](wanted);
    if (figures && wanted.most >= (SUBTASKS.at(-1) ?? 0)) keep(part, figures);
  }
}

await bench(LONGEST_RUN_MILLISECONDS, run);
