import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, ROOT, run } from './run.mjs';

/** Makes `node_modules` what the lock file says, when it is not. */
export async function installIfStale() {
  if (!isStale()) return;
  console.log('Installing what Daymark needs (npm ci); this takes a moment the first time.');
  // Exactly the lock file, whatever Node runs this: `ci` neither resolves versions nor looks at engines. No package
  // may run code while it is installed; none of ours needs to. Development packages belong to it even where
  // NODE_ENV says "production": the web app is built here.
  const code = await npm(['ci', '--ignore-scripts', '--include=dev', '--include=optional']);
  if (code === 0 && !isStale()) return;
  throw new Refusal(
    'npm could not install what Daymark needs (its message stands above): check the network and the free disk space, and run this again.',
  );
}

/** npm writes down at the end of an install what it installed: every locked package must stand there as locked. */
function isStale() {
  const locked = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!locked)
    throw new Refusal('package-lock.json is missing: restore it with "git checkout package-lock.json".');
  if (!installed) return true;
  return Object.entries(locked).some(([path, wanted]) => {
    // The project itself, and its workspaces, which are links.
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false;
    const found = installed[path];
    // Packages for other systems are left out.
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

/** Under `npm start` npm says where it is; otherwise the one on the path. */
async function npm(args) {
  const own = process.env.npm_execpath;
  try {
    if (own && /npm-cli\.js$/.test(own)) return await run(process.execPath, [own, ...args]);
    return await run('npm', args, { shell: process.platform === 'win32' });
  } catch (error) {
    throw new Refusal(`npm does not run (${error.message}): install Node with npm, and run this again.`);
  }
}
