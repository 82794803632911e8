import { expect, test } from 'vitest';
import { failureOf, makeAccount, PERSON, signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp, type TestNode } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { codeIn, mailTo, outboxOf } from '../testing/mailbox.ts';

const NETWORK = '2001:db8:1:2:';

/** Requests a code for one of many addresses. */
async function ask(node: TestNode, n: number, remoteAddress: string) {
  const { statusCode, headers, json } = await node.app.inject({
    method: 'POST',
    url: '/api/auth/resend-verification',
    payload: { email: `stranger${n}@example.com` },
    remoteAddress,
  });
  const { code, message } = json<{ code?: string; message: string }>();
  return { status: statusCode, code, message, retryAfter: headers['retry-after'] };
}

async function askAtOnce(nodes: readonly TestNode[], { from, count }: { from: number; count: number }) {
  const asked = Array.from({ length: count }, (_, n) => {
    const node = nodes[n % nodes.length];
    if (!node) throw new Error('No node');
    return ask(node, from + n, `${NETWORK}:${n + 1}`);
  });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  return { sent: statuses.filter((status) => status === 200).length, all: statuses.length };
}

longTest(
  'at the request of a network twenty codes go out in an hour and sixty a day, whatever the addresses',
  async () => {
    const app = await startTestApp();
    const nodes = [app, await app.startAnother()];

    expect(await askAtOnce(nodes, { from: 0, count: 40 })).toEqual({ sent: 20, all: 40 });
    expect(await ask(app, 40, `${NETWORK}ffff::9`)).toEqual({
      status: 429,
      code: 'too_many_attempts',
      message:
        'Too many codes that were sent at the request of your network have not been entered. Please try again in 60 minutes.',
      retryAfter: '3600',
    });
    expect((await ask(app, 40, '2001:db8:1:3::1')).status).toBe(200);

    for (const from of [100, 200]) {
      app.clock.advance({ minutes: 60 });
      expect((await askAtOnce(nodes, { from, count: 30 })).sent).toBe(20);
    }
    app.clock.advance({ minutes: 60 });
    expect(await ask(app, 300, `${NETWORK}:1`)).toMatchObject({
      status: 429,
      retryAfter: String(21 * 3_600),
    });
  },
);

longTest(
  'a network without codes left signs nobody up, and tells a right password what it did before',
  async () => {
    const app = await startTestApp();
    const { email, password } = await signUp(app);
    for (let n = 0; n < 19; n++) expect((await ask(app, n, '127.0.0.1')).status).toBe(200);
    app.clock.advance({ minutes: 1 });

    const another = app.client().auth.signUp({ body: { ...PERSON, email: 'bea@example.com' } });
    expect(await failureOf(another)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(await failureOf(app.client().auth.logIn({ body: { email, password } }))).toMatchObject({
      status: 403,
      code: 'email_not_verified',
    });
    expect(outboxOf(app.dataDir)).toHaveLength(1);
  },
);

/** Enters the newest of so many codes that were sent to an address. */
async function enter(app: TestApp, email: string, mails: number, remoteAddress: string) {
  const code = codeIn(await mailTo(app.dataDir, email, mails));
  const payload = { email, code };
  return (await app.app.inject({ method: 'POST', url: '/api/auth/verify-email', payload, remoteAddress }))
    .statusCode;
}

longTest(
  'forty people of one network sign up within an hour, some with a second code, on two nodes',
  async () => {
    const app = await startTestApp();
    const nodes = [app, await app.startAnother()];
    const nodeOf = (n: number) => nodes[n % nodes.length] ?? app;
    const addressOf = (n: number) => `${NETWORK}:${n + 1}`;
    const emailOf = (n: number) => `person${n}@example.com`;

    for (const first of [0, 10, 20, 30]) {
      const group = Array.from({ length: 10 }, (_, n) => first + n);
      const signedUp = group.map((n) => {
        const payload = { ...PERSON, email: emailOf(n) };
        return nodeOf(n).app.inject({
          method: 'POST',
          url: '/api/auth/signup',
          payload,
          remoteAddress: addressOf(n),
        });
      });
      for (const { statusCode } of await Promise.all(signedUp)) expect(statusCode).toBe(201);
      app.clock.advance({ minutes: 1 });
      const asksAgain = (n: number) => n % 3 === 0;
      for (const n of group.filter(asksAgain)) {
        // Else the mail of the first code could come after that of the second.
        await mailTo(app.dataDir, emailOf(n));
        const again = { method: 'POST', url: '/api/auth/resend-verification' } as const;
        const { statusCode } = await nodeOf(n + 1).app.inject({
          ...again,
          payload: { email: emailOf(n) },
          remoteAddress: addressOf(n),
        });
        expect(statusCode).toBe(200);
      }
      const entered = group.map((n) => enter(app, emailOf(n), asksAgain(n) ? 2 : 1, addressOf(n)));
      expect(new Set(await Promise.all(entered))).toEqual(new Set([200]));
    }

    // Nothing of it counts any more, and nothing is left over.
    expect((await askAtOnce(nodes, { from: 0, count: 40 })).sent).toBe(20);
  },
);

test('a right code takes back what was sent to its address from its network, once', async () => {
  const app = await startTestApp();
  const client = app.client();
  const room = '127.0.0.1';
  const { email } = await signUp(app);
  const other = await signUp(app, { email: 'bea@example.com' });
  for (let n = 0; n < 18; n++) expect((await ask(app, n, room)).status).toBe(200);
  expect((await ask(app, 18, room)).status).toBe(429);

  expect(await enter(app, other.email, 1, '10.0.0.9')).toBe(200);
  expect((await ask(app, 18, room)).status).toBe(429);
  expect(await enter(app, email, 1, room)).toBe(200);

  // All of it happens at one instant: a second right code must not take back what was sent to others then.
  await client.auth.forgotPassword({ body: { email } });
  expect((await ask(app, 18, room)).status).toBe(429);
  const code = codeIn(await mailTo(app.dataDir, email, 2));
  await client.auth.resetPassword({ body: { email, code, newPassword: 'Another-orbit-42!' } });
  expect((await ask(app, 18, room)).status).toBe(200);
  expect((await ask(app, 19, room)).status).toBe(429);
});

test('an address gets three codes an hour, also if each is entered', async () => {
  const app = await startTestApp();
  const { auth } = app.client();
  const { email } = await makeAccount(app);
  for (const n of [1, 2, 3]) {
    await auth.forgotPassword({ body: { email } });
    const code = codeIn(await mailTo(app.dataDir, email, 2 * n));
    await auth.resetPassword({ body: { email, code, newPassword: `Another-orbit-${n}!` } });
    await mailTo(app.dataDir, email, 2 * n + 1);
    app.clock.advance({ minutes: 1 });
  }
  expect(await failureOf(auth.forgotPassword({ body: { email } }))).toMatchObject({
    code: 'resend_too_soon',
  });
});

test('what the limit of an address refuses does not count for the network', async () => {
  const app = await startTestApp();
  expect((await ask(app, 0, '10.0.0.1')).status).toBe(200);
  for (let n = 0; n < 30; n++)
    expect(await ask(app, 0, '10.0.0.1')).toMatchObject({ code: 'resend_too_soon' });
  expect((await ask(app, 1, '10.0.0.1')).status).toBe(200);
});
