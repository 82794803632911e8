import { join, resolve } from 'node:path';
import { ROOT } from './run.mjs';

/** The demo has its own folder inside the data folder, so that it never mixes with real data. */
export function demoDataDir() {
  const dataDir = process.env.DATA_DIR || (process.getuid?.() === 0 ? '/var/lib/daymark' : 'data');
  return join(dataDir, 'demo');
}

/** Resolves a file argument against the user's current folder: npm runs us in the project's root. */
export const absolute = (argument) =>
  argument.startsWith('-') ? argument : resolve(process.env.INIT_CWD ?? process.cwd(), argument);

/** Environment of the server's process: it must be set before Node starts. */
export const processSettings = {
  // Node caches our compiled sources there: a start takes half as long, and the compiler's 20 MB are not loaded.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/daymark/compiled'),
  // One malloc arena for all threads: else each keeps the 19 MiB blocks of password hashing, 100 MB in total.
  MALLOC_ARENA_MAX: '1',
};
