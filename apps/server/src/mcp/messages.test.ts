import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApiToken } from '../testing/api-tokens.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const LIST = { jsonrpc: '2.0', id: 2, method: 'tools/list' };

async function sent(node: { address: string }, secret: string, body: unknown) {
  const answer = await fetch(`${node.address}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, wait: answer.headers.get('retry-after'), text: await answer.text() };
}

const batch = (count: number) => Array.from({ length: count }, (_, id) => ({ ...PING, id }));

test('every message of a batch is counted, on all nodes together, also those that ask the API for nothing', async () => {
  const another = await app.startAnother();
  const user = await makeUser(app);
  const { secret } = await makeApiToken(app, user);
  const other = await makeApiToken(app, user);
  for (let n = 0; n < 5; n++)
    expect((await sent(n % 2 ? app : another, secret, batch(20))).status).toBeLessThan(300);
  const alone = await Promise.all(
    Array.from({ length: 30 }, (_, n) => sent(n % 2 ? app : another, secret, n % 3 ? PING : LIST)),
  );
  expect(alone.filter(({ status }) => status < 300)).toHaveLength(20);
  expect(alone.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(await sent(app, secret, LIST)).toMatchObject({
    status: 429,
    wait: '60',
    text: expect.stringContaining('An API token may send 120 messages to /mcp a minute'),
  });
  expect((await sent(app, other.secret, LIST)).status).toBe(200);

  app.clock.advance({ seconds: 59 });
  expect(await sent(app, secret, LIST)).toMatchObject({ status: 429, wait: '1' });
  app.clock.advance({ seconds: 1 });
  expect((await sent(app, secret, batch(20))).status).toBeLessThan(300);
});

test('a batch is taken whole or not at all, and has a bound', async () => {
  const { secret } = await makeApiToken(app, await makeUser(app));
  for (let n = 0; n < 5; n++) await sent(app, secret, batch(20));
  expect((await sent(app, secret, batch(10))).status).toBeLessThan(300);
  expect((await sent(app, secret, batch(11))).status).toBe(429);
  expect((await sent(app, secret, batch(9))).status).toBeLessThan(300);
  expect(await sent(app, secret, batch(21))).toMatchObject({
    status: 400,
    text: expect.stringContaining('at most 20 messages'),
  });
  expect((await sent(app, secret, batch(1_000))).status).toBe(429);
});
