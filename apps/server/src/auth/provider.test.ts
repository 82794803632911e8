import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { failureOf, makeAccount, PERSON, signUp } from '../testing/accounts.ts';
import { failure } from '../testing/failure.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { codeIn, mailTo } from '../testing/mailbox.ts';
import { makeServerOwner, tokenOf } from '../testing/server-owner.ts';
import { type Lie, startLyingProvider } from './testing/lying-provider.ts';
import { logInAt, type ProviderPerson, startProvider } from './testing/provider.ts';

const PEOPLE: ProviderPerson[] = [
  { sub: 'id-of-bea', email: 'Bea@Example.com', email_verified: true, given_name: 'Bea', family_name: 'Ng' },
  { sub: 'id-of-ana', email: PERSON.email, email_verified: true, name: 'Ana María Silva-Ruiz 3rd' },
  { sub: 'id-of-cid', email: 'cid@example.com', email_verified: false },
  { sub: 'id-of-dov', email: 'dov@example.com', email_verified: true, name: '42' },
];

const PUBLIC_URL = 'http://127.0.0.1:4999';

let real: Awaited<ReturnType<typeof startProvider>>;
let lying: Awaited<ReturnType<typeof startLyingProvider>>;
beforeAll(async () => {
  [real, lying] = await Promise.all([startProvider(PEOPLE), startLyingProvider()]);
});
afterAll(() => Promise.all([real.stop(), lying.stop()]));

const startWith = (provider: { settings: typeof real.settings }) =>
  startTestApp({ config: { provider: provider.settings, publicUrl: PUBLIC_URL } });

/** The secret that a browser keeps, and the digest that it sends. */
function makeBrowser() {
  const secret = randomBytes(32).toString('base64url');
  return { secret, binding: createHash('sha256').update(secret).digest('base64url') };
}

async function begin(app: TestApp) {
  const { secret, binding } = makeBrowser();
  const { address } = (await app.client().auth.beginProviderLogIn({ body: { binding } })).data;
  return { secret, address };
}

/** Logs in at the provider and returns its redirect. */
async function goThere(app: TestApp, sub: string) {
  const { secret, address } = await begin(app);
  const back = (await logInAt(address, sub)).searchParams;
  const iss = back.get('iss');
  return { secret, state: back.get('state') ?? '', code: back.get('code') ?? '', ...(iss ? { iss } : {}) };
}

const finish = async (app: TestApp, body: Awaited<ReturnType<typeof goThere>> & { invitation?: string }) =>
  (await app.client().auth.finishProviderLogIn({ body: { ...body, timezone: 'Europe/Paris' } })).data;

async function logInBy(app: TestApp, sub: string) {
  const answer = await finish(app, await goThere(app, sub));
  if (answer.outcome !== 'logged-in') throw new Error('A password is wanted');
  return answer;
}

const everybody = async ({ db }: TestApp) =>
  (await sql<{ email: string }>`select email from users order by email`.execute(db)).rows.map(
    ({ email }) => email,
  );

test('a new person is registered as the provider knows them, comes back to the same account, and can choose a password', async () => {
  const app = await startWith(real);
  const { token, user } = await logInBy(app, 'id-of-bea');
  expect(user).toMatchObject({
    firstname: 'Bea',
    lastname: 'Ng',
    email: 'bea@example.com',
    timezone: 'Europe/Paris',
  });
  expect((await app.client(token).auth.profile()).data.emailVerified).toBe(true);

  expect((await logInBy(app, 'id-of-bea')).user.id).toBe(user.id);
  expect((await logInBy(app, 'id-of-dov')).user).toMatchObject({ firstname: 'dov', lastname: 'Member' });

  const { email } = user;
  await app.client().auth.forgotPassword({ body: { email } });
  const code = codeIn(await mailTo(app.dataDir, email));
  await app.client().auth.resetPassword({ body: { email, code, newPassword: PERSON.password } });
  const byPassword = await app.client().auth.logIn({ body: { email, password: PERSON.password } });
  expect(byPassword.data.user.id).toBe(user.id);
  expect((await logInBy(app, 'id-of-bea')).user.id).toBe(user.id);
  expect(app.lines.join('')).not.toMatch(/bea@example|id-of-bea/i);

  await app.client(byPassword.data.token).users.deleteAccount({ body: { password: PERSON.password } });
  expect((await logInBy(app, 'id-of-bea')).user.id).not.toBe(user.id);
});

