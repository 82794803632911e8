import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { failureOf, PERSON } from '../testing/accounts.ts';
import { databaseSettings, startTestApp, type TestApp } from '../testing/harness.ts';
import { giveTwoStep } from '../testing/log-in-keys.ts';
import { mailTo } from '../testing/mailbox.ts';
import { makeUser } from '../testing/people.ts';
import { turnOffFor } from './two-step-off.ts';

const COMMAND = join(import.meta.dirname, '../two-step-off.ts');

async function turnOff({ database, dataDir }: TestApp, ...args: string[]): Promise<string> {
  const env = { ...databaseSettings(database), DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...args], { env });
  return stdout.trim();
}

test('an operator turns it off for somebody who has lost the app and the codes, beside a running server, and a mail tells them', async () => {
  const app = await startTestApp();
  const [user, other] = [await makeUser(app), await makeUser(app)];
  for (const { userId } of [user, other]) await giveTwoStep(app, userId);
  const logIn = ({ email }: { email: string }) =>
    app.client().auth.logIn({ body: { email, password: PERSON.password } });

  expect(await turnOff(app, user.email.toUpperCase())).toContain(`Two-step log-in is off for ${user.email}.`);

  expect((await logIn(user)).data.user.email).toBe(user.email);
  expect(await failureOf(logIn(other))).toMatchObject({ code: 'code_needed' });
  expect(await mailTo(app.dataDir, user.email)).toContain('Subject: Two-step log-in is off');
  const again = (email: string) => turnOffFor(app.services, app.db, email);
  expect(await again(user.email)).toEqual({ said: `Two-step log-in was not on for ${user.email}.` });
  expect(await again('nobody@example.com')).toEqual({
    refused: 'Nobody has an account with the address nobody@example.com.',
  });
  await expect(turnOff(app)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run two-step-off -- ADDRESS'),
  });
});
