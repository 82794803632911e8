import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeBackupFolder } from '../backups/testing/databases.ts';
import { queueLetter } from '../mail/service.ts';
import { failureOf } from '../testing/accounts.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { ownPort } from '../testing/ports.ts';
import { makeServerOwner } from '../testing/server-owner.ts';
import { startSmtp } from '../testing/smtp.ts';

test('a mail that could not be sent is listed with its reason, and is sent when it is tried again', async () => {
  const port = await ownPort();
  const app = await startTestApp({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
  const owner = await makeServerOwner(app);
  await queueLetter(app.services, app.db, { kind: 'existing-account', to: 'ana@example.com' });
  // It is given up at its first failure.
  await sql`update pgboss.job set retry_limit = 0 where name = 'mail'`.execute(app.db);
  await eventually(async () =>
    expect((await owner.api.server.failedJobs()).data).toMatchObject([
      { queue: 'mail', reason: 'Mail could not be sent: ESOCKET', nextAt: null },
    ]),
  );
  const { data } = await owner.api.server.failedJobs();
  expect(JSON.stringify(data)).not.toContain('example.com');
  const id = data[0]?.id ?? '';
  const smtp = await startSmtp({ port });
  expect((await owner.api.server.retryJob({ params: { id } })).message).toBe('It is tried again');
  await eventually(() => expect(smtp.received).toHaveLength(1));
  expect((await owner.api.server.failedJobs()).data).toEqual([]);
  expect(await failureOf(owner.api.server.retryJob({ params: { id } }))).toMatchObject({
    status: 404,
    message: 'Job not found',
  });
});

longTest('a job that is tried again by itself says when, and need not be waited for', async () => {
  const port = await ownPort();
  const app = await startTestApp({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
  const owner = await makeServerOwner(app);
  await queueLetter(app.services, app.db, { kind: 'existing-account', to: 'ana@example.com' });
  const failed = async () => (await owner.api.server.failedJobs()).data[0];
  await eventually(async () => expect((await failed())?.nextAt).toEqual(expect.any(String)));
  await sql`update pgboss.job set start_after = now() + interval '1 day' where name = 'mail' and state = 'retry'`.execute(
    app.db,
  );
  const smtp = await startSmtp({ port });
  await owner.api.server.retryJob({ params: { id: (await failed())?.id ?? '' } });
  await eventually(() => expect(smtp.received).toHaveLength(1));
});

test('a backup that failed is told with the backups', async () => {
  const folder = makeBackupFolder();
  const app = await startTestApp({ config: { backupDir: join(folder, 'file', 'below') } });
  writeFileSync(join(folder, 'file'), 'no folder');
  const owner = await makeServerOwner(app);
  await owner.api.server.backUp();
  await eventually(async () => {
    const { failures } = (await owner.api.server.backups()).data;
    expect(failures).toHaveLength(1);
    expect(failures[0]?.reason).toContain('ENOTDIR');
  });
});
