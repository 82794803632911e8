import { expect, test } from 'vitest';
import { failureOf, PERSON, signUp } from '../testing/accounts.ts';
import { startTestApp, type TestNode } from '../testing/harness.ts';
import { outboxOf } from '../testing/mailbox.ts';

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

test('at the request of a network twenty codes go out in an hour and sixty a day, whatever the addresses', async () => {
  const app = await startTestApp();
  const nodes = [app, await app.startAnother()];

  expect(await askAtOnce(nodes, { from: 0, count: 40 })).toEqual({ sent: 20, all: 40 });
  expect(await ask(app, 40, `${NETWORK}ffff::9`)).toEqual({
    status: 429,
    code: 'too_many_attempts',
    message: 'Too many codes were sent at the request of your network. Please try again in 60 minutes.',
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
});

test('a network without codes left signs nobody up, and tells a right password what it did before', async () => {
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
});

test('what the limit of an address refuses does not count for the network', async () => {
  const app = await startTestApp();
  expect((await ask(app, 0, '10.0.0.1')).status).toBe(200);
  for (let n = 0; n < 30; n++)
    expect(await ask(app, 0, '10.0.0.1')).toMatchObject({ code: 'resend_too_soon' });
  expect((await ask(app, 1, '10.0.0.1')).status).toBe(200);
});
