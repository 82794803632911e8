import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../testing/long-run.ts';
import { type DaymarkProcess, makeDaymark, signUpAt } from './testing/daymark-process.ts';
import { atWork, expectAllThere, inspect } from './testing/inspection.ts';
import { emptyJournal, PROJECT, writeUnderLoad } from './testing/journal.ts';

/** How often they are killed. */
const CYCLES = isLong ? 12 : 1;

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

  expect(journal.interruptions).toBeGreaterThanOrEqual(CYCLES);
  await expectAllThere(daymark, userId, journal);
}, 1_200_000);

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
});
