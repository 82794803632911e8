import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@daymark/contract/client';
import { expect, onTestFinished, test } from 'vitest';
import { PERSON } from './testing/accounts.ts';
import { eventually } from './testing/eventually.ts';
import { databaseSettings, startTestApp, type TestApp } from './testing/harness.ts';
import { deviceOf } from './testing/log-in-keys.ts';
import { mailTo } from './testing/mailbox.ts';
import { makeUser } from './testing/people.ts';

const VITE = join(import.meta.dirname, '../../../node_modules/vite/bin/vite.js');

/** Inside of the installation, as what is built finds its packages from where it is. */
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache');

function makeBuildFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'daymark-bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the server as it is built beside a node: over its database, and with its secrets. */
async function startBuilt({ database, dataDir, services }: TestApp) {
  const built = makeBuildFolder();
  const { status, stderr } = spawnSync(
    process.execPath,
    [VITE, 'build', '--logLevel', 'warn', '--outDir', built, '--emptyOutDir'],
    { cwd: join(import.meta.dirname, '..'), encoding: 'utf8', env: {} },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });

  const child = spawn(process.execPath, [join(built, 'main.js')], {
    env: {
      ...databaseSettings(database),
      ...{ PORT: '0', DATA_DIR: dataDir, PUBLIC_URL: services.config.publicUrl },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });
  let printed = '';
  child.stdout.on('data', (words) => {
    printed += String(words);
  });
  const address = await eventually(() => {
    const ready = /Daymark is ready at (\S+)/.exec(printed)?.[1];
    if (!ready) throw new Error(`Not ready: ${printed}`);
    return ready;
  });
  return address;
}

test('the server as it is built plans in its threads, and does what packages do in their own ways', async () => {
  const app = await startTestApp({ now: new Date().toISOString() });
  const address = await startBuilt(app);
  const user = await makeUser(app);
  const { visitorPlans, passkeys, avatars, auth } = createClient({
    baseUrl: `${address}/api`,
    token: () => user.token,
  });
  const brief = 'Repaint the quokka hut. Sand the door, 2 h. Buy paint.';
  const { data } = await visitorPlans.show({ body: { brief, locale: 'de-DE', timezone: 'Europe/Berlin' } });
  expect(data.parts.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Sand the door', 'Buy paint']),
  );
  // Decorators, a library of the system, a package that loads late, and files of a package.
  const { data: wish } = await passkeys.beginAdding({ body: { password: PERSON.password } });
  await passkeys.add({ body: { name: 'Phone', passkey: deviceOf(app, user.userId).make(wish) } });
  await avatars.upload({ body: { avatar: new File([readFileSync('docs/images/phone.png')], 'me.png') } });
  await auth.forgotPassword({ body: { email: user.email } });
  // One tells of the new passkey, the other has the code.
  await mailTo(app.dataDir, user.email, 2);
  expect((await fetch(`${address}/api/docs`)).status).toBe(200);
  expect((await fetch(`${address}/api/docs/static/swagger-ui.css`)).status).toBe(200);
});
