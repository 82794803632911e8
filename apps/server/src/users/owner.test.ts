import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { handOver } from '../auth/hand-over.ts';
import { addressOf } from '../backups/testing/databases.ts';
import { failureOf, makeAccount, PERSON, signUp } from '../testing/accounts.ts';
import { makeApiToken } from '../testing/api-tokens.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeUser, type TestUser } from '../testing/people.ts';

const isOwner = async ({ api }: TestUser) => (await api.auth.profile()).data.isOwner;

/** The profile in the export of an account, where nothing may be written. */
async function exportedProfile(app: TestApp, { token }: TestUser) {
  await clearOwner(app);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${app.address}/api/users/export`, { headers });
  const { user } = (await answer.json()) as { user: object };
  return user;
}

const clearOwner = ({ db }: TestApp) => sql`delete from instance_settings where key = 'owner'`.execute(db);

const OWNER_ONLY = {
  status: 403,
  code: 'owner_only',
  message: 'Only the owner of this server may do this',
};

async function makePeople(app: TestApp, count: number): Promise<TestUser[]> {
  const people: TestUser[] = [];
  for (let n = 0; n < count; n++) {
    app.clock.advance({ minutes: 1 });
    people.push(await makeUser(app));
  }
  return people;
}

longTest('the owner is whose address was verified first, not who signed up first', async () => {
  const app = await startTestApp();
  const { email, code } = await signUp(app);
  app.clock.advance({ minutes: 1 });
  const account = await makeAccount(app, { email: 'bea@example.com' });
  app.clock.advance({ minutes: 1 });
  await app.client().auth.verifyEmail({ body: { email, code } });
  const logIn = (person: { email: string; password: string }) =>
    app.client().auth.logIn({ body: { email: person.email, password: person.password } });
  expect((await logIn({ email, password: PERSON.password })).data.user.isOwner).toBe(false);
  expect((await logIn(account)).data.user.isOwner).toBe(true);
});

test('what is for the owner is refused to everybody else, and to the owner’s own API tokens', async () => {
  const app = await startTestApp();
  const [owner, other] = await makePeople(app, 2);
  if (!owner || !other) throw new Error('Nobody was made');
  expect(await isOwner(owner)).toBe(true);
  expect(await isOwner(other)).toBe(false);
  expect(await exportedProfile(app, owner)).toMatchObject({ isOwner: true });
  expect((await owner.api.server.get()).data).toMatchObject({ signUps: 'open' });
  expect(await failureOf(other.api.server.get())).toMatchObject(OWNER_ONLY);
  expect(await failureOf(other.api.server.change({ body: { signUps: 'closed' } }))).toMatchObject(OWNER_ONLY);
  const { secret } = await makeApiToken(app, owner, { scopes: ['read', 'write', 'propose'] });
  expect(await failureOf(app.client(secret).server.get())).toMatchObject({
    status: 403,
    code: 'insufficient_scope',
  });
  expect((await owner.api.server.get()).data.signUps).toBe('open');
});

longTest(
  'when the owner’s account is deleted, the next one that was verified has the server, on every node',
  async () => {
    const app = await startTestApp();
    const another = await app.startAnother();
    const [first, second, third] = await makePeople(app, 3);
    if (!first || !second || !third) throw new Error('Nobody was made');
    expect(await isOwner(first)).toBe(true);
    await third.api.users.deleteAccount({ body: { password: PERSON.password } });
    expect(await isOwner(first)).toBe(true);
    await first.api.users.deleteAccount({ body: { password: PERSON.password } });
    await another.client(second.token).server.change({ body: { signUps: 'closed' } });
    expect(await isOwner(second)).toBe(true);
    await second.api.users.deleteAccount({ body: { password: PERSON.password } });
    const again = await makeUser(app);
    expect(await isOwner(again)).toBe(true);
  },
);

test('of several requests at once that ask for the owner first, all learn of the same one', async () => {
  const app = await startTestApp();
  const people = await makePeople(app, 4);
  const answers = await Promise.all(people.flatMap((person) => [isOwner(person), isOwner(person)]));
  expect(answers).toEqual([true, true, ...Array.from({ length: 6 }, () => false)]);
});

/** Runs `npm run owner` as a process and returns its output, or its error. */
const command = ({ database, dataDir }: TestApp, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '../hand-over.ts'), ...args], {
    env: { DATABASE_URL: addressOf(database), DATA_DIR: dataDir },
  }).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }: { stderr: string }) => `refused: ${stderr.trim()}`,
  );

longTest('the server is handed over by a command, also to somebody who was disabled', async () => {
  const app = await startTestApp();
  expect(await handOver(app.db, undefined)).toEqual({
    said: expect.stringContaining('Nobody has an account yet.'),
  });
  const [first, second] = await makePeople(app, 2);
  if (!first || !second) throw new Error('Nobody was made');
  expect(await handOver(app.db, undefined)).toEqual({
    said: `The owner of this server is ${first.email}. To hand the server over: npm run owner -- ADDRESS`,
  });
  expect(await command(app, 'nobody@example.com')).toBe(
    'refused: Nobody has an account with the address nobody@example.com.',
  );
  const { email } = await signUp(app);
  expect(await handOver(app.db, email)).toEqual({
    refused: expect.stringContaining(`The address ${email} is not verified yet`),
  });
  await first.api.server.changePerson({ params: { id: second.userId }, body: { isDisabled: true } });

  expect(await command(app, second.email.toUpperCase())).toBe(
    `${second.email} is the owner of this server now.`,
  );
  expect(await isOwner(first)).toBe(false);
  const { data } = await app
    .client()
    .auth.logIn({ body: { email: second.email, password: PERSON.password } });
  expect(data.user.isOwner).toBe(true);
});
