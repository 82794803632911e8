import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Failure } from '@daymark/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, startTestApp, type TestApp, type TestNode } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const get = (path: string, init?: RequestInit) =>
  fetch(`${app.address}${path}`, { redirect: 'manual', ...init });

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  get(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('every answer of the API', () => {
  test('carries the headers that keep a browser from doing anything with it', async () => {
    const { headers } = await get('/api/health');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('says that the connection may be used again for longer than a proxy keeps it', async () => {
    const { headers } = await get('/api/health');
    expect(headers.get('keep-alive')).toBe('timeout=130');
  });

  test('has a request id, which a failure also tells', async () => {
    const response = await get('/api/nowhere');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      success: false,
      code: 'not_found',
      message: 'There is nothing at this address',
      requestId: response.headers.get('x-request-id'),
    });
  });
});

test('a public address sends HSTS', async () => {
  const node = await startTestApp({ config: { publicUrl: 'https://daymark.example.com' } });
  const response = await fetch(`${node.address}/api/health`);
  expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
});

describe('a body', () => {
  const signUp = '/api/auth/signup';

  test.each([
    ['broken JSON', '{"email":', {}, 400, 'invalid_input'],
    ['no JSON at all', 'email=a', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['over 1 MiB', JSON.stringify({ email: 'x'.repeat(1_100_000) }), {}, 413, 'body_too_large'],
    ['a list', '[]', {}, 400, 'invalid_input'],
    ['a prototype', '{"__proto__": {"admin": true}}', {}, 400, 'invalid_input'],
  ])('with %s is refused in words', async (_what, body, headers, status, code) => {
    const response = await post(signUp, body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      success: false,
      code,
      message: expect.stringMatching(/\w+ \w+/),
    });
  });

  test('that is wrong in several fields names each', async () => {
    const response = await post(
      signUp,
      JSON.stringify({ firstname: 'A', email: 'nobody', password: 'short' }),
    );
    const failure = Failure.parse(await response.json());
    expect(failure.errors).toEqual([
      { path: 'firstname', message: 'Name must be at least 2 characters' },
      { path: 'lastname', message: 'This field is required' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'password', message: 'Password must be at least 8 characters' },
    ]);
    expect(failure.message).toBe(failure.errors?.[0]?.message);
  });

  test('with NUL in it is refused, and the database is not asked', async () => {
    const user = await makeUser(app);
    const response = await post(
      '/api/projects',
      JSON.stringify({ name: 'a\u0000b', startDate: '2026-11-23', dueDate: '2026-12-01' }),
      {
        authorization: `Bearer ${user.token}`,
      },
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'name' }] });
  });
});

test('a body that is no JSON, or nothing although it says JSON, is told so', async () => {
  const messageOf = async (body: string) =>
    Failure.parse(await (await post('/api/auth/login', body)).json()).message;
  expect(await messageOf('{"email":')).toBe('The request is not valid JSON');
  expect(await messageOf('')).toBe('The request says that it is JSON, but is empty');
});

test('an id that cannot be is like one that is not there', async () => {
  const user = await makeUser(app);
  const response = await get(`/api/projects/${encodeURIComponent("1' or '1'='1")}`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(response.status).toBe(404);
});

test.each(['/api/projects/%zz', '/api/projects/%ed%a0%80', `/api/projects/${'x'.repeat(300)}`])(
  'an address that cannot be read is like one that is not there (%#)',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(Failure.parse(await response.json())).toMatchObject({ code: 'not_found' });
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  },
);

