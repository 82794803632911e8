import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { eventually } from '../testing/eventually.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { outboxOf } from '../testing/mailbox.ts';
import { type DaymarkProcess, makeDaymark, signUpAt } from './testing/daymark-process.ts';
import { emptyJournal, type Journal, PROJECT, writeUnderLoad } from './testing/journal.ts';

/** 3, and 50 in the long run. */
const CYCLES = Math.max(3, (fc.readConfigureGlobal().numRuns ?? 100) / 100);
const WRITES_EACH = 60;
/** For a slow machine; what is waited for comes soon. */
const PATIENCE_SECONDS = 60;

let daymark: DaymarkProcess;
/** Where the clients write to. */
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

/** Waits until so much more was acknowledged, so that the next fault meets it at work. */
async function atWork(journal: Journal): Promise<void> {
  const before = journal.acknowledged;
  await eventually(
    () => expect(journal.acknowledged).toBeGreaterThan(before + WRITES_EACH),
    PATIENCE_SECONDS,
  );
}

const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1);

/** What stands in the database once the server has left it, beside what was acknowledged. */
async function inspect(userId: string, { subtasks, plans, signUps }: Journal) {
  const database = await startEmbeddedDatabase({ dataDir: daymark.dataDir, log: () => {} });
  const { db } = openDatabase(database.connection, () => {});
  try {
    const { rows: written } = await sql<{ title: string; id: string; status: string }>`
      select s.title, s.id, s.status
      from subtasks s join projects p on p.user_id = s.user_id and p.id = s.project_id
      where p.name = 'Written down' and p.user_id = ${userId}
    `.execute(db);
    const { rows: planned } = await sql<{ id: string; n: number }>`
      select p.id, count(s.id)::int as n
      from projects p left join subtasks s on s.user_id = p.user_id and s.project_id = p.id
      where p.name = 'Planned' and p.user_id = ${userId} group by p.id
    `.execute(db);
    const { rows: people } = await sql<{ email: string }>`select email from users`.execute(db);
    // A mail that was being sent when its node was killed is sent once that has been noticed.
    const { rows: waiting } = await sql`
      select from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')
    `.execute(db);
    const mails = outboxOf(daymark.dataDir).join('\n');
    const mailless = signUps.filter((address) => !mails.includes(`To: ${address}\n`));
    const acknowledged = [...subtasks].map(([title, entry]) => ({ title, ...entry }));
    return {
      written: written.sort(byTitle),
      acknowledged: acknowledged.sort(byTitle),
      // As many tasks as were answered; of a plan whose answer was lost, some at least.
      halfPlanned: planned.filter(({ id, n }) => n !== (plans.get(id) ?? Math.max(n, 1))),
      lost: {
        plans: [...plans.keys()].filter((id) => !planned.some((row) => row.id === id)),
        people: signUps.filter((address) => !people.some(({ email }) => email === address)),
        mails: mailless.slice(waiting.length),
      },
      broken: await brokenInvariants({ db }),
    };
  } finally {
    await db.destroy();
    await database.stop();
  }
}

/** Ends the server in order and holds what stands in its database against the journal. */
async function expectAllThere(userId: string, journal: Journal): Promise<void> {
  expect(await daymark.end('SIGTERM')).toBe(0);
  const { written, acknowledged, ...wrong } = await inspect(userId, journal);
  expect(journal.unexpected).toEqual([]);
  expect(written).toEqual(acknowledged);
  expect(wrong).toEqual({ halfPlanned: [], lost: { plans: [], people: [], mails: [] }, broken: [] });
}

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
  await expectAllThere(userId, journal);
}, 1_200_000);

test('a database that restarts, dies or stands still under load is told with 503, and its return needs no restart', async () => {
  await daymark.start();
  const { userId, api, token } = await signUpAt(daymark, 'interrupted@example.com');
  const ask = async (path: string) => {
    const { status, headers } = await fetch(baseUrl + path, {
      headers: { authorization: `Bearer ${token}` },
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
  const readers = Array.from({ length: 30 }, () => ask('/projects'));
  const ready = ask('/ready');
  // More ask than there are connections: these hear of it while the others wait.
  expect(await Promise.any(readers)).toMatchObject({ isPutOff: true });
  expect(await ready).toMatchObject({ isPutOff: true });
  daymark.signalDatabase('SIGCONT');
  const answers = await Promise.all(readers);
  expect(answers.filter(({ status, isPutOff }) => status !== 200 && !isPutOff)).toEqual([]);
  await atWork(journal);
  await stop();
  expect(await ask('/ready')).toMatchObject({ status: 200 });
  expect(journal.unavailable).toBeGreaterThan(0);
  await expectAllThere(userId, journal);
}, 240_000);

/** Begins a request, waits until the server has read its head, and gives how it goes on. */
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
  const { written, broken } = await inspect(userId, emptyJournal());
  expect(written).toHaveLength(200);
  expect(broken).toEqual([]);
}, 120_000);
