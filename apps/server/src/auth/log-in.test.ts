import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ENDED, failureOf, isEndedWithinASecond, makeAccount, signUp } from '../testing/accounts.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestApp, type TestNode } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { codeIn, mailTo, outboxOf } from '../testing/mailbox.ts';
import { makeUser } from '../testing/people.ts';

const logIn = (node: TestNode, email: string, password: string) =>
  node.client().auth.logIn({ body: { email, password } });

const WRONG = {
  status: 401,
  code: 'wrong_credentials',
  message: 'Invalid email or password',
};

test('a wrong password and an unknown address are refused alike', async () => {
  const app = await startTestApp();
  const { email } = await makeAccount(app);
  expect(await failureOf(logIn(app, email, 'Wrong-password-1!'))).toMatchObject(WRONG);
  expect(await failureOf(logIn(app, 'nobody@example.com', 'Wrong-password-1!'))).toMatchObject(WRONG);
  expect(await failureOf(logIn(app, 'not an address', 'x'))).toMatchObject(WRONG);
  expect(await failureOf(logIn(app, '', 'x'))).toMatchObject({
    status: 400,
    message: 'This field is required',
  });
});

test('a log-in names what is missing', async () => {
  const app = await startTestApp();
  const send = async (payload: object) =>
    (await app.app.inject({ method: 'POST', url: '/api/auth/login', payload })).json().errors;
  const missing = (path: string) => ({ path, message: 'This field is required' });
  expect(await send({ password: 'x' })).toEqual([missing('email')]);
  expect(await send({ email: 'ana@example.com' })).toEqual([missing('password')]);
  expect(await send({ email: '', password: '' })).toEqual([missing('email'), missing('password')]);
});

test('only the right password of an address that is not verified is told so, with a fresh code', async () => {
  const app = await startTestApp();
  const { email, password } = await signUp(app);
  const unverified = { status: 403, code: 'email_not_verified' };

  expect(await failureOf(logIn(app, email, 'Wrong-password-1!'))).toMatchObject(WRONG);
  // The code sent a moment ago stays valid: the limit on mails applies silently.
  expect(await failureOf(logIn(app, email, password))).toMatchObject(unverified);
  app.clock.advance({ minutes: 1 });
  expect(await failureOf(logIn(app, email, password))).toMatchObject(unverified);
  const fresh = codeIn(await mailTo(app.dataDir, email, 2));
  expect(outboxOf(app.dataDir)).toHaveLength(2);
  await app.client().auth.verifyEmail({ body: { email, code: fresh } });
  expect((await logIn(app, email, password)).data.user.emailVerified).toBe(true);
});

test('ten failed log-ins in fifteen minutes are the limit of an address, and those of others keep nobody out', async () => {
  const app = await startTestApp();
  const { email, password } = await makeAccount(app);
  const tryFrom = async (ip: string, payload: { email: string; password: string }) => {
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      remoteAddress: ip,
    });
    return statusCode;
  };
  const wrong = (of: string) => ({ email: of, password: 'Wrong-password-1!' });
  const strangers = Array.from({ length: 12 }, (_, n) =>
    tryFrom('10.0.0.1', wrong(`nobody${n}@example.com`)),
  );
  expect(await Promise.all(strangers)).toEqual(Array(12).fill(401));
  expect(await tryFrom('10.0.0.1', { email, password })).toBe(200);

  const guesses = await Promise.all(Array.from({ length: 12 }, () => tryFrom('10.0.0.2', wrong(email))));
  expect(guesses.toSorted((a, b) => a - b)).toEqual([...Array(10).fill(401), 429, 429]);
  expect(await failureOf(logIn(app, email, password))).toEqual({
    status: 429,
    code: 'too_many_attempts',
    message: 'Too many failed log-ins for this address. Please try again in 15 minutes.',
    errors: undefined,
    retryAfterSeconds: 900,
  });
  app.clock.advance({ minutes: 15 });
  for (let n = 0; n < 11; n++) await logIn(app, email, password);
});

