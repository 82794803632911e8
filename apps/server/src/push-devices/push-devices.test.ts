import { createPublicKey, randomUUIDv7 } from 'node:crypto';
import { PUSH_DEVICES_MAX_COUNT, PUSH_TESTS_MAX_COUNT } from '@daymark/domain/limits';
import { jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsubscribeToken } from '../reminders/unsubscribe-token.ts';
import { failure } from '../testing/failure.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';
import { allPushed, startPushService, subscriptionOf } from '../testing/push.ts';
import { allMailsSent, remindNow } from '../testing/reminders.ts';
import { startSmtp } from '../testing/smtp.ts';
import { RECEIVING } from '../testing/webhooks.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp({ config: { ...RECEIVING, publicUrl: 'https://daymark.example' } }));
});
afterAll(() => close());

type Service = Awaited<ReturnType<typeof startPushService>>;

const devicesOf = async (user: TestUser) => (await user.api.pushDevices.list()).data;

async function addDevice(
  user: TestUser,
  service: Service,
  more: { kinds?: ('digest' | 'reminders')[] } = {},
) {
  return (await user.api.pushDevices.add({ body: { ...service.subscribe(), ...more } })).data.device;
}

test('a test notification arrives, signed by this server and readable by the browser alone', async () => {
  const service = await startPushService();
  const user = await makeUser(app);
  const { id } = await addDevice(user, service);
  expect(await devicesOf(user)).toMatchObject([
    { id, kinds: ['digest', 'reminders'], usedAt: null, userAgent: expect.any(String) },
  ]);

  await user.api.pushDevices.test({ params: { id } });
  await allPushed(app);

  const [sent, ...others] = service.received;
  expect(others).toEqual([]);
  expect(sent?.message).toMatchObject({
    title: 'A test from Daymark',
    body: 'Notifications reach this device.',
    path: '/settings?tab=preferences',
  });
  expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400' });
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(sent?.headers.authorization ?? '') ?? [];
  expect(key).toBe((await user.api.pushDevices.list()).key);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'));
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const { payload } = await jwtVerify(token, publicKey);
  expect(payload).toMatchObject({ aud: service.origin, sub: 'https://daymark.example' });
  expect(await devicesOf(user)).toMatchObject([{ id, usedAt: app.clock.now().toISOString() }]);
});

test('every node has the same key', async () => {
  const another = await app.startAnother();
  expect(another.services.secrets.pushKeys).toEqual(app.services.secrets.pushKeys);
});

test.each([404, 410])('a device whose subscription is over (%i) is removed at once', async (status) => {
  const service = await startPushService();
  const user = await makeUser(app);
  const { id } = await addDevice(user, service);
  service.status = status;
  await user.api.pushDevices.test({ params: { id } });
  await allPushed(app);
  expect(service.received).toHaveLength(1);
  expect(await devicesOf(user)).toEqual([]);
});

longTest('a push service that is busy is asked again, one that refuses or leads on is not', async () => {
  const service = await startPushService();
  const user = await makeUser(app);
  const { id } = await addDevice(user, service);
  const states = async () => {
    const { rows } = await sql<{ state: string }>`
      select state from pgboss.job where name = 'push' and data ->> 'deviceId' = ${id} order by created_on`.execute(
      app.db,
    );
    return rows.map(({ state }) => state);
  };
  for (const status of [503, 429, 403, 307]) {
    service.status = status;
    await user.api.pushDevices.test({ params: { id } });
    await allPushed(app);
  }
  expect(await states()).toEqual(['retry', 'retry', 'completed', 'completed']);
  expect(service.received).toHaveLength(4);
  expect(await devicesOf(user)).toMatchObject([{ id, usedAt: null }]);
});

test('a server on a private address is never contacted', async () => {
  const guarded = await startTestApp();
  const service = await startPushService();
  const user = await makeUser(guarded);
  const { id } = await addDevice(user, service);
  await user.api.pushDevices.test({ params: { id } });
  await allPushed(guarded);
  expect(service.received).toEqual([]);
});

