import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failureOf, signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp, type TestNode } from '../testing/harness.ts';
import { isLong, longTest } from '../testing/long-run.ts';
import { codeIn, mailTo, otherThan } from '../testing/mailbox.ts';

const GUESSES = isLong ? 1_000 : 40;

/** A guess from a new network, or from the given one. */
async function guess(node: TestNode, email: string, code: string | undefined, remoteAddress = '10.0.0.1') {
  const { statusCode, headers, json } = await node.app.inject({
    method: 'POST',
    url: '/api/auth/verify-email',
    payload: { email, code },
    remoteAddress,
  });
  const { message, code: reason } = json<{ message: string; code?: string }>();
  return { status: statusCode, reason, message, retryAfter: headers['retry-after'] };
}

const networkNumber = (n: number): string =>
  `10.${Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}`;

async function guessAtOnce(nodes: readonly TestNode[], count: number, email: string, code: string) {
  const guesses = Array.from({ length: count }, (_, n) => {
    const node = nodes[n % nodes.length];
    if (!node) throw new Error('No node');
    return guess(node, email, code, networkNumber(n));
  });
  const answers = await Promise.all(guesses);
  const withStatus = (status: number) => answers.filter((answer) => answer.status === status).length;
  // Refused: by a limit, or because too many requests wait for the database.
  const refused = withStatus(429) + withStatus(503);
  return { right: withStatus(200), wrong: withStatus(400), refused };
}

/** Requests another code as soon as that is allowed. */
async function freshCode(app: TestApp, email: string, mails: number): Promise<string> {
  app.clock.advance({ minutes: 1 });
  await app.client().auth.resendVerification({ body: { email } });
  return codeIn(await mailTo(app.dataDir, email, mails));
}

test('of many guesses at once on two nodes five are evaluated, and of as many right ones one succeeds', async () => {
  const app = await startTestApp();
  const nodes = [app, await app.startAnother()];
  const { email, code } = await signUp(app);

  expect(await guessAtOnce(nodes, GUESSES, email, otherThan(code))).toEqual({
    right: 0,
    wrong: 5,
    refused: GUESSES - 5,
  });
  expect(await guess(app, email, code, '10.9.9.9')).toMatchObject({
    status: 429,
    reason: 'too_many_attempts',
    message: 'Too many wrong codes. Please ask for a new one.',
  });

  const fresh = await freshCode(app, email, 2);
  const { right, wrong, refused } = await guessAtOnce(nodes, GUESSES, email, fresh);
  expect(right).toBe(1);
  expect(wrong + refused).toBe(GUESSES - 1);
  const { rows } = await sql`select 1 from users where email_verified_at is not null`.execute(app.db);
  expect(rows).toHaveLength(1);
});

longTest(
  'after ten wrong codes, however many mails lie between them, the codes of an address rest for a day',
  async () => {
    const app = await startTestApp();
    const { email, password, code } = await signUp(app);
    for (let n = 0; n < 5; n++) await guess(app, email, otherThan(code), networkNumber(n));
    const second = await freshCode(app, email, 2);
    for (let n = 0; n < 5; n++)
      expect((await guess(app, email, otherThan(second), networkNumber(n))).status).toBe(400);

    const third = await freshCode(app, email, 3);
    expect(await guess(app, email, third, '10.9.9.9')).toEqual({
      status: 429,
      reason: 'too_many_attempts',
      message: 'Too many wrong codes for this address. Please try again in 24 hours.',
      retryAfter: String(24 * 3_600 - 60),
    });
    // The password is not locked: with the right one, the answer says what is missing.
    expect(await failureOf(app.client().auth.logIn({ body: { email, password } }))).toMatchObject({
      status: 403,
    });

    app.clock.advance({ days: 1, minutes: -2 });
    expect((await guess(app, email, third, '10.9.9.9')).status).toBe(429);
    const last = await freshCode(app, email, 4);
    expect((await guess(app, email, last, '10.9.9.9')).status).toBe(200);
  },
);

test('a network has ten wrong codes in fifteen minutes and thirty a day, whatever the addresses', async () => {
  const app = await startTestApp();
  const from = (n: number, ip: string) => guess(app, `nobody${n}@example.com`, '12345', ip);
  const tenFrom = async (ip: string, first: number) => {
    for (let n = 0; n < 10; n++) expect((await from(first + n, ip)).status).toBe(400);
  };

  await tenFrom('2001:db8:1:2::1', 0);
  expect(await from(10, '2001:db8:1:2:ffff::9')).toMatchObject({
    status: 429,
    message: 'Too many wrong codes from your network. Please try again in 15 minutes.',
    retryAfter: '900',
  });
  expect((await from(10, '2001:db8:1:3::1')).status).toBe(400);
  for (const first of [10, 20]) {
    app.clock.advance({ minutes: 15 });
    await tenFrom('2001:db8:1:2::1', first);
  }
  app.clock.advance({ minutes: 15 });
  expect(await from(30, '2001:db8:1:2::1')).toMatchObject({
    status: 429,
    retryAfter: String(24 * 3_600 - 45 * 60),
  });
});

test('a right code does not count against its network', async () => {
  const app = await startTestApp();
  const { email, code } = await signUp(app);
  for (let n = 0; n < 9; n++) await guess(app, `nobody${n}@example.com`, '12345');
  expect((await guess(app, email, code)).status).toBe(200);
  expect((await guess(app, 'nobody@example.com', '12345')).status).toBe(400);
  expect((await guess(app, 'nobody@example.com', '12345')).status).toBe(429);
});

test('a code has five digits', async () => {
  const app = await startTestApp();
  const problemOf = async (code?: string) => (await guess(app, 'ana@example.com', code)).message;
  for (const code of [undefined, '', ' '])
    expect(await problemOf(code)).toBe('Verification code is required');
  for (const code of ['1234', '123456', '12a45'])
    expect(await problemOf(code)).toBe('Verification code must be 5 digits');
  expect(await problemOf(' 12345 ')).toBe('Invalid verification code');
});
