import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { failureOf, makeAccount, PERSON, signUp } from '../testing/accounts.ts';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { codeIn, mailTo, otherThan, outboxOf } from '../testing/mailbox.ts';

const verify = (app: TestApp, email: string, code: string) =>
  app.client().auth.verifyEmail({ body: { email, code } });

const logIn = (app: TestApp, email: string, password: string) =>
  app.client().auth.logIn({ body: { email, password } });

test('a person signs up, verifies the address with the code from the mail and logs in', async () => {
  const app = await startTestApp();

  const signedUp = await app.client().auth.signUp({ body: { ...PERSON, email: ' Ana@Example.com ' } });
  expect(signedUp).toEqual({
    success: true,
    message: 'Account created successfully! Please verify your email.',
  });
  const code = codeIn(await mailTo(app.dataDir, PERSON.email));

  expect(await failureOf(verify(app, PERSON.email, otherThan(code)))).toMatchObject({
    status: 400,
    code: 'invalid_code',
    message: 'Invalid verification code',
  });
  expect((await verify(app, PERSON.email, code)).message).toBe('Email verified successfully!');
  expect(await failureOf(verify(app, PERSON.email, code))).toMatchObject({ code: 'invalid_code' });

  const { data } = await logIn(app, 'ANA@example.com', PERSON.password);
  expect(data.user).toMatchObject({
    firstname: 'Ana',
    lastname: 'Silva',
    email: PERSON.email,
    emailVerified: true,
    timezone: 'America/Los_Angeles',
    phoneNumber: '',
    location: '',
    bio: '',
    avatar: null,
  });
  expect(data.user.id).toBe(data.user._id);
  const api = app.client(data.token);
  expect((await api.auth.profile()).data).toEqual(data.user);
  expect((await api.users.profile()).data).toEqual(data.user);
});

describe('a sign-up is refused', () => {
  let app: TestApp;
  beforeAll(async () => {
    const opened = await openTestApp();
    app = opened.app;
    return opened.close;
  });

  test.each([
    [{ firstname: 'A' }, 'firstname', 'Name must be at least 2 characters'],
    [{ lastname: 'R2D2' }, 'lastname', 'Name can only contain letters and spaces'],
    [{ email: 'ana@example' }, 'email', 'Please enter a valid email address'],
    [{ password: 'short1!' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'Kettleorbit42' }, 'password', 'Password must contain at least one special character'],
    [{ password: `Kettle-orbit-42!${'x'.repeat(128)}` }, 'password', 'Please use at most 128 characters'],
    [{ timezone: 'Mars/Olympus' }, 'timezone', 'Please choose a time zone from the list'],
    [{ timezone: 'PST' }, 'timezone', 'Please choose a time zone from the list'],
    [{ timezone: 'US/Pacific-New' }, 'timezone', 'Please choose a time zone from the list'],
    [{ timezone: `Europe/${'x'.repeat(64)}` }, 'timezone', 'Please choose a time zone from the list'],
  ])('at its field: %o', async (change, path, message) => {
    const failure = await failureOf(app.client().auth.signUp({ body: { ...PERSON, ...change } }));
    expect(failure).toMatchObject({
      status: 400,
      code: 'invalid_input',
      message,
      errors: [{ path, message }],
    });
    expect(outboxOf(app.dataDir)).toEqual([]);
  });

  test.each(['Password1!', 'P@ssw0rd!', 'Qwerty123!', 'Welcome@1', '1qaz@WSX', 'Sunshine$2026'])(
    'for a password that everybody guesses first: %s',
    async (password) => {
      expect(await failureOf(app.client().auth.signUp({ body: { ...PERSON, password } }))).toMatchObject({
        status: 400,
        message: 'This password is too common. Please choose another.',
        errors: [{ path: 'password' }],
      });
    },
  );
});

