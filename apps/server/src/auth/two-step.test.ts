import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failureOf, makeAccount, PERSON } from '../testing/accounts.ts';
import { codeOf } from '../testing/authenticator-app.ts';
import { startTestApp, type TestApp, type TestNode } from '../testing/harness.ts';
import { givePasskey, giveTwoStep } from '../testing/log-in-keys.ts';
import { isLong, longTest } from '../testing/long-run.ts';
import { codeIn, mailTo } from '../testing/mailbox.ts';
import { makeUser, type TestUser } from '../testing/people.ts';

const PASSWORD = { password: PERSON.password };
const NEEDED = { status: 403, code: 'code_needed' };
const WRONG_CODE = { status: 400, code: 'invalid_code' };

const logIn = (node: TestNode, email: string, code?: string, password = PERSON.password) =>
  node.client().auth.logIn({ body: { email, password, ...(code === undefined ? {} : { code }) } });

async function open() {
  const app = await startTestApp();
  const user = await makeUser(app);
  return { app, user, ...(await giveTwoStep(app, user.userId)) };
}

/** Turns it on through the API. */
async function turnOn(app: TestApp, { api }: TestUser) {
  const begun = (await api.twoStep.begin({ body: PASSWORD })).data;
  const code = codeOf(begun.secret, app.clock.now());
  const { recoveryCodes } = (await api.twoStep.turnOn({ body: { ticket: begun.ticket, code } })).data;
  return { ...begun, code, recoveryCodes };
}

const stateOf = async ({ api }: TestUser) => (await api.twoStep.get()).data;

const fulfilledOf = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;

/** Of a limit that is full: the codes are not looked at. */
const FULL = {
  status: 429,
  code: 'too_many_attempts',
  message: expect.stringContaining('Too many wrong codes.'),
};

test('it is turned on with the first code of the app, and a mail tells of it', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  expect(await stateOf(user)).toEqual({ turnedOnAt: null, recoveryCodesLeft: 0 });
  const { secret, address, qr, recoveryCodes } = await turnOn(app, user);

  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new URL(address).searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(address)).toContain(`otpauth://totp/Daymark:${user.email}?issuer=Daymark`);
  expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(await stateOf(user)).toEqual({ turnedOnAt: app.clock.now().toISOString(), recoveryCodesLeft: 10 });
  expect(await mailTo(app.dataDir, user.email)).toContain('Subject: Two-step log-in is on');
});

test('neither the secret nor a recovery code is readable in the database or in the log', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { secret, recoveryCodes } = await turnOn(app, user);
  const [code = ''] = recoveryCodes;
  await logIn(app, user.email, code);
  const { rows } = await sql`
    select to_jsonb(t)::text as row from two_step t union all select to_jsonb(r)::text from recovery_codes r
  `.execute(app.db);
  const kept = JSON.stringify(rows);
  expect(kept).toContain('sealed_secret');
  for (const text of [kept, app.lines.join('')]) {
    expect(text).not.toContain(secret);
    for (const one of recoveryCodes) expect(text).not.toContain(one.slice(-9));
  }
});

test('a code is asked for after the right password only, and nobody else is told', async () => {
  const { app, user, secret } = await open();
  const other = await makeUser(app);
  const wrong = (email: string) => failureOf(logIn(app, email, undefined, 'Wrong-password-1!'));
  expect(await wrong(user.email)).toEqual(await wrong(other.email));
  const code = codeOf(secret, app.clock.now());
  expect(await failureOf(logIn(app, user.email, code, 'Wrong-password-1!'))).toMatchObject({
    code: 'wrong_credentials',
  });
  expect(await failureOf(logIn(app, user.email))).toMatchObject(NEEDED);
  expect((await user.api.auth.sessions()).count).toBe(1);
  expect((await logIn(app, user.email, code)).data.user.email).toBe(user.email);
  expect((await logIn(app, other.email)).data.user.email).toBe(other.email);
  expect((await logIn(app, other.email, '123456')).data.user.email).toBe(other.email);
});

