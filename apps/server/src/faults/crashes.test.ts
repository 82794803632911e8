import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { DESCRIPTION_MAX_LENGTH } from '@daymark/domain/limits';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DaymarkProcess, makeDaymark, signUpAt } from './testing/daymark-process.ts';
import { atWork, expectAllThere, inspect } from './testing/inspection.ts';
import { emptyJournal, PROJECT, writeUnderLoad } from './testing/journal.ts';

/** 3, and 50 in the long run. */
const CYCLES = Math.max(3, (fc.readConfigureGlobal().numRuns ?? 100) / 100);

let daymark: DaymarkProcess;
/** The address that the clients write to. */
let baseUrl: string;

beforeAll(async () => {
  daymark = await makeDaymark();
  baseUrl = `${daymark.address}/api`;
});
afterAll(() => daymark.remove());

const WAYS_TO_DIE = [
  async function bothAtOnce() {
    daymark.signalDatabase('SIGKILL');
    await daymark.end('SIGKILL');
  },
  async function theServerFirst() {
    await daymark.end('SIGKILL');
    daymark.signalDatabase('SIGKILL');
  },
  async function theDatabaseFirst() {
    daymark.signalDatabase('SIGKILL');
    await delay(50);
    await daymark.end('SIGKILL');
  },
];

test('what was acknowledged outlives server and database being killed: nothing lost, doubled or half done', async () => {
  await daymark.start();
  const { userId, api } = await signUpAt(daymark, 'killed@example.com');
  const { journal, stop } = writeUnderLoad(api, baseUrl);
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    await atWork(journal);
    await WAYS_TO_DIE[cycle % WAYS_TO_DIE.length]?.();
    await daymark.start();
  }
  await atWork(journal);
  await stop();

  expect(journal.interruptions).toBeGreaterThan(CYCLES);
  await expectAllThere(daymark, userId, journal);
}, 1_200_000);

test('a database that restarts, dies or stands still under load is told with 503, and its return needs no restart', async () => {
  await daymark.start();
  const { userId, api, token } = await signUpAt(daymark, 'interrupted@example.com');
  const ask = async (path: string, body?: object) => {
    const { status, headers } = await fetch(baseUrl + path, {
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { path, status, isPutOff: status === 503 && Number(headers.get('retry-after')) > 0 };
  };
  const { journal, stop } = writeUnderLoad(api, baseUrl);
  await atWork(journal);
  daymark.restartDatabase();
  await atWork(journal);
  daymark.signalDatabase('SIGKILL');
  await atWork(journal);

  daymark.signalDatabase('SIGSTOP');
  // It accepts connections and never answers. Requests are refused at once, and not only after its end.
  const answers = await Promise.all([
    ...Array.from({ length: 30 }, () => ask('/projects')),
    ask('/ready'),
    ask('/projects', PROJECT),
    ask('/auth/login', { email: 'interrupted@example.com', password: 'Bright!Lamp7' }),
    ask('/auth/forgot-password', { email: 'interrupted@example.com' }),
  ]);
  expect(answers.filter(({ isPutOff }) => !isPutOff)).toEqual([]);
  daymark.signalDatabase('SIGCONT');
  await atWork(journal);
  await stop();
  expect(await ask('/ready')).toMatchObject({ status: 200 });
  expect(journal.unavailable).toBeGreaterThan(0);
  await expectAllThere(daymark, userId, journal);
}, 240_000);

/** Begins a request, waits until the server has read its head, and returns how to continue. */
function begin(head: string, body: string) {
  const socket = connect(daymark.port, '127.0.0.1');
  const received = new Promise<void>((resolve, reject) => {
    socket.once('data', () => resolve());
    socket.once('error', reject);
  });
  socket.write(`${head}\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`);
  return {
    received,
    finish: async () => {
      socket.write(body);
      return text(socket);
    },
  };
}

test('asked to stop with 200 requests in flight it answers each of them', async () => {
  await daymark.start();
  const { token, userId, api } = await signUpAt(daymark, 'stopped@example.com');
  const { project } = (await api.projects.create({ body: PROJECT })).data;
  const head = [
    `POST /api/subtasks/projects/${project.id} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
  ].join('\r\n');
  const requests = Array.from({ length: 200 }, (_, n) =>
    begin(head, JSON.stringify({ title: `Errand ${n}` })),
  );
  await Promise.all(requests.map(({ received }) => received));
  const answers = Promise.all(requests.map(({ finish }) => finish()));
  const ended = daymark.end('SIGTERM');

  expect((await answers).filter((answer) => !answer.startsWith('HTTP/1.1 201 '))).toEqual([]);
  expect(await ended).toBe(0);
  const { written, broken } = await inspect(daymark, userId, emptyJournal());
  expect(written).toHaveLength(200);
  expect(broken).toEqual([]);
}, 120_000);

/** After this long, compose kills a service that was asked to stop. */
function graceMilliseconds(): number {
  const compose = readFileSync(join(import.meta.dirname, '../../../../compose.yaml'), 'utf8');
  return Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]) * 1_000;
}

test('asked to stop with plans of several people under way it answers each of them, and ends before compose kills it', async () => {
  await daymark.start();
  const hard = {
    name: 'Hard',
    description: ', or '.repeat(DESCRIPTION_MAX_LENGTH / 5),
    ...{ startDate: '2026-11-23', dueDate: '2026-12-11' },
  };
  const people = [];
  for (const name of ['ana', 'ben', 'cleo']) people.push(await signUpAt(daymark, `${name}@example.com`));
  const asked = people.map(({ api }) => {
    const told: string[] = [];
    const say = (outcome: string) => void told.push(outcome);
    const answers = Array.from({ length: 8 }, () =>
      api.planPreviews
        .show({ body: hard })
        .then(() => say('planned'))
        .catch(({ failure }) => say(failure.code)),
    );
    return { told, answers: Promise.all(answers) };
  });
  // A refusal means that all places of a person are taken, so the planner is at work.
  for (const { told } of asked) await expect.poll(() => told).toContain('overloaded');

  const ended = daymark.end('SIGTERM');
  const kill = setTimeout(() => void daymark.end('SIGKILL'), graceMilliseconds());
  await Promise.all(asked.map(({ answers }) => answers));
  const exitCode = await ended;
  clearTimeout(kill);

  expect(exitCode).toBe(0);
  const outcomes = new Set(asked.flatMap(({ told }) => told));
  expect(outcomes.difference(new Set(['planned', 'overloaded', 'unavailable']))).toEqual(new Set());
  expect(daymark.databaseProcesses()).toEqual([]);
}, 120_000);