test('a key that is no point of the curve ends the device, and nothing is sent', async () => {
  const service = await startPushService();
  const user = await makeUser(app);
  const { endpoint, keys } = service.subscribe();
  const body = { endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } };
  const { id } = (await user.api.pushDevices.add({ body })).data.device;
  await user.api.pushDevices.test({ params: { id } });
  await allPushed(app);
  expect([service.received, await devicesOf(user)]).toEqual([[], []]);
});

test('the same browser stays one device, with its kinds, and there are not too many devices', async () => {
  const user = await makeUser(app);
  const body = { ...subscriptionOf('https://push.example/same'), kinds: ['reminders' as const] };
  const { device } = (await user.api.pushDevices.add({ body })).data;
  const { kinds: _, ...again } = body;
  expect((await user.api.pushDevices.add({ body: again })).data.device).toEqual(device);
  const more = Array.from({ length: PUSH_DEVICES_MAX_COUNT }, (_, n) =>
    failure(user.api.pushDevices.add({ body: subscriptionOf(`https://push.example/${n}`) })),
  );
  const failures = (await Promise.all(more)).filter((one) => one !== undefined);
  expect(failures).toMatchObject([{ status: 409 }]);
  expect(await devicesOf(user)).toHaveLength(PUSH_DEVICES_MAX_COUNT);
});

test('so many tests an hour', async () => {
  const user = await makeUser(app);
  const { id } = (await user.api.pushDevices.add({ body: subscriptionOf('https://push.example/t') })).data
    .device;
  await app.db.deleteFrom('push_devices').where('user_id', '=', user.userId).execute();
  for (let n = 0; n < PUSH_TESTS_MAX_COUNT; n++)
    expect(await failure(user.api.pushDevices.test({ params: { id } }))).toMatchObject({ status: 404 });
  expect(await failure(user.api.pushDevices.test({ params: { id } }))).toMatchObject({ status: 429 });
});

test('a device ends with the log-out, and with each way to end other sessions', async () => {
  const service = await startPushService();
  const user = await makeUser(app);
  await addDevice(user, service);
  const { id: current } = (await user.api.auth.sessions()).data[0] ?? { id: '' };
  await user.api.auth.endSessions({ query: { others: 'true' } });
  const [device] = await devicesOf(user);
  // As of a session that has expired since. The device tells of itself again in the next one.
  await sql`update push_devices set session_id = ${randomUUIDv7()} where user_id = ${user.userId}`.execute(
    app.db,
  );
  const params = { id: device?.id ?? '' };
  await user.api.pushDevices.change({ params, body: { subscription: service.subscribe() } });
  await user.api.auth.endSessions({ query: { others: 'true' } });
  expect(await devicesOf(user)).toEqual([device]);
  await sql`update push_devices set session_id = ${randomUUIDv7()} where user_id = ${user.userId}`.execute(
    app.db,
  );
  await user.api.auth.endSessions({ query: { others: 'true' } });
  expect(await devicesOf(user)).toEqual([]);
  await addDevice(user, service);
  await user.api.auth.endSession({ params: { id: current } });
  const { rows } = await sql`select id from push_devices where user_id = ${user.userId}`.execute(app.db);
  expect(rows).toEqual([]);
});

