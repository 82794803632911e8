import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ENDED, failureOf, PERSON } from '../testing/accounts.ts';
import { type AppSettings, startTestApp, type TestApp } from '../testing/harness.ts';
import { deviceOf, givePasskey, giveTwoStep } from '../testing/log-in-keys.ts';
import { longTest } from '../testing/long-run.ts';
import { mailTo } from '../testing/mailbox.ts';
import { makeUser, type TestUser } from '../testing/people.ts';
import { purgeExpired } from './service.ts';

const PASSWORD = { password: PERSON.password };
const UNKNOWN = { status: 401, code: 'wrong_credentials' };
const TOO_LATE = { status: 404, code: 'not_found', message: expect.stringContaining('begin again') };

async function open(settings: AppSettings = {}) {
  const app = await startTestApp(settings);
  return { app, user: await makeUser(app) };
}

const question = async (app: TestApp) => (await app.client().auth.beginPasskeyLogIn()).data;

const send = (
  app: TestApp,
  passkey: Parameters<TestUser['api']['passkeys']['beginAdding']>[0]['body']['passkey'],
) => app.client().auth.finishPasskeyLogIn({ body: { passkey: passkey as NonNullable<typeof passkey> } });

async function addPasskey(app: TestApp, { api, userId }: TestUser, name = 'Phone') {
  const device = deviceOf(app, userId);
  const wish = (await api.passkeys.beginAdding({ body: PASSWORD })).data;
  const { passkey } = (await api.passkeys.add({ body: { name, passkey: device.make(wish) } })).data;
  return { device, wish, passkey };
}

