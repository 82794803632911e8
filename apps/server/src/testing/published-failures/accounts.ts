import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { readConfig } from '../../config.ts';
import { loadSecrets } from '../../secrets.ts';
import { failureOf, makeAccount, PERSON, signUp } from '../accounts.ts';
import { makeApiToken } from '../api-tokens.ts';
import { startTestApp, type TestApp } from '../harness.ts';
import { codeIn, mailTo, otherThan, outboxOf } from '../mailbox.ts';
import { makeUser } from '../people.ts';
import { type PublishedFailure, post, sendRaw, statusFor } from './published-failure.ts';

const NEW_PASSWORD = 'Lantern-harbour-7!';
let people = 0;
const newAddress = () => `published${++people}@example.com`;

const logIn = async ({ client }: TestApp, email: string, password: string) =>
  (await client().auth.logIn({ body: { email, password } })).data.token;

async function resetCode(app: TestApp, email: string, mails: number): Promise<string> {
  app.clock.advance({ minutes: 2 });
  await app.client().auth.forgotPassword({ body: { email } });
  return codeIn(await mailTo(app.dataDir, email, mails));
}

/** Removes what always differs between answers. */
const bytesOf = async (response: Response) =>
  `${response.status} ${(await response.text()).replace(/"requestId":"[^"]+"/, '')}`;

