import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, PERSON } from '../testing/accounts.ts';
import { makeApiToken } from '../testing/api-tokens.ts';
import { openTestApp, type TestApp, type TestNode } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { codeIn, mailTo } from '../testing/mailbox.ts';
import { makeUser, type TestUser } from '../testing/people.ts';
import { purgeExpired } from './service.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const INVALID = { status: 401, code: 'unauthenticated', message: 'This API token is not valid any more' };

const useOf = (node: TestNode, secret: string) => node.client(secret).projects.list();
const refusalOf = (node: TestNode, secret: string) => failureOf(useOf(node, secret));
const listOf = async ({ api }: TestUser) => (await api.apiTokens.list()).data;

/** On this node at once, and on another within a second. */
async function isRevoked(another: TestNode, secret: string): Promise<void> {
  expect(await refusalOf(app, secret)).toMatchObject(INVALID);
  await delay(1_010);
  expect(await refusalOf(another, secret)).toMatchObject(INVALID);
}

describe('an API token', () => {
  test('is shown once, with a prefix of its own, and only its hash is kept', async () => {
    const user = await makeUser(app);
    const { secret, ...made } = await makeApiToken(app, user, {
      name: ' Backup  script ',
      scopes: ['write', 'read'],
    });
    expect(secret).toMatch(/^daymark_api_[0-9a-f]{32}_[\w-]{43}$/);
    const now = app.clock.now();
    expect(await listOf(user)).toEqual([
      {
        ...{ id: made.id, _id: made.id, name: 'Backup script', scopes: ['read', 'write'], projectIds: null },
        connectedFrom: null,
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
        lastUsedAt: null,
      },
    ]);
    const { rows } = await sql<{ token_hash: Buffer }>`
      select token_hash from api_tokens where user_id = ${user.userId}`.execute(app.db);
    expect(rows).toEqual([{ token_hash: createHash('sha256').update(secret).digest() }]);
    expect(app.lines.join('')).not.toContain(secret.slice(-43));
  });

  test('is told of by mail, which holds nothing of it', async () => {
    const user = await makeUser(app);
    const { secret } = await makeApiToken(app, user, { name: 'Hostile name' });
    const mail = await mailTo(app.dataDir, user.email);
    expect(mail).toContain('Subject: A new API token for your Daymark account');
    expect(mail).toContain('/settings?tab=3Dsecurity');
    expect(mail).not.toMatch(/Hostile name|daymark_api/);
    expect(mail).not.toContain(secret.slice(-20));
  });

  test('works until it expires, is listed for thirty days more, and then forgotten', async () => {
    const user = await makeUser(app);
    const short = await makeApiToken(app, user, { days: 30 });
    const endless = await makeApiToken(app, user, { days: null });
    await short.api.projects.list();
    app.clock.advance({ days: 30 });
    expect(await refusalOf(app, short.secret)).toMatchObject(INVALID);
    await endless.api.projects.list();

    const again = async () => ({ ...user, api: app.client(await logIn(user.email)) });
    await purgeExpired(app.db, app.clock.now());
    expect((await listOf(await again())).map(({ id }) => id).toSorted()).toEqual(
      [short.id, endless.id].toSorted(),
    );
    app.clock.advance({ days: 30, seconds: 1 });
    await purgeExpired(app.db, app.clock.now());
    expect(await listOf(await again())).toMatchObject([{ id: endless.id, expiresAt: null }]);
  });

  longTest('notes its use at most once a minute, over all nodes', async () => {
    const user = await makeUser(app);
    const another = await app.startAnother();
    const { secret } = await makeApiToken(app, user);
    const lastUse = async () => (await listOf(user))[0]?.lastUsedAt;
    await useOf(app, secret);
    const first = app.clock.now().toISOString();
    await expect.poll(lastUse).toBe(first);

    app.clock.advance({ seconds: 59 });
    await delay(1_010);
    await useOf(app, secret);
    await useOf(another, secret);
    expect(await lastUse()).toBe(first);
    app.clock.advance({ seconds: 1 });
    await delay(1_010);
    await useOf(another, secret);
    await expect.poll(lastUse).toBe(app.clock.now().toISOString());
  });

  test('begins no session', async () => {
    const user = await makeUser(app);
    const { api } = await makeApiToken(app, user);
    await api.projects.list();
    await api.projects.create({
      body: { name: 'By script', startDate: '2026-11-23', dueDate: '2026-12-11' },
    });
    expect((await user.api.auth.sessions()).count).toBe(1);
  });

  test('can be had fifty times, and one more once another is revoked', async () => {
    const user = await makeUser(app);
    const made = await Promise.all(Array.from({ length: 49 }, () => makeApiToken(app, user)));
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => makeApiToken(app, user)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failureOf(makeApiToken(app, user))).toMatchObject({
      status: 409,
      message: 'You can have at most 50 API tokens. Please revoke one first.',
    });
    await made[0]?.revoke();
    await makeApiToken(app, user);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Please enter a name'],
    [{ scopes: [] }, 'scopes', 'Please choose what the token may do'],
    [{ scopes: ['admin' as 'read'] }, 'scopes.0', 'A scope is one of read, propose, write'],
    [{ days: 31 as 30 }, 'days', 'A token is valid for 30, 90 or 365 days, or for ever (null)'],
    [{ projectIds: [] }, 'projectIds', 'Please choose a project, or all projects'],
    [
      { projectIds: ['00000000-0000-7000-8000-000000000000'] },
      'projectIds',
      'Please choose among your projects',
    ],
  ])('cannot be made with %j', async (fields, path, message) => {
    const user = await makeUser(app);
    expect(await failureOf(makeApiToken(app, user, fields))).toMatchObject({
      status: 400,
      errors: [{ path, message }],
    });
    expect(await listOf(user)).toEqual([]);
  });
});

