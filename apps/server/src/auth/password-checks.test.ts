import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeAccount, PERSON } from '../testing/accounts.ts';
import { startTestApp, type TestApp, type TestNode } from '../testing/harness.ts';
import { makeUser } from '../testing/people.ts';
import { LOG_IN_FAILURES, NETWORK_LOG_IN_FAILURES } from './limits.ts';
import { beginChecks, countEvents, endChecks } from './limits-store.ts';

const OFFICE = '203.0.113.7';
const WRONG = 'Wrong-password-1!';

interface Try {
  email: string;
  password: string;
  ip: string;
}

/** What each is answered, when all ask at once and the nodes in turn. */
function logInAtOnce(nodes: readonly TestNode[], tries: readonly Try[]): Promise<number[]> {
  const answers = tries.map(async ({ email, password, ip }, n) => {
    const { statusCode } = await (nodes[n % nodes.length] as TestNode).app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      remoteAddress: ip,
    });
    return statusCode;
  });
  return Promise.all(answers);
}

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const wrongFromOffice = (n: number): Try => ({
  email: `nobody${n}@example.com`,
  password: WRONG,
  ip: OFFICE,
});

/** An office of so many people with one password, which is quicker to make and no easier to check. */
async function makeOffice(app: TestApp, count: number): Promise<Try[]> {
  const { email } = await makeAccount(app);
  const emails = [email];
  while (emails.length < count) emails.push((await makeUser(app)).email);
  await sql`update users set password_hash = (select password_hash from users where email = ${email})`.execute(
    app.db,
  );
  return emails.map((one) => ({ email: one, password: PERSON.password, ip: OFFICE }));
}

test('an office behind one address logs in at once on two nodes, though it has just one failure left', async () => {
  const app = await startTestApp();
  const nodes = [app, await app.startAnother()];
  const office = await makeOffice(app, 30);
  expect(await logInAtOnce(nodes, times(9, wrongFromOffice))).toEqual(Array(9).fill(401));

  expect(await logInAtOnce(nodes, office)).toEqual(Array(30).fill(200));

  expect(await logInAtOnce(nodes, times(2, wrongFromOffice))).toEqual(expect.arrayContaining([401, 429]));
});

test('one person may log in on many devices at once, and right passwords pass between wrong ones', async () => {
  const app = await startTestApp();
  const nodes = [app, await app.startAnother()];
  const [ana] = await makeOffice(app, 1);
  const right = times(20, () => ana as Try);
  const mixed = [...right.slice(0, 10), ...times(9, wrongFromOffice), ...right.slice(10)];

  expect(await logInAtOnce(nodes, mixed)).toEqual(
    mixed.map(({ password }) => (password === WRONG ? 401 : 200)),
  );
});

test.each([
  ['one network', wrongFromOffice],
  [
    'a thousand networks at one address',
    (n: number): Try => ({ email: PERSON.email, password: WRONG, ip: `10.0.${n >> 8}.${n & 255}` }),
  ],
])('of a thousand wrong passwords at once from %s ten are compared', async (_, tryOf) => {
  const app = await startTestApp();
  const nodes = [app, await app.startAnother()];
  await makeAccount(app);

  const answers = await logInAtOnce(nodes, times(1_000, tryOf));

  expect(answers.filter((status) => status === 401)).toHaveLength(10);
  // The rest met the limit, or a line that was full.
  expect(answers.filter((status) => status === 429 || status === 503)).toHaveLength(990);
  expect(await logInAtOnce(nodes, [tryOf(1_000)])).toEqual([429]);
});

test('a check that a node never ended holds up others for half a minute and then counts as a failure', async () => {
  const { db, clock } = await startTestApp();
  const network = { limit: NETWORK_LOG_IN_FAILURES, subject: OFFICE };
  const address = { limit: LOG_IN_FAILURES, subject: PERSON.email };
  const counted = [network, address];
  const begin = () => db.transaction().execute((trx) => beginChecks(trx, counted, clock.now()));
  for (let n = 0; n < 9; n++) await countEvents(db, [network], clock.now());
  const at = clock.now();
  await begin();

  await expect(begin()).rejects.toMatchObject({ code: 'overloaded' });
  await db.transaction().execute((trx) => endChecks(trx, counted, { failed: false, at }));
  await begin();
  clock.advance({ seconds: 29 });
  await expect(begin()).rejects.toMatchObject({ code: 'overloaded' });
  clock.advance({ seconds: 1 });
  await expect(begin()).rejects.toMatchObject({ code: 'too_many_attempts' });
});
