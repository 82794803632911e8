import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sendDailyMails } from '../reminders/daily-mails.ts';
import { ENDED, failureOf, isEndedWithinASecond, PERSON } from '../testing/accounts.ts';
import { makeApiToken } from '../testing/api-tokens.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { RECOVERY_CODE } from '../testing/log-in-keys.ts';
import { longTest } from '../testing/long-run.ts';
import { mailTo } from '../testing/mailbox.ts';
import { makeOwner } from '../testing/owner.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';
import { rowsOf } from '../testing/rows.ts';
import { makeServerOwner } from '../testing/server-owner.ts';
import { makeWebhook, RECEIVING, startReceiver } from '../testing/webhooks.ts';
import { insertDeliveries } from '../webhooks/delivery-store.ts';
import { catchUp } from '../webhooks/service.ts';

const DISABLED = {
  status: 403,
  code: 'account_disabled',
  message: 'Whoever runs this server has disabled your account. Ask them if you think that is a mistake.',
};

const logIn = (app: TestApp, email: string, password = PERSON.password) =>
  app.client().auth.logIn({ body: { email, password, code: RECOVERY_CODE } });

const disable = (owner: Awaited<ReturnType<typeof makeServerOwner>>, id: string, isDisabled = true) =>
  owner.api.server.changePerson({ params: { id }, body: { isDisabled } });

test('the owner sees who has an account and when they were there, and nothing of what they write', async () => {
  const app = await startTestApp();
  const owner = await makeServerOwner(app);
  app.clock.advance({ minutes: 1 });
  const ana = await makeUser(app);
  await makeProject(ana, { name: 'Secret project' });
  app.clock.advance({ days: 3 });
  // Another node, whose cache has no session of an earlier day.
  await (await app.startAnother()).client(ana.token).auth.profile();

  const answer = await owner.api.server.people();
  expect(answer).toMatchObject({ total: 2, page: 1, pages: 1 });
  expect(answer.data).toMatchObject([
    { email: owner.email, isOwner: true, projects: 0, disabledAt: null },
    { email: ana.email, isOwner: false, projects: 1, emailVerified: true, firstname: 'Ana' },
  ]);
  await expect
    .poll(async () => (await owner.api.server.people()).data[1]?.seenAt)
    .toBe(app.clock.now().toISOString());
  expect(JSON.stringify(answer)).not.toContain('Secret');
  await ana.api.auth.logOut();
  expect((await owner.api.server.people()).data[1]?.seenAt).toBe(app.clock.now().toISOString());
  expect((await owner.api.server.people({ query: { page: '2', limit: '1' } })).data).toMatchObject([
    { email: ana.email },
  ]);
});

test('the owner finds people by the beginnings of words of their name or address', async () => {
  const app = await startTestApp();
  const owner = await makeServerOwner(app);
  const jose = await makeUser(app);
  const other = await makeUser(app);
  await jose.api.users.changeProfile({ body: { firstname: 'José', lastname: 'Müller Ortiz' } });
  const found = async (query: string, more: { page?: string; limit?: string } = {}) => {
    const { data, total } = await owner.api.server.people({ query: { query, ...more } });
    return { emails: data.map(({ email }) => email), total };
  };
  const one = { emails: [jose.email], total: 1 };
  const [name = ''] = jose.email.split('@');

  expect(await found('ortiz jos')).toEqual(one);
  expect(await found('MULLER')).toEqual(one);
  expect(await found(name)).toEqual(one);
  expect(await found(jose.email)).toEqual(one);
  for (const nobody of ['rtiz', 'jose nobody', '%', 'o_tiz', `'; drop table users --`])
    expect((await found(nobody)).emails).not.toEqual(one.emails);
  expect(await found('example', { page: '2', limit: '2' })).toEqual({ emails: [other.email], total: 3 });
  expect(await found('example', { page: '9', limit: '2' })).toEqual({ emails: [], total: 3 });
  expect((await found('@ …')).total).toBe(3);
});

test('a disabled person is out on every node within a second, with tokens and feeds, and in again afterwards', async () => {
  const app = await startTestApp();
  const another = await app.startAnother();
  const owner = await makeServerOwner(app);
  const ana = await makeOwner(app);
  const { secret } = await makeApiToken(app, ana, { scopes: ['read'] });
  const readCalendar = () => fetch(`${app.address}/api/calendar/${ana.publishedFile}`);
  await another.client(ana.token).auth.profile();
  await another.client(secret).projects.list();
  expect((await readCalendar()).status).toBe(200);
  const before = await rowsOf(app, ana.userId);

  await disable(owner, ana.userId);
  expect(await failureOf(app.client(ana.token).auth.profile())).toMatchObject(ENDED);
  expect(await failureOf(app.client(secret).projects.list())).toMatchObject({ status: 401 });
  await isEndedWithinASecond(another, ana.token);
  expect(await failureOf(another.client(secret).projects.list())).toMatchObject({ status: 401 });
  expect((await readCalendar()).status).toBe(404);
  expect(await failureOf(logIn(app, ana.email))).toMatchObject(DISABLED);
  expect(await failureOf(logIn(app, ana.email, 'Wrong-password-1!'))).toMatchObject({
    status: 401,
    message: 'Invalid email or password',
  });
  const { users: _users, sessions: _sessions, api_tokens: _tokens, ...kept } = await rowsOf(app, ana.userId);
  const { users: _u, sessions: _s, api_tokens: _t, ...had } = before;
  expect({ ...kept, limits: '' }).toEqual({ ...had, limits: '' });

  await disable(owner, ana.userId, false);
  await logIn(app, ana.email);
  await app.client(secret).projects.list();
  expect((await readCalendar()).status).toBe(200);
});

