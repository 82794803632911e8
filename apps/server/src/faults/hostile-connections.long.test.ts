import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { isLong } from '../testing/long-run.ts';
import { makeProject, makeUser, type TestUser } from '../testing/people.ts';

/** For slow machines; usually it is much faster. */
const PATIENCE_SECONDS = 60;
/** The limit is the number of open files, which both ends use. */
const IDLE = isLong ? 9_000 : 250;

/** A client that never closes its connection. */
async function open({ address }: TestApp) {
  const { port } = new URL(address);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const client = { socket, heard: '', isClosed: false };
  socket.on('data', (data) => {
    client.heard += data.toString('latin1');
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    client.isClosed = true;
  });
  await once(socket, 'connect');
  return client;
}

/** Sends one byte at a time, as long as possible. */
async function drip(socket: Socket): Promise<void> {
  for (; socket.writable; await delay(100)) socket.write('x');
}

const askFor = async ({ address }: TestApp, path: string, { token }: TestUser) => {
  const response = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) };
};

test('who sends slowly is not waited for, and loses the connection also without letting go of it', async () => {
  const app = await startTestApp({ overload: { slowSenderMilliseconds: 2_000 } });
  const user = await makeUser(app);
  // Over the connection of this one come the others: their heads arrive in one piece, however slow the machine is.
  expect(await askFor(app, '/projects', user)).toMatchObject({ status: 200 });
  const beginnings = [
    '',
    'GET /api/health HTTP/1.1\r\nhost: a\r\nx-slow: ',
    'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n"',
  ];
  const clients = await Promise.all(Array.from({ length: 60 }, () => open(app)));
  for (const [n, { socket }] of clients.entries()) {
    socket.write(beginnings[n % beginnings.length] ?? '');
    void drip(socket);
  }
  for (let n = 0; n < 20; n++) expect(await askFor(app, '/projects', user)).toMatchObject({ status: 200 });
  await eventually(
    () => expect(clients.filter(({ heard, isClosed }) => !heard || !isClosed)).toEqual([]),
    PATIENCE_SECONDS,
  );
  for (const { heard } of clients) expect(heard).toMatch(/^HTTP\/1\.1 (408|400) /);
});

test('nobody notices idle connections and bodies without an end', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  await makeProject(user);
  const idle: Awaited<ReturnType<typeof open>>[] = [];
  while (idle.length < IDLE) idle.push(...(await Promise.all(Array.from({ length: 250 }, () => open(app)))));
  const senders = await Promise.all(Array.from({ length: 5 }, () => open(app)));
  const piece = 'a'.repeat(65_536);
  for (const { socket } of senders) {
    const more = () => {
      while (socket.writable && socket.write(piece));
    };
    socket.on('drain', more);
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000000000\r\n\r\n',
    );
    more();
  }
  const answers = await Promise.all(Array.from({ length: 100 }, () => askFor(app, '/projects', user)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  await eventually(() => expect(senders.filter(({ isClosed }) => !isClosed)).toEqual([]), PATIENCE_SECONDS);
  for (const { heard } of senders) expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  expect(idle.filter(({ isClosed }) => isClosed)).toEqual([]);
});

test('what is asked beyond what the database keeps up with is put off soon, and nobody else', async () => {
  const app = await startTestApp({ overload: { waitingMax: 20 } });
  const user = await makeUser(app);
  // The requests of one user share one look-up of their session.
  const people = await Promise.all(Array.from({ length: 40 }, () => makeUser(app)));
  const gate = Promise.withResolvers<void>();
  onTestFinished(() => gate.resolve());
  const taken = Promise.withResolvers<void>();
  let count = 0;
  const holding = Array.from({ length: 8 }, () =>
    app.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      count += 1;
      if (count === 8) taken.resolve();
      await gate.promise;
    }),
  );
  await taken.promise;

  const answered: { status: number; retryAfter: number }[] = [];
  const asked = Array.from({ length: 200 }, async (_, at) => {
    answered.push(await askFor(app, '/projects', people[at % people.length] ?? user));
  });
  await eventually(() => expect(answered.length).toBeGreaterThanOrEqual(150), PATIENCE_SECONDS);
  expect(answered.filter(({ status, retryAfter }) => status !== 503 || !(retryAfter > 0))).toEqual([]);
  expect(app.lines.join('')).toContain('More is asked than can be answered');
  expect((await fetch(`${app.address}/api/health`)).status).toBe(200);
  const body = JSON.stringify({ name: 'x'.repeat(3_000_000) });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${user.token}` };
  const refused = await fetch(`${app.address}/api/projects`, { method: 'POST', body, headers });
  expect(await refused.json()).toMatchObject({ success: false, code: 'unavailable' });
  gate.resolve();
  await Promise.all([...asked, ...holding]);
  expect(await askFor(app, '/projects', user)).toMatchObject({ status: 200 });
});
