import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDED, failureOf, isEndedWithinASecond, PERSON, signUp } from '../testing/accounts.ts';
import { openTestApp, startTestApp, type TestApp, type TestNode } from '../testing/harness.ts';
import { isAnybodyHeldUp } from '../testing/lock-waits.ts';
import { isLong, longTest } from '../testing/long-run.ts';
import { codeIn, mailTo, otherThan } from '../testing/mailbox.ts';
import { makeUser } from '../testing/people.ts';

const NEW = 'Lantern-river-77?';
/** Number of concurrent guesses. */
const AT_ONCE = isLong ? 1_000 : 40;

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

let networks = 0;
/** An unused network, so that the tests do not share limits. */
const newNetwork = () => {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};

/** Sends a request from a new network, or from the given one. */
async function post(path: string, payload: object, { node = app as TestNode, ip = newNetwork() } = {}) {
  const { statusCode, json } = await node.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    remoteAddress: ip,
  });
  const { message, code } = json<{ message: string; code?: string }>();
  return { status: statusCode, message, code };
}

const forgot = (email: string) => post('forgot-password', { email });
const check = (email: string, code: string) => post('verify-reset-code', { email, code });
const reset = (email: string, code: string, newPassword = NEW) =>
  post('reset-password', { email, code, newPassword });
const logIn = (email: string, password: string) => post('login', { email, password });

/** Requests a code when nobody has requested one for a minute. */
async function codeFor(email: string, mails = 1): Promise<string> {
  app.clock.advance({ minutes: 1 });
  expect(await forgot(email)).toMatchObject({
    status: 200,
    message: 'Password reset code sent to your email!',
  });
  return codeIn(await mailTo(app.dataDir, email, mails));
}

const WRONG_CODE = { status: 400, code: 'invalid_code', message: 'Invalid or expired code' };

test('who forgot the password chooses another with the code from the mail, and every session ends', async () => {
  const another = await app.startAnother();
  const { email, token } = await makeUser(app);
  await another.client(token).auth.profile();
  const code = await codeFor(email);

  expect(await check(email, otherThan(code))).toEqual(WRONG_CODE);
  for (let n = 0; n < 5; n++)
    expect(await check(email, code)).toMatchObject({ status: 200, message: 'Code verified! Redirecting...' });
  expect(await reset(email.toUpperCase(), ` ${code} `)).toMatchObject({
    status: 200,
    message: 'Password reset successfully!',
  });

  expect(await failureOf(app.client(token).auth.profile())).toMatchObject(ENDED);
  await isEndedWithinASecond(another, token);
  expect((await logIn(email, PERSON.password)).status).toBe(401);
  expect((await logIn(email, NEW)).status).toBe(200);
  expect(await mailTo(app.dataDir, email, 2)).toContain('Subject: Your Daymark password was changed');
  expect(await check(email, code)).toEqual(WRONG_CODE);
  expect(await reset(email, code)).toEqual(WRONG_CODE);
});

test('the code of a reset works for ten minutes, until another is sent, and for nothing else', async () => {
  const { email } = await makeUser(app);
  const first = await codeFor(email);
  expect(await post('verify-email', { email, code: first })).toMatchObject({ code: 'invalid_code' });
  const second = await codeFor(email, 2);
  if (second !== first) expect(await reset(email, first)).toEqual(WRONG_CODE);
  app.clock.advance({ minutes: 9, seconds: 59 });
  expect((await check(email, second)).status).toBe(200);
  app.clock.advance({ seconds: 1 });
  expect(await reset(email, second)).toEqual(WRONG_CODE);
  expect((await logIn(email, PERSON.password)).status).toBe(200);
});

test('a new password that breaks a rule is refused at its field and costs no guess', async () => {
  const { email } = await makeUser(app);
  const code = await codeFor(email);
  const refused = async (newPassword: string) =>
    failureOf(app.client().auth.resetPassword({ body: { email, code, newPassword } }));
  for (let n = 0; n < 4; n++)
    expect(await refused('Kettleorbit42')).toMatchObject({
      status: 400,
      errors: [{ path: 'newPassword', message: 'Password must contain at least one special character' }],
    });
  for (let n = 0; n < 4; n++)
    expect(await refused('P@ssw0rd!')).toMatchObject({
      status: 400,
      errors: [{ path: 'newPassword', message: 'This password is too common. Please choose another.' }],
    });
  expect((await reset(email, code)).status).toBe(200);
});

longTest(
  'a reset proves the address too: who never verified it can log in, with the names of the sign-up',
  async () => {
    const { email, code: verification } = await signUp(app, { email: 'unverified@example.com' });
    const code = await codeFor(email, 2);
    expect((await reset(email, code)).status).toBe(200);
    expect((await logIn(email, NEW)).status).toBe(200);
    expect(await post('verify-email', { email, code: verification })).toMatchObject({ status: 200 });
    expect((await logIn(email, PERSON.password)).status).toBe(401);
  },
);

