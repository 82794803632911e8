import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, ROOT, run } from './run.mjs';
import { removeUnread } from './unread.mjs';

/**
 * Installs the packages of the lock file if `node_modules` differs from it: those that Daymark runs and builds its web app
 * with, and for a developer's commands those of development as well.
 */
export async function installIfStale({ forDevelopment }) {
  const missing = whatIsMissing();
  if (missing === undefined || (missing === 'development' && !forDevelopment)) return;
  // Who has the packages of development keeps them.
  const all = forDevelopment || hasDevelopmentPackages();
  console.log('Installing what Daymark needs (npm ci); this takes a minute the first time.');
  // `ci` installs exactly the lock file under any Node: it neither resolves versions nor checks engines. No package may
  // run code during the installation; none of ours needs to. NODE_ENV=production does not decide what is installed.
  const code = await npm([
    'ci',
    '--ignore-scripts',
    all ? '--include=dev' : '--omit=dev',
    '--include=optional',
  ]);
  const left = whatIsMissing();
  if (code !== 0 || left === 'all' || (left === 'development' && all))
    throw new Refusal(
      'npm could not install what Daymark needs (its message stands above): check the network and the free disk space, and run this again.',
    );
  if (!all) removeUnread(join(ROOT, 'node_modules'));
}

/**
 * npm lists at the end of an install what it installed: every locked package must be in that list, in its locked version.
 * `development` if only packages of development are missing, undefined if nothing is.
 */
function whatIsMissing() {
  const locked = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!locked)
    throw new Refusal('package-lock.json is missing: restore it with "git checkout package-lock.json".');
  if (!installed) return 'all';
  const missing = Object.entries(locked).filter(([path, wanted]) => {
    // Skip the project itself and its workspaces: they are links.
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false;
    const found = installed[path];
    // Optional packages for other systems are not installed.
    return found ? found.version !== wanted.version || found.link !== wanted.link : !wanted.optional;
  });
  if (missing.length === 0) return undefined;
  // One that is there in another version is wrong for all: a package of development may be another's, too.
  return missing.every(([path, wanted]) => wanted.dev && !installed[path]) ? 'development' : 'all';
}

const hasDevelopmentPackages = () =>
  Object.values(readPackages('node_modules/.package-lock.json') ?? {}).some(({ dev }) => dev);

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
