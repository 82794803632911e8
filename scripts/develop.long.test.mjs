// `npm run dev` as a developer uses it: both sides run, reload on a change, and leave nothing behind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Changes a file as an editor would that saves it as it was. */
const save = (file) => utimesSync(join(ROOT, file), new Date(), new Date());

/** The messages that Vite sends to a page which has loaded this module. */
async function listenToVite(address, module) {
  await fetch(`${address}${module}`);
  const client = await (await fetch(`${address}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const messages = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(data)));
  await once(socket, 'open');
  onTestFinished(() => socket.close());
  return messages;
}

async function startDev() {
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-dev-'));
  chmodSync(dataDir, 0o755);
  const [port, webPort] = [await findFreePort(), await findFreePort()];
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEV_PORT: String(webPort) };
  for (const name of ['HOST', 'PUBLIC_URL', 'DATABASE_URL', 'AI_PROVIDER', 'OIDC_ISSUER']) delete env[name];
  // A process group of its own, as a shell makes one, so that Ctrl-C reaches all of it.
  const child = spawn(process.execPath, ['scripts/daymark.mjs', 'dev'], { cwd: ROOT, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      // Vite colours its lines where `CI` is set.
      output += stripVTControlCharacters(text);
    });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const printed = (words) => {
    if (child.exitCode !== null) throw new Error(`It ended:\n${output}`);
    return output.split(words).length - 1;
  };
  return { child, ended, dataDir, printed, output: () => output, address: `http://127.0.0.1:${webPort}` };
}

test('dev serves both sides on the given ports, reloads each on a change, and leaves nothing when stopped', async () => {
  const { child, ended, dataDir, printed, output, address } = await startDev();
  await expect.poll(() => printed('Daymark is ready'), { timeout: 120_000 }).toBe(1);
  await expect.poll(() => printed(address), { timeout: 120_000 }).toBeGreaterThan(1);

  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  for (const path of ['/login', '/dashboard']) {
    const page = await fetch(`${address}${path}`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    const html = (await page.text()).replaceAll('__CSP_NONCE__', '');
    expect(html).not.toMatch(/__[A-Z_]+__/);
    expect(html).toContain('--color-paper');
  }

  const messages = await listenToVite(address, '/src/main.tsx');
  save('apps/web/src/main.tsx');
  await expect.poll(() => messages.map(({ type }) => type), { timeout: 60_000 }).toContain('full-reload');
  // Only a worker thread imports it.
  save('apps/server/src/ai/plan-worker.ts');
  await expect.poll(() => printed('Daymark is ready'), { timeout: 120_000 }).toBe(2);
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);

  process.kill(-child.pid, 'SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(output()).not.toMatch(/Error|Unexpected/);
  expect(existsSync(join(dataDir, 'database/cluster/postmaster.pid'))).toBe(false);
  // No process of the group is left.
  expect(() => process.kill(-child.pid, 0)).toThrow('ESRCH');
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
