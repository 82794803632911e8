import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { givePasskey } from '../testing/log-in-keys.ts';
import { makeUser } from '../testing/people.ts';

const TOO_LATE = { status: 404, code: 'not_found', message: expect.stringContaining('begin again') };

async function open() {
  const app = await startTestApp();
  const user = await makeUser(app);
  return { app, ...(await givePasskey(app, user.userId)) };
}

const question = async (app: TestApp) => (await app.client().auth.beginPasskeyLogIn()).data;

type Answer = Awaited<ReturnType<typeof open>>['device'];

const send = (app: TestApp, passkey: ReturnType<Answer['answer']>) =>
  app.client().auth.finishPasskeyLogIn({ body: { passkey } });

test('an opened log-in page stores and counts nothing; after sixty answers in a quarter of an hour a network is refused', async () => {
  const { app, device } = await open();
  for (let n = 0; n < 100; n++) await question(app);
  const { rows } = await sql`select 1 from passkey_challenges union all select 1 from limits`.execute(app.db);
  expect(rows).toEqual([]);
  const wrong = device.answer({ challenge: 'AAAA' });
  for (let n = 0; n < 60; n++) expect(await failureOf(send(app, wrong))).toMatchObject(TOO_LATE);
  expect(await failureOf(send(app, device.answer(await question(app))))).toMatchObject({
    status: 429,
    code: 'too_many_attempts',
  });
});

test('a challenge that was changed, cut or written otherwise is refused, and uses up nothing', async () => {
  const { app, device } = await open();
  const { challenge } = await question(app);
  const later = Buffer.from(challenge, 'base64url');
  later.writeUIntBE(app.clock.now().getTime() + 86_400_000, 32, 6);
  const spellings = [
    later.toString('base64url'),
    `${challenge}=`,
    challenge.slice(0, -4),
    challenge.slice(0, 51),
  ];
  for (const changed of spellings)
    expect(await failureOf(send(app, device.answer({ challenge: changed })))).toMatchObject(TOO_LATE);
  expect((await send(app, device.answer({ challenge }))).success).toBe(true);
});
