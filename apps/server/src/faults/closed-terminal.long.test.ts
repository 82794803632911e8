import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeDaymark } from './testing/daymark-process.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** In the place of the tool that builds: the server is started from its sources. */
const BUILD = `
const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('dist', { recursive: true });
writeFileSync('dist/main.js', "import '../src/main.ts';");
`;

/** The launcher of this checkout, with a server and a web app that need no build. */
function copyLauncher(): string {
  const root = mkdtempSync(join(tmpdir(), 'daymark-launched-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const path of ['scripts/daymark.mjs', 'scripts/launcher'])
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  for (const folder of ['apps/web/dist', 'apps/server', 'node_modules/vite/bin'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'node_modules/vite/bin/vite.js'), BUILD);
  const files = ['package-lock.json', 'tsconfig.base.json', 'node_modules/.package-lock.json'];
  const server = readdirSync(join(ROOT, 'apps/server'))
    .filter((name) => name !== 'dist')
    .map((name) => `apps/server/${name}`);
  for (const path of [...server, 'packages', ...files]) symlinkSync(join(ROOT, path), join(root, path));
  return join(root, 'scripts/daymark.mjs');
}

test('a server goes on when nobody reads its output, and stops in order when its terminal is closed', async () => {
  const daymark = await makeDaymark({ command: [copyLauncher(), 'start'] });
  onTestFinished(daymark.remove);
  await daymark.start({ logLevel: 'info' });
  expect(daymark.databaseProcesses()).not.toEqual([]);

  daymark.closeOutput();
  for (let count = 0; count < 3; count++) {
    expect((await fetch(`${daymark.address}/api/users/profile`)).status).toBe(401);
    // Enough time for the log line.
    await delay(200);
  }

  expect(await daymark.hangUp()).toBe(0);
  expect(daymark.databaseProcesses()).toEqual([]);
});
