import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@daymark/contract/client';
import { expect, onTestFinished, test } from 'vitest';
import { lendDatabase, takeBack } from './testing/databases.ts';
import { eventually } from './testing/eventually.ts';
import { databaseSettings } from './testing/harness.ts';

const VITE = join(import.meta.dirname, '../../../node_modules/vite/bin/vite.js');

/** Inside of the installation, as what is built finds its packages from where it is. */
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache');

function makeFolder(place: string): string {
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(join(place, 'daymark-bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the server as it is built starts, and plans in its threads', async () => {
  const [built, dataDir, lent] = [makeFolder(CACHE), makeFolder(tmpdir()), await lendDatabase()];
  onTestFinished(() => takeBack(lent));
  const { status, stderr } = spawnSync(
    process.execPath,
    [VITE, 'build', '--logLevel', 'warn', '--outDir', built, '--emptyOutDir'],
    { cwd: join(import.meta.dirname, '..'), encoding: 'utf8', env: {} },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });

  const child = spawn(process.execPath, [join(built, 'main.js')], {
    env: { ...databaseSettings(lent.database), PORT: '0', DATA_DIR: dataDir },
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
  const { visitorPlans } = createClient({ baseUrl: `${address}/api`, token: () => null });
  const brief = 'Repaint the quokka hut. Sand the door, 2 h. Buy paint.';
  const { data } = await visitorPlans.show({ body: { brief, locale: 'de-DE', timezone: 'Europe/Berlin' } });
  expect(data.parts.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Sand the door', 'Buy paint']),
  );
  expect((await fetch(`${address}/api/docs`)).status).toBe(200);
});