const logIn = async (email: string, password = PERSON.password) =>
  (await app.client().auth.logIn({ body: { email, password } })).data.token;

describe('an API token ends', () => {
  /** A user with a token in use on two nodes. */
  async function makeUsed() {
    const another = await app.startAnother();
    const user = await makeUser(app);
    const token = await makeApiToken(app, user);
    await useOf(app, token.secret);
    await useOf(another, token.secret);
    return { user, another, token };
  }

  test('when it is revoked, on every node within a second, and the others stay', async () => {
    const { user, another, token } = await makeUsed();
    const other = await makeApiToken(app, user);
    expect((await token.revoke()).message).toBe('API token revoked');
    await isRevoked(another, token.secret);
    await useOf(another, other.secret);
    expect(await failureOf(token.revoke())).toMatchObject({ status: 404, message: 'API token not found' });
    expect((await listOf(user)).map(({ id }) => id)).toEqual([other.id]);
  });

  longTest('with "sign out everywhere", and not with the other sessions alone', async () => {
    const { user, another, token } = await makeUsed();
    await user.api.auth.endSessions({ query: { others: 'true' } });
    await useOf(app, token.secret);
    await user.api.auth.endSessions();
    await isRevoked(another, token.secret);
  });

  longTest('with a password reset, and not with a change of the password', async () => {
    const { user, another, token } = await makeUsed();
    const { email } = user;
    const newPassword = 'Lantern-river-77?';
    await mailTo(app.dataDir, email);
    await user.api.users.changePassword({ body: { currentPassword: PERSON.password, newPassword } });
    await useOf(app, token.secret);
    await mailTo(app.dataDir, email, 2);

    await app.client().auth.forgotPassword({ body: { email } });
    const code = codeIn(await mailTo(app.dataDir, email, 3));
    await app.client().auth.resetPassword({ body: { email, code, newPassword: PERSON.password } });
    await isRevoked(another, token.secret);
    expect(await listOf({ ...user, api: app.client(await logIn(email)) })).toEqual([]);
  });

  longTest('with the account', async () => {
    const { user, another, token } = await makeUsed();
    await user.api.users.deleteAccount({ body: { password: PERSON.password } });
    await isRevoked(another, token.secret);
    const { rows } = await sql`select from limits where subject = ${user.userId}`.execute(app.db);
    expect(rows).toEqual([]);
  });
});

describe('an API token may make 120 requests a minute', () => {
  test('over all nodes, and then says when to go on; the person and other tokens are not held up', async () => {
    const another = await app.startAnother();
    const user = await makeUser(app);
    const { secret } = await makeApiToken(app, user);
    const other = await makeApiToken(app, user);
    const asked = await Promise.allSettled(
      Array.from({ length: 130 }, (_, n) => useOf(n % 2 ? app : another, secret)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(120);
    expect(await refusalOf(app, secret)).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      retryAfterSeconds: 60,
      message:
        'An API token may make 120 requests a minute, and this one made more. Please try again in 60 seconds.',
    });
    await other.api.projects.list();
    await user.api.projects.list();

    app.clock.advance({ minutes: 1 });
    await useOf(app, secret);
    const { rows } = await sql<{ kept: number }>`
      select cardinality(events) as kept from limits
      where subject = ${user.userId} and cardinality(events) < 120 and kind like 'requests of %'`.execute(
      app.db,
    );
    expect(rows).toEqual([{ kept: 1 }, { kept: 1 }]);
  });
});
