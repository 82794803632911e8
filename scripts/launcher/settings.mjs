import { join, resolve } from 'node:path';
import { ROOT } from './run.mjs';

/** The demo's data stand in a folder of their own inside the data folder, so that it never meets real ones. */
export function demoDataDir() {
  const dataDir = process.env.DATA_DIR || (process.getuid?.() === 0 ? '/var/lib/daymark' : 'data');
  return join(dataDir, 'demo');
}

/** A file named on the command line, seen from where the person is: npm runs us in the project's root. */
export const absolute = (argument) =>
  argument.startsWith('-') ? argument : resolve(process.env.INIT_CWD ?? process.cwd(), argument);

/** What the server's process is given at its start, since it cannot give it to itself. */
export const processSettings = {
  // Node keeps there what it made of our sources: a start takes half as long, and the compiler's 20 MB are not loaded.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/daymark/compiled'),
  // One arena for all threads: else each keeps the blocks of 19 MiB that a password was hashed in, 100 MB together.
  MALLOC_ARENA_MAX: '1',
};