longTest(
  'a hundred who wait to log in are served, the next are told to come back, and none of them has failed',
  async () => {
    const app = await startTestApp();
    const tryFrom = async (n: number) => {
      const payload = { email: `nobody${n}@example.com`, password: 'Wrong-password-1!' };
      const remoteAddress = `10.1.${Math.floor(n / 200)}.${n % 200}`;
      const { statusCode, headers } = await app.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload,
        remoteAddress,
      });
      return { statusCode, retryAfter: headers['retry-after'] };
    };
    const answers = await Promise.all(Array.from({ length: 160 }, (_, n) => tryFrom(n)));
    const shed = answers.filter(({ statusCode }) => statusCode === 503);
    const served = answers.filter(({ statusCode }) => statusCode === 401);
    expect(served.length + shed.length).toBe(160);
    expect(served.length).toBeGreaterThanOrEqual(102);
    for (const { retryAfter } of shed) expect(retryAfter).toBe('5');
    const { rows } = await sql`
    select 1 from limits where kind = 'log-in failures' and cardinality(events) > 0
  `.execute(app.db);
    expect(rows).toHaveLength(served.length);
  },
);

test('of a token only its hash is kept, and it ends with the log-out on every node within a second', async () => {
  const app = await startTestApp();
  const another = await app.startAnother();
  const { email, password } = await makeAccount(app);
  const { token } = (await logIn(app, email, password)).data;
  const { token: other } = (await logIn(app, email, password)).data;
  expect(token).toMatch(/^daymark_[0-9a-f]{32}_[\w-]{43}$/);
  const { rows } = await sql<{ token_hash: Buffer }>`select token_hash from sessions order by id`.execute(
    app.db,
  );
  expect(rows[0]?.token_hash).toEqual(createHash('sha256').update(token).digest());

  await another.client(token).auth.profile();
  expect((await app.client(token).auth.logOut()).message).toBe('You are logged out');
  expect(await failureOf(app.client(token).auth.profile())).toMatchObject(ENDED);
  await isEndedWithinASecond(another, token);
  await app.client(other).auth.profile();
});

test('a session ends after seven days without use, and after thirty in any case', async () => {
  const app = await startTestApp();
  const idle = await makeUser(app);
  const busy = await makeUser(app);
  const lastUse = async () => {
    const { rows } = await sql<{
      at: Date;
    }>`select last_used_at as at from sessions where user_id = ${busy.userId}`.execute(app.db);
    return rows[0]?.at;
  };
  for (let day = 6; day <= 24; day += 6) {
    app.clock.advance({ days: 6 });
    await busy.api.auth.profile();
    await eventually(async () => expect(await lastUse()).toEqual(app.clock.now()));
    if (day > 6) expect(await failureOf(idle.api.auth.profile())).toMatchObject({ status: 401 });
  }
  app.clock.advance({ days: 6, seconds: -1 });
  await busy.api.auth.profile();
  app.clock.advance({ seconds: 1 });
  expect(await failureOf(busy.api.auth.profile())).toMatchObject({ status: 401 });
});

longTest('the last use of a session is noted at most once a minute', async () => {
  const app = await startTestApp();
  const { token, userId } = await makeUser(app);
  const lastUse = async () => {
    const { rows } = await sql<{
      at: Date;
    }>`select last_used_at as at from sessions where user_id = ${userId}`.execute(app.db);
    return rows[0]?.at;
  };
  const start = app.clock.now();
  app.clock.advance({ seconds: 59 });
  await app.client(token).auth.profile();
  expect(await lastUse()).toEqual(start);
  app.clock.advance({ seconds: 1 });
  // Another node, because this one caches the session for a second.
  await (await app.startAnother()).client(token).auth.profile();
  await eventually(async () => expect(await lastUse()).toEqual(app.clock.now()));
});

test('without the token of a session one is nobody', async () => {
  const app = await startTestApp();
  const madeUp = `Bearer daymark_${'0'.repeat(32)}_${'a'.repeat(43)}`;
  for (const authorization of [
    undefined,
    'Bearer',
    'Basic YTpi',
    'Bearer daymark_0_0',
    madeUp,
    `${madeUp}, x`,
  ]) {
    const headers = authorization === undefined ? {} : { authorization };
    const { statusCode, json } = await app.app.inject({ url: '/api/auth/profile', headers });
    expect({ authorization, statusCode, ...json() }).toMatchObject({
      authorization,
      statusCode: 401,
      success: false,
      code: 'unauthenticated',
    });
  }
});
