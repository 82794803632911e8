import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, ROOT, run } from './run.mjs';

/** Installs the packages of the lock file if `node_modules` differs from it. */
export async function installIfStale() {
  if (!isStale()) return;
  console.log('Installing what Daymark needs (npm ci); this takes a moment the first time.');
  // `ci` installs exactly the lock file under any Node: it neither resolves versions nor checks engines. No package may
  // run code during the installation; none of ours needs to. Development packages are needed even if NODE_ENV is
  // "production": the web app is built here.
  const code = await npm(['ci', '--ignore-scripts', '--include=dev', '--include=optional']);
  if (code === 0 && !isStale()) return;
  throw new Refusal(
    'npm could not install what Daymark needs (its message stands above): check the network and the free disk space, and run this again.',
  );
}

/** npm lists at the end of an install what it installed: every locked package must be in that list, in its locked version. */
function isStale() {
  const locked = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!locked)
    throw new Refusal('package-lock.json is missing: restore it with "git checkout package-lock.json".');
  if (!installed) return true;
  return Object.entries(locked).some(([path, wanted]) => {
    // Skip the project itself and its workspaces: they are links.
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false;
    const found = installed[path];
    // Optional packages for other systems are not installed.
    return found ? found.version !== wanted.version || found.link !== wanted.link : !wanted.optional;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Under `npm start`, `npm_execpath` names npm; otherwise the one on the path is used. */
async function npm(args) {
  const own = process.env.npm_execpath;
  try {
    if (own && /npm-cli\.js$/.test(own)) return await run(process.execPath, [own, ...args]);
    return await run('npm', args, { shell: process.platform === 'win32' });
  } catch (error) {
    throw new Refusal(`npm does not run (${error.message}): install Node with npm, and run this again.`);
  }
}