longTest('a disabled person gets no digest, and the next one when they are enabled', async () => {
  const app = await startTestApp({ now: '2026-11-20T06:00:00Z' });
  const owner = await makeServerOwner(app);
  const people = [await makeUser(app), await makeUser(app)];
  for (const person of people) {
    const { project } = await makeProject(person, { description: '' });
    await addSubtask(person, project.id, { title: 'Send the offer', dueDate: '2026-11-20' });
    await person.api.reminders.changeSettings({ body: { digestAt: '07:00' } });
  }
  const [ana, bea] = people as [TestUser, TestUser];
  await disable(owner, ana.userId);
  app.clock.set('2026-11-20T07:01:00Z');
  await sendDailyMails({ ...app.services, log: (line) => void app.lines.push(line) });
  await mailTo(app.dataDir, bea.email);
  await disable(owner, ana.userId, false);
  app.clock.set('2026-11-23T07:01:00Z');
  await sendDailyMails({ ...app.services, log: (line) => void app.lines.push(line) });
  // It is the first of hers.
  expect(await mailTo(app.dataDir, ana.email)).toContain('Subject: Your day: Mon');
});

longTest(
  'nothing is sent to the webhooks of a disabled person, and what waited is sent when they are enabled',
  async () => {
    const app = await startTestApp({ config: RECEIVING });
    const receiver = await startReceiver();
    const owner = await makeServerOwner(app);
    const ana = await makeUser(app);
    const { project } = await makeProject(ana, { description: '' });
    const { webhook } = await makeWebhook(ana, receiver.address, { kinds: ['task'] });
    await addSubtask(ana, project.id, { title: 'One' });
    await expect.poll(() => receiver.received.length).toBe(1);
    await disable(owner, ana.userId);
    const at = app.clock.now();
    const waiting = {
      id: randomUUIDv7(),
      lane: randomUUIDv7(),
      type: 'webhook.test',
      body: '{"type":"waited"}',
    };
    const expiresAt = new Date(at.getTime() + 24 * 60 * 60 * 1_000);
    await insertDeliveries(app.db, { userId: ana.userId, id: webhook.id }, [waiting], {
      now: at,
      expiresAt,
      after: 1,
    });
    await app.services.jobs.enqueue(app.db, 'webhook', { userId: ana.userId, webhookId: webhook.id });
    await expect
      .poll(async () => {
        const { rows } =
          await sql`select 1 from pgboss.job where name = 'webhook' and state <> 'completed'`.execute(app.db);
        return rows.length;
      })
      .toBe(0);
    expect(receiver.received).toHaveLength(1);
    await disable(owner, ana.userId, false);
    app.clock.advance({ minutes: 5 });
    await catchUp({ ...app.services, db: app.db, now: app.clock.now });
    await expect.poll(() => receiver.types()).toContain('waited');
  },
);

test('the owner signs a person out everywhere: tokens and feeds are revoked, and they can log in again', async () => {
  const app = await startTestApp();
  const owner = await makeServerOwner(app);
  const ana = await makeOwner(app);
  const { secret } = await makeApiToken(app, ana, { scopes: ['read'] });
  await owner.api.server.signOutPerson({ params: { id: ana.userId } });
  expect(await failureOf(ana.api.auth.profile())).toMatchObject(ENDED);
  expect(await failureOf(app.client(secret).projects.list())).toMatchObject({ status: 401 });
  expect((await fetch(`${app.address}/api/calendar/${ana.publishedFile}`)).status).toBe(404);
  await logIn(app, ana.email);
});

test('the owner deletes a person with everything of theirs, and a mail tells them', async () => {
  const app = await startTestApp();
  const owner = await makeServerOwner(app);
  const [ana, neighbour] = [await makeOwner(app), await makeOwner(app)];
  const neighbours = await rowsOf(app, neighbour.userId);
  expect(await rowsOf(app, ana.userId)).not.toEqual({});
  await owner.api.server.deletePerson({ params: { id: ana.userId } });
  expect(await rowsOf(app, ana.userId)).toEqual({});
  expect(await rowsOf(app, neighbour.userId)).toEqual(neighbours);
  expect(await failureOf(ana.api.auth.profile())).toMatchObject(ENDED);
  expect(await mailTo(app.dataDir, ana.email)).toContain(
    'Whoever runs this Daymark server has deleted your account',
  );
  expect(await failureOf(owner.api.server.deletePerson({ params: { id: ana.userId } }))).toMatchObject({
    status: 404,
    message: 'Person not found',
  });
});

test('the owner can neither disable nor delete themself there', async () => {
  const app = await startTestApp();
  const owner = await makeServerOwner(app);
  const refusal = {
    status: 409,
    code: 'conflict',
    message: 'You are the owner of this server: you cannot do this to yourself here.',
  };
  expect(await failureOf(disable(owner, owner.userId))).toMatchObject(refusal);
  expect(await failureOf(owner.api.server.deletePerson({ params: { id: owner.userId } }))).toMatchObject(
    refusal,
  );
  await owner.api.auth.profile();
});
