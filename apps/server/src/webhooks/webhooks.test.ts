import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';
import { makeWebhook, RECEIVING, type Receiver, startReceiver } from '../testing/webhooks.ts';
import { catchUp } from './service.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp({ config: RECEIVING }));
});
afterAll(() => close());

const BLANK = { description: '' };

const untilReceived = (receiver: Receiver, count: number) =>
  eventually(() => expect(receiver.received.length).toBeGreaterThanOrEqual(count));

/** As the job that runs every few minutes. */
const catchUpNow = ({ services }: TestApp) => catchUp(services);

describe('what changes is told', () => {
  test('signed as the Standard Webhooks specification says, and the secret is shown once and kept encrypted', async () => {
    const user = await makeUser(app);
    const receiver = await startReceiver();
    const { webhook, secret } = await makeWebhook(user, receiver.address);
    const { project } = await makeProject(user, { ...BLANK, name: 'Käse & “Brot”' });
    await untilReceived(receiver, 1);

    const [event] = receiver.received;
    vi.setSystemTime(app.clock.now());
    const verified = new Webhook(secret).verify(event?.body ?? '', {
      'webhook-id': String(event?.headers['webhook-id']),
      'webhook-timestamp': String(event?.headers['webhook-timestamp']),
      'webhook-signature': String(event?.headers['webhook-signature']),
    });
    vi.useRealTimers();
    expect(verified).toMatchObject({
      type: 'project.created',
      timestamp: app.clock.now().toISOString(),
      data: { project: { id: project.id, name: 'Käse & “Brot”', status: 'Pending', dueDate: '2026-12-11' } },
    });
    expect(event?.path).toBe('/hook');
    expect(event?.headers['content-type']).toBe('application/json');

    expect(JSON.stringify(await user.api.webhooks.list())).not.toContain(secret);
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(w)::text as row from webhooks w where user_id = ${user.userId}
    `.execute(app.db);
    expect(rows[0]?.row).toContain(webhook.id);
    expect(rows[0]?.row).not.toContain(secret.slice('whsec_'.length));
    await eventually(async () =>
      expect((await user.api.webhooks.list()).data).toMatchObject([
        { id: webhook.id, paused: null, deliveredAt: app.clock.now().toISOString() },
      ]),
    );
  });

  test('of projects and tasks, with one event a change, in the order of the changes', async () => {
    const user = await makeUser(app);
    const receiver = await startReceiver();
    await makeWebhook(user, receiver.address, { kinds: ['project', 'task'] });
    const { project } = await makeProject(user, BLANK);
    const params = { id: project.id };
    const task = await addSubtask(user, project.id, { title: 'Gallery', dueDate: '2026-11-24' });
    const one = { params: { id: task.id } };
    await user.api.subtasks.change({ ...one, body: { title: 'Gallery of pots' } });
    await user.api.subtasks.change({ ...one, body: { dueDate: '2026-11-25' } });
    await user.api.subtasks.change({ ...one, body: { status: 'Completed' } });
    await user.api.subtasks.change({ ...one, body: { status: 'Pending' } });
    await user.api.subtasks.delete(one);
    await user.api.subtasks.restore(one);
    await user.api.projects.change({ params, body: { name: 'Site' } });
    await user.api.projects.delete({ params });
    await user.api.trash.restore({ params });

    const expected = [
      'project.created',
      'task.created',
      'task.changed',
      'task.moved',
      'task.completed',
      'project.completed',
      'task.reopened',
      'project.reopened',
      'task.deleted',
      'task.restored',
      'project.changed',
      'project.deleted',
      'project.restored',
    ];
    await untilReceived(receiver, expected.length);
    expect(receiver.types()).toEqual(expected);
    expect(receiver.received[4]?.data).toMatchObject({
      project: { id: project.id, name: 'Portfolio site' },
      task: { id: task.id, title: 'Gallery of pots', status: 'Completed', dueDate: '2026-11-25' },
    });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(expected.length);
  });

  test('of measured time', async () => {
    const user = await makeUser(app);
    const { project } = await makeProject(user, BLANK);
    const task = await addSubtask(user, project.id, { title: 'Glaze' });
    const receiver = await startReceiver();
    await makeWebhook(user, receiver.address, { kinds: ['time'] });
    const body = { subtaskId: task.id };
    await user.api.timers.start({ body });
    await user.api.timers.stop({ body: { minutes: 25 } });
    await user.api.timers.start({ body });
    await user.api.timers.discard();

    await untilReceived(receiver, 4);
    expect(receiver.types()).toEqual(['time.started', 'time.stopped', 'time.started', 'time.discarded']);
    expect(receiver.received[1]?.data).toMatchObject({
      task: { id: task.id, title: 'Glaze' },
      time: { minutes: 25, startedAt: app.clock.now().toISOString() },
    });
  });

  longTest('of plans, and of waits when they begin and end', async () => {
    const own = await startTestApp({ config: RECEIVING });
    const user = await makeUser(own);
    const receiver = await startReceiver();
    await makeWebhook(user, receiver.address, { kinds: ['plan', 'wait'] });
    const description =
      'Send the draft to the editor, 2 hours.\nThe editor needs 5 days for it.\nRevise the draft, 3 hours.';
    const { project } = await makeProject(user, {
      ...{ name: 'Book', description, generateAISubtasks: true, depth: 'as-written' },
    });
    await untilReceived(receiver, 2);
    expect(receiver.types()).toEqual(['plan.changed', 'wait.planned']);
    const wait = receiver.received[1]?.data.wait;
    expect(wait?.to && wait.to > wait.from).toBe(true);

    const { data } = await user.api.subtasks.list({ params: { projectId: project.id } });
    const [draft] = data;
    await user.api.subtasks.change({ params: { id: draft?.id ?? '' }, body: { status: 'Completed' } });
    await untilReceived(receiver, 3);
    const [started] = (await user.api.waits.list({ params: { projectId: project.id } })).data;
    await user.api.waits.answer({ params: { id: started?.id ?? '' }, body: {} });
    await catchUpNow(own);
    await untilReceived(receiver, 4);
    expect(receiver.types().slice(2)).toEqual(['wait.started', 'wait.ended']);
  });

  test('only of what was chosen: these kinds, of this project', async () => {
    const user = await makeUser(app);
    const { project } = await makeProject(user, { ...BLANK, name: 'Mine' });
    const { project: other } = await makeProject(user, { ...BLANK, name: 'Other' });
    const [receiver, all] = [await startReceiver(), await startReceiver()];
    await makeWebhook(user, receiver.address, { kinds: ['task'], projectId: project.id });
    await makeWebhook(user, all.address);
    await addSubtask(user, other.id, { title: 'Not told' });
    await user.api.projects.change({ params: { id: project.id }, body: { name: 'Renamed' } });
    await addSubtask(user, project.id, { title: 'Told' });
    await untilReceived(receiver, 1);
    await untilReceived(all, 3);
    expect(receiver.received.map(({ data }) => data.task?.title)).toEqual(['Told']);
    expect(all.types().toSorted()).toEqual(['project.changed', 'task.created', 'task.created']);
  });

  test('also what no request told: a job’s changes, and those after which a node died', async () => {
    const user = await makeUser(app);
    const { project } = await makeProject(user, BLANK);
    const receiver = await startReceiver();
    await makeWebhook(user, receiver.address);
    const untold = { name: 'Changed by a job', version: sql<number>`version + 1` };
    await app.db.updateTable('projects').set(untold).where('user_id', '=', user.userId).execute();
    await catchUpNow(app);
    await untilReceived(receiver, 1);
    expect(receiver.received).toMatchObject([
      { type: 'project.changed', data: { project: { id: project.id, name: 'Changed by a job' } } },
    ]);
  });

  longTest('once each and in order, when two nodes change and send', async () => {
    const another = await app.startAnother();
    const user = await makeUser(app);
    const receiver = await startReceiver();
    await makeWebhook(user, receiver.address, { kinds: ['task'] });
    const { project } = await makeProject(user, BLANK);
    const there = another.client(user.token);
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 ? user.api : there).subtasks.create({
          params: { projectId: project.id },
          body: { title: `Task ${at}` },
        }),
      ),
    );
    // On a node that does not know of the webhook yet, the job that catches up tells it.
    await catchUpNow(app);
    await untilReceived(receiver, 40);
    const titles = receiver.received.map(({ data }) => data.task?.title);
    expect(new Set(titles).size).toBe(40);
    const { data } = await user.api.webhooks.list();
    const shown = (
      await user.api.webhooks.deliveries({ params: { id: data[0]?.id ?? '' } })
    ).data.toReversed();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(shown.map(({ id }) => id));
  });
});

describe('webhooks', () => {
  test('are limited, validated, and their own person’s', async () => {
    const user = await makeUser(app);
    const receiver = await startReceiver();
    for (const address of ['nowhere', 'ftp://a.example/', 'https://ana:secret@a.example/', '']) {
      const failure = await failureOf(makeWebhook(user, address));
      expect(failure).toMatchObject({ code: 'invalid_input', errors: [{ path: 'address' }] });
    }
    const kinds = await failureOf(makeWebhook(user, receiver.address, { kinds: [] }));
    expect(kinds?.errors?.[0]?.message).toContain('at least one of projects, tasks');
    const stranger = await makeUser(app);
    const { project } = await makeProject(stranger, BLANK);
    expect(await failureOf(makeWebhook(user, receiver.address, { projectId: project.id }))).toMatchObject({
      code: 'not_found',
    });
    for (let made = 0; made < 10; made++) await makeWebhook(user, receiver.address);
    expect((await failureOf(makeWebhook(user, receiver.address)))?.message).toBe(
      'You can have at most 10 webhooks',
    );
  });

  test('are paused and resumed, and what happened in the pause is not told', async () => {
    const user = await makeUser(app);
    const receiver = await startReceiver();
    const { webhook } = await makeWebhook(user, receiver.address, { kinds: ['project'] });
    const params = { id: webhook.id };
    await user.api.webhooks.change({ params, body: { isPaused: true } });
    await makeProject(user, { ...BLANK, name: 'In the pause' });
    expect(await failureOf(user.api.webhooks.test({ params }))).toMatchObject({ code: 'conflict' });
    const resumed = await user.api.webhooks.change({ params, body: { isPaused: false, name: 'Again' } });
    expect(resumed.data.webhook).toMatchObject({ paused: null, name: 'Again' });
    await makeProject(user, { ...BLANK, name: 'After it' });
    await untilReceived(receiver, 1);
    expect(receiver.received.map(({ data }) => data.project?.name)).toEqual(['After it']);
  });

  test('are paused by signing out everywhere', async () => {
    const user = await makeUser(app);
    const receiver = await startReceiver();
    await makeWebhook(user, receiver.address);
    await user.api.auth.endSessions();
    const { rows } = await sql`
      select paused_because from webhooks where user_id = ${user.userId}
    `.execute(app.db);
    expect(rows).toEqual([{ paused_because: 'signed_out' }]);
  });

  test('can be tried, without anything that changed', async () => {
    const user = await makeUser(app);
    const receiver = await startReceiver((_, response) => void response.writeHead(500).end());
    const { webhook } = await makeWebhook(user, receiver.address, { kinds: ['plan'] });
    const params = { id: webhook.id };
    const { delivery } = (await user.api.webhooks.test({ params })).data;
    expect(delivery).toMatchObject({ type: 'webhook.test', state: 'waiting' });
    await eventually(async () =>
      expect((await user.api.webhooks.deliveries({ params })).data).toMatchObject([
        { id: delivery.id, state: 'failed', attempts: 1, status: 500, nextTryAt: null },
      ]),
    );
    expect(receiver.types()).toEqual(['webhook.test']);
  });
});
