import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeAccount, PERSON } from '../testing/accounts.ts';
import { startTestApp, type TestApp, type TestNode } from '../testing/harness.ts';
import { isLong, longTest, sampled } from '../testing/long-run.ts';
import { makeUser } from '../testing/people.ts';
import { LOG_IN_FAILURES } from './limits.ts';
import { beginCheck, countEvents, endChecks, whyNoCheck } from './limits-store.ts';

const OFFICE = '203.0.113.7';
const WRONG = 'Wrong-password-1!';

interface Try {
  email: string;
  password: string;
  ip: string;
}

/** The status of each log-in, when all are sent at once to the nodes in turn. */
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

/** An office of so many people with the same password, which is quicker to create and no easier to check. */
async function makeOffice(app: TestApp, count: number): Promise<Try[]> {
  const { email } = await makeAccount(app);
  const emails = [email];
  while (emails.length < count) emails.push((await makeUser(app)).email);
  await sql`update users set password_hash = (select password_hash from users where email = ${email})`.execute(
    app.db,
  );
  return emails.map((one) => ({ email: one, password: PERSON.password, ip: OFFICE }));
}

longTest(
  'an office behind one address logs in at once on two nodes, though it has just one failure left',
  async () => {
    const app = await startTestApp();
    const nodes = [app, await app.startAnother()];
    const office = await makeOffice(app, 30);
    const wrong = (n: number) => wrongFromOffice(n % 3);
    expect(await logInAtOnce(nodes, times(9, wrong))).toEqual(Array(9).fill(401));

    expect(await logInAtOnce(nodes, office)).toEqual(Array(30).fill(200));

    const [nobody] = times(1, wrong) as [Try];
    expect(await logInAtOnce(nodes, [nobody])).toEqual([401]);
    expect(await logInAtOnce(nodes, [nobody])).toEqual([429]);
  },
);

longTest(
  'one person may log in on many devices at once, and right passwords pass between wrong ones',
  async () => {
    const app = await startTestApp();
    const nodes = [app, await app.startAnother()];
    const [ana] = await makeOffice(app, 1);
    const right = times(20, () => ana as Try);
    const mixed = [...right.slice(0, 10), ...times(9, wrongFromOffice), ...right.slice(10)];

    expect(await logInAtOnce(nodes, mixed)).toEqual(
      mixed.map(({ password }) => (password === WRONG ? 401 : 200)),
    );
  },
);

/** More than are compared or may wait, many times over. */
const GUESSES = isLong ? 1_000 : 80;

test.each(
  sampled<[whence: string, tryOf: (n: number) => Try]>(
    [
      ['one network', (): Try => ({ email: PERSON.email, password: WRONG, ip: OFFICE })],
      [
        'as many networks',
        (n: number): Try => ({ email: PERSON.email, password: WRONG, ip: `10.0.${n >> 8}.${n & 255}` }),
      ],
    ],
    1,
  ),
)('of hundreds of wrong passwords at once from %s at one address ten are compared', async (_, tryOf) => {
  const app = await startTestApp();
  const nodes = [app, await app.startAnother()];
  await makeAccount(app);

  const answers = await logInAtOnce(nodes, times(GUESSES, tryOf));

  expect(answers.filter((status) => status === 401)).toHaveLength(10);
  // The others were refused by the limit or by a full queue.
  expect(answers.filter((status) => status === 429 || status === 503)).toHaveLength(GUESSES - 10);
  expect(await logInAtOnce(nodes, [tryOf(GUESSES)])).toEqual([429]);
});

test('of passwords that one network tries at many addresses three of each are compared, and ten a day', async () => {
  const app = await startTestApp();
  const nodes = [app, await app.startAnother()];
  const addresses = isLong ? 5 : 2;
  const compared = async () => {
    const answers = await logInAtOnce(
      nodes,
      times(12 * addresses, (n) => wrongFromOffice(n % addresses)),
    );
    return answers.filter((status) => status === 401).length;
  };
  // Ten per network, whichever addresses they are for.
  let total = await compared();
  expect(total).toBeGreaterThanOrEqual(3 * addresses);
  expect(total).toBeLessThanOrEqual(3 * addresses + 10);
  for (let quarter = 1; quarter < 6; quarter++) {
    app.clock.advance({ minutes: 15 });
    total += await compared();
  }
  expect(total).toBeLessThanOrEqual(10 * addresses + 30);
});

longTest(
  'what others of a network got wrong keeps nobody out whose address was not guessed at, all day',
  async () => {
    const app = await startTestApp();
    const nodes = [app, await app.startAnother()];
    const [ana, bea, caio] = (await makeOffice(app, 3)) as [Try, Try, Try];
    const wrongAt = ({ email }: Try, count: number) =>
      times(count, () => ({ email, password: WRONG, ip: OFFICE }));
    for (let quarter = 0; quarter < 3; quarter++) {
      await logInAtOnce(
        nodes,
        times(12, (n) => wrongFromOffice(100 * quarter + n)),
      );
      app.clock.advance({ minutes: 15 });
    }

    expect(await logInAtOnce(nodes, [ana, bea])).toEqual([200, 200]);
    // A few wrong passwords of the user alone have no effect yet.
    expect(await logInAtOnce(nodes, wrongAt(bea, 2))).toEqual([401, 401]);
    expect(await logInAtOnce(nodes, [bea])).toEqual([200]);
    expect(await logInAtOnce(nodes, wrongAt(caio, 12))).toEqual(expect.arrayContaining([401, 401, 401, 429]));
    // Under attack, a right and a wrong password get the same answer.
    expect(await logInAtOnce(nodes, [caio, ...wrongAt(caio, 1)])).toEqual([429, 429]);
    expect(await logInAtOnce(nodes, [{ ...caio, ip: '198.51.100.1' }])).toEqual([200]);
    expect(await logInAtOnce(nodes, [ana])).toEqual([200]);
  },
);

longTest(
  'a check that a node never ended holds up others for half a minute and then counts as a failure',
  async () => {
    const { db, clock } = await startTestApp();
    const address = { limit: LOG_IN_FAILURES, subject: PERSON.email };
    const begin = () => db.transaction().execute((trx) => beginCheck(trx, address, clock.now()));
    const why = () => whyNoCheck(db, [address], clock.now());
    for (let n = 0; n < 9; n++) await countEvents(db, [address], clock.now());
    const at = clock.now();
    expect(await begin()).toBe(true);

    expect(await begin()).toBe(false);
    expect(await why()).toMatchObject({ code: 'overloaded' });
    await db.transaction().execute((trx) => endChecks(trx, [address], { failed: false, at }));
    expect(await begin()).toBe(true);
    clock.advance({ seconds: 29 });
    expect(await why()).toMatchObject({ code: 'overloaded' });
    clock.advance({ seconds: 1 });
    expect(await why()).toMatchObject({ code: 'too_many_attempts' });
  },
);
