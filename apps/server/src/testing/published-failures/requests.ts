import type { Route } from '@daymark/contract/route';
import { routes } from '@daymark/contract/routes';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { ROWS } from '../authorization-rows.ts';
import { failure } from '../failure.ts';
import { startTestApp } from '../harness.ts';
import { makeOwner } from '../owner.ts';
import { makeProject, makeUser } from '../people.ts';
import { rowsOf } from '../rows.ts';
import { type PublishedFailure, post, sendRaw, statusFor } from './published-failure.ts';

const raw = (line: string, ...headers: string[]) =>
  [line, 'host: localhost', 'connection: close', ...headers, '', ''].join('\r\n');

export const REQUESTS: readonly PublishedFailure[] = [
  {
    cwe: 22,
    name: 'a path climbs out of the folder of the served files',
    async holds(app) {
      for (const path of [
        '/../../../../etc/passwd',
        '/assets/../../../../../etc/passwd',
        '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
        '/assets/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
        '/assets/..\\..\\..\\..\\package.json',
        '//etc/passwd',
        '/api/docs/static/..%2f..%2fpackage.json',
        '/assets/%00/../../package.json',
        '/.env',
        '/app-routes.json/..%2f..%2fpackage.json',
      ])
        expect(await sendRaw(app, raw(`GET ${path} HTTP/1.1`))).not.toMatch(
          /root:|"dependencies"|"scripts":/,
        );
    },
  },
  {
    cwe: 601,
    name: 'an address of ours leads to whatever site it names',
    async holds(app) {
      for (const path of [
        '//evil.example',
        '/\\evil.example',
        '///evil.example/%2e%2e',
        '/login?next=https://evil.example',
        '/https://evil.example',
        '/%0d%0alocation:%20https://evil.example',
      ]) {
        const location = /^location: (.*)$/im.exec(await sendRaw(app, raw(`GET ${path} HTTP/1.1`)))?.[1];
        expect([path, location?.trim() ?? '/']).toEqual([path, '/']);
      }
    },
  },
  {
    cwe: 1021,
    name: 'another site shows ours in a frame and has it clicked',
    async holds(app) {
      for (const path of ['/', '/login', '/api/health', '/api/nowhere', '/api/docs/static/index.html']) {
        const { headers } = await fetch(app.address + path);
        expect(headers.get('x-frame-options')).toBe('DENY');
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      }
    },
  },
  {
    cwe: 525,
    name: 'private answers are kept by a cache',
    async holds(app) {
      const owner = await makeOwner(app);
      const reads = Object.entries(routes).flatMap(([feature, table]) =>
        Object.entries(table).flatMap(([name, route]: [string, Route]) =>
          route.access !== 'public' && route.endpoint.startsWith('GET ')
            ? [[`${feature}.${name}`, route] as const]
            : [],
        ),
      );
      expect(reads.length).toBeGreaterThan(20);
      for (const [operation, { endpoint, revalidated }] of reads) {
        const { params = {}, query = {} } = ROWS[operation]?.own(owner) ?? {};
        const path = endpoint.slice(4).replace(/:(\w+)/g, (_: string, name: string) => params[name] ?? '');
        const { headers } = await fetch(`${app.address}/api${path}?${new URLSearchParams(query)}`, {
          headers: { authorization: `Bearer ${owner.token}` },
        });
        // Revalidated answers may be stored by the browser, but must be checked with the server before each use.
        const wanted = revalidated ? 'private, no-cache' : 'no-store';
        expect([operation, headers.get('cache-control')]).toEqual([operation, wanted]);
      }
    },
  },
  {
    cwe: 362,
    name: 'many requests at once get more than a limit allows',
    async holds() {
      const app = await startTestApp();
      const another = await app.startAnother();
      const user = await makeUser(app);
      const other = another.client(user.token);
      const asked = Array.from({ length: 30 }, (_, n) =>
        failure((n % 2 ? user.api : other).exports.account()),
      );
      const answers = await Promise.all(asked);
      // Requests that the node's full queue refused were not counted, so the rest of the limit is left.
      for (let n = 0; n < 10; n++) answers.push(await failure(user.api.exports.account()));
      expect(answers.filter((refused) => refused === undefined)).toHaveLength(10);
    },
  },
  {
    cwe: 770,
    name: 'one request asks for everything, or brings without an end',
    async holds(app) {
      const user = await makeUser(app);
      for (let n = 0; n < 3; n++) await makeProject(user);
      const authorization = `Bearer ${user.token}`;
      for (const limit of ['1000000000', '-1', '1e9', 'NaN', '0'])
        expect([400, 200]).toContain(await statusFor(app, `/projects?limit=${limit}`, user.token));
      const ids = Array.from({ length: 10_000 }, () => user.userId);
      const many = await post(app, '/projects', JSON.stringify({ name: 'x', tags: ids }), { authorization });
      expect(many.status).toBe(400);
      const deep = await post(app, '/projects', '['.repeat(200_000) + ']'.repeat(200_000), { authorization });
      expect(deep.status).toBe(400);
      const password = 'a'.repeat(900_000);
      expect((await post(app, '/auth/login', JSON.stringify({ email: user.email, password }))).status).toBe(
        400,
      );
    },
  },
  {
    cwe: 209,
    name: 'an error tells of statements, files or versions',
    async holds() {
      const app = await startTestApp();
      const user = await makeUser(app);
      await sql`drop table projects cascade`.execute(app.db);
      const response = await fetch(`${app.address}/api/projects`, {
        headers: { authorization: `Bearer ${user.token}` },
      });
      expect(response.status).toBe(500);
      expect(Object.keys(JSON.parse(await response.clone().text())).sort()).toEqual([
        'code',
        'message',
        'requestId',
        'success',
      ]);
      expect(await response.text()).not.toMatch(/relation|select|\.ts|node_modules|pg|42P01/i);
      for (const header of ['server', 'x-powered-by']) expect(response.headers.get(header)).toBeNull();
    },
  },
  {
    cwe: 352,
    name: 'a page of another site sends requests in the name of whoever is signed in',
    async holds(app) {
      const user = await makeUser(app);
      const before = await rowsOf(app, user.userId);
      const body = JSON.stringify({ name: 'x', startDate: '2026-11-23', dueDate: '2026-12-01' });
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ])
        expect((await post(app, '/projects', body, { 'content-type': type, cookie: user.token })).ok).toBe(
          false,
        );
      const asked = await fetch(`${app.address}/api/projects`, {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      expect(asked.headers.get('access-control-allow-origin')).toBeNull();
      const read = await fetch(`${app.address}/api/projects`, {
        headers: { origin: 'https://evil.example', authorization: `Bearer ${user.token}` },
      });
      expect(read.headers.get('access-control-allow-origin')).toBeNull();
      expect(read.headers.get('set-cookie')).toBeNull();
      expect(await rowsOf(app, user.userId)).toEqual(before);
    },
  },
  {
    cwe: 444,
    name: 'one request hides another from whatever stands in front',
    async holds(app) {
      const hidden = 'GET /api/hidden HTTP/1.1\r\nhost: x\r\n\r\n';
      for (const headers of [
        ['content-length: 5', 'transfer-encoding: chunked'],
        ['content-length: 5', 'content-length: 6'],
        ['transfer-encoding: chunked', 'transfer-encoding: identity'],
        ['transfer-encoding: xchunked'],
        ['content-length: +5'],
      ]) {
        const head = ['POST /api/auth/login HTTP/1.1', 'host: localhost', ...headers, '', ''].join('\r\n');
        const answer = await sendRaw(app, `${head}0\r\n\r\n${hidden}`);
        expect([headers, answer.match(/HTTP\/1\.1 /g)?.length]).toEqual([headers, 1]);
        expect(answer).toContain('HTTP/1.1 400');
      }
    },
  },
  {
    cwe: 650,
    name: 'another method than the one that was checked is carried out',
    async holds(app) {
      const owner = await makeOwner(app);
      const before = await rowsOf(app, owner.userId);
      const address = `${app.address}/api/projects/${owner.projectId}`;
      const authorization = `Bearer ${owner.token}`;
      for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method'])
        await fetch(`${address}?_method=DELETE`, { headers: { authorization, [name]: 'DELETE' } });
      expect((await fetch(address, { method: 'HEAD' })).status).toBe(401);
      expect(await rowsOf(app, owner.userId)).toEqual(before);
    },
  },
  {
    cwe: 113,
    name: 'a header of the request comes back in the answer with a line break in it',
    async holds(app) {
      const answer = await sendRaw(
        app,
        raw(
          'GET /api/health?x=%0d%0aset-cookie:%20a=b HTTP/1.1',
          'x-request-id: mine',
          'idempotency-key: mine',
        ),
      );
      expect(answer).toContain('HTTP/1.1 200');
      expect(answer).not.toMatch(/set-cookie|mine/i);
    },
  },
  {
    cwe: 497,
    name: 'figures of the running server are there for everybody',
    async holds(app) {
      const { status } = await fetch(`${app.address}/metrics`, {
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });
      expect(status).toBe(404);
      const ready = await (await fetch(`${app.address}/api/ready`)).text();
      expect(ready).not.toMatch(/version|127\.0|postgres|\.sock|node/i);
    },
  },
];
