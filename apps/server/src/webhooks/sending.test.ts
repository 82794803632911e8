import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/harness.ts';
import { isAnybodyHeldUp } from '../testing/lock-waits.ts';
import { longTest } from '../testing/long-run.ts';
import { mailTo } from '../testing/mailbox.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';
import { makeWebhook, RECEIVING, startReceiver } from '../testing/webhooks.ts';
import { insertDeliveries } from './delivery-store.ts';
import { catchUp } from './service.ts';
import { claimSending, lockActive, releaseIfDone } from './store.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp({ config: RECEIVING }));
});
afterAll(() => close());

const deliveriesOf = async (user: TestUser, id: string) =>
  (await user.api.webhooks.deliveries({ params: { id } })).data;

const webhookOf = async (user: TestUser) => (await user.api.webhooks.list()).data[0];

/** As the job that runs every few minutes, after some time. */
async function later({ clock, services }: TestApp, minutes: number) {
  clock.advance({ minutes });
  await catchUp(services);
}

/** A person with a webhook for tasks, and two projects. */
async function makeTeller(address: string, node = app) {
  const user = await makeUser(node);
  const { project } = await makeProject(user, { name: 'First', description: '' });
  const { project: other } = await makeProject(user, { name: 'Second', description: '' });
  const { webhook } = await makeWebhook(user, address, { kinds: ['task'] });
  const add = (title: string, { id } = project) => addSubtask(user, id, { title });
  return { user, project, other, webhook, add };
}