longTest(
  'an address with an account is no proof: its owner connects the two by its password, once',
  async () => {
    const app = await startWith(real);
    await makeAccount(app);
    const other = await makeAccount(app, { email: 'other@example.com' });
    const answer = await finish(app, await goThere(app, 'id-of-ana'));
    expect(answer).toEqual({ outcome: 'password-needed', email: PERSON.email, ticket: expect.any(String) });
    if (answer.outcome !== 'password-needed') throw new Error('No password is wanted');
    const { ticket } = answer;
    const { email, password } = PERSON;
    const logIn = (body: { email: string; password: string; ticket: string }) =>
      failure(app.client().auth.logIn({ body }));

    expect(await logIn({ email, password: 'Wrong-orbit-42!', ticket })).toMatchObject({
      code: 'wrong_credentials',
    });
    expect(await logIn({ ...other, ticket })).toMatchObject({ code: 'invalid_code' });
    expect(await logIn({ email, password, ticket: `A${ticket}` })).toMatchObject({ code: 'invalid_code' });
    expect(await finish(app, await goThere(app, 'id-of-ana'))).toMatchObject({ outcome: 'password-needed' });

    expect(await logIn({ email, password, ticket })).toBeUndefined();
    expect((await logInBy(app, 'id-of-ana')).user).toMatchObject({
      email,
      firstname: 'Ana',
      lastname: 'Silva',
    });
    expect(await mailTo(app.dataDir, email, 2)).toContain('Another way to log in to your Daymark account');

    // An expired ticket is refused.
    const late = await goThere(app, 'id-of-bea');
    app.clock.advance({ minutes: 11 });
    expect(await failure(finish(app, late))).toMatchObject({ code: 'invalid_code' });
  },
);

test('who signed up with an address before its owner, and never proved it, is left without a way in', async () => {
  const app = await startWith(real);
  await signUp(app);

  const { user } = await logInBy(app, 'id-of-ana');

  expect(user).toMatchObject({ firstname: 'Ana', lastname: 'María Silva Ruiz rd' });
  const { email, password } = PERSON;
  expect(await failure(app.client().auth.logIn({ body: { email, password } }))).toMatchObject({
    code: 'wrong_credentials',
  });
});

test('a log-in is finished once, and only in the browser that began it', async () => {
  const app = await startWith(real);
  const back = await goThere(app, 'id-of-bea');
  const elsewhere = makeBrowser();

  expect(await failure(finish(app, { ...back, secret: elsewhere.secret }))).toMatchObject({
    code: 'invalid_code',
    message: 'This log-in was not begun in this browser, or too long ago. Please begin again.',
  });
  const other = await goThere(app, 'id-of-dov');
  expect(await failure(finish(app, { ...back, state: other.state }))).toMatchObject({ code: 'invalid_code' });
  // The code of one log-in with the state of another: PKCE and nonce detect it.
  expect(await failure(finish(app, { ...other, code: back.code }))).toMatchObject({ code: 'invalid_code' });
  expect(await failure(finish(app, { ...back, state: `${back.state.slice(0, -4)}AAA=` }))).toMatchObject({
    code: 'invalid_code',
  });
  expect(await everybody(app)).toEqual([]);

  const again = await goThere(app, 'id-of-bea');
  await finish(app, again);
  expect(await failure(finish(app, again))).toMatchObject({
    code: 'invalid_code',
    message: 'Acme did not confirm who you are. Please begin again.',
  });
});

test('an address that the provider has not verified registers nobody', async () => {
  const app = await startWith(real);
  expect(await failure(finish(app, await goThere(app, 'id-of-cid')))).toMatchObject({
    code: 'email_not_verified',
    message: 'Acme has not verified your email address. Verify it there, or sign up with a password.',
  });
  expect(await everybody(app)).toEqual([]);
});