describe('a passkey', () => {
  test('is added after the password, told of by mail, listed, and logs in without an address', async () => {
    const { app, user } = await open();
    const { device, wish, passkey } = await addPasskey(app, user, '  Ana’s  phone ');
    expect(wish).toMatchObject({
      rp: { id: 'localhost', name: 'Daymark' },
      user: { id: device.userHandle, name: user.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await mailTo(app.dataDir, user.email)).toContain('Subject: A new passkey for your');
    app.clock.advance({ minutes: 2 });

    const asked = await question(app);
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const { token, user: person } = (await send(app, device.answer(asked))).data;

    expect(person.email).toBe(user.email);
    expect(await app.client(token).passkeys.list()).toMatchObject({
      count: 1,
      data: [{ id: passkey.id, name: 'Ana’s phone', lastUsedAt: app.clock.now().toISOString() }],
    });
    const { rows } = await sql<{
      counter: number;
    }>`select counter from passkeys where user_id = ${user.userId}`.execute(app.db);
    expect(rows).toEqual([{ counter: 1 }]);
  });

  longTest('logs in on another node than the one that asked, and needs no code', async () => {
    const { app, user } = await open();
    const { device } = await givePasskey(app, user.userId);
    await giveTwoStep(app, user.userId);
    const another = await app.startAnother();
    const answer = device.answer(await question(app));
    const { token } = (await another.client().auth.finishPasskeyLogIn({ body: { passkey: answer } })).data;
    expect((await another.client(token).auth.profile()).data.email).toBe(user.email);
  });

  longTest('opens nothing once it was removed, which a mail tells', async () => {
    const { app, user } = await open();
    const { device, passkey } = await addPasskey(app, user);
    await mailTo(app.dataDir, user.email);
    const asked = await question(app);
    await user.api.passkeys.remove({ params: { id: passkey.id } });
    expect(await failureOf(send(app, device.answer(asked)))).toMatchObject(UNKNOWN);
    expect(await mailTo(app.dataDir, user.email, 2)).toContain('Subject: A passkey was removed');
    expect(await failureOf(user.api.passkeys.remove({ params: { id: passkey.id } }))).toMatchObject({
      status: 404,
    });
  });

  longTest('is added once only, and at most twenty times', async () => {
    const { app, user } = await open();
    const { device } = await addPasskey(app, user);
    const again = (await user.api.passkeys.beginAdding({ body: PASSWORD })).data;
    expect(again.excludeCredentials).toEqual([{ id: device.id, type: 'public-key' }]);
    expect(
      await failureOf(user.api.passkeys.add({ body: { name: 'Twice', passkey: device.make(again) } })),
    ).toMatchObject({ status: 409 });
    for (let n = 1; n < 19; n++) await givePasskey(app, user.userId);
    const wishes = [];
    for (let n = 0; n < 3; n++) wishes.push((await user.api.passkeys.beginAdding({ body: PASSWORD })).data);
    const outcomes = await Promise.allSettled(
      wishes.map((wish) =>
        user.api.passkeys.add({ body: { name: 'More', passkey: deviceOf(app, user.userId).make(wish) } }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failureOf(user.api.passkeys.beginAdding({ body: PASSWORD }))).toMatchObject({
      status: 409,
      message: 'You can have at most 20 passkeys, each once. Please remove one first.',
    });
  });

  test('is gone with the account', async () => {
    const { app, user } = await open();
    const { device } = await addPasskey(app, user);
    const answer = device.answer(await question(app));
    await user.api.users.deleteAccount({ body: PASSWORD });
    expect(await failureOf(send(app, answer))).toMatchObject(UNKNOWN);
  });

  test('stays when its person signs out everywhere', async () => {
    const { app, user } = await open();
    const { device } = await addPasskey(app, user);
    await user.api.auth.endSessions();
    expect(await failureOf(user.api.passkeys.list())).toMatchObject(ENDED);
    expect((await send(app, device.answer(await question(app)))).data.user.email).toBe(user.email);
  });
});

describe('a log-in with a passkey is refused', () => {
  test('when its answer is sent twice, also at the same time', async () => {
    const { app, user } = await open();
    const { device } = await givePasskey(app, user.userId);
    const answer = device.answer(await question(app));
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => send(app, answer)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failureOf(send(app, answer))).toMatchObject(TOO_LATE);
  });

  test('when it comes after five minutes, or was never asked for', async () => {
    const { app, user } = await open();
    const { device } = await givePasskey(app, user.userId);
    const [soon, late] = [await question(app), await question(app)];
    app.clock.advance({ minutes: 4, seconds: 59 });
    await send(app, device.answer(soon));
    app.clock.advance({ seconds: 1 });
    expect(await failureOf(send(app, device.answer(late)))).toMatchObject(TOO_LATE);
    expect(await failureOf(send(app, device.answer({ challenge: 'AAAA' })))).toMatchObject(TOO_LATE);
    app.clock.advance({ seconds: 1 });
    await purgeExpired(app.db, app.clock.now());
    expect((await sql`select 1 from passkey_challenges`.execute(app.db)).rows).toEqual([]);
  });

  test('when the challenge was for something else', async () => {
    const { app, user } = await open();
    const { device } = await givePasskey(app, user.userId);
    const proof = (await user.api.passkeys.beginProof()).data;
    expect(await failureOf(send(app, device.answer(proof)))).toMatchObject(TOO_LATE);
    const passkey = device.answer(await question(app));
    expect(await failureOf(user.api.twoStep.begin({ body: { passkey } }))).toMatchObject(TOO_LATE);
  });

  test.each([
    ['from another origin', { origin: 'https://localhost.evil.example' }],
    ['from another port', { origin: 'http://localhost:1' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a verified person', { isVerified: false }],
    ['that makes a passkey', { type: 'webauthn.create' }],
  ])('when it is signed %s, which uses the challenge up', async (_, deviation) => {
    const { app, user } = await open();
    const { device } = await givePasskey(app, user.userId);
    const asked = await question(app);
    expect(await failureOf(send(app, device.answer(asked, deviation)))).toMatchObject(UNKNOWN);
    // What makes a passkey is refused before its challenge is looked at.
    if (!('type' in deviation))
      expect(await failureOf(send(app, device.answer(asked)))).toMatchObject(TOO_LATE);
  });

  test('when the counter does not go up, also in a race', async () => {
    const { app, user } = await open();
    const { device } = await givePasskey(app, user.userId);
    device.device.counter = 41;
    await send(app, device.answer(await question(app)));
    for (const before of [41, 40, -1]) {
      device.device.counter = before;
      expect(await failureOf(send(app, device.answer(await question(app))))).toMatchObject(UNKNOWN);
    }
    const answers = [];
    for (let n = 0; n < 5; n++) {
      device.device.counter = 42;
      answers.push(device.answer(await question(app)));
    }
    const outcomes = await Promise.allSettled(answers.map((answer) => send(app, answer)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('when it names another user, another credential or another key', async () => {
    const { app, user } = await open();
    const other = await makeUser(app);
    const [own, theirs] = [await givePasskey(app, user.userId), await givePasskey(app, other.userId)];
    const { device } = own;
    const named = (handle: string | undefined) => {
      const answer = async () => {
        const right = device.answer(await question(app));
        const { userHandle: _, ...response } = right.response;
        return { ...right, response: handle === undefined ? response : { ...response, userHandle: handle } };
      };
      return answer().then((answered) => failureOf(send(app, answered)));
    };
    expect(await named(theirs.device.userHandle)).toMatchObject(UNKNOWN);
    expect(await named(undefined)).toMatchObject(UNKNOWN);
    expect(await named('AAAA')).toMatchObject(UNKNOWN);
    const right = device.answer(await question(app));
    const { id } = theirs.device;
    expect(
      await failureOf(
        send(app, {
          ...right,
          id,
          rawId: id,
          response: { ...right.response, userHandle: theirs.device.userHandle },
        }),
      ),
    ).toMatchObject(UNKNOWN);
  });
});

describe('adding a passkey', () => {
  test('needs the right password or another passkey', async () => {
    const { app, user } = await open();
    const wrong = { password: 'Wrong-password-1!' };
    expect(await failureOf(user.api.passkeys.beginAdding({ body: wrong }))).toMatchObject({
      status: 400,
      errors: [{ path: 'password', message: 'This is not your current password' }],
    });
    expect(await failureOf(user.api.passkeys.beginAdding({ body: {} }))).toMatchObject({
      status: 400,
      errors: [{ path: 'password', message: 'This field is required' }],
    });
    const { device } = await givePasskey(app, user.userId);
    const passkey = device.answer((await user.api.passkeys.beginProof()).data);
    expect((await user.api.passkeys.beginAdding({ body: { passkey } })).success).toBe(true);
    expect(await failureOf(user.api.passkeys.beginAdding({ body: { passkey } }))).toMatchObject(TOO_LATE);

    const other = await makeUser(app);
    const theirs = await givePasskey(app, other.userId);
    const foreign = theirs.device.answer((await user.api.passkeys.beginProof()).data);
    expect(await failureOf(user.api.passkeys.beginAdding({ body: { passkey: foreign } }))).toMatchObject({
      status: 400,
      message: 'This is not one of your passkeys',
    });
  });

  test('takes an answer of the person who was asked, once, from our origin, and with a verified person', async () => {
    const { app, user } = await open();
    const other = await makeUser(app);
    const device = deviceOf(app, user.userId);
    const begin = async () => (await user.api.passkeys.beginAdding({ body: PASSWORD })).data;
    const add = (of: TestUser, passkey: ReturnType<typeof device.make>) =>
      of.api.passkeys.add({ body: { name: 'Phone', passkey } });
    expect(await failureOf(add(other, device.make(await begin())))).toMatchObject(TOO_LATE);
    for (const deviation of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
      { type: 'webauthn.get' },
    ])
      expect(await failureOf(add(user, device.make(await begin(), deviation)))).toMatchObject({
        status: 400,
      });
    const made = device.make(await begin());
    await add(user, made);
    expect(await failureOf(add(user, made))).toMatchObject(TOO_LATE);
  });

  test('reads no statement about the maker of the device, and so asks no address that it names', async () => {
    const { app, user } = await open();
    const device = deviceOf(app, user.userId);
    const wish = (await user.api.passkeys.beginAdding({ body: PASSWORD })).data;
    const attestation = {
      fmt: 'packed',
      attStmt: [['x5c', [new Uint8Array([1, 2, 3])]]] as [string, unknown][],
    };
    const made = device.make(wish, { attestation });
    expect((await user.api.passkeys.add({ body: { name: 'Key', passkey: made } })).success).toBe(true);
  });
});

test('without a name for the server passkeys are explained and refused, and the address of this machine is localhost', async () => {
  const { app, user } = await open({ config: { publicUrl: 'http://192.168.1.20:3000' } });
  expect(await user.api.passkeys.list()).toMatchObject({ data: [], worksAt: null });
  expect(await failureOf(question(app))).toMatchObject({
    status: 409,
    message: expect.stringContaining('http://192.168.1.20:3000'),
  });
  const named = await open({ config: { publicUrl: 'https://plan.example.com' } });
  expect(await named.user.api.passkeys.list()).toMatchObject({ worksAt: 'https://plan.example.com' });
  expect((await question(named.app)).rpId).toBe('plan.example.com');
});
