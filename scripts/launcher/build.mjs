import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal, ROOT, runScript } from './run.mjs';

/** All packages, so that no new one is forgotten; the planner is in the server alone, without its training. */
const packagesOf = (app) =>
  readdirSync(join(ROOT, 'packages'))
    .filter((name) => !NO_INPUT.test(name) && (name !== 'planner' || app === 'apps/server'))
    .sort()
    .map((name) => (name === 'planner' ? 'packages/planner/src' : `packages/${name}`));

/** What is built, with everything of its own that it depends on: whole folders, without what a build or a test writes there. */
const WEB = { app: 'apps/web', built: 'app.html', called: 'web app', own: ['apps/web'] };
const SERVER = {
  app: 'apps/server',
  built: 'main.js',
  called: 'server',
  own: ['apps/server/src', 'apps/server/vite.config.ts'],
};
const NO_INPUT = /^(dist|node_modules|\..*)$|\.gen\.ts$|\.test\.tsx?$/;
/** Texts and weights of the planner, read when they are needed: they are in no bundle. */
const READ_LATER = /\/src\/.*\.txt$|\/weights\/[a-z]+\.json$/;

const stampOf = (app) =>
  join(ROOT, 'node_modules/.cache/daymark', `${app.replace('apps/', '')}-inputs.sha256`);

/** Builds what is missing or older than its inputs. */
async function buildIfStale(node, { app, built, called, own }) {
  const hash = hashOf([...own, ...packagesOf(app), 'package-lock.json', 'tsconfig.base.json']);
  const stamp = stampOf(app);
  if (existsSync(join(ROOT, app, 'dist', built)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
    return;
  console.log(`Building the ${called}.`);
  // A build that breaks off leaves half an app behind: whoever takes the change back needs a new build as well.
  rmSync(stamp, { force: true });
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const code = await runScript(node, [vite, 'build', '--logLevel', 'warn'], { cwd: join(ROOT, app) });
  if (code !== 0) throw new Refusal(`The ${called} could not be built (the reason stands above).`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Builds the web app unless its inputs are unchanged since the last build. */
export const buildWebIfStale = (node) => buildIfStale(node, WEB);

export const buildServerIfStale = (node) => buildIfStale(node, SERVER);

function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(join(ROOT, input)))) {
    if (READ_LATER.test(file)) continue;
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

export function filesUnder(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NO_INPUT.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesUnder(join(path, name)));
}