test('a code of the half minute before or after is right, one further off is not', async () => {
  const { app, user, secret } = await open();
  const at = (seconds: number) => codeOf(secret, new Date(app.clock.now().getTime() + seconds * 1_000));
  expect(await failureOf(logIn(app, user.email, at(-60)))).toMatchObject(WRONG_CODE);
  expect(await failureOf(logIn(app, user.email, at(60)))).toMatchObject(WRONG_CODE);
  await logIn(app, user.email, at(-30));
  await logIn(app, user.email, ` ${at(0).slice(0, 3)} ${at(0).slice(3)} `);
  await logIn(app, user.email, at(30));
  // And none of an earlier half minute than the last that was used.
  expect(await failureOf(logIn(app, user.email, at(0)))).toMatchObject(WRONG_CODE);
});

test('a code works once: not again, and once only of many at the same time on two nodes', async () => {
  const { app, user, secret } = await open();
  const another = await app.startAnother();
  const code = codeOf(secret, app.clock.now());
  const nodes = [app, another, app, another];
  expect(await fulfilledOf(nodes.map((node) => logIn(node, user.email, code)))).toBe(1);
  expect(await failureOf(logIn(app, user.email, code))).toMatchObject(WRONG_CODE);
});

test('a recovery code works once, however it is typed, and a mail tells of it', async () => {
  const { app, user, recoveryCode } = await open();
  const another = await app.startAnother();
  const typed = [
    recoveryCode,
    recoveryCode.toUpperCase(),
    recoveryCode.replaceAll('-', ' '),
    `${recoveryCode} `,
  ];
  const outcome = fulfilledOf(typed.map((code, n) => logIn(n % 2 ? another : app, user.email, code)));
  expect(await outcome).toBe(1);
  expect(await mailTo(app.dataDir, user.email)).toContain(
    'Subject: A recovery code opened your Daymark account',
  );
  expect(await stateOf(user)).toMatchObject({ recoveryCodesLeft: 0 });
  expect(await failureOf(logIn(app, user.email, recoveryCode))).toMatchObject(WRONG_CODE);
});

test('new recovery codes replace the old ones', async () => {
  const { app, user, recoveryCode } = await open();
  const { recoveryCodes } = (await user.api.twoStep.renewRecoveryCodes({ body: PASSWORD })).data;
  expect(await mailTo(app.dataDir, user.email)).toContain('Subject: New recovery codes');
  expect(await failureOf(logIn(app, user.email, recoveryCode))).toMatchObject(WRONG_CODE);
  await logIn(app, user.email, recoveryCodes[9]);
  expect(await stateOf(user)).toMatchObject({ recoveryCodesLeft: 9 });
});

const GUESSES = isLong ? 40 : 12;

test('of many guesses at once on two nodes five are compared, ten a day, and right codes take nothing away', async () => {
  const { app, user, secret, recoveryCode } = await open();
  const another = await app.startAnother();
  const guess = (n: number) => failureOf(logIn(n % 2 ? another : app, user.email, `wrong-${n}`));
  const answers = await Promise.all(Array.from({ length: GUESSES }, (_, n) => guess(n)));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(GUESSES - 5);
  const right = () => codeOf(secret, app.clock.now());
  expect(await failureOf(logIn(app, user.email, right()))).toMatchObject(FULL);
  expect(await failureOf(logIn(app, user.email, recoveryCode))).toMatchObject(FULL);
  // A passkey is no guess.
  const { device } = await givePasskey(app, user.userId);
  const passkey = device.answer((await app.client().auth.beginPasskeyLogIn()).data);
  await app.client().auth.finishPasskeyLogIn({ body: { passkey } });

  app.clock.advance({ minutes: 15 });
  for (let n = 0; n < 4; n++) await guess(n);
  for (let n = 0; n < 3; n++) {
    await logIn(app, user.email, right());
    app.clock.advance({ minutes: 1 });
  }
  await guess(4);
  app.clock.advance({ minutes: 15 });
  expect(await failureOf(logIn(app, user.email, right()))).toMatchObject(FULL);
  app.clock.advance({ days: 1 });
  await logIn(app, user.email, right());
});

