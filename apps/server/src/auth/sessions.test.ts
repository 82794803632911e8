import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDED, failureOf, isEndedWithinASecond, PERSON } from '../testing/accounts.ts';
import { openTestApp, type TestApp, type TestNode } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

/** Logs in again, from a device of that name and an address. */
async function logIn(email: string, userAgent: string, ip: string): Promise<string> {
  const { json } = await app.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: PERSON.password },
    headers: { 'user-agent': userAgent },
    remoteAddress: ip,
  });
  return json<{ data: { token: string } }>().data.token;
}

/** A user who is logged in on a laptop, a phone and a tablet. */
async function makeDevices() {
  const { email } = await makeUser(app);
  const laptop = await logIn(email, 'Firefox \u0080on a \u009flaptop', '203.0.113.7');
  app.clock.advance({ seconds: 1 });
  const phone = await logIn(email, 'Safari on a phone', '2001:db8::7');
  app.clock.advance({ seconds: 1 });
  const tablet = await logIn(email, '', '203.0.113.7');
  return { laptop, phone, tablet };
}

const profile = (node: TestNode, token: string) => failureOf(node.client(token).auth.profile());

test('one sees where one is logged in: here first, then by last use', async () => {
  const { phone } = await makeDevices();
  const { data, count } = await app.client(phone).auth.sessions();
  expect(count).toBe(4);
  expect(data.map(({ userAgent, ip, current }) => [userAgent, ip, current])).toEqual([
    ['Safari on a phone', '2001:db8::7', true],
    ['', '203.0.113.7', false],
    ['Firefox on a laptop', '203.0.113.7', false],
    ['test', '127.0.0.1', false],
  ]);
  expect(data[1]).toMatchObject({
    _id: data[1]?.id,
    createdAt: app.clock.now().toISOString(),
    lastUsedAt: app.clock.now().toISOString(),
  });
  expect(JSON.stringify(data)).not.toContain(phone.slice(-43));
});

test('what has run out is no longer listed', async () => {
  const { email, api } = await makeUser(app);
  await logIn(email, 'An old phone', '10.0.0.1');
  app.clock.advance({ days: 6 });
  await api.auth.profile();
  await expect
    .poll(async () => (await api.auth.sessions()).data[0]?.lastUsedAt)
    .toBe(app.clock.now().toISOString());
  app.clock.advance({ days: 1 });
  expect((await api.auth.sessions()).count).toBe(1);
});

longTest('ending one session leaves the others, and is known on every node within a second', async () => {
  const another = await app.startAnother();
  const { laptop, phone, tablet } = await makeDevices();
  await another.client(laptop).auth.profile();
  await app.client(laptop).auth.profile();
  const { data } = await app.client(phone).auth.sessions();
  const id = data.find(({ userAgent }) => userAgent.startsWith('Firefox'))?.id ?? '';

  expect((await app.client(phone).auth.endSession({ params: { id } })).message).toBe('The session has ended');
  expect(await profile(app, laptop)).toMatchObject(ENDED);
  await isEndedWithinASecond(another, laptop);
  expect(await failureOf(app.client(phone).auth.endSession({ params: { id } }))).toMatchObject({
    status: 404,
    message: 'Session not found',
  });
  await app.client(phone).auth.profile();
  await another.client(tablet).auth.profile();
});

test('signing out everywhere else keeps this session; signing out everywhere ends it too', async () => {
  const another = await app.startAnother();
  const { laptop, phone, tablet } = await makeDevices();
  const neighbour = await makeUser(app);
  for (const token of [laptop, phone, tablet]) await another.client(token).auth.profile();

  const elsewhere = await app.client(phone).auth.endSessions({ query: { others: 'true' } });
  expect(elsewhere.message).toBe('You are logged out everywhere else');
  for (const token of [laptop, tablet]) {
    expect(await profile(app, token)).toMatchObject(ENDED);
    await isEndedWithinASecond(another, token);
  }
  expect((await another.client(phone).auth.sessions()).count).toBe(1);

  expect((await app.client(phone).auth.endSessions()).message).toBe('You are logged out everywhere');
  expect(await profile(app, phone)).toMatchObject(ENDED);
  await isEndedWithinASecond(another, phone);
  await neighbour.api.auth.profile();
});

test('who says neither true nor false to "others" is asked to, and nothing ends', async () => {
  const { api } = await makeUser(app);
  expect(await failureOf(api.auth.endSessions({ query: { others: 'maybe' } }))).toMatchObject({
    status: 400,
    errors: [{ path: 'others', message: 'Please say true or false' }],
  });
  await api.auth.profile();
});
