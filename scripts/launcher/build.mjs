import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal, ROOT, runScript } from './run.mjs';

/** Everything that the built web app depends on: whole folders, without what a build or a test writes there. */
const INPUTS = [
  'apps/web',
  'packages/domain',
  'packages/contract',
  'packages/words',
  'package-lock.json',
  'tsconfig.base.json',
];
const NO_INPUT = /^(dist|node_modules|\..*)$|\.gen\.ts$|\.test\.tsx?$/;

const BUILT = join(ROOT, 'apps/web/dist/app.html');
const STAMP = join(ROOT, 'node_modules/.cache/daymark/web-inputs.sha256');

/** Builds the web app unless its inputs are unchanged since the last build. */
export async function buildWebIfStale(node) {
  const inputs = hashInputs();
  if (existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return;
  console.log('Building the web app.');
  // A build that breaks off leaves half an app behind: whoever takes the change back needs a new build as well.
  rmSync(STAMP, { force: true });
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const code = await runScript(node, [vite, 'build', '--logLevel', 'warn'], { cwd: join(ROOT, 'apps/web') });
  if (code !== 0) throw new Refusal('The web app could not be built (the reason stands above).');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, inputs);
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesUnder(join(ROOT, input)))) {
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
