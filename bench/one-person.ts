// What one person waits for, request by request: a page after a change of it, projects of 2,000 subtasks, and the first
// plan of a process; and the memory that all this leaves.
import { setTimeout as delay } from 'node:timers/promises';
import type { Memory, RunningApp } from './app.ts';
import { usualBrief } from './planning.ts';
import { addressOf, LARGE_PROJECTS_OF, type PersonsProjects, TANGLED_PROJECT_OF } from './population.ts';
import { logIn } from './stage.ts';

const ROUNDS = 40;
/** During the first requests code is compiled and statements are prepared. */
const WARM_UP = 5;
const PLANS = 10;
const LINTS = 7;
/** A server has been idle for a moment before somebody plans: that is when it prepares for it. */
const IDLE_MILLISECONDS = 5_000;

/** Medians in milliseconds; bytes are those of one answer. */
export interface OnePerson {
  /** Completing a subtask, and the project's page read directly after it. */
  readAfterWrite: { write: number; read: number };
  /** The same with 2,000 subtasks, with what changed read instead, as the web app does. */
  largeProject: { write: number; read: number; bytes: number; changes: number; changesBytes: number };
  /** The first plan after the start of a process, the one after it, and the median of all later ones. */
  plans: { first: number; second: number; later: number };
  /** Looking for what is wrong in a plan of 2,000 open subtasks, each of which waits for five. */
  lint: number;
  /** Before anything is asked, and twenty seconds after the plans and ten opened projects of 2,000 subtasks. */
  memory: { before: Memory; after: Memory };
}

const median = (values: readonly number[]): number =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0) * 10) / 10;

type Ask = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => Promise<{ milliseconds: number; text: string }>;

const askAs =
  (address: string, token: string): Ask =>
  async (method, path, body) => {
    const began = performance.now();
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
    return { milliseconds: performance.now() - began, text };
  };

/** Completes and reopens subtasks of a project, and reads what changed and the whole page after each change. */
async function writeAndRead(ask: Ask, projectId: string) {
  const page = `/projects/${projectId}`;
  const { text } = await ask('GET', page);
  const seen = JSON.parse(text).data as { project: { subtasks: { id: string }[] }; state: string };
  const { subtasks } = seen.project;
  let { state } = seen;
  const writes: number[] = [];
  const reads: number[] = [];
  const changes: number[] = [];
  let changesBytes = 0;
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const { id } = subtasks[Math.floor(round / 2) % subtasks.length] ?? { id: '' };
    const status = round % 2 === 0 ? 'Completed' : 'Pending';
    const write = await ask('PUT', `/subtasks/${id}`, { status });
    const changed = await ask('GET', `${page}?since=${state}`);
    ({ state } = JSON.parse(changed.text).data);
    changesBytes = Buffer.byteLength(changed.text);
    const read = await ask('GET', page);
    if (round < WARM_UP) continue;
    writes.push(write.milliseconds);
    reads.push(read.milliseconds);
    changes.push(changed.milliseconds);
  }
  return {
    write: median(writes),
    read: median(reads),
    bytes: Buffer.byteLength(text),
    changes: median(changes),
    changesBytes,
  };
}

/** Plans briefs of 200 words in a process that has just started. */
async function planFirst(ask: Ask): Promise<OnePerson['plans']> {
  const times: number[] = [];
  for (let n = 0; n < PLANS; n++) {
    const { milliseconds } = await ask('POST', '/plan-previews', {
      name: 'Everything',
      // Each brief has other words, because a Reading is stored by its words.
      description: `${usualBrief()}\n- Sign the contract number ${n + 1}`,
      startDate: '2026-11-23',
      dueDate: '2027-02-01',
    });
    times.push(milliseconds);
  }
  const [first = 0, ...later] = times;
  return { first: median([first]), second: median(later.slice(0, 1)), later: median(later) };
}

async function lintOf(ask: Ask, projectId: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < LINTS; n++) times.push((await ask('GET', `/projects/${projectId}/lint`)).milliseconds);
  return median(times);
}

/** Measures an app that has just started and has had no request. */
export async function measureOnePerson(
  app: RunningApp,
  { small, large, tangled }: PersonsProjects,
): Promise<OnePerson> {
  await delay(IDLE_MILLISECONDS);
  const before = app.memory();
  const askOf = async (other: number) =>
    askAs(app.address, (await logIn(app.address, addressOf(other))).token);
  const ask = await askOf(LARGE_PROJECTS_OF);
  const plans = await planFirst(ask);
  for (const id of large) await ask('GET', `/projects/${id}`);
  const memory = { before, after: await app.memoryAtRest() };
  const { write, read } = await writeAndRead(ask, small);
  const readAfterWrite = { write, read };
  const largeProject = await writeAndRead(ask, large[0] ?? '');
  const lint = await lintOf(await askOf(TANGLED_PROJECT_OF), tangled);
  return { plans, memory, readAfterWrite, largeProject, lint };
}