/** A user with a digest and a task that is reminded of, on a server with two nodes. */
async function makeMorning() {
  const [smtp, service] = [await startSmtp(), await startPushService()];
  const config = { ...RECEIVING, smtpUrl: smtp.url, publicUrl: 'https://daymark.example' };
  const own = await startTestApp({ now: '2026-11-20T06:00:00Z', config });
  const another = await own.startAnother();
  const user = await makeUser(own);
  const { project } = await makeProject(user, {
    name: 'Garden fair',
    startDate: '2026-11-01',
    description: '',
  });
  const due = { dueDate: '2026-11-20', dueTime: '12:00' };
  const task = await addSubtask(user, project.id, { title: 'Order the tents', ...due });
  await user.api.reminders.changeSettings({ body: { digestAt: '07:00', minutesBefore: 60 } });
  const at = async (time: string) => {
    own.clock.set(`2026-11-20T${time}:00Z`);
    await remindNow(own, another);
    await remindNow(another, own);
    await allMailsSent(own);
    await allPushed(own);
    const mails = smtp.received.splice(0).map(({ mail }) => mail.subject);
    return { mails, pushed: service.received.splice(0).map(({ message }) => message) };
  };
  return { own, service, user, project, task, at };
}

test('the digest and a reminder come once to each device that takes them, beside the mail', async () => {
  const { service, user, project, task, at } = await makeMorning();
  await addDevice(user, service);
  await addDevice(user, service, { kinds: ['reminders'] });
  await addDevice(user, service, { kinds: [] });

  const morning = await at('07:00');
  expect(morning.mails).toEqual(['Your day: Fri, Nov 20']);
  expect(morning.pushed).toMatchObject([
    {
      title: 'Your day: Fri, Nov 20',
      body: 'Next step: Order the tents\n1 task due today',
      path: '/dashboard',
    },
  ]);

  const noon = await at('11:00');
  expect(noon.mails).toEqual(['Order the tents: due today at 12:00']);
  const reminder = {
    title: 'Order the tents: due today at 12:00',
    body: 'Garden fair',
    path: `/project/${project.id}/details#subtask-${task.id}`,
  };
  expect(noon.pushed).toMatchObject([reminder, reminder]);
  expect(await at('11:01')).toEqual({ mails: [], pushed: [] });
});

longTest(
  'they come in the language of the person, and to the devices alone if no mail is wanted',
  async () => {
    const { service, user, at } = await makeMorning();
    await addDevice(user, service);
    await user.api.users.changeSettings({ body: { language: 'de' } });
    await user.api.reminders.changeSettings({ body: { mailKinds: ['reminders'] } });
    expect(await at('07:00')).toMatchObject({
      mails: [],
      pushed: [{ body: 'Nächster Schritt: Order the tents\n1 Aufgabe heute fällig' }],
    });
    expect((await at('11:00')).mails).toHaveLength(1);
  },
);

longTest('ending the digest by its mail ends the mail, and goes on for a device that takes it', async () => {
  const { own, service, user } = await makeMorning();
  await addDevice(user, service, { kinds: ['digest'] });
  for (const kind of ['digest', 'reminders'] as const) {
    const token = unsubscribeToken(own.services.secrets.unsubscribeKey, user.userId, kind);
    await fetch(`${own.address}/api/unsubscribe/${token}`, { method: 'POST' });
  }
  expect((await user.api.reminders.settings()).data).toMatchObject({
    digestAt: '07:00',
    minutesBefore: null,
    mailKinds: ['reminders'],
  });
});

test('a device of another person does not exist', async () => {
  const service = await startPushService();
  const [user, stranger] = [await makeUser(app), await makeUser(app)];
  const { id } = await addDevice(user, service);
  const { change, remove, test: send } = stranger.api.pushDevices;
  expect(await failure(change({ params: { id }, body: { kinds: [] } }))).toMatchObject({ status: 404 });
  expect(await failure(remove({ params: { id } }))).toMatchObject({ status: 404 });
  expect(await failure(send({ params: { id } }))).toMatchObject({ status: 404 });
  await user.api.pushDevices.change({ params: { id }, body: { kinds: ['reminders'] } });
  expect(await devicesOf(user)).toMatchObject([{ id, kinds: ['reminders'] }]);
  expect((await user.api.pushDevices.remove({ params: { id } })).data).toEqual({ id });
});