test('a set-up is confirmed by the person who began it, within a quarter of an hour, with the code of now', async () => {
  const app = await startTestApp();
  const [user, other] = [await makeUser(app), await makeUser(app)];
  const { ticket, secret } = (await user.api.twoStep.begin({ body: PASSWORD })).data;
  const now = () => codeOf(secret, app.clock.now());
  const confirm = (of: TestUser, code: string, given = ticket) =>
    of.api.twoStep.turnOn({ body: { ticket: given, code } });
  expect(await failureOf(confirm(other, now()))).toMatchObject({ status: 404 });
  expect(await failureOf(confirm(user, now(), 'AAAA'))).toMatchObject({ status: 404 });
  expect(await failureOf(confirm(user, '000000'))).toMatchObject({ status: 400, errors: [{ path: 'code' }] });
  expect(await stateOf(user)).toMatchObject({ turnedOnAt: null });
  expect(await fulfilledOf(Array.from({ length: 5 }, () => confirm(user, now())))).toBe(1);
  // The code that turned it on does not log in as well.
  expect(await failureOf(logIn(app, user.email, now()))).toMatchObject(WRONG_CODE);
  app.clock.advance({ minutes: 15 });
  expect(await failureOf(confirm(user, now()))).toMatchObject({ status: 404 });
  expect(await failureOf(confirm(other, now()))).toMatchObject({ status: 404 });
});

test('it moves to another app: the codes of the old one end', async () => {
  const { app, user, secret: old } = await open();
  const { secret } = await turnOn(app, user);
  app.clock.advance({ seconds: 60 });
  expect(await failureOf(logIn(app, user.email, codeOf(old, app.clock.now())))).toMatchObject(WRONG_CODE);
  await logIn(app, user.email, codeOf(secret, app.clock.now()));
});

test('begin, turn off and new codes need the password or a passkey, not the session alone', async () => {
  const { app, user } = await open();
  const wrong = { password: 'Wrong-password-1!' };
  const { begin, turnOff, renewRecoveryCodes } = user.api.twoStep;
  for (const call of [begin, turnOff, renewRecoveryCodes]) {
    expect(await failureOf(call({ body: wrong }))).toMatchObject({ errors: [{ path: 'password' }] });
    expect(await failureOf(call({ body: {} }))).toMatchObject({ status: 400 });
  }
  const { device } = await givePasskey(app, user.userId);
  const passkey = device.answer((await user.api.passkeys.beginProof()).data);
  await turnOff({ body: { passkey } });
  expect(await mailTo(app.dataDir, user.email)).toContain('Subject: Two-step log-in is off');
  expect(await stateOf(user)).toEqual({ turnedOnAt: null, recoveryCodesLeft: 0 });
  await logIn(app, user.email);
  expect(await failureOf(turnOff({ body: PASSWORD }))).toMatchObject({ status: 404 });
});

longTest('a new password by mail leaves it on, and the account that is deleted takes it along', async () => {
  const app = await startTestApp();
  const { email, password } = await makeAccount(app);
  const { token, user } = (await logIn(app, email, undefined, password)).data;
  const { secret } = await giveTwoStep(app, user.id);
  await app.client().auth.forgotPassword({ body: { email } });
  const code = codeIn(await mailTo(app.dataDir, email, 2));
  await app.client().auth.resetPassword({ body: { email, code, newPassword: 'Lantern-river-77?' } });
  expect(await failureOf(logIn(app, email, undefined, 'Lantern-river-77?'))).toMatchObject(NEEDED);
  const again = (await logIn(app, email, codeOf(secret, app.clock.now()), 'Lantern-river-77?')).data;
  expect(again.token).not.toBe(token);

  await app.client(again.token).users.deleteAccount({ body: { password: 'Lantern-river-77?' } });
  for (const table of ['two_step', 'recovery_codes'])
    expect((await sql`select 1 from ${sql.table(table)}`.execute(app.db)).rows).toEqual([]);
});

test('with the key of another data folder recovery codes still work', async () => {
  const { app, user, secret, recoveryCode } = await open();
  await sql`update two_step set sealed_secret = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' where user_id = ${user.userId}`.execute(
    app.db,
  );
  expect(await failureOf(logIn(app, user.email, codeOf(secret, app.clock.now())))).toMatchObject(WRONG_CODE);
  await logIn(app, user.email, recoveryCode);
  expect(app.lines.join('')).toContain('another secret.key');
});
