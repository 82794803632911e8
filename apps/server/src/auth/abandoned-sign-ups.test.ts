import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { makeAccount, PERSON, signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { isAnybodyHeldUp } from '../testing/lock-waits.ts';
import { longTest } from '../testing/long-run.ts';
import { codeIn, mailTo } from '../testing/mailbox.ts';
import { insertUser, updateEmailVerified } from '../users/store.ts';
import { purgeExpired } from './service.ts';
import { claimLogin, findLogin } from './store.ts';

async function emailsOf({ db }: TestApp) {
  const { rows } = await sql<{ users: string[]; logins: string[] }>`
    select array(select email from users order by email) as users, array(select email from logins order by email) as logins
  `.execute(db);
  return rows[0];
}

const only = (...emails: string[]) => ({ users: emails, logins: emails });

test('a sign-up that nobody verified is forgotten after a week, and can be made again', async () => {
  const app = await startTestApp();
  await makeAccount(app, { email: 'verified@example.com' });
  const { email } = await signUp(app);
  app.clock.advance({ days: 7 });
  await purgeExpired(app.db, app.clock.now());
  expect(await emailsOf(app)).toEqual(only(email, 'verified@example.com'));

  app.clock.advance({ seconds: 1 });
  await purgeExpired(app.db, app.clock.now());
  expect(await emailsOf(app)).toEqual(only('verified@example.com'));

  await app.client().auth.signUp({ body: PERSON });
  const code = codeIn(await mailTo(app.dataDir, email, 2));
  await app.client().auth.verifyEmail({ body: { email, code } });
});

longTest('who just asked for a code has its ten minutes', async () => {
  const app = await startTestApp();
  const { email } = await signUp(app);
  app.clock.advance({ days: 8 });
  await app.client().auth.resendVerification({ body: { email } });
  const code = codeIn(await mailTo(app.dataDir, email, 2));

  await purgeExpired(app.db, app.clock.now());

  await app.client().auth.verifyEmail({ body: { email, code } });
});

longTest('more of them than are listed at once are forgotten together', async () => {
  const app = await startTestApp();
  await sql`
    with made as (
      insert into users (id, email, firstname, lastname, password_hash, timezone, created_at, updated_at)
      select gen_random_uuid(), n || '@example.com', 'Ana', 'Silva', 'none', 'UTC', ${app.clock.now()}, ${app.clock.now()}
      from generate_series(1, 510) n returning id, email
    )
    insert into logins (email, user_id) select email, id from made
  `.execute(app.db);
  app.clock.advance({ days: 8 });
  await purgeExpired(app.db, app.clock.now());
  expect(await emailsOf(app)).toEqual(only());
});

/** Runs the purge while another transaction is open. */
async function purgeDuring(app: TestApp, work: (trx: Database) => Promise<unknown>) {
  let purged: Promise<void> | undefined;
  await app.db.transaction().execute(async (trx) => {
    await work(trx);
    purged = purgeExpired(app.db, app.clock.now());
    while (!(await isAnybodyHeldUp(app.db))) await delay(5);
  });
  await purged;
}

longTest('who verifies or signs up again while the purge runs stays', async () => {
  const app = await startTestApp();
  const { email } = await signUp(app);
  await signUp(app, { email: 'bea@example.com' });
  app.clock.advance({ days: 8 });

  const anaId = await findLogin(app.db, email);
  await purgeDuring(app, (trx) => updateEmailVerified(trx, anaId, app.clock.now()));
  expect(await emailsOf(app)).toEqual(only(email));

  await signUp(app, { email: 'eva@example.com' });
  app.clock.advance({ days: 8 });
  await purgeDuring(app, async (trx) => {
    const id = await claimLogin(trx, 'eva@example.com', randomUUIDv7());
    const { timezone = 'UTC', password: passwordHash, ...person } = { ...PERSON, email: 'eva@example.com' };
    await insertUser(trx, { ...person, id, passwordHash, timezone }, app.clock.now());
  });
  expect(await emailsOf(app)).toEqual(only(email, 'eva@example.com'));
});
