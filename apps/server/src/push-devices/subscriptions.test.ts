import { PUSH_ENDPOINT_MAX_LENGTH } from '@daymark/domain/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { makeUser, type TestUser } from '../testing/people.ts';
import { subscriptionOf } from '../testing/push.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const devicesOf = async (user: TestUser) => (await user.api.pushDevices.list()).data;

const NO_HTTPS = 'The push service of the browser must have an address that begins with https://';

test('an address that does not begin with https:// is refused with these words, also of a device that is known', async () => {
  const user = await makeUser(app);
  const good = subscriptionOf('https://push.example/known');
  const { id } = (await user.api.pushDevices.add({ body: good })).data.device;
  for (const endpoint of [
    'http://push.example/one',
    'http://127.0.0.1:9/one',
    'http://[::1]/one',
    'HTTP://push.example/one',
    ' http://push.example/one',
    'ftp://push.example/one',
    'wss://push.example/one',
    'javascript:alert(1)//https://push.example',
    'push.example/one',
    ' https://push.example/one',
    'https:push.example/one',
    'https://',
    '',
  ]) {
    const subscription = { ...good, endpoint };
    const refused = { status: 400, message: NO_HTTPS };
    expect(await failure(user.api.pushDevices.add({ body: subscription }))).toMatchObject(refused);
    const change = user.api.pushDevices.change({ params: { id }, body: { subscription } });
    expect(await failure(change)).toMatchObject(refused);
  }
  const long = { ...good, endpoint: `https://push.example/${'x'.repeat(PUSH_ENDPOINT_MAX_LENGTH)}` };
  expect(await failure(user.api.pushDevices.add({ body: long }))).toMatchObject({
    status: 400,
    message: expect.stringContaining(`at most ${PUSH_ENDPOINT_MAX_LENGTH} characters`),
  });
  expect(await devicesOf(user)).toHaveLength(1);
});

test('what is no subscription is refused', async () => {
  const user = await makeUser(app);
  const good = subscriptionOf('https://push.example/one');
  for (const body of [
    { ...good, endpoint: 'ftp://push.example/one' },
    { ...good, endpoint: `https://push.example/${'x'.repeat(1_000)}` },
    { ...good, keys: { ...good.keys, auth: 'short' } },
    { ...good, keys: { ...good.keys, p256dh: `${good.keys.p256dh}AAAA` } },
    { ...good, kinds: ['everything' as 'digest'] },
  ])
    expect(await failure(user.api.pushDevices.add({ body }))).toMatchObject({ status: 400 });
  expect(await devicesOf(user)).toEqual([]);
});
