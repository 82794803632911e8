import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failureOf, PERSON, signUp } from '../testing/accounts.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { codeIn, mailTo } from '../testing/mailbox.ts';
import { makeUser } from '../testing/people.ts';
import { makeServerOwner, tokenOf } from '../testing/server-owner.ts';
import { startSmtp } from '../testing/smtp.ts';

const CLOSED = {
  status: 403,
  code: 'sign_up_refused',
  message: 'Nobody can sign up on this server at the moment. Ask whoever runs it if you need an account.',
};
const UNINVITED = {
  status: 403,
  code: 'sign_up_refused',
  message: 'Signing up on this server needs an invitation. Ask whoever runs it for one.',
};
const ENDED = {
  status: 403,
  code: 'sign_up_refused',
  message:
    'This invitation cannot be used: it was used already, was revoked or has expired. Ask whoever sent it for another.',
};

async function openWith(signUps: 'open' | 'invited' | 'closed') {
  const app = await startTestApp();
  const owner = await makeServerOwner(app);
  await owner.api.server.change({ body: { signUps } });
  const invite = async (days: 1 | 7 | 30 = 7) => (await owner.api.server.invite({ body: { days } })).data;
  const terms = async (invitation?: string) =>
    (await app.client().auth.signUpTerms({ body: invitation === undefined ? {} : { invitation } })).data;
  return { app, owner, invite, terms };
}

const tryToSignUp = (app: TestApp, fields: object = {}) =>
  app.client().auth.signUp({ body: { ...PERSON, ...fields } });

const verify = (app: TestApp, code: string, email = PERSON.email) =>
  app.client().auth.verifyEmail({ body: { email, code } });

const logIn = (app: TestApp, email = PERSON.email) =>
  app.client().auth.logIn({ body: { email, password: PERSON.password } });