test('a zone that a browser names by an old name is kept, and one that is unknown later locks nobody out', async () => {
  const app = await startTestApp();
  const { email, code } = await signUp(app, { timezone: 'Asia/Calcutta' });
  await verify(app, email, code);
  const { data } = await logIn(app, email, PERSON.password);
  expect(data.user.timezone).toBe('Asia/Calcutta');
  await app.client(data.token).projects.stats();

  await sql`update users set timezone = 'US/Pacific-New'`.execute(app.db);
  const later = (await logIn(app, email, PERSON.password)).data.token;
  expect((await app.client(later).auth.profile()).data.timezone).toBe('US/Pacific-New');
  await app.client(later).projects.stats();
});

test('a code works for ten minutes', async () => {
  const app = await startTestApp();
  const { email, code } = await signUp(app);
  app.clock.advance({ minutes: 10 });
  expect(await failureOf(verify(app, email, code))).toMatchObject({ status: 400, code: 'invalid_code' });
  await app.client().auth.resendVerification({ body: { email } });
  const fresh = codeIn(await mailTo(app.dataDir, email, 2));
  app.clock.advance({ minutes: 9, seconds: 59 });
  await verify(app, email, fresh);
});

longTest(
  'another code ends the one before; codes go out once a minute, three times an hour, five times a day',
  async () => {
    const app = await startTestApp();
    const { email, code } = await signUp(app);
    const resend = () => app.client().auth.resendVerification({ body: { email } });
    const refused = async () => {
      const { status, code: reason, message, retryAfterSeconds } = await failureOf(resend());
      expect([status, reason]).toEqual([429, 'resend_too_soon']);
      return { message, retryAfterSeconds };
    };

    app.clock.advance({ seconds: 17 });
    expect(await refused()).toEqual({
      message: 'A code was already sent to this address. Please try again in 43 seconds.',
      retryAfterSeconds: 43,
    });
    app.clock.advance({ seconds: 43 });
    expect(await resend()).toEqual({ success: true, message: 'Verification code resent!' });
    const second = codeIn(await mailTo(app.dataDir, email, 2));
    if (second !== code)
      expect(await failureOf(verify(app, email, code))).toMatchObject({ code: 'invalid_code' });

    app.clock.advance({ minutes: 1 });
    await resend();
    app.clock.advance({ minutes: 1 });
    expect(await refused()).toMatchObject({ retryAfterSeconds: 57 * 60 });
    app.clock.advance({ minutes: 57 });
    await resend();
    app.clock.advance({ minutes: 1 });
    await resend();
    app.clock.advance({ minutes: 59 });
    expect(await refused()).toMatchObject({ message: expect.stringContaining('in 22 hours') });
    await mailTo(app.dataDir, email, 5);
  },
);

longTest('whether 3/4 is in March or in April follows from the browser that signs up', async () => {
  const app = await startTestApp();
  const orderOf = async (place: { locale?: string }, network: string) => {
    const { email, code } = await signUp(app, { ...place, email: `${network}@example.com` });
    await verify(app, email, code);
    const { data } = await logIn(app, email, PERSON.password);
    return (await app.client(data.token).users.settings()).data.locale;
  };
  expect(await orderOf({ locale: 'de-de-u-hc-h12' }, 'jonas')).toBe('de-DE');
  expect(await orderOf({}, 'ana')).toBe('en-US');
});

longTest('a second sign-up takes the place of one that was never verified', async () => {
  const app = await startTestApp();
  const { email, code } = await signUp(app);
  const again = { ...PERSON, firstname: 'Beatriz', password: 'Lantern-river-77?', timezone: 'Asia/Tokyo' };
  expect(await failureOf(app.client().auth.signUp({ body: again }))).toMatchObject({
    status: 429,
    code: 'resend_too_soon',
  });
  app.clock.advance({ minutes: 1 });
  await app.client().auth.signUp({ body: again });
  const fresh = codeIn(await mailTo(app.dataDir, email, 2));
  if (fresh !== code)
    expect(await failureOf(verify(app, email, code))).toMatchObject({ code: 'invalid_code' });
  await verify(app, email, fresh);

  expect(await failureOf(logIn(app, email, PERSON.password))).toMatchObject({ status: 401 });
  const { data } = await logIn(app, email, again.password);
  expect(data.user).toMatchObject({ firstname: 'Beatriz', timezone: 'Asia/Tokyo' });
});

