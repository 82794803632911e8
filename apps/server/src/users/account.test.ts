import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDED, failureOf, isEndedWithinASecond, PERSON } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { mailTo } from '../testing/mailbox.ts';
import { makeOwner } from '../testing/owner.ts';
import { makeUser, type TestUser } from '../testing/people.ts';
import { rowsOf } from '../testing/rows.ts';

const NEW = 'Lantern-river-77?';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const logIn = (email: string, password: string) => app.client().auth.logIn({ body: { email, password } });
const change = ({ api }: Pick<TestUser, 'api'>, currentPassword: string, newPassword = NEW) =>
  api.users.changePassword({ body: { currentPassword, newPassword } });

describe('a password is changed', () => {
  test('by who knows it: the other sessions end on every node, this one stays, and a mail tells of it', async () => {
    const another = await app.startAnother();
    const ana = await makeUser(app);
    const elsewhere = (await logIn(ana.email, PERSON.password)).data.token;
    await another.client(elsewhere).auth.profile();

    expect((await change(ana, PERSON.password)).message).toBe('Password changed successfully!');

    expect(await failureOf(app.client(elsewhere).auth.profile())).toMatchObject(ENDED);
    await isEndedWithinASecond(another, elsewhere);
    await another.client(ana.token).auth.profile();
    expect(await failureOf(logIn(ana.email, PERSON.password))).toMatchObject({ status: 401 });
    await logIn(ana.email, NEW);
    expect(await mailTo(app.dataDir, ana.email)).toContain('Subject: Your Daymark password was changed');
  });

  test('only with the current one, which may be guessed ten times in a quarter of an hour', async () => {
    const ana = await makeUser(app);
    const refusal = {
      status: 400,
      code: 'invalid_input',
      message: 'This is not your current password',
      errors: [{ path: 'currentPassword', message: 'This is not your current password' }],
    };
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () => failureOf(change(ana, 'Wrong-password-1!'))),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
    expect(guesses.find(({ status }) => status === 400)).toMatchObject(refusal);
    expect(await failureOf(change(ana, PERSON.password))).toMatchObject({
      status: 429,
      message: 'Too many wrong passwords. Please try again in 15 minutes.',
      retryAfterSeconds: 900,
    });
    // Neither the session nor the log-in is lost.
    await logIn(ana.email, PERSON.password);
    app.clock.advance({ minutes: 15 });
    await change(ana, PERSON.password);
  });

  test.each([
    ['Kett-7', 'Password must be at least 8 characters'],
    ['kettle orbit', 'Password is too weak!'],
    ['P@ssw0rd!', 'This password is too common. Please choose another.'],
    [`Kettle-7${'x'.repeat(128)}`, 'Please use at most 128 characters'],
    ['', 'Password must be at least 8 characters'],
  ])('but not into %j', async (newPassword, message) => {
    const ana = await makeUser(app);
    expect(await failureOf(change(ana, PERSON.password, newPassword))).toMatchObject({
      status: 400,
      errors: [{ path: 'newPassword', message }],
    });
    await logIn(ana.email, PERSON.password);
  });

  test('once, by the first of several at once that know it', async () => {
    const ana = await makeUser(app);
    const changes = Array.from({ length: 5 }, (_, n) => change(ana, PERSON.password, `Lantern-river-${n}`));
    const outcomes = await Promise.allSettled(changes);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    await logIn(ana.email, `Lantern-river-${winner}`);
  });
});

describe('an account is deleted', () => {
  test('with everything in it, and the address can be signed up again at once', async () => {
    const ana = await makeOwner(app);
    const neighbour = await makeOwner(app);
    const neighbours = await rowsOf(app, neighbour.userId);
    expect(Object.keys(await rowsOf(app, ana.userId))).toEqual(
      expect.arrayContaining(['users', 'logins', 'sessions', 'projects', 'milestones', 'subtasks']),
    );
    await app.client().auth.forgotPassword({ body: { email: ana.email } });
    await mailTo(app.dataDir, ana.email);

    const answer = await ana.api.users.deleteAccount({ body: { password: PERSON.password } });
    expect(answer.message).toBe('Your account was deleted');

    expect(await rowsOf(app, ana.userId)).toEqual({});
    expect(await rowsOf(app, neighbour.userId)).toEqual(neighbours);
    expect(await failureOf(ana.api.auth.profile())).toMatchObject(ENDED);
    expect(await failureOf(logIn(ana.email, PERSON.password))).toMatchObject({ status: 401 });
    expect(await mailTo(app.dataDir, ana.email, 2)).toContain('Subject: Your Daymark account was deleted');

    await app.client().auth.signUp({ body: { ...PERSON, email: ana.email } });
    expect(await mailTo(app.dataDir, ana.email, 3)).toContain('Subject: Your Daymark verification code');
  });

  longTest('only with the password, and a wrong one is limited', async () => {
    const ana = await makeOwner(app);
    const before = await rowsOf(app, ana.userId);
    const remove = (password: string) => ana.api.users.deleteAccount({ body: { password } });
    expect(await failureOf(remove(''))).toMatchObject({
      status: 400,
      errors: [{ path: 'password', message: 'This field is required' }],
    });
    for (let n = 0; n < 10; n++)
      expect(await failureOf(remove('Wrong-password-1!'))).toMatchObject({
        status: 400,
        errors: [{ path: 'password', message: 'This is not your current password' }],
      });
    expect(await failureOf(remove(PERSON.password))).toMatchObject({ status: 429 });
    expect(await rowsOf(app, ana.userId)).toEqual(before);
  });

  longTest(
    'also while others use it: what they do is refused or goes with it, and nothing stays behind',
    async () => {
      const another = await app.startAnother();
      const ana = await makeUser(app);
      const body = { name: 'New', startDate: '2026-11-23', dueDate: '2026-12-01' };
      const busy = Array.from({ length: 10 }, (_, n) =>
        (n % 2 ? another : app).client(ana.token).projects.create({ body }),
      );
      const outcomes = await Promise.allSettled([
        ...busy,
        ana.api.users.deleteAccount({ body: { password: PERSON.password } }),
        app.client().auth.signUp({ body: { ...PERSON, email: ana.email } }),
      ]);
      expect(outcomes.at(-2)?.status).toBe('fulfilled');
      expect(await rowsOf(app, ana.userId)).toEqual({});
      const statuses = await Promise.all(
        busy.map((call) =>
          call.then(
            () => 201,
            (error) => error.status,
          ),
        ),
      );
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    },
  );
});