longTest('who guessed the password too often gets in with the new one', async () => {
  const { email } = await makeUser(app);
  for (let n = 0; n < 10; n++) expect((await logIn(email, 'Wrong-password-1!')).status).toBe(401);
  expect((await logIn(email, PERSON.password)).status).toBe(429);
  expect((await reset(email, await codeFor(email))).status).toBe(200);
  expect((await logIn(email, NEW)).status).toBe(200);
});

test('three wrong codes end a code, ten a day end the resets of an address, and neither keeps out the password', async () => {
  const { email } = await makeUser(app);
  let mails = 0;
  const guessWrong = async (times: number) => {
    const code = await codeFor(email, ++mails);
    for (let n = 0; n < times; n++) expect(await reset(email, otherThan(code))).toEqual(WRONG_CODE);
    return code;
  };
  const code = await guessWrong(3);
  for (const call of [check, reset])
    expect(await call(email, code)).toEqual({
      status: 429,
      code: 'too_many_attempts',
      message: 'Too many wrong codes. Please ask for a new one.',
    });
  await guessWrong(3);
  await guessWrong(3);
  app.clock.advance({ minutes: 60 });
  await guessWrong(1);
  expect(await reset(email, '12345')).toMatchObject({
    status: 429,
    message: 'Too many wrong codes for this address. Please try again in 24 hours.',
  });
  expect((await logIn(email, PERSON.password)).status).toBe(200);
});

test('a log-in with the old password that is under way while it is replaced opens no session', async () => {
  const { email, userId } = await makeUser(app);
  const trx = await app.db.startTransaction().execute();
  await trx.updateTable('users').set({ password_hash: 'another' }).where('id', '=', userId).execute();
  const waiting = logIn(email, PERSON.password);
  await expect.poll(() => isAnybodyHeldUp(app.db)).toBe(true);
  await trx.commit().execute();
  expect((await waiting).status).toBe(401);
});

longTest(
  'of many wrong guesses at once on two nodes three are evaluated, and of many right ones one succeeds',
  async () => {
    const fresh = await startTestApp();
    const nodes: TestNode[] = [fresh, await fresh.startAnother()];
    const { email } = await makeUser(fresh);
    const ask = async (mails: number) => {
      await fresh.client().auth.forgotPassword({ body: { email } });
      return codeIn(await mailTo(fresh.dataDir, email, mails));
    };
    const guessAtOnce = async (path: string, code: string) => {
      const payload = { email, code, newPassword: NEW };
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, n) => post(path, payload, { node: nodes[n % 2] as TestNode })),
      );
      const withStatus = (status: number) => answers.filter((answer) => answer.status === status).length;
      // Refused: by a limit, or because too many requests wait for the database.
      return { right: withStatus(200), wrong: withStatus(400), refused: withStatus(429) + withStatus(503) };
    };

    const code = await ask(1);
    expect(await guessAtOnce('reset-password', otherThan(code))).toEqual({
      right: 0,
      wrong: 3,
      refused: AT_ONCE - 3,
    });
    fresh.clock.advance({ minutes: 1 });
    const second = await ask(2);
    expect(await guessAtOnce('verify-reset-code', otherThan(second))).toEqual({
      right: 0,
      wrong: 3,
      refused: AT_ONCE - 3,
    });
    fresh.clock.advance({ minutes: 1 });
    const { right, wrong, refused } = await guessAtOnce('reset-password', await ask(3));
    expect(right).toBe(1);
    expect(wrong + refused).toBe(AT_ONCE - 1);
  },
);

test('addresses with an account, with an unverified one and with none get the same bytes', async () => {
  const known = (await makeUser(app)).email;
  const { email: unverified } = await signUp(app, { email: 'waits@example.com' });
  const ask = async (path: string, payload: object) => {
    const { statusCode, body, headers } = await app.app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload,
      remoteAddress: newNetwork(),
    });
    const { 'x-request-id': id, date: _, ...sent } = headers;
    return { statusCode, body: body.replaceAll(String(id), ''), sent };
  };
  const answersFor = async (email: string) => {
    const guess = { email, code: '00000', newPassword: NEW };
    return [
      await ask('forgot-password', { email }),
      await ask('forgot-password', { email }),
      await ask('verify-reset-code', guess),
      await ask('reset-password', guess),
      await ask('reset-password', guess),
      await ask('verify-reset-code', guess),
      await ask('reset-password', guess),
    ];
  };
  const answers = await answersFor(known);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429, 400, 400, 400, 429, 429]);
  expect(await answersFor(unverified)).toEqual(answers);
  expect(await answersFor('nobody@example.com')).toEqual(answers);
});