async function countUsers({ db }: TestApp) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from users`.execute(db);
  return rows[0]?.count;
}

test.each([
  ['invited', UNINVITED],
  ['closed', CLOSED],
] as const)(
  'while sign-ups are %s, a known and an unknown address get the same answer',
  async (signUps, refusal) => {
    const { app, terms } = await openWith(signUps);
    const known = await makeUser(app);
    const before = await countUsers(app);
    expect(await failureOf(tryToSignUp(app))).toMatchObject(refusal);
    expect(await failureOf(tryToSignUp(app, { email: known.email }))).toMatchObject(refusal);
    expect(await countUsers(app)).toBe(before);
    const { rows } = await sql`select 1 from pgboss.job where name = 'mail'`.execute(app.db);
    expect(rows).toEqual([]);
    expect(await terms()).toEqual({ signUps, isInvited: null });
  },
);

test('a person with an invitation signs up, and nobody signs up with it again', async () => {
  const { app, owner, invite, terms } = await openWith('invited');
  const { link, invitation } = await invite();
  expect(link).toMatch(/^http:\/\/.*\/signup#invitation=daymark_invitation_[0-9a-f]{32}_[\w-]{43}$/);
  expect(invitation).toMatchObject({ state: 'open', email: null });
  const token = tokenOf(link);
  const { rows } = await sql<{ text: string }>`select to_jsonb(i)::text as text from invitations i`.execute(
    app.db,
  );
  expect(rows[0]?.text).not.toContain(token.slice(-43));
  expect(await terms(token)).toEqual({ signUps: 'invited', isInvited: true });

  const { code } = await signUp(app, { invitation: token });
  // It is not used up before the address is verified: a typing error costs nothing.
  const other = await signUp(app, { email: 'bea@example.com', invitation: token });
  await verify(app, code);
  await logIn(app);
  expect(await failureOf(verify(app, other.code, other.email))).toMatchObject(ENDED);
  expect(await failureOf(tryToSignUp(app, { email: 'cem@example.com', invitation: token }))).toMatchObject(
    ENDED,
  );
  expect(await terms(token)).toEqual({ signUps: 'invited', isInvited: false });
  const { data } = await owner.api.server.invitations();
  expect(data).toMatchObject([{ state: 'used', email: PERSON.email }]);
});

longTest('of two people who verify at the same time with one invitation, one gets an account', async () => {
  const { app, invite } = await openWith('invited');
  const invitation = tokenOf((await invite()).link);
  const people = [
    await signUp(app, { email: 'ana@example.com', invitation }),
    await signUp(app, { email: 'bea@example.com', invitation }),
  ];
  const outcomes = await Promise.allSettled(people.map(({ code, email }) => verify(app, code, email)));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('an invitation ends when it expires, and at once when it is revoked; made-up ones never work', async () => {
  const { app, owner, invite, terms } = await openWith('invited');
  const expiring = tokenOf((await invite(1)).link);
  app.clock.advance({ days: 1, seconds: 1 });
  const { link, invitation } = await invite(30);
  await owner.api.server.revokeInvitation({ params: { id: invitation.id } });
  const madeUp = tokenOf(link).replace(/.{5}$/, 'AAAAA');
  for (const token of [expiring, tokenOf(link), madeUp, 'daymark_invitation_', 'x'.repeat(200)]) {
    expect(await failureOf(tryToSignUp(app, { invitation: token }))).toMatchObject(ENDED);
    expect((await terms(token)).isInvited).toBe(false);
  }
  expect((await owner.api.server.invitations()).data).toMatchObject([{ state: 'expired' }]);
  expect(await failureOf(owner.api.server.revokeInvitation({ params: { id: invitation.id } }))).toMatchObject(
    {
      status: 404,
      message: 'Invitation not found',
    },
  );
});

longTest(
  'who signed up with an invitation is let in even if it expires before the code is typed, not if it is revoked',
  async () => {
    const { app, owner, invite } = await openWith('invited');
    const [late, revoked] = [await invite(1), await invite(1)];
    app.clock.advance({ days: 1, seconds: -60 });
    const first = await signUp(app, { invitation: tokenOf(late.link) });
    const second = await signUp(app, { email: 'bea@example.com', invitation: tokenOf(revoked.link) });
    await owner.api.server.revokeInvitation({ params: { id: revoked.invitation.id } });
    app.clock.advance({ minutes: 2 });
    await verify(app, first.code);
    expect(await failureOf(verify(app, second.code, second.email))).toMatchObject(ENDED);
  },
);

longTest(
  'what the owner decides between the form and the code holds; the code stays right until then',
  async () => {
    const { app, owner } = await openWith('open');
    const { code } = await signUp(app);
    await owner.api.server.change({ body: { signUps: 'closed' } });
    expect(await failureOf(verify(app, '00000' === code ? '11111' : '00000'))).toMatchObject({
      code: 'invalid_code',
    });
    for (let n = 0; n < 6; n++) expect(await failureOf(verify(app, code))).toMatchObject(CLOSED);
    await owner.api.server.change({ body: { signUps: 'invited' } });
    expect(await failureOf(verify(app, code))).toMatchObject(UNINVITED);
    await owner.api.server.change({ body: { signUps: 'open' } });
    await verify(app, code);
    await logIn(app);
  },
);

longTest('the code of a password reset is no way round it', async () => {
  const { app, owner } = await openWith('open');
  await signUp(app);
  await owner.api.server.change({ body: { signUps: 'closed' } });
  await app.client().auth.forgotPassword({ body: { email: PERSON.email } });
  const code = codeIn(await mailTo(app.dataDir, PERSON.email, 2));
  const reset = { email: PERSON.email, code, newPassword: 'Lantern-river-77?' };
  expect(await failureOf(app.client().auth.resetPassword({ body: reset }))).toMatchObject(CLOSED);
  expect(await failureOf(logIn(app))).toMatchObject({ code: 'email_not_verified' });
});

test('everybody who has an account logs in whoever may sign up, and resets their password', async () => {
  const { app } = await openWith('closed');
  const ana = await makeUser(app);
  await logIn(app, ana.email);
  await app.client().auth.forgotPassword({ body: { email: ana.email } });
  const code = codeIn(await mailTo(app.dataDir, ana.email));
  await app.client().auth.resetPassword({
    body: { email: ana.email, code, newPassword: 'Lantern-river-77?' },
  });
});

longTest('where the last account was deleted, anybody can sign up again', async () => {
  const { app, owner, terms } = await openWith('closed');
  await owner.api.users.deleteAccount({ body: { password: PERSON.password } });
  expect((await terms()).signUps).toBe('open');
  const { code } = await signUp(app);
  await verify(app, code);
  expect((await logIn(app)).data.user.isOwner).toBe(true);
  expect((await terms()).signUps).toBe('closed');
});

test('an invitation is mailed with its link, in a mail that says how long it works', async () => {
  const smtp = await startSmtp();
  const config = { publicUrl: 'https://daymark.example', smtpUrl: smtp.url };
  const app = await startTestApp({ config });
  const owner = await makeServerOwner(app);
  const { link } = (await owner.api.server.invite({ body: { email: 'Guest@Example.com', days: 7 } })).data;
  await eventually(() => expect(smtp.received).toHaveLength(1));
  const [{ to, mail }] = smtp.received as [(typeof smtp.received)[number]];
  expect(to).toEqual(['guest@example.com']);
  expect(mail.subject).toBe('An invitation to Daymark');
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(link);
  expect(mail.text).toContain('The link works once, for 7 days.');
  expect(app.lines.join('')).not.toContain('daymark_invitation_');
});

longTest(
  'what the account of an invitation was is forgotten with it, and ended invitations after a month',
  async () => {
    const { app, owner, invite } = await openWith('invited');
    const { code } = await signUp(app, { invitation: tokenOf((await invite()).link) });
    await verify(app, code);
    const { token } = (await logIn(app)).data;
    await app.client(token).users.deleteAccount({ body: { password: PERSON.password } });
    expect((await owner.api.server.invitations()).data).toEqual([]);

    const open = tokenOf((await invite(1)).link);
    await signUp(app, { email: 'wrong@example.com', invitation: open });
    const people = (await owner.api.server.people()).data;
    const { id } = people.find(({ email }) => email === 'wrong@example.com') ?? { id: '' };
    await owner.api.server.deletePerson({ params: { id } });
    expect((await owner.api.server.invitations()).data).toMatchObject([{ state: 'open' }]);
    app.clock.advance({ days: 32 });
    await sql`insert into pgboss.job (name) values ('purge')`.execute(app.db);
    await eventually(async () => {
      const { rows } = await sql`select 1 from invitations`.execute(app.db);
      expect(rows).toEqual([]);
    });
  },
);
