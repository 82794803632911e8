import type { Case } from './cases.ts';
import type { Answer, LimitsSetup } from './limits-server.ts';
import { load, type Measured, type Request, type RequestsOf } from './load.ts';

const WARM_UP_SECONDS = 1;
const ROUND_SECONDS = 3;
const ROUNDS = 2;
const JSON_SECONDS = 2;

export interface Figures {
  perSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
}

export interface Result extends Figures {
  name: string;
  title: string;
  /** Of one answer. */
  bytes: number;
  /** A bare server with the one query, insert or hash that the case is held against. */
  bound: Figures & { kind: Case['bound']['kind'] };
  /** A bare server that only writes the same JSON. */
  jsonAlone: Figures;
  /** Requests a second, as a share of the bound's. */
  ratio: number;
}

/** The table that the durable insert of the limits goes to. */
export const INSERTS_TABLE = `
  create table bench_inserts (id uuid primary key default uuidv7(), user_id uuid not null, body jsonb not null, created_at timestamptz not null default now())`;

const pathOf = (name: string, what: 'bound' | 'json') => `/${what}/${name}`;

async function sample(address: string, { path, method, headers, body }: Request): Promise<unknown> {
  const response = await fetch(address + path, { method, headers, ...(body === undefined ? {} : { body }) });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return response.json();
}

function boundOf({ bound }: Case, answer: unknown, userId: string): Answer {
  if (bound.kind !== 'insert') return { ...bound, answer };
  const text = 'insert into bench_inserts (user_id, body) values ($1, $2)';
  return { kind: 'insert', statement: { text, values: [userId] }, answer };
}

/** What the bare servers must answer for these cases: the app is asked for each once. */
export async function answersFor(cases: readonly Case[], address: string, userId: string) {
  const answers: LimitsSetup['answers'] = {};
  for (const one of cases) {
    const [request] = one.requestsOf(0);
    if (!request) throw new Error(`Nothing to ask for in ${one.name}`);
    const answer = await sample(address, request);
    answers[pathOf(one.name, 'bound')] = boundOf(one, answer, userId);
    answers[pathOf(one.name, 'json')] = { kind: 'nothing', answer };
  }
  return answers;
}

function figuresOf(runs: readonly Measured[]): Figures {
  const latencies = runs.flatMap((run) => run.latencies).toSorted((a, b) => a - b);
  const quantile = (q: number) =>
    Math.round((latencies[Math.floor(q * (latencies.length - 1))] ?? 0) * 100) / 100;
  const sum = (key: 'requests' | 'seconds') => runs.reduce((total, run) => total + run[key], 0);
  return {
    perSecond: Math.round((sum('requests') / sum('seconds')) * 10) / 10,
    p50Milliseconds: quantile(0.5),
    p99Milliseconds: quantile(0.99),
  };
}

/** The same requests, sent to another path. */
const redirect =
  (requestsOf: RequestsOf, path: string): RequestsOf =>
  (connection) =>
    requestsOf(connection).map((request) => ({ ...request, path }));

/** The app and its bound by turns, so that a machine that slows down slows both; behind them the JSON alone. */
export async function measure(one: Case, app: string, limits: string, bytes: number): Promise<Result> {
  const bound = redirect(one.requestsOf, pathOf(one.name, 'bound'));
  const plain = redirect(one.requestsOf, pathOf(one.name, 'json'));
  await load(app, one.requestsOf, WARM_UP_SECONDS);
  await load(limits, bound, WARM_UP_SECONDS);
  const runs: { app: Measured[]; bound: Measured[] } = { app: [], bound: [] };
  for (let round = 0; round < ROUNDS; round++) {
    runs.app.push(await load(app, one.requestsOf, ROUND_SECONDS));
    runs.bound.push(await load(limits, bound, ROUND_SECONDS));
  }
  const jsonAlone = figuresOf([await load(limits, plain, JSON_SECONDS)]);
  const figures = figuresOf(runs.app);
  const bounds = figuresOf(runs.bound);
  return {
    name: one.name,
    title: one.title,
    ...figures,
    bytes,
    bound: { kind: one.bound.kind, ...bounds },
    jsonAlone,
    ratio: Math.round((figures.perSecond / bounds.perSecond) * 100) / 100,
  };
}

export const bytesOf = (answers: LimitsSetup['answers'], { name }: Case): number => {
  const answer = answers[pathOf(name, 'json')];
  return Buffer.byteLength(JSON.stringify(answer?.answer ?? null));
};