describe('a delivery that fails', () => {
  longTest(
    'is tried again until it is taken, those behind it in its project wait, and other projects go on',
    async () => {
      const own = await startTestApp({ config: RECEIVING });
      const receiver = await startReceiver();
      const { user, webhook, other, add } = await makeTeller(receiver.address, own);
      let isDown = true;
      receiver.answer(({ data }, response) =>
        response.writeHead(isDown && data.task?.title === 'One' ? 503 : 200).end(),
      );
      const titles = () => receiver.received.map(({ data }) => data.task?.title);
      await add('One');
      await add('Two');
      await add('Elsewhere', other);
      await eventually(() => expect(titles()).toContain('Elsewhere'));
      await eventually(async () =>
        expect((await deliveriesOf(user, webhook.id)).at(-1)).toMatchObject({
          state: 'waiting',
          attempts: 1,
          status: 503,
          failure: 'The server answered with an error (503)',
        }),
      );
      await later(own, 2);
      await eventually(async () => expect((await deliveriesOf(user, webhook.id)).at(-1)?.attempts).toBe(2));
      expect(titles()).not.toContain('Two');

      isDown = false;
      await later(own, 5);
      await eventually(() => expect(titles().at(-1)).toBe('Two'));
      expect(titles().filter((title) => title === 'One')).toHaveLength(3);
      const ids = receiver.received.filter(({ data }) => data.task?.title === 'One');
      expect(new Set(ids.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      await eventually(async () =>
        expect((await deliveriesOf(user, webhook.id)).map(({ state }) => state)).toEqual(
          Array(3).fill('delivered'),
        ),
      );
    },
  );

  longTest(
    'is given up after a day. A server that took nothing in that time is not sent to any more, until resumed',
    async () => {
      const own = await startTestApp({ config: RECEIVING });
      const receiver = await startReceiver((_, response) => void response.writeHead(500).end());
      const { user, webhook, add } = await makeTeller(receiver.address, own);
      await add('One');
      const attempts = () => deliveriesOf(user, webhook.id).then(([one]) => one?.attempts ?? 0);
      // The day counts from the first try: no hour passes before it.
      await eventually(async () => expect(await attempts()).toBe(1));
      for (let hour = 0; hour < 26 && (await webhookOf(user))?.paused === null; hour++) {
        const before = await attempts();
        const { nextTryAt = null } = (await deliveriesOf(user, webhook.id))[0] ?? {};
        await later(own, 60);
        if (nextTryAt && new Date(nextTryAt) < own.clock.now())
          await eventually(async () => expect(await attempts()).toBeGreaterThan(before));
      }
      expect((await webhookOf(user))?.paused).toBe('failing');
      expect(await mailTo(own.services.config.dataDir, user.email)).toContain(
        'Its server took nothing for a day.',
      );
      expect(await deliveriesOf(user, webhook.id)).toMatchObject([{ state: 'failed', nextTryAt: null }]);
      // Within seconds and minutes at first, every four hours in the end.
      expect(await attempts()).toBeLessThan(15);
      expect(await attempts()).toBeGreaterThan(6);

      receiver.answer((_, response) => void response.writeHead(200).end());
      await user.api.webhooks.change({ params: { id: webhook.id }, body: { isPaused: false } });
      const [failed] = await deliveriesOf(user, webhook.id);
      const params = { id: webhook.id, deliveryId: failed?.id ?? '' };
      const count = receiver.received.length;
      await user.api.webhooks.redeliver({ params });
      await eventually(async () =>
        expect(await deliveriesOf(user, webhook.id)).toMatchObject([{ id: failed?.id, state: 'delivered' }]),
      );
      expect(receiver.received.length).toBe(count + 1);
      expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(failed?.id);
      expect(receiver.received.at(-1)?.body).toBe(failed?.body);
    },
  );

  test('because its server is gone (410) is the last one', async () => {
    const receiver = await startReceiver((_, response) => void response.writeHead(410).end());
    const { user, add } = await makeTeller(receiver.address);
    await add('One');
    await add('Two');
    await eventually(async () => expect((await webhookOf(user))?.paused).toBe('gone'));
    const mail = await mailTo(app.services.config.dataDir, user.email);
    expect(mail).toContain('Its server answered that the address is gone.');
    expect(receiver.received).toHaveLength(1);
  });

  test('because the server leads on is told, and nobody follows there', async () => {
    const target = await startReceiver();
    const receiver = await startReceiver(
      (_, response) => void response.writeHead(307, { location: target.address }).end(),
    );
    const { user, webhook, add } = await makeTeller(receiver.address);
    await add('One');
    await eventually(async () =>
      expect((await deliveriesOf(user, webhook.id))[0]?.failure).toContain(
        'leads on to another address (307)',
      ),
    );
    expect(target.received).toEqual([]);
  });

  test('because a node died in the middle is sent by another one', async () => {
    const receiver = await startReceiver();
    const { user, webhook, add } = await makeTeller(receiver.address);
    // What a killed node leaves: it has the sending, and its job is done.
    const until = new Date(app.clock.now().getTime() + 60_000);
    await sql`
      update webhooks set sending_claim = ${randomUUIDv7()}, sending_until = ${until} where user_id = ${user.userId}
    `.execute(app.db);
    await add('One');
    expect(await deliveriesOf(user, webhook.id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    await later(app, 2);
    await eventually(() => expect(receiver.types()).toEqual(['task.created']));
  });

  test('because its secret was encrypted by another installation says so', async () => {
    const receiver = await startReceiver();
    const { user, webhook, add } = await makeTeller(receiver.address);
    await sql`
      update webhooks set sealed_secret = ${randomBytes(80).toString('base64')} where user_id = ${user.userId}
    `.execute(app.db);
    await add('One');
    await eventually(async () =>
      expect((await deliveriesOf(user, webhook.id))[0]?.failure).toContain(
        'cannot be read with the secret.key',
      ),
    );
    expect(receiver.received).toEqual([]);
  });
});

describe('private addresses', () => {
  test('are not sent to, by number and by name', async () => {
    const receiver = await startReceiver();
    const own = await startTestApp({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
    for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', 'home.example']) {
      const { user, webhook, add } = await makeTeller(`http://${host}:${receiver.port}/hook`, own);
      await add('One');
      await eventually(async () =>
        expect((await deliveriesOf(user, webhook.id))[0]).toMatchObject({
          status: null,
          failure:
            'The server could not be reached. Only servers of the public internet are asked, on the ports 80 and 443.',
        }),
      );
    }
    expect(receiver.received).toEqual([]);
  });

  test('a name that leads elsewhere when it is asked again is looked up once, and the connection goes there', async () => {
    const receiver = await startReceiver();
    let lookUps = 0;
    const own = await startTestApp({
      config: RECEIVING,
      resolve: async () => [{ address: lookUps++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }],
    });
    const { add } = await makeTeller(`http://once.example:${receiver.port}/hook`, own);
    await add('One');
    await eventually(() => expect(receiver.received).toHaveLength(1));
    expect(lookUps).toBe(1);
    expect(receiver.received[0]?.headers.host).toBe(`once.example:${receiver.port}`);
  });
});

test('a person whose servers never answer holds up nobody else', async () => {
  const silent = await startReceiver(() => {});
  const hostile = await makeUser(app);
  const { project } = await makeProject(hostile, { description: '' });
  for (let made = 0; made < 10; made++) await makeWebhook(hostile, silent.address);
  await addSubtask(hostile, project.id, { title: 'Unanswered' });
  await eventually(() => expect(silent.received.length).toBeGreaterThanOrEqual(4));

  const receiver = await startReceiver();
  const { add } = await makeTeller(receiver.address);
  await add('One');
  await eventually(() => expect(receiver.types()).toEqual(['task.created']));
  // Those of the person take turns, some at a time.
  expect(silent.received).toHaveLength(4);
});

longTest('the last hundred deliveries are kept, and the purge forgets those of long ago', async () => {
  const receiver = await startReceiver();
  const { user, webhook, project } = await makeTeller(receiver.address);
  const subtasks = Array.from({ length: 130 }, (_, at) => ({ title: `Task ${at}` }));
  for (const body of subtasks) await user.api.subtasks.create({ params: { projectId: project.id }, body });
  await eventually(() => expect(receiver.received).toHaveLength(130));
  await eventually(async () => {
    const { rows } = await sql<{ type: string }>`
      select type from webhook_deliveries where user_id = ${user.userId}
    `.execute(app.db);
    expect(rows).toHaveLength(100);
  });
  const shown = await deliveriesOf(user, webhook.id);
  expect(shown).toHaveLength(100);
  expect(JSON.parse(shown[0]?.body ?? '')).toMatchObject({ data: { task: { title: 'Task 129' } } });
  expect(JSON.parse(shown[99]?.body ?? '')).toMatchObject({ data: { task: { title: 'Task 30' } } });
});

longTest('a webhook for which too much waits is paused', async () => {
  const receiver = await startReceiver((_, response) => void response.writeHead(500).end());
  const { user, webhook, project, add } = await makeTeller(receiver.address);
  const at = app.clock.now();
  const waiting = Array.from({ length: 10_001 }, () => ({
    id: crypto.randomUUID(),
    lane: project.id,
    type: 'task.created',
    body: '{}',
  }));
  const expiresAt = new Date(at.getTime() + 60_000);
  await insertDeliveries(app.db, { userId: user.userId, id: webhook.id }, waiting, {
    now: at,
    expiresAt,
    after: 0,
  });
  await add('One too many');
  expect((await webhookOf(user))?.paused).toBe('overflowing');
  await add('Two too many');
  expect(await mailTo(app.services.config.dataDir, user.email)).toContain('Too many deliveries waited');
});

test('whoever is done sees a delivery that was being added meanwhile, and goes on', async () => {
  const own = await startTestApp({ config: RECEIVING });
  const { user, webhook } = await makeTeller('http://127.0.0.1:9/hook', own);
  const of = { userId: user.userId, id: webhook.id };
  const now = own.clock.now();
  const until = new Date(now.getTime() + 60_000);
  const claim = randomUUIDv7();
  expect(await claimSending(own.db, of, { claim, now, until })).toBeDefined();

  const { released } = await own.db.transaction().execute(async (trx) => {
    const [active] = await lockActive(trx, of.userId, now);
    expect(active).toMatchObject({ is_sending: true });
    const released = releaseIfDone(own.db, of, { claim, now });
    await eventually(async () => expect(await isAnybodyHeldUp(own.db)).toBe(true));
    const delivery = { id: randomUUIDv7(), lane: of.id, type: 'task.created', body: '{}' };
    await insertDeliveries(trx, of, [delivery], { now, expiresAt: until, after: active?.last_position ?? 0 });
    return { released };
  });
  expect(await released).toBe(false);
});