export const ACCOUNTS: readonly PublishedFailure[] = [
  {
    cwe: 640,
    name: 'a reset code that was used works a second time',
    async holds(app) {
      const email = newAddress();
      await makeAccount(app, { email });
      const code = await resetCode(app, email, 2);
      const { auth } = app.client();
      await auth.resetPassword({ body: { email, code, newPassword: NEW_PASSWORD } });
      const again = auth.resetPassword({ body: { email, code, newPassword: 'Another-orbit-9!' } });
      expect(await failureOf(again)).toMatchObject({ code: 'invalid_code' });
      await logIn(app, email, NEW_PASSWORD);
    },
  },
  {
    cwe: 287,
    name: 'a code of one purpose is taken for another',
    async holds(app) {
      const { email, code } = await signUp(app, { email: newAddress() });
      const reset = app.client().auth.resetPassword({ body: { email, code, newPassword: NEW_PASSWORD } });
      expect(await failureOf(reset)).toMatchObject({ code: 'invalid_code' });
    },
  },
  {
    cwe: 598,
    name: 'a token or code stands in an address, where logs and referrers carry it on',
    async holds(app) {
      const { token } = await makeUser(app);
      for (const name of ['token', 'access_token', 'authorization', 'api_key'])
        expect(await statusFor(app, `/projects?${name}=${token}`)).toBe(401);
      const email = newAddress();
      const { code } = await signUp(app, { email });
      const links = (await mailTo(app.dataDir, email)).match(/https?:[^\s"<]+/g) ?? [];
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link).not.toMatch(new RegExp(`[?#]|${code}`));
      const { headers } = await fetch(`${app.address}/api/health`);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  },
  {
    cwe: 532,
    name: 'passwords, codes and tokens are written to the log',
    async holds(app) {
      const { email, password } = await makeAccount(app, { email: newAddress() });
      const token = await logIn(app, email, password);
      await failureOf(app.client().auth.logIn({ body: { email, password: 'Mistyped-words-1!' } }));
      await statusFor(app, `/projects?token=${token}`, token);
      for (const secret of [password, 'Mistyped-words-1!', token, email])
        expect(app.lines.join('\n')).not.toContain(secret);
    },
  },
  {
    cwe: 204,
    name: 'answers tell which addresses have an account',
    async holds(app) {
      const { email } = await makeAccount(app, { email: newAddress() });
      app.clock.advance({ minutes: 2 });
      const ask = async (path: string, body: object) => bytesOf(await post(app, path, JSON.stringify(body)));
      for (const [path, more] of [
        ['/auth/login', { password: 'Not-the-password-1!' }],
        ['/auth/forgot-password', {}],
        ['/auth/signup', { ...PERSON }],
        ['/auth/resend-verification', {}],
      ] as const) {
        app.clock.advance({ minutes: 2 });
        const known = await ask(path, { ...more, email });
        expect([path, known]).toEqual([path, await ask(path, { ...more, email: newAddress() })]);
      }
    },
  },
  {
    cwe: 384,
    name: 'a session is fixed by whoever sends its name before the log-in',
    async holds(app) {
      const { email, password } = await makeAccount(app, { email: newAddress() });
      const chosen = `daymark_${'a'.repeat(32)}_${'A'.repeat(43)}`;
      const body = JSON.stringify({ email, password, token: chosen });
      const headers = { authorization: `Bearer ${chosen}`, cookie: `token=${chosen}` };
      const response = await post(app, '/auth/login', body, headers);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain(chosen);
      expect(await statusFor(app, '/projects', chosen)).toBe(401);
    },
  },
  {
    cwe: 613,
    name: 'sessions outlive a new password, a reset or the log-out',
    async holds(app) {
      const { email, password } = await makeAccount(app, { email: newAddress() });
      const [here, there] = [await logIn(app, email, password), await logIn(app, email, password)];
      const body = { currentPassword: password, newPassword: NEW_PASSWORD };
      await app.client(here).users.changePassword({ body });
      expect(await statusFor(app, '/projects', there)).toBe(401);
      await app.client(here).auth.logOut();
      expect(await statusFor(app, '/projects', here)).toBe(401);
      const third = await logIn(app, email, NEW_PASSWORD);
      await mailTo(app.dataDir, email, 2);
      const code = await resetCode(app, email, 3);
      await app.client().auth.resetPassword({ body: { email, code, newPassword: password } });
      expect(await statusFor(app, '/projects', third)).toBe(401);
    },
  },
  {
    cwe: 269,
    name: 'an API token makes itself a session, another token, a new password, or outlives its person',
    async holds(app) {
      const user = await makeUser(app);
      const token = await makeApiToken(app, user, { days: null });
      const { auth, users, apiTokens, exports } = token.api;
      const body = { currentPassword: PERSON.password, newPassword: NEW_PASSWORD };
      const attempts = [
        apiTokens.create({ body: { name: 'More', scopes: ['write'], days: null } }),
        apiTokens.list(),
        apiTokens.revoke({ params: { id: token.id } }),
        auth.sessions(),
        auth.endSessions(),
        users.changePassword({ body }),
        users.deleteAccount({ body: { password: PERSON.password } }),
        exports.account(),
      ];
      for (const refused of await Promise.all(attempts.map(failureOf)))
        expect(refused).toMatchObject({ status: 403, code: 'insufficient_scope' });
      expect((await user.api.apiTokens.list()).count).toBe(1);
      await user.api.users.deleteAccount({ body: { password: PERSON.password } });
      expect(await statusFor(app, '/projects', token.secret)).toBe(401);
    },
  },
  {
    cwe: 307,
    name: 'a code can be guessed until it is found, with a new mail in between or from another address',
    async holds(app) {
      const email = newAddress();
      const { code } = await signUp(app, { email });
      const guess = (tried: string, from: number) =>
        post(app, '/auth/verify-email', JSON.stringify({ email, code: tried }), {
          'x-forwarded-for': `198.51.100.${from}`,
        });
      for (let n = 0; n < 5; n++) expect((await guess(otherThan(code), n)).status).toBe(400);
      expect((await guess(code, 9)).ok).toBe(false);
    },
  },
  {
    cwe: 348,
    name: 'a made-up X-Forwarded-For makes every request come from somewhere else',
    async holds() {
      const app = await startTestApp({ config: { trustProxy: false } });
      const statuses: number[] = [];
      for (let n = 0; n < 12; n++) {
        const body = JSON.stringify({ email: newAddress(), code: '12345' });
        const headers = { 'x-forwarded-for': `10.9.8.${n}` };
        statuses.push((await post(app, '/auth/verify-email', body, headers)).status);
      }
      expect(statuses.at(-1)).toBe(429);
    },
  },
  {
    cwe: 312,
    name: 'codes, tokens and passwords can be read in a copy of the database',
    async holds(app) {
      const { email, password, code } = await signUp(app, { email: newAddress() });
      const { token } = await makeUser(app);
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(c)::text as row from codes c union all select to_jsonb(u)::text from users u
        union all select to_jsonb(s)::text from sessions s union all select data::text from pgboss.job
      `.execute(app.db);
      const copy = rows.map(({ row }) => row).join('\n');
      expect(copy).toContain(email);
      for (const secret of [password, token.slice(-43), `"${code}"`]) expect(copy).not.toContain(secret);
    },
  },
  {
    cwe: 798,
    name: 'the product ships with a default secret or a first password',
    async holds(app) {
      const folders = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `daymark-secret-${name}-`)));
      const [first, second] = folders.map(loadSecrets);
      expect(first?.codePepper.equals(second?.codePepper ?? Buffer.alloc(0))).toBe(false);
      for (const folder of folders) expect(statSync(join(folder, 'secret.key')).mode & 0o077).toBe(0);
      expect(JSON.stringify(readConfig({}))).not.toMatch(/secret|password/i);
      for (const email of ['admin@example.com', 'demo@daymark.example'])
        for (const password of ['admin', 'password', 'Calm-morning-7!'])
          expect((await failureOf(logIn(app, email, password))).code).toBe('wrong_credentials');
    },
  },
  {
    cwe: 644,
    name: 'the Host header of a stranger gets into the links of a mail',
    async holds(app) {
      const email = newAddress();
      const body = JSON.stringify({ ...PERSON, email });
      const head = ['POST /api/auth/signup HTTP/1.1', 'host: evil.example', 'x-forwarded-host: evil.example'];
      const more = [`content-length: ${body.length}`, 'content-type: application/json', 'connection: close'];
      expect(await sendRaw(app, [...head, ...more, '', body].join('\r\n'))).toContain('HTTP/1.1 201');
      const mail = await mailTo(app.dataDir, email);
      expect(mail).toContain('http');
      expect(mail).not.toContain('evil.example');
    },
  },
  {
    cwe: 93,
    name: 'a line break in a name or address adds a header or a recipient to a mail',
    async holds(app) {
      const email = newAddress();
      const split = 'Ana\r\nBcc: eve@evil.example';
      const attempt = (body: object) => post(app, '/auth/signup', JSON.stringify({ ...PERSON, ...body }));
      expect((await attempt({ email: `${email}\r\nBcc: eve@evil.example` })).status).toBe(400);
      await attempt({ email, firstname: split, lastname: split });
      await signUp(app, { email: newAddress() });
      expect(outboxOf(app.dataDir).join('\n')).not.toMatch(/^bcc:|eve@evil/im);
    },
  },
  {
    cwe: 288,
    name: 'whoever signs up with a stranger’s address keeps a way in once its owner has verified it',
    async holds(app) {
      const email = newAddress();
      await signUp(app, { email, password: 'Attackers-word-1!' });
      app.clock.advance({ minutes: 2 });
      await app.client().auth.signUp({ body: { ...PERSON, email } });
      const code = codeIn(await mailTo(app.dataDir, email, 2));
      await app.client().auth.verifyEmail({ body: { email, code } });
      await logIn(app, email, PERSON.password);
      const attempt = failureOf(logIn(app, email, 'Attackers-word-1!'));
      expect((await attempt).code).toBe('wrong_credentials');
    },
  },
  {
    cwe: 178,
    name: 'another spelling of an address is another account, with limits of its own',
    async holds(app) {
      const { email, password } = await makeAccount(app, { email: newAddress() });
      expect(await logIn(app, email.toUpperCase(), password)).toBeTruthy();
    },
  },
];