describe('what a provider may not say', () => {
  let app: TestApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ app, close } = await openTestApp({ config: { provider: lying.settings, publicUrl: PUBLIC_URL } }));
  });
  afterAll(() => close());
  beforeEach(() => {
    lying.state.lie = {};
  });

  async function comeBack(changed: { iss?: string } = { iss: lying.issuer }) {
    const { secret, address } = await begin(app);
    const there = new URL(address).searchParams;
    await fetch(address);
    expect(there.get('code_challenge_method')).toBe('S256');
    return finish(app, { secret, state: there.get('state') ?? '', code: 'a-code', ...changed });
  }

  const now = () => Math.floor(Date.now() / 1_000);
  const lies: [what: string, lie: () => Lie, code: string][] = [
    ['it is another issuer', () => ({ claims: { iss: 'https://accounts.example.com' } }), 'invalid_code'],
    ['it is for another client', () => ({ claims: { aud: 'somebody-else' } }), 'invalid_code'],
    ['it answers another log-in', () => ({ claims: { nonce: 'another' } }), 'invalid_code'],
    ['it has run out', () => ({ claims: { iat: now() - 900, exp: now() - 600 } }), 'invalid_code'],
    ['another key signed it', () => ({ signedBy: 'another' }), 'invalid_code'],
    ['nobody signed it', () => ({ signedBy: 'nobody' }), 'invalid_code'],
    ['the address is not verified', () => ({ claims: { email_verified: false } }), 'email_not_verified'],
    ['"true" is no true', () => ({ claims: { email_verified: 'true' } }), 'email_not_verified'],
    ['it says nothing of that', () => ({ claims: { email_verified: undefined } }), 'email_not_verified'],
    ['the address is none', () => ({ claims: { email: 'a@b\r\nBcc: c@d' } }), 'email_not_verified'],
    ['the address is a list', () => ({ claims: { email: ['a@example.com'] } }), 'email_not_verified'],
  ];
  test.each(lies)('%s', async (_what, lie, code) => {
    lying.state.lie = lie();
    expect(await failure(comeBack())).toMatchObject({ code });
    expect(await everybody(app)).toEqual([]);
  });

  test('an answer that names another issuer, or none, is not even exchanged', async () => {
    const { asked } = lying.state;
    expect(await failure(comeBack({ iss: 'https://accounts.example.com' }))).toMatchObject({
      code: 'invalid_code',
    });
    expect(await failure(comeBack({}))).toMatchObject({ code: 'invalid_code' });
    expect(lying.state.asked).toBe(asked);
  });

  test('the truth logs in, also when the address has gone to somebody else since', async () => {
    const first = await comeBack();
    lying.state.lie = { claims: { sub: 'trudy' } };
    expect(await comeBack()).toMatchObject({ outcome: 'password-needed', email: 'mallory@example.com' });
    lying.state.lie = { claims: { email: 'elsewhere@example.com', email_verified: false } };
    const again = await comeBack();
    expect(
      again.outcome === 'logged-in' && first.outcome === 'logged-in' && again.user.id === first.user.id,
    ).toBe(true);
  });
});

longTest('a provider that is away, and a server without one, are told in a sentence', async () => {
  const gone = await startLyingProvider();
  onTestFinished(() => gone.stop());
  gone.goAway();
  const app = await startWith(gone);
  const { binding } = makeBrowser();
  expect(await failure(app.client().auth.beginProviderLogIn({ body: { binding } }))).toMatchObject({
    code: 'unavailable',
    message: 'Acme cannot be reached at the moment. Please try again.',
  });
  const without = await startTestApp();
  expect(await failure(without.client().auth.beginProviderLogIn({ body: { binding } }))).toMatchObject({
    status: 404,
  });
});

longTest(
  'a new person at the provider needs what any sign-up needs; one with an account comes in, unless disabled',
  async () => {
    const app = await startWith(real);
    const owner = await makeServerOwner(app);
    const { user, token } = await logInBy(app, 'id-of-bea');
    await makeAccount(app);
    await owner.api.server.change({ body: { signUps: 'invited' } });
    const refusal = async (more: { invitation?: string } = {}) =>
      failureOf(finish(app, { ...(await goThere(app, 'id-of-dov')), ...more }));
    const before = await everybody(app);
    expect(await refusal()).toMatchObject({ status: 403, code: 'sign_up_refused' });
    expect(await refusal({ invitation: 'made up' })).toMatchObject({ code: 'sign_up_refused' });
    expect(await everybody(app)).toEqual(before);
    expect((await finish(app, await goThere(app, 'id-of-ana'))).outcome).toBe('password-needed');
    expect((await logInBy(app, 'id-of-bea')).user.id).toBe(user.id);

    const invitation = tokenOf((await owner.api.server.invite({ body: { days: 1 } })).data.link);
    const invited = { ...(await goThere(app, 'id-of-dov')), invitation };
    expect((await finish(app, invited)).outcome).toBe('logged-in');
    expect((await owner.api.server.invitations()).data).toMatchObject([
      { state: 'used', email: 'dov@example.com' },
    ]);

    await owner.api.server.changePerson({ params: { id: user.id }, body: { isDisabled: true } });
    expect(await failureOf(app.client(token).auth.profile())).toMatchObject({ status: 401 });
    expect(await failureOf(finish(app, await goThere(app, 'id-of-bea')))).toMatchObject({
      status: 403,
      code: 'account_disabled',
    });
  },
);