test('signing up with an address that has an account tells only its owner, and changes nothing', async () => {
  const app = await startTestApp();
  const { email, password } = await makeAccount(app);
  app.clock.advance({ minutes: 1 });
  const stranger = { ...PERSON, firstname: 'Eve', password: 'Lantern-river-77?' };
  const answered = await app.client().auth.signUp({ body: stranger });
  expect(answered.message).toBe('Account created successfully! Please verify your email.');

  const mail = await mailTo(app.dataDir, email, 2);
  expect(mail).toContain('Subject: You already have a Daymark account');
  expect(mail).not.toMatch(/^\d{5}$/m);
  expect(mail).not.toContain('Eve');
  expect(await failureOf(logIn(app, email, stranger.password))).toMatchObject({ status: 401 });
  expect((await logIn(app, email, password)).data.user.firstname).toBe('Ana');
});

test('known and unknown addresses get the same bytes', async () => {
  const app = await startTestApp();
  await makeAccount(app);
  app.clock.advance({ days: 1 });
  const ask = async (url: string, payload: object) => {
    const { statusCode, body, headers } = await app.app.inject({
      method: 'POST',
      url: `/api/auth/${url}`,
      payload,
    });
    const { 'x-request-id': id, date: _, ...sent } = headers;
    return { statusCode, body: body.replaceAll(String(id), ''), sent };
  };
  const answersFor = async (email: string) => {
    const answers = [
      await ask('resend-verification', { email }),
      await ask('resend-verification', { email }),
    ];
    for (let guess = 0; guess < 6; guess++) answers.push(await ask('verify-email', { email, code: '00000' }));
    answers.push(await ask('login', { email, password: 'Wrong-password-1!' }));
    app.clock.advance({ minutes: 1 });
    answers.push(await ask('signup', { ...PERSON, email }));
    answers.push(await ask('signup', { ...PERSON, email }));
    return answers;
  };

  const known = await answersFor(PERSON.email);
  app.clock.advance({ minutes: 30 });
  const unknown = await answersFor('eva@example.com');
  expect(unknown).toEqual(known);
  expect(known.map(({ statusCode }) => statusCode)).toEqual([
    200, 429, 400, 400, 400, 400, 400, 429, 401, 201, 429,
  ]);
});

test('nothing secret stands in the logs or, in clear, in the database', async () => {
  const app = await startTestApp();
  const { email, password, code } = await signUp(app);
  await verify(app, email, code);
  const { data } = await logIn(app, email, password);
  await app.client(data.token).auth.profile();
  await failureOf(logIn(app, email, 'Wrong-password-1!'));
  await eventually(() => expect(app.lines.filter((line) => line.includes('"answered"'))).toHaveLength(5));

  const log = app.lines.join('');
  for (const secret of [password, data.token, email]) expect(log).not.toContain(secret);
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  expect(app.shown).toEqual([`Mail to ${email}: code ${code}`]);

  const { rows } = await sql<{ kept: string }>`
    select to_jsonb(t)::text as kept from users t
    union all select to_jsonb(t)::text from sessions t
    union all select to_jsonb(t)::text from codes t
    union all select to_jsonb(t)::text from limits t
    union all select to_jsonb(t)::text from pgboss.job t where name = 'mail'
  `.execute(app.db);
  const database = rows.map(({ kept }) => kept).join('\n');
  expect(database).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(database).toContain('sealed');
  for (const secret of [password, data.token, data.token.slice(-43)]) expect(database).not.toContain(secret);
  expect(database).not.toMatch(new RegExp(`\\b${code}\\b`));
});