test.each([
  ['that is no HTTP', 'HELLO\r\n\r\n', 400],
  ['with endless headers', `GET /api/health HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('a request %s is refused in words, and its connection ends', async (_what, request, status) => {
  const { hostname, port } = new URL(app.address);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('connection: close');
  expect(Failure.parse(JSON.parse(body))).toMatchObject({ code: 'invalid_input' });
});

test('a client that leaves in the middle of its request is no failure of ours', async () => {
  const { hostname, port } = new URL(app.address);
  const logged = app.lines.length;
  const socket = connect(Number(port), hostname);
  const head = 'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json';
  socket.end(`${head}\r\ncontent-length: 100\r\n\r\n{"email":`);
  await text(socket);

  expect((await get('/api/nowhere')).status).toBe(404);
  expect(app.lines.slice(logged).join('')).not.toContain('request failed');
});

test('an encoded address is answered with the same headers', async () => {
  const { headers } = await get('/%61pi/health');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
});

describe('health', () => {
  test('is told while the process lives; ready while the database answers', async () => {
    expect((await get('/api/health')).status).toBe(200);
    expect(await (await get('/api/ready')).json()).toMatchObject({
      data: { status: 'ready', aiProvider: 'builtin' },
    });
  });

  longTest(
    'a worker of a cluster that is missing is told, once in the log too, and others are served on',
    async () => {
      const app = await startTestApp();
      // Citus's table of workers: https://docs.citusdata.com/en/stable/develop/api_udf.html
      await sql`create table pg_dist_node (nodename text, nodeport int, success boolean)`.execute(app.db);
      await sql`insert into pg_dist_node values ('10.0.0.1', 5432, true), ('10.0.0.2', 5432, false)`.execute(
        app.db,
      );
      await sql`
      create function run_command_on_workers(text) returns setof pg_dist_node language sql as 'select * from pg_dist_node'
    `.execute(app.db);
      const another = await app.startAnother();
      const ready = async () => (await fetch(`${another.address}/api/ready`)).json();

      await eventually(async () =>
        expect(await ready()).toMatchObject({
          data: { status: 'ready', database: 'partly reachable', missingWorkers: 1 },
        }),
      );
      await ready();
      expect(another.lines.filter((line) => line.includes('10.0.0.2:5432'))).toHaveLength(1);
    },
  );

  test('a proxy that nobody named is told once in the log, and by whoever asks whether it is ready', async () => {
    const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    const noticesOf = async (node: TestNode) => {
      const answer = await fetch(`${node.address}/api/ready`);
      const { data } = (await answer.json()) as { data: { notices: string[] } };
      return data.notices;
    };
    const told = (node: TestNode) => node.lines.filter((line) => line.includes('TRUST_PROXY is off'));
    const unnamed = await startTestApp({ config: { trustProxy: false } });
    expect(await noticesOf(unnamed)).toEqual([]);

    for (let n = 0; n < 3; n++) await fetch(`${unnamed.address}/api/health`, forwarded);
    expect(told(unnamed)).toHaveLength(1);
    expect(told(unnamed).join()).not.toContain('203.0.113.9');
    expect(await noticesOf(unnamed)).toEqual([expect.stringContaining('Set TRUST_PROXY')]);

    const named = await startTestApp({ config: { trustProxy: 1 } });
    await fetch(`${named.address}/api/health`, forwarded);
    expect([told(named), await noticesOf(named)]).toEqual([[], []]);
  });

  longTest(
    'a database that is gone is 503 with Retry-After, and needs no restart once it is back',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'daymark-gone-'));
      const settings = { dataDir, log: () => {} };
      const database = await startEmbeddedDatabase(settings);
      const { db } = openDatabase(database.connection, () => {});
      await migrate(db);
      await db.destroy();
      const { app: node, close: stop } = await openTestApp({ database: database.connection });
      const user = await makeUser(node);
      const authorization = `Bearer ${user.token}`;
      const ask = (path: string) => fetch(`${node.address}${path}`, { headers: { authorization } });

      await database.stop();
      for (const path of ['/api/ready', '/api/projects', '/api/subtasks/stats']) {
        const response = await ask(path);
        expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '2']);
      }
      expect((await ask('/api/health')).status).toBe(200);

      const again = await startEmbeddedDatabase(settings);
      expect((await ask('/api/projects')).status).toBe(200);
      await stop();
      await again.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  );
});

longTest('stopping answers all that was asked', async () => {
  const { app: node, close: stop } = await openTestApp();
  const user = await makeUser(node);
  const count = 20;
  let received = 0;
  const allReceived = new Promise<void>((resolve) => {
    node.app.server.on('request', () => ++received === count && resolve());
  });
  const asked = Array.from({ length: count }, () => makeProject(user, { generateAISubtasks: true }));
  await allReceived;
  await stop();
  for (const { project, subtasks } of await Promise.all(asked))
    expect(project.stats.totalSubtasks).toBe(subtasks.length);
});

test('the log names routes, not ids, addresses or secrets', async () => {
  const node = await startTestApp();
  const user = await makeUser(node);
  const { project } = await makeProject(user, { name: 'Unspeakable project' });
  await user.api.projects.get({ params: { id: project.id } });
  await fetch(`${node.address}/api/projects?search=unspeakable`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  const log = node.lines.join('');
  expect(log).toContain('/api/projects/:id');
  for (const secret of [user.token, user.email, project.id, 'nspeakable']) expect(log).not.toContain(secret);
});

test('large answers are compressed', async () => {
  const response = await get('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
});
