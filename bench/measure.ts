import type { Pool } from 'pg';
import type { Bound, Case } from './cases.ts';
import type { OthersRows } from './least-writes.ts';
import type { LimitsSetup } from './limits-server.ts';
import { load, type Measured, type Request, type RequestsOf } from './load.ts';
import { ownStatement } from './own-statement.ts';
import { countProcessor, type Processes, type Processor } from './processor.ts';

const WARM_UP_SECONDS = 5;
const ROUND_SECONDS = 3;
const ROUNDS = 2;
const JSON_SECONDS = 2;

export interface Figures {
  perSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  processorMicroseconds: Processor | null;
}

/** A bare server's figures. */
interface Held extends Figures {
  /** The app's requests a second, as a share of these. */
  ratio: number;
}

export interface Result extends Figures {
  name: string;
  title: string;
  /** Of one answer. */
  bytes: number;
  /** A bare server with what bounds the case: for a read the app's own statement, for a write one insert, or a hash. */
  bound: Held & { kind: Bound['kind'] };
  /** A bare server with the least statement that gives the same facts or does the same; nothing for a log-in. */
  least: Held | null;
  /** A bare server that only writes the same JSON. */
  jsonAlone: Figures;
}

/** The table that the durable insert of the limits goes to. */
export const INSERTS_TABLE = `
  create table bench_inserts (id uuid primary key default uuidv7(), user_id uuid not null, body jsonb not null, created_at timestamptz not null default now())`;

type Path = 'bound' | 'least' | 'json';

const pathOf = (name: string, what: Path) => `/${what}/${name}`;

async function sample(address: string, { path, method, headers, body }: Request): Promise<unknown> {
  const response = await fetch(address + path, { method, headers, ...(body === undefined ? {} : { body }) });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return response.headers.get('content-type')?.startsWith('application/json')
    ? response.json()
    : response.text();
}

const INSERT = 'insert into bench_inserts (user_id, body) values ($1, $2)';

interface Source {
  address: string;
  userId: string;
  others: OthersRows;
  pool: Pool;
}

/** What the bare servers do for a case, by path: the app is asked for its answer once. */
async function answersOf({ name, bound, requestsOf }: Case, { address, userId, others, pool }: Source) {
  const [request] = requestsOf(0);
  if (!request) throw new Error(`Nothing to ask for in ${name}`);
  const answer = await sample(address, request);
  const answers: LimitsSetup['answers'] = { [pathOf(name, 'json')]: { kind: 'nothing', answer } };
  if (bound.kind === 'query') {
    const statement = await ownStatement(pool, bound.read);
    answers[pathOf(name, 'bound')] = { kind: 'query', statement, answer };
    answers[pathOf(name, 'least')] = { kind: 'query', statement: bound.least, answer };
  } else if (bound.kind === 'insert') {
    const statement = { text: INSERT, values: [userId] };
    const { text, among, fields } = bound.least;
    answers[pathOf(name, 'bound')] = { kind: 'insert', statement, answer };
    answers[pathOf(name, 'least')] = { kind: 'write', text, rows: others[among], fields, answer };
  } else answers[pathOf(name, 'bound')] = { kind: 'hash', answer };
  return answers;
}

export async function answersFor(cases: readonly Case[], source: Source): Promise<LimitsSetup['answers']> {
  const answers: LimitsSetup['answers'] = {};
  for (const one of cases) Object.assign(answers, await answersOf(one, source));
  return answers;
}

/** One run of a load, and the processor time of its requests. */
interface Run extends Measured {
  processor: Processor | null;
}

/** A server under load. */
export interface Server extends Processes {
  address: string;
}

const CHANGED_EVERY_MILLISECONDS = 100;

/** Sends these requests by turns until it is stopped. */
function sendRepeatedly(address: string, requests: readonly Request[]): () => void {
  let sent = 0;
  const send = async () => {
    const request = requests[sent++ % requests.length];
    if (request) await sample(address, request);
  };
  const timer = setInterval(() => void send(), CHANGED_EVERY_MILLISECONDS);
  return () => clearInterval(timer);
}

async function runOf(server: Server, requestsOf: RequestsOf, seconds: number): Promise<Run> {
  const count = countProcessor(server);
  const measured = await load(server.address, requestsOf, seconds);
  return { ...measured, processor: count(measured.requests) };
}

function processorOf(runs: readonly Run[]): Processor | null {
  const told = runs.flatMap(({ processor }) => processor ?? []);
  const mean = (key: keyof Processor) =>
    Math.round(told.reduce((sum, one) => sum + one[key], 0) / told.length);
  return told.length > 0 ? { node: mean('node'), postgresql: mean('postgresql') } : null;
}

function figuresOf(runs: readonly Run[]): Figures {
  const latencies = runs.flatMap((run) => run.latencies).toSorted((a, b) => a - b);
  const quantile = (q: number) =>
    Math.round((latencies[Math.floor(q * (latencies.length - 1))] ?? 0) * 100) / 100;
  const sum = (key: 'requests' | 'seconds') => runs.reduce((total, run) => total + run[key], 0);
  return {
    perSecond: Math.round((sum('requests') / sum('seconds')) * 10) / 10,
    p50Milliseconds: quantile(0.5),
    p99Milliseconds: quantile(0.99),
    processorMicroseconds: processorOf(runs),
  };
}

/** The same requests, sent to another path. */
const redirect =
  (requestsOf: RequestsOf, path: string): RequestsOf =>
  (connection) =>
    requestsOf(connection).map((request) => ({ ...request, path }));

/** Measures the app and its bounds alternately, so that a machine that slows down affects all, and then the JSON alone. */
export async function measure(one: Case, app: Server, limits: Server, bytes: number): Promise<Result> {
  const { kind } = one.bound;
  const to = (what: Path) => redirect(one.requestsOf, pathOf(one.name, what));
  const bareOf = (what: Path) => ({ server: limits, requestsOf: to(what) });
  const asked: { server: Server; requestsOf: RequestsOf; changes?: Request[] | undefined }[] = [
    { server: app, requestsOf: one.requestsOf, changes: one.changes },
    bareOf('bound'),
    ...(kind === 'hash' ? [] : [bareOf('least')]),
  ];
  for (const { server, requestsOf } of asked) await load(server.address, requestsOf, WARM_UP_SECONDS);
  const rounds: Run[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const runs: Run[] = [];
    for (const { server, requestsOf, changes = [] } of asked) {
      const stop = sendRepeatedly(server.address, changes);
      runs.push(await runOf(server, requestsOf, ROUND_SECONDS));
      stop();
    }
    rounds.push(runs);
  }
  const [figures, bound, least] = asked.map((_, place) =>
    figuresOf(rounds.flatMap((runs) => runs[place] ?? [])),
  );
  if (!figures || !bound) throw new Error('Nothing was measured');
  const held = (bare: Figures): Held => ({
    ...bare,
    ratio: Math.round((figures.perSecond / bare.perSecond) * 100) / 100,
  });
  return {
    name: one.name,
    title: one.title,
    ...figures,
    bytes,
    bound: { kind, ...held(bound) },
    least: least ? held(least) : null,
    jsonAlone: figuresOf([await runOf(limits, to('json'), JSON_SECONDS)]),
  };
}

export const bytesOf = (answers: LimitsSetup['answers'], { name }: Case): number => {
  const answer = answers[pathOf(name, 'json')];
  return Buffer.byteLength(JSON.stringify(answer?.answer ?? null));
};
